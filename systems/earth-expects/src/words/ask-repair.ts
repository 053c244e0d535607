// Questions of repairs, and of the part of a severed ship to keep.
import { plural } from '@admiralty/kernel'
import { boxName, byShip, commanded } from '../ask.ts'
import { inPieces, livingParts } from '../fire/severing.ts'
import { hullOf } from '../hull.ts'
import { placeOf } from '../record/layout.ts'
import { repairsOf, selfMending, usefulRepairs, workable } from '../repair/hands.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf } from '../table.ts'
import type { Draft, KeepDraft, RepairDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRows, onItem, onlyShip, row, shipRow, toAll, toggled } from './form.ts'
import { capital, nameOf, shipName } from './say.ts'

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

// Severed sections.
export function keepPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf<'keep'>(draft, { kind: 'keep', ships: {}, ship: null })
  const ships = inPieces(view, me)
  const label = Object.keys(now.ships).length === 0 ? 'Keep the largest parts' : 'Keep these parts'
  const names = ships.map(({ id }) => nameOf(view, id)).join(' and ')
  return {
    phase: 'Weapons · yours to decide',
    title: `${capital(names)} ${ships.length === 1 ? 'is' : 'are'} in pieces`,
    text: 'You keep one part of each ship. All other parts are lost.',
    rule: 'EE-SEV-01',
    rows: () => [
      row('keep', 'EE-SEV-01', label, { give: { order: 'keep', ships: now.ships }, role: 'main' }),
      ships.map((ship) => partRows(view, now, ship)),
    ],
  }
}
function partRows(view: View, now: KeepDraft, ship: Ship): GameRows {
  const hull = hullOf(view, ship)
  return livingParts(view, ship).map(({ boxes }, at) => {
    const own = boxes.filter((box) => hull.owner(box).ship === ship.id && placeOf(hull.layout, box).box.side === null)
    const { box } = hull.owner(own[0] ?? boxes[0] ?? '')
    const label = `${shipName(view, ship)}: the part with ${boxName(view, ship, box)}`
    const details = { spots: own.map((one) => onItem(ship.id, hull.owner(one).box)), note: plural(own.length, 'box', 'boxes') }
    return row(`part:${ship.id}:${at}`, 'EE-SEV-01', label, { set: { ...now, ships: { ...now.ships, [ship.id]: box } }, ...details })
  })
}
