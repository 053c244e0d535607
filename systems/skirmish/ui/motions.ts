// The animations of an observation: shots with their die, and lost strength.
import { type Motion, type MotionAnchor, sideStyleOf } from '@admiralty/board'
import type { Observation } from '../src/events.ts'
import { shotOf } from '../src/lookup.ts'
import type { Color, View } from '../src/state.ts'
import { hexOf } from './chart.ts'

export function motionsOf(observation: Observation, before: View): readonly Motion[] {
  const spot = (seat: Color): MotionAnchor => ({ thing: seat, at: hexOf(before, seat) })
  const shot = (from: Color, at: Color, result: 'hit' | 'miss' | 'stopped'): Motion => ({
    kind: 'shot',
    manner: 'beam',
    sideStyle: sideStyleOf(from),
    from: spot(from),
    to: spot(at),
    result,
  })
  switch (observation.type) {
    case 'braced':
      return observation.gear === 'flare' ? [shot(shotOf(before).from, observation.seat, 'stopped')] : []
    case 'hitRolled': {
      const { from, at, die, hit } = observation
      return [shot(from, at, hit ? 'hit' : 'miss'), { kind: 'die', at: spot(at), face: die, counted: hit }]
    }
    case 'hurt':
      return [{ kind: 'flash', at: spot(observation.seat), text: `−${observation.damage.total}`, good: false }]
    default:
      return [] // the scene shows everything else
  }
}
