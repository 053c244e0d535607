import { type EmptyDraft, formWords, type Page, rowsOf, toggled } from '@admiralty/forms'
import { onThing } from '@admiralty/kernel'

interface Turrets {
  readonly kind: 'turrets'
  readonly turrets: readonly string[]
}
type Draft = EmptyDraft | Turrets
interface Defend {
  readonly order: 'defend'
  readonly turrets: readonly string[]
}
interface View {
  readonly able: readonly string[]
}
const row = rowsOf<Draft, Defend>()

/** The turrets that fire at a missile: each can be added or taken back. */
function defencePage({ able }: View, _: string, draft: Draft): Page<Draft, Defend> {
  const turrets = draft.kind === 'turrets' ? draft.turrets : []
  const spare = able.length - turrets.length
  return {
    phase: 'Point defence',
    title: 'A missile attacks',
    text: 'Choose the turrets that fire.',
    rule: 'EX-PDF-01',
    rows: () => [
      row('defend', 'EX-PDF-02', `Fire ${turrets.length} of ${able.length}`, { give: { order: 'defend', turrets }, role: 'main' }),
      able.map((id) => {
        const set = { kind: 'turrets', turrets: toggled(turrets, id) } as const
        return row(id, 'EX-PDF-03', `${turrets.includes(id) ? 'Not' : 'With'} ${id}`, { set, spots: [onThing(id)] })
      }),
      spare > 1 && row('all', 'EX-PDF-02', 'Fire all', { give: { order: 'defend', turrets: able } }),
    ],
  }
}

export const exampleWords = formWords<{ view: View; me: string; draft: Draft; order: Defend }>({
  forms: { defence: { duty: 'to defend', page: defencePage } },
  askedOf: () => ({ call: { kind: 'defence' }, me: 'blue' }),
  check: (_, { turrets }) => (turrets.length > 2 ? [{ rule: 'EX-PDF-04', reason: 'at most two turrets fire', part: null }] : undefined),
})

/** The first turret is picked; the list shows what may follow. */
export function example(): void {
  const view = { able: ['dorsal', 'ventral'] }
  const [, first] = exampleWords.choices(view, null)
  const draft = first?.then.kind === 'draft' ? first.then.draft : null
  console.log(exampleWords.choices(view, draft).map(({ label }) => label)) // [ 'Fire 1 of 2', 'Not dorsal', 'With ventral' ]
}
