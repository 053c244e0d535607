// Questions about hits: the order of missiles, and the direction of heat.
import { list, plural } from '@admiralty/kernel'
import { nextSalvo } from '../fire/missiles.ts'
import type { Color } from '../shapes.ts'
import type { Missile, View } from '../state.ts'
import { missileOf } from '../table.ts'
import { betweenSides, heatHeadings } from '../terrain/heat.ts'
import { WAYS } from './ask-row.ts'
import type { Draft } from './draft.ts'
import { draftOf, type GamePage, type GameRow, onHex, onThing, row } from './form.ts'
import { hexName, missileName, nameOf } from './say.ts'

export function impactsPage(view: View, me: Color): GamePage {
  const salvo = nextSalvo(view)
  const missiles = salvo?.missiles ?? []
  const give = { order: 'impacts', missiles: missiles.map(({ id }) => id) } as const
  const targets = salvo && list(salvo.targets.map((id) => nameOf(view, id)))
  return {
    phase: 'Weapons · your missiles hit',
    title: targets ? `${plural(missiles.length, 'missile')} of yours at ${targets}: which strikes first?` : 'Which missile hits first?',
    text: 'Missiles hit one after another. You choose the row of each missile after the hits before it.',
    rule: 'EE-MIS-09',
    rows: () => [
      row('impacts', 'EE-MIS-09', 'In order of launch', { give, role: 'main' }),
      missiles.map((missile) => missileRow(view, me, missile)),
    ],
  }
}
function missileRow(view: View, me: Color, { id, hex, entry, target }: Missile): GameRow {
  const warhead = view.secret[me]?.nuclear.includes(id) ? 'nuclear' : 'standard'
  const note = `${warhead} at ${nameOf(view, target)}, enters from ${hexName(entry ?? hex)}`
  const effect = { give: { order: 'impacts', missiles: [id] }, spots: [onThing(id), onHex(entry ?? hex)], note } as const
  return row(`missile:${id}`, 'EE-MIS-09', `${missileName(view, missileOf(view, id))} first`, effect)
}

export function heatPage(view: View, me: Color, draft: Draft): GamePage {
  const { ships } = draftOf<'heat'>(draft, { kind: 'heat', ships: {} })
  return {
    phase: 'Movement · yours to decide',
    title: 'Which sides of your ships face the heat?',
    text: 'Two sides are equally near to the heat. Each box that faces the side you choose takes one point of damage.',
    rule: 'EE-HEA-01',
    rows: () => [
      row('heat', 'EE-HEA-01', 'Confirm', { give: { order: 'heat', ships }, role: 'main' }),
      betweenSides(view, me).map((ship) => {
        const headings = heatHeadings(view, ship)
        const chosen = ships[ship.id] ?? headings[0]
        return headings.map((heading) => {
          const set: Draft = { kind: 'heat', ships: { ...ships, [ship.id]: heading } }
          const details = { spots: [onThing(ship.id)], note: heading === chosen ? 'chosen' : null }
          return row(`heat:${ship.id}:${heading}`, 'EE-HEA-01', `${nameOf(view, ship.id)}: ${WAYS[heading] ?? ''}`, { set, ...details })
        })
      }),
    ],
  }
}
