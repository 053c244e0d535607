// What simulations count beside wins: kinds of ending, turns, collision rolls by the ship that is met, rams, ships that left.
import type { MatchMeasures, RuleId } from '@admiralty/kernel'
import { LAST_TURN } from '../../data/tables.ts'
import type { GameEvent } from '../events.ts'
import type { State } from '../state.ts'
import type { EasyStar } from '../system.ts'
import { allied, flying, isShip, shipOf } from '../table.ts'

/** The scenarios' own victory clauses. */
const AIMS: readonly RuleId[] = ['ES-SCN-02', 'ES-SCN-03']

function counts(event: GameEvent, state: State): readonly string[] {
  if (event.type === 'shipLeft') return ['ship left the map']
  if (event.type === 'shipJumped') return ['jump']
  if (event.type === 'fighterLanded') return ['fighter landed']
  if (event.type !== 'collisionRolled' || !isShip(state, event.mover)) return []
  if (event.rammed) return ['ram']
  const target = shipOf(state, event.target)
  // A ship that this collision destroys counts as a wreck.
  const met = flying(target) ? (allied(state, target.seat, event.seat) ? 'friend' : 'enemy') : 'wreck'
  return [`collision roll with ${met}`]
}

export const measures: MatchMeasures<EasyStar> = {
  ending({ outcome, turn }) {
    if (outcome && AIMS.includes(outcome.why)) return 'aim'
    return outcome?.why === 'ES-WIN-01' || turn >= LAST_TURN ? 'clock' : 'destruction'
  },
  turns: ({ turn }) => turn,
  counts,
}
