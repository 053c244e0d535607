// The question of the enemy boxes that lose power (EE-IMP-05), on the power record shown.
import type { Question } from '@admiralty/kernel'
import { boxName } from '../ask.ts'
import { dimsFor, lastLit } from '../movement/questions.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Shown, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { draftOf, leads, main, onItem, type Pick } from './choice.ts'
import type { DarkenDraft, Draft } from './draft.ts'
import { counted, listed, nameOf } from './say.ts'

const start = (view: View, me: Color): DarkenDraft => ({ kind: 'darken', boxes: lastLit(view, me) })
const shipIn = (view: View): Ship | undefined => {
  const [step] = view.agenda
  return step?.step === 'darken' ? shipOf(view, step.ship) : undefined
}

export function darkenQuestion(view: View, me: Color): Question {
  const ship = shipIn(view)
  const name = ship ? nameOf(view, ship.id) : 'the ship'
  const many = dimsFor(view, me).reduce((sum, { count }) => sum + count, 0)
  return {
    phase: 'Movement · yours to decide',
    title: `Which boxes of ${name} lose power?`,
    text: `The ship was given more power than it has. You see its power record, and choose ${counted(many, 'weapon or sensor box', 'weapon and sensor boxes')} to turn off.`,
    rule: 'EE-IMP-05',
  }
}
export function darkenChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start(view, me))
  const ship = shipIn(view)
  if (!ship) return []
  const label = `Turn off ${now.boxes.length > 2 ? `${now.boxes.length} boxes` : listed(now.boxes.map((box) => boxName(view, ship, box)))}`
  return [
    main({ key: 'darken', label, rule: 'EE-IMP-05' }, { order: 'darken', boxes: now.boxes }),
    ...dimsFor(view, me).flatMap((dims) => boxRows(view, ship, dims, now)),
  ]
}
/** A new box replaces the one chosen longest ago. */
function boxRows(view: View, ship: Ship, { of }: Shown['dims'][number], now: DarkenDraft): readonly Pick[] {
  const [, ...kept] = now.boxes.filter((box) => of.includes(box))
  const others = now.boxes.filter((box) => !of.includes(box))
  return of
    .filter((box) => !now.boxes.includes(box))
    .map((box) =>
      leads(
        { key: `box:${box}`, label: `Turn off ${boxName(view, ship, box)}`, rule: 'EE-IMP-05' },
        { ...now, boxes: [...others, ...kept, box] },
        { spots: [onItem(ship.id, box)], note: 'powered' },
      ),
    )
}
