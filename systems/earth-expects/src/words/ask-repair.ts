// The question of repairs.
import { plural } from '@admiralty/kernel'
import { boxName, byShip, commanded } from '../ask.ts'
import { repairsOf, selfMending, usefulRepairs, workable } from '../repair/hands.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import type { Draft, RepairDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRows, onItem, onlyShip, row, shipRow, toAll, toggled } from './form.ts'
import { nameOf } from './say.ts'

/** Ships with boxes that their crew can repair. */
const damaged = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter((ship) => workable(view, ship).length > 0)
const start = (view: View, me: Color): RepairDraft => ({
  kind: 'repair',
  ships: byShip(damaged(view, me), (ship) => usefulRepairs(view, ship)),
  ship: onlyShip(damaged(view, me)),
})

export function repairPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const ships = damaged(view, me)
  const ship = now.ship === null ? undefined : shipOf(view, now.ship)
  const many = Object.values(now.ships).reduce((sum, boxes) => sum + boxes.length, 0)
  const label = many === 0 ? 'No repairs' : `Repair ${plural(many, 'box', 'boxes')}`
  return {
    phase: 'Repairs · yours to decide',
    title: ship ? `Which boxes of ${nameOf(view, ship.id)} do you repair?` : 'Which boxes do you repair?',
    text: ship
      ? `The crew can repair ${plural(repairsOf(view, ship), 'box', 'boxes')}: moderate damage becomes light, critical becomes heavy.`
      : 'Light damage clears by itself. A ship without manoeuvre power can repair one box for each working control box.',
    rule: 'EE-REP-02',
    back: toAll(now, ships),
    rows: () => [
      row('repair', 'EE-REP-02', label, { give: { order: 'repair', ships: now.ships }, role: 'main' }),
      ship
        ? boxRows(view, now, ship)
        : ships.map((one) => shipRow(view, 'EE-REP-02', now, one, `${now.ships[one.id]?.length ?? 0} of ${repairsOf(view, one)}`)),
    ],
  }
}
function boxRows(view: View, now: RepairDraft, ship: Ship): GameRows {
  const chosen = now.ships[ship.id] ?? []
  const isFull = chosen.length >= repairsOf(view, ship)
  const alone = selfMending(view, ship)
  return workable(view, ship).map((box) => {
    const isChosen = chosen.includes(box)
    const label = `${isChosen ? 'Do not repair' : 'Repair'} ${boxName(view, ship, box)}`
    const set = { ...now, ships: { ...now.ships, [ship.id]: toggled(chosen, box) } }
    const can = isChosen || !isFull || alone.includes(box)
    return can && row(`box:${box}`, 'EE-REP-02', label, { set, spots: [onItem(ship.id, box)], note: ship.levels[box] ?? null })
  })
}
