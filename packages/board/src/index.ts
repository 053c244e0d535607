export { MeanFigure } from './background.tsx'
export { Board, type BoardProps } from './board.tsx'
export { border, centre, hexesPath, hexUnder, type Point, RISE, SIZE, sidePath } from './geometry.ts'
export {
  isKey,
  isTyping,
  type KeyBinding,
  type KeyGroup,
  runKey,
  shownKey,
  useElementKeys,
  useFocusKeys,
  useKeyList,
  useKeys,
} from './keys.ts'
export { Die, type DieProps, Seal, type SealProps, SideBadge, type SideBadgeProps, Silhouette, type SilhouetteProps } from './marks.tsx'
export { bearingText, measureBetween, offBowText } from './measure.ts'
export {
  type ActiveMotions,
  type CounterPose,
  joinGlides,
  longestDuration,
  type Motion,
  type MotionAnchor,
  type MotionOf,
  motionDuration,
  type ShotStyle,
} from './motion.ts'
export { overlaySentence } from './overlay-sentence.ts'
export type * from './scene.ts'
export { Sprite } from './sprite.tsx'
