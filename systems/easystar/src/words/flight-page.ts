// The page of one fighter's flight.
import { onHex, plural } from '@admiralty/kernel'
import { FIGHTERS } from '../../data/tables.ts'
import { endOf } from '../movement/course.ts'
import { flightRisksOf } from '../movement/obstacles.ts'
import type { View } from '../state.ts'
import { fighterOf, flying } from '../table.ts'
import { type FlightDraft, flyOf, goRows, landRows } from './flight-rows.ts'
import { type GamePage, type GameRows, poseText, row, START } from './form.ts'
import { collisions, ramRows } from './paths.ts'
import { fighterName, fullName } from './say.ts'

export function flightPage(view: View, draft: FlightDraft): GamePage {
  const fighter = fighterOf(view, draft.fighter)
  const end = endOf(fighter, draft.path)
  const left = FIGHTERS[fighter.kind].points - draft.path.length
  const to = draft.board === null ? `Fly to ${poseText(end)}` : `Land on ${fullName(view, draft.board)}`
  const risksOf = (plan: FlightDraft) => flightRisksOf(view, fighter, plan)
  const effect = { role: 'main', give: flyOf(draft), spots: [onHex(end.hex)], ...collisions(view, risksOf(draft)) } as const
  const things = [...Object.values(view.ships), ...Object.values(view.fighters)].filter(flying)
  return {
    phase: 'Fighters · plan a flight',
    title: fighterName(fighter),
    text: `At ${poseText(end)}, ${plural(left, 'point')} left. Each hex and each hex-side costs 1.`,
    rule: 'ES-FMV-01',
    back: { set: draft.path === '' ? START : { ...draft, path: draft.path.slice(0, -1), rams: [], board: null } },
    rows: () => [
      row('fly', 'ES-FMV-01', draft.path === '' ? 'Stay here' : to, effect),
      left > 0 && draft.board === null && stepRows(draft),
      ramRows(view, fighter, draft, { rule: 'ES-FMV-04', things, orderOf: flyOf, risksOf }),
      landRows(view, fighter, draft),
      goRows(view, fighter, draft),
    ],
  }
}

const STEPS = { F: 'One hex ahead', L: 'Turn left', R: 'Turn right' }

const stepRows = (draft: FlightDraft): GameRows =>
  Object.entries(STEPS).map(([letter, label]) =>
    row(`step:${letter}`, 'ES-FMV-01', label, { set: { ...draft, path: draft.path + letter }, cost: 1, note: 'costs 1' }),
  )
