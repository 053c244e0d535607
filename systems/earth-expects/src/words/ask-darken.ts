// The question of the enemy boxes that lose power (EE-IMP-05), on the power record shown.
import { list, plural } from '@admiralty/kernel'
import { boxName } from '../ask.ts'
import { dimsFor, lastLit } from '../movement/darken-question.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Shown, View } from '../state.ts'
import { shipOf } from '../table.ts'
import type { DarkenDraft, Draft } from './draft.ts'
import { draftOf, type GamePage, type GameRows, onItem, row } from './form.ts'
import { nameOf } from './say.ts'

const shipIn = (view: View): Ship | undefined => {
  const [step] = view.agenda
  return step?.step === 'darken' ? shipOf(view, step.ship) : undefined
}

export function darkenPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf<'darken'>(draft, { kind: 'darken', boxes: lastLit(view, me) })
  const ship = shipIn(view)
  const many = dimsFor(view, me).reduce((sum, { count }) => sum + count, 0)
  const boxes = plural(many, 'weapon or sensor box', 'weapon and sensor boxes')
  const nameIn = (box: string): string => (ship ? boxName(view, ship, box) : box)
  const label = `Turn off ${now.boxes.length > 2 ? `${now.boxes.length} boxes` : list(now.boxes.map(nameIn))}`
  return {
    phase: 'Movement · yours to decide',
    title: `Which boxes of ${ship ? nameOf(view, ship.id) : 'the ship'} lose power?`,
    text: `The ship was given more power than it has. You see its power record, and choose ${boxes} to turn off.`,
    rule: 'EE-IMP-05',
    rows: () =>
      ship && [
        row('darken', 'EE-IMP-05', label, { give: { order: 'darken', boxes: now.boxes }, role: 'main' }),
        dimsFor(view, me).map((dims) => boxRows(view, ship, dims, now)),
      ],
  }
}
/** A new box replaces the one chosen longest ago. */
function boxRows(view: View, ship: Ship, { of }: Shown['dims'][number], now: DarkenDraft): GameRows {
  const [, ...kept] = now.boxes.filter((box) => of.includes(box))
  const others = now.boxes.filter((box) => !of.includes(box))
  return of.map((box) => {
    const effect = { set: { ...now, boxes: [...others, ...kept, box] }, spots: [onItem(ship.id, box)], note: 'powered' }
    return !now.boxes.includes(box) && row(`box:${box}`, 'EE-IMP-05', `Turn off ${boxName(view, ship, box)}`, effect)
  })
}
