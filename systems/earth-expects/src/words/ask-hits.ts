// Questions about hits: the order of missiles, and the direction of heat.
import type { Question } from '@admiralty/kernel'
import { nextSalvo } from '../fire/missiles.ts'
import type { Color } from '../shapes.ts'
import type { Missile, View } from '../state.ts'
import { missileOf } from '../table.ts'
import { betweenSides, heatHeadings } from '../terrain/heat.ts'
import { WAYS } from './ask-answers.ts'
import { draftOf, leads, main, onHex, onThing, orders, type Pick } from './choice.ts'
import type { Draft, HeatDraft } from './draft.ts'
import { counted, hexName, listed, missileName, nameOf } from './say.ts'

// Missiles.
export function impactsQuestion(view: View): Question {
  const salvo = nextSalvo(view)
  return {
    phase: 'Weapons · your missiles hit',
    title: salvo
      ? `${counted(salvo.missiles.length, 'missile')} of yours at ${listed(salvo.targets.map((id) => nameOf(view, id)))}: which strikes first?`
      : 'Which missile hits first?',
    text: 'Missiles hit one after another. You choose the row of each missile after the hits before it.',
    rule: 'EE-MIS-09',
  }
}
export function impactsChoices(view: View, me: Color): readonly Pick[] {
  const missiles = nextSalvo(view)?.missiles ?? []
  const all = missiles.map(({ id }) => id)
  return [
    main({ key: 'impacts', label: 'In order of launch', rule: 'EE-MIS-09' }, { order: 'impacts', missiles: all }),
    ...missiles.map((missile) => missileRow(view, me, missile)),
  ]
}
const missileRow = (view: View, me: Color, { id, hex, entry, target }: Missile): Pick =>
  orders(
    { key: `missile:${id}`, label: `${missileName(view, missileOf(view, id))} first`, rule: 'EE-MIS-09' },
    { order: 'impacts', missiles: [id] },
    {
      spots: [onThing(id), onHex(entry ?? hex)],
      note: `${view.secret[me]?.nuclear.includes(id) ? 'nuclear' : 'standard'} at ${nameOf(view, target)}, enters from ${hexName(entry ?? hex)}`,
    },
  )

// Heat.
const none: HeatDraft = { kind: 'heat', ships: {} }
export const heatQuestion = (): Question => ({
  phase: 'Movement · yours to decide',
  title: 'Which sides of your ships face the heat?',
  text: 'Two sides are equally near to the heat. Each box that faces the side you choose takes one point of damage.',
  rule: 'EE-HEA-01',
})
export function heatChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const { ships } = draftOf(draft, none)
  const rows = betweenSides(view, me).flatMap((ship) => {
    const headings = heatHeadings(view, ship)
    const chosen = ships[ship.id] ?? headings[0]
    return headings.map((heading) =>
      leads(
        { key: `heat:${ship.id}:${heading}`, label: `${nameOf(view, ship.id)}: ${WAYS[heading] ?? ''}`, rule: 'EE-HEA-01' },
        { kind: 'heat', ships: { ...ships, [ship.id]: heading } },
        { spots: [onThing(ship.id)], note: heading === chosen ? 'chosen' : null },
      ),
    )
  })
  return [main({ key: 'heat', label: 'Confirm', rule: 'EE-HEA-01' }, { order: 'heat', ships }), ...rows]
}
