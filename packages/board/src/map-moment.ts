// When the map fits the ships again: when they first appear and at the start of a turn, between animations and drags.
import { useEffect, useRef, useState } from 'react'
import { type ActiveMotions, longestDuration } from './motion.ts'
import type { Scene } from './scene.ts'

/** The facts about the shown moment that the camera needs. */
export interface MapMoment {
  /** Changes at the start of a turn. */
  readonly occasion: number | null
  /** The ships have appeared, and the player is not placing more of them. */
  readonly appeared: boolean
  /** An animation is running. */
  readonly moving: boolean
  /** The animation that began last; null for none. */
  readonly animation: string | null
}

/** The moment that the camera has followed last. */
export interface Follower {
  readonly occasion: number | null
  readonly appeared: boolean
  readonly animation: string | null
  /** A fit waits for the end of an animation or a drag. */
  readonly due: boolean
}
export const NO_MOMENT: Follower = { occasion: null, appeared: false, animation: null, due: false }

interface MapHold {
  /** The pointer holds the map. */
  readonly pressed: boolean
  /** The player has moved the map. */
  readonly byHand: boolean
}
interface CameraStep {
  readonly next: Follower
  /** The camera may move now: nothing is dragged, and no animation is under way. */
  readonly may: boolean
  /** The map fits the ships now. */
  readonly fits: boolean
}
/** The next state, and whether the map fits the ships now. A map that was moved by hand never does. */
export function afterMoment(before: Follower, moment: MapMoment, { pressed, byHand }: MapHold): CameraStep {
  const { occasion, appeared, moving, animation } = moment
  const isBetween = !moving || animation !== before.animation
  const may = isBetween && !pressed
  const isNew = occasion !== before.occasion || (appeared && !before.appeared)
  const due = !byHand && (before.due || isNew)
  return { next: { occasion, appeared, animation, due: due && !may }, may, fits: due && may }
}

/** Counters that are on the map now, without planned ones and wrecks. */
export const solidCounters = ({ counters }: Scene): Scene['counters'] =>
  counters.filter(({ look }) => look !== 'pencilled' && look !== 'wreck')

interface MomentOptions {
  readonly scene: Scene
  readonly occasion: number | null
  readonly motions: ActiveMotions | null
  /** The player has something to choose. */
  readonly asked: boolean
}
/** The moment of a scene. Ships that have appeared stay so while there are any. */
export function useMapMoment({ scene, occasion, motions, asked }: MomentOptions): MapMoment {
  const appeared = useRef(false)
  const { marked, overlays = [] } = scene
  const hasShips = solidCounters(scene).length > 0
  const isPlacing = asked && (marked.some(({ kind }) => kind === 'may') || overlays.some(({ look }) => look === 'zone'))
  appeared.current = hasShips && (appeared.current || !isPlacing)
  return { occasion, appeared: appeared.current, moving: useRunning(motions), animation: motions?.key ?? null }
}

/** Whether an animation is under way. It may stay on the map after its end. */
function useRunning(motions: ActiveMotions | null): boolean {
  const [ended, setEnded] = useState<string | null>(null)
  const key = motions?.key ?? null
  const ms = motions ? longestDuration(motions.motions) * motions.stretch : 0
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setEnded(key), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return key !== null && ended !== key
}
