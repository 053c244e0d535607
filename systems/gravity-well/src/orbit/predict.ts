// The path of a unit without further thrust.
import { IMPULSES, type Impulse } from '../../data/rings.ts'
import { flyImpulse, type Passage, type UnitMotion } from './motion.ts'

/** A hex that a unit will enter. */
export interface PathPoint extends Passage {
  /** 1 is the first turn of the prediction. */
  readonly turn: number
  readonly impulse: Impulse
}
export interface Prediction {
  /** Every hex that the unit enters, in order. Only the last can have a fate other than 'flying'. */
  readonly path: readonly PathPoint[]
  /** The motion after the last turn, or where it ended. */
  readonly end: UnitMotion
  readonly fate: Passage['fate']
}

/** The path of a unit over whole turns, or over the rest of a turn: `from` is the first impulse of turn 1 that counts. */
export function predict(motion: UnitMotion, turns: number, from: Impulse = 1): Prediction {
  const path: PathPoint[] = []
  let now = motion
  for (let turn = 1; turn <= turns; turn += 1)
    for (const impulse of IMPULSES) {
      if (turn === 1 && impulse < from) continue
      for (const passage of flyImpulse(now, impulse)) {
        path.push({ ...passage, turn, impulse })
        now = passage.motion
        if (passage.fate !== 'flying') return { path, end: now, fate: passage.fate }
      }
    }
  return { path, end: now, fate: 'flying' }
}
/** The motion of a unit at the end of an impulse, as a prediction from that motion has it. */
export function motionAfter(motion: UnitMotion, { path }: Prediction, turn: number, impulse: Impulse): UnitMotion {
  const passed = path.filter((point) => point.turn < turn || (point.turn === turn && point.impulse <= impulse))
  return passed.at(-1)?.motion ?? motion
}
