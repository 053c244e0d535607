// The figures of simulations beside wins: kinds of ending, turns, and acts that show how bots play.
import { type MatchMeasures, noFigures } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import type { GameEvent } from '../chapter.ts'
import type { EarthExpects } from '../game.ts'
import { pointsHad } from '../movement/means.ts'
import { decided } from '../setting/victory.ts'
import type { Ship, State } from '../state.ts'
import { allied, enemiesOf, openShips } from '../table.ts'
import { armoury, firepower } from './armoury.ts'

/** Expected damage that a ship should not pass by. */
const IN_RANGE = 2
function counts(event: GameEvent, state: State): readonly string[] {
  switch (event.type) {
    case 'missileLaunched':
      return ['launch']
    case 'missileLost':
      return event.why === 'EE-MIS-04' ? ['launch without lock-on'] : []
    case 'shipLeft':
      return [event.why === 'EE-FTL-02' ? 'FTL' : 'arrival']
    case 'fireRevealed':
      return openShips(state).flatMap((ship) => [
        ...(isIdle(state, ship) ? ['stopped and silent in range'] : []),
        ...(openShips(state).some((other) => crowds(state, ship, other)) ? ['ship in the hex of a friend'] : []),
      ])
    default:
      return []
  }
}
const crowds = (state: State, ship: Ship, other: Ship): boolean =>
  other.id !== ship.id && allied(state, ship.seat, other.seat) && sameHex(ship.hex, other.hex)
function isIdle(state: State, ship: Ship): boolean {
  const { speedPower, manoeuvrePower } = pointsHad(state, ship)
  if (ship.design.base || speedPower + manoeuvrePower > 0 || ship.deeds.fired.length > 0) return false
  const arms = armoury(state, ship)
  return enemiesOf(state, ship.seat).some((enemy) => firepower(state, ship, arms, enemy) > IN_RANGE)
}

export const measures: MatchMeasures<EarthExpects> = {
  ending(state) {
    const aim = decided(state)?.aim
    if (aim === 'time' || aim === 'losses') return 'clock'
    return aim === 'lastArmed' || aim === 'broken' ? 'destruction' : 'aim'
  },
  turns: ({ turn }) => turn,
  counts,
  figures: noFigures,
}
