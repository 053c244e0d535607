// The figures of simulations beside wins: kinds of ending, turns, collision rolls by the ship that is met, rams, ships that left.
import { type MatchMeasures, noFigures } from '@admiralty/kernel'
import type { GameEvent } from '../chapter.ts'
import type { EasyStar } from '../game.ts'
import { lastTurnOf } from '../setting/objectives.ts'
import type { State } from '../state.ts'
import { allied, flying, isShip, shipOf } from '../table.ts'

function counts(event: GameEvent, state: State): readonly string[] {
  if (event.type === 'shipLeft') return ['ship left the map']
  if (event.type === 'shipJumped') return ['jump']
  if (event.type === 'fighterLanded') return ['fighter landed']
  if (event.type !== 'collisionRolled') return []
  if (!isShip(state, event.mover)) return event.rammed ? ['ram by a fighter'] : []
  if (event.rammed) return ['ram']
  const target = shipOf(state, event.target)
  // A ship that this collision destroys counts as a wreck.
  const met = flying(target) ? (allied(state, target.seat, event.seat) ? 'friend' : 'enemy') : 'wreck'
  return [`collision roll with ${met}`]
}

export const measures: MatchMeasures<EasyStar> = {
  /** A starbase that holds out counts as decided by the clock, although that is its aim, and so does a late convoy. */
  ending({ setup, outcome, turn }) {
    if (outcome?.why === 'ES-WIN-01') return 'clock'
    if (outcome?.why === 'ES-WIN-02') return 'destruction'
    const late = turn >= lastTurnOf(setup) && outcome?.winners.includes(setup.scenario === 'starbase' ? 'yellow' : 'blue')
    return late ? 'clock' : 'aim'
  },
  turns: ({ turn }) => turn,
  counts,
  figures: noFigures,
}
