// The question which part of a severed ship is kept.
import { plural } from '@admiralty/kernel'
import { boxName } from '../ask.ts'
import { inPieces, livingParts } from '../fire/severing.ts'
import { hullOf } from '../hull.ts'
import { placeOf } from '../record/layout.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import type { Draft, KeepDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRows, onItem, row } from './form.ts'
import { capital, nameOf, shipName } from './say.ts'

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
