// The figures of simulations beside wins: kinds of ending, turns, shots, strikes, losses of control.
import { type MatchMeasures, noFigures } from '@admiralty/kernel'
import type { GravityWell } from '../game.ts'

export const measures: MatchMeasures<GravityWell> = {
  ending: ({ outcome }) => (outcome?.why === 'GW-SCN-06' ? 'clock' : outcome?.why === 'GW-SCN-03' ? 'aim' : 'destruction'),
  turns: ({ turn }) => turn,
  counts(event) {
    if (event.type === 'shotFired') return ['laser shot']
    if (event.type === 'struck') return ['warhead used']
    if (event.type === 'controlLost') return ['booster lost']
    return event.type === 'destroyed' ? [`destroyed by ${event.cause}`] : []
  },
  figures: noFigures,
}
