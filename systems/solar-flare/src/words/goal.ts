// The aim of the match, and how far each side is from it (SF-OBJ-01, SF-END-01).
import { type Goal, plural, turnsLeft } from '@admiralty/kernel'
import type { Side } from '../shapes.ts'
import type { View } from '../state.ts'
import { integrityOf, seatsOn, shipsOfSide, sidesOf } from '../table.ts'
import { teamName } from './say.ts'

function sideText(view: View, side: Side): string {
  const ships = shipsOfSide(view, side)
  const integrity = ships.reduce((sum, ship) => sum + integrityOf(ship), 0)
  const you = seatsOn(view, side).some((seat) => seat === view.me) ? ' (you)' : ''
  return `${teamName(view, side)}${you}: ${view.round > 0 && ships.length === 0 ? 'no ship left' : `${plural(ships.length, 'ship')}, integrity ${integrity}`}`
}
export function goal(view: View): Goal {
  const { rounds } = view.setup
  const others = sidesOf(view).length > 2 ? 'all enemy ships' : 'every enemy ship'
  return {
    aim: `Destroy ${others}.`,
    otherwise: rounds === null ? '' : `After round ${rounds} the side with the most integrity left wins.`,
    sides: sidesOf(view).map((side) => sideText(view, side)),
    left: rounds === null || view.outcome ? '' : turnsLeft(rounds, view.round, 'round'),
  }
}
