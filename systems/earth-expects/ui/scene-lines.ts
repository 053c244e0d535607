// Lines of a scene: lock-ons, committed shots and missiles.
import { sideStyleOf, type Track } from '@admiralty/board'
import { orderAhead } from '@admiralty/game-ui'
import { hexKey } from '@admiralty/space'
import type { Ship } from '../src/state.ts'
import { allShips, findShip, flying, locksOn } from '../src/table.ts'
import { ahead, type BattleMoment } from './scene-pencil.ts'

const lineTo = (from: Ship, to: Ship, style: 'shot' | 'aim'): readonly Track[] =>
  hexKey(from.hex) === hexKey(to.hex) ? [] : [{ sideStyle: sideStyleOf(from.seat), places: [from.hex, to.hex], style, notes: [] }]

/** Lock-ons of the selected ship, and lock-ons on it. */
export function lockLines({ view, selected }: BattleMoment): readonly Track[] {
  const ships = allShips(view).filter(flying)
  return ships.flatMap((from) =>
    ships.flatMap((to) =>
      (from.id === selected || to.id === selected) && locksOn(view, from.id, to.id) > 0 ? lineTo(from, to, 'aim') : [],
    ),
  )
}

/** Fire in the draft or of the choice under the pointer; or the first revealed shots; or the attack that is being resolved. */
export function fireLines(moment: BattleMoment): readonly Track[] {
  const { view } = moment
  const draft = ahead(moment)
  const order = orderAhead(moment)
  const shots = order?.order === 'commit' ? order.ships : draft?.kind === 'commit' ? draft.ships : {}
  const preview = Object.entries(shots).flatMap(([from, of]) => of.map(({ at }) => ({ from, at })))
  const attack = view.attack ? [{ from: view.attack.by, at: view.attack.at }] : view.shots.slice(0, 3)
  const lines = (list: readonly { readonly from: string; readonly at: string }[], style: 'shot' | 'aim') =>
    [...new Map(list.map((shot) => [`${shot.from} ${shot.at}`, shot])).values()].flatMap(({ from, at }) => {
      const [one, other] = [findShip(view, from), findShip(view, at)]
      return one && other ? lineTo(one, other, style) : []
    })
  return [...lines(preview, 'aim'), ...lines(attack, 'shot')]
}
