// The figures of simulations beside wins: kinds of ending, rounds, explosions and chains.
import { type MatchMeasures, noFigures } from '@admiralty/kernel'
import type { SolarFlare } from '../game.ts'

export const measures: MatchMeasures<SolarFlare> = {
  ending: ({ outcome }) => (outcome?.why === 'SF-END-01' ? 'clock' : 'destruction'),
  turns: ({ round }) => round,
  counts(event) {
    if (event.type === 'beamFired') return ['beam fired']
    if (event.type === 'torpedoLaunched') return ['torpedo launched']
    if (event.type === 'torpedoExploded') return [event.by === null ? 'torpedo set off' : 'torpedo set off by an attack']
    return event.type === 'shipAttacked' && event.cause === 'asteroids' ? ['asteroids struck a ship'] : []
  },
  figures: noFigures,
}
