// The question which missiles a seat lets go (EE-MIS).
import { plural } from '@admiralty/kernel'
import { excessOf } from '../sensors/guidance.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { missileOf, missilesOf } from '../table.ts'
import type { Draft } from './draft.ts'
import { draftOf, type GamePage, onThing, row, toggled } from './form.ts'
import { missileName, nameOf } from './say.ts'

// Missiles to release.
export function releasePage(view: View, me: Color, draft: Draft): GamePage {
  const { missiles } = draftOf<'release'>(draft, { kind: 'release', missiles: [] })
  const excess = excessOf(view, me)
  const over = excess.map(({ ship, over: many }) => `${nameOf(view, ship.id)} ${plural(many, 'missile')} too many`)
  const label = missiles.length === 0 ? 'Release the latest' : `Release ${plural(missiles.length, 'missile')}`
  return {
    phase: 'Sensors · yours to decide',
    title: 'Which missiles do you release?',
    text: `Each missile in flight needs a control box: ${over.join(', ')}. If you choose too few, the latest are released.`,
    rule: 'EE-MIS-05',
    rows: () => [
      row('release', 'EE-MIS-05', label, { give: { order: 'release', missiles }, role: 'main' }),
      missilesOf(view, me).map(({ id, from, target }) => {
        const set: Draft = { kind: 'release', missiles: toggled(missiles, id) }
        const name = `${missiles.includes(id) ? 'Keep' : 'Release'} ${missileName(view, missileOf(view, id))}`
        const isOver = excess.some(({ ship }) => ship.id === from)
        return isOver && row(`missile:${id}`, 'EE-MIS-05', name, { set, spots: [onThing(id)], note: `at ${nameOf(view, target)}` })
      }),
    ],
  }
}
