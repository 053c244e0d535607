// The question of P8: how ships defend themselves against groups and salvoes.
import { onItem, onThing, plural } from '@admiralty/kernel'
import { defenders, defendingShips } from '../attack/defence.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { DEFENCE, type Defences, mountPage, set, threatText } from './defence-rows.ts'
import type { Draft } from './draft.ts'
import { defaultAs, type GamePage, row, START } from './form.ts'
import { capital, nameOf, systemName } from './say.ts'

export function defendPage(view: View, me: Color, draft: Draft): GamePage {
  const defences = draft.kind === 'defences' ? draft.defences : (defaultAs(view, 'defend')?.defences ?? []) // FT-END-12
  const ship = draft.kind === 'defences' && draft.ship !== null ? view.ships[draft.ship] : undefined
  if (draft.kind === 'defences' && ship)
    return draft.mount === null ? shipPage(view, defences, ship) : mountPage(view, defences, ship, draft.mount)
  return {
    phase: DEFENCE,
    title: 'Allot point defence',
    rule: 'FT-PD-03',
    text: `${plural(defences.length, 'mount')} will fire. One target a mount; surplus kills are wasted.`,
    back: draft.kind === 'defences' ? { set: START, label: 'As proposed' } : undefined,
    rows: () => [
      row('give', 'FT-PD-03', 'Give this order', { give: { order: 'defend', defences }, role: 'main' }),
      defendingShips(view, me).map((one) =>
        row(`ship:${one.id}`, 'FT-PD-04', one.name, {
          set: set(defences, one.id),
          spots: [onThing(one.id)],
          note: threatText(view, one),
        }),
      ),
      row('none', 'FT-PD-03', 'No defence', { set: set([]) }),
    ],
  }
}

function shipPage(view: View, defences: Defences, ship: Ship): GamePage {
  return {
    phase: DEFENCE,
    title: `Defence of ${ship.name}`,
    rule: 'FT-PD-04',
    text: `Attacked by ${threatText(view, ship)}.`,
    back: { set: set(defences), label: 'Other ships' },
    rows: () => [
      row('done', 'FT-PD-03', 'This allotment stands', { set: set(defences), role: 'main' }),
      defenders(view, ship).map(({ id }) => {
        const now = defences.find((defence) => defence.ship === ship.id && defence.mount === id)
        return row(`mount:${id}`, 'FT-PD-01', capital(systemName(ship, id)), {
          set: set(defences, ship.id, id),
          spots: [onItem(ship.id, id)],
          note: now ? `at ${nameOf(view, now.target.id)}` : 'holds fire',
        })
      }),
    ],
  }
}
