// The form of moving fighters: launch, fly, ram, land.
import { onHex, onThing, plural } from '@admiralty/kernel'
import { toFly } from '../movement/fighter-orders.ts'
import type { Color, Fighter, View } from '../state.ts'
import { flightPage } from './flight-page.ts'
import type { FlightDraft } from './flight-rows.ts'
import { type DraftOf, type GamePage, type GameRow, poseText, row, START } from './form.ts'
import { bayRows, launchRows } from './launch-rows.ts'
import { fighterName } from './say.ts'

export function fightersPage(view: View, me: Color, draft: DraftOf<'start' | 'launch' | 'flight'>): GamePage {
  if (draft.kind === 'flight') return flightPage(view, draft)
  const ready = toFly(view, me)
  const asked = {
    phase: 'Fighters · your move',
    title: 'Launch, fly, land',
    text: ready.length > 0 ? `${plural(ready.length, 'fighter')} may still fly.` : 'Launch a fighter from a bay, or press Done.',
    rule: 'ES-SEQ-04',
  } as const
  if (draft.kind === 'launch') return { ...asked, back: { set: START }, rows: () => launchRows(view, draft) }
  const done = row('done', 'ES-SEQ-04', 'Done with fighters', { role: 'main', give: { order: 'done' } })
  return { ...asked, rows: () => [ready.map(fighterRow), bayRows(view, me), done] }
}
function fighterRow({ id, ...fighter }: Fighter): GameRow {
  const set: FlightDraft = { kind: 'flight', fighter: id, path: '', rams: [], board: null }
  const spots = [onThing(id), onHex(fighter.hex)]
  return row(`fighter:${id}`, 'ES-FMV-01', `Fly ${fighterName(fighter)} from ${poseText(fighter)}`, { set, spots })
}
