export { MeanFigure } from './background.tsx'
export { Board, type BoardProps } from './board.tsx'
export { type Chart, clockHexChart, hexChart } from './chart.ts'
export type { Device } from './choosing.ts'
export { border, centre, hexesPath, hexUnder, type Point, RISE, SIZE, sidePath } from './geometry.ts'
export { InOrder } from './in-order.tsx'
export { keyNames } from './key-names.ts'
export {
  isForFocus,
  isKey,
  type KeyBinding,
  type KeyGroup,
  runKey,
  shownKey,
  useElementKeys,
  useFocusKeys,
  useKeyList,
  useKeys,
} from './keys.ts'
export { LegendMark } from './legend.tsx'
export {
  Die,
  type DieProps,
  dieText,
  Seal,
  type SealProps,
  SideBadge,
  type SideBadgeProps,
  Silhouette,
  type SilhouetteProps,
} from './marks.tsx'
export { MeanChart } from './mean-chart.tsx'
export { measureBetween, offBowText } from './measure.ts'
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
export { overlaySentences } from './overlay-sentence.ts'
export { planeChart, UNIT } from './plane-chart.ts'
export { isMouseMoved } from './pointer.ts'
export { regionOverlays, withRegions } from './region-overlays.ts'
export type * from './scene.ts'
export { chartOf } from './scene.ts'
export { sideStyleOf } from './side-style.ts'
export { Sprite } from './sprite.tsx'
export { StillChart } from './still-chart.tsx'
