// What wins the match, and how far each side is from it (SF-OBJ-01, SF-END-01).
import { type Goal, plural } from '@admiralty/kernel'
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
  const left = rounds === null ? null : rounds - Math.max(0, view.round - 1)
  return {
    aim: `Destroy ${others}${rounds === null ? '' : `; after round ${rounds} whoever has the most integrity left wins`}.`,
    progress: [
      ...sidesOf(view).map((side) => sideText(view, side)),
      ...(left === null || view.outcome ? [] : [left <= 1 ? 'last round' : `${plural(left, 'round')} left`]),
    ],
  }
}
