// The dialog of work at stations: repairs, modules, recycling and new units.

import { BUILT_KINDS } from '../../data/units.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { buildRow, placingPage } from './build-rows.ts'
import { costOf, planText, reasonText } from './build-text.ts'
import { ownStations } from './craft-rows.ts'
import type { BuildPlan, Draft } from './draft.ts'
import { purseText, quotaText } from './economy-texts.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { proposed } from './proposal.ts'
import { buildOrder, installRows, recycleRows, repairRows } from './repair-rows.ts'

// Recycling, repairs, installation and construction.
const NO_BUILD: BuildPlan = { recycle: [], repairs: [], installs: [], builds: [] }
const sizeOf = ({ recycle, repairs, installs, builds }: BuildPlan): number =>
  recycle.length + repairs.length + installs.length + builds.length

export function buildPage(view: View, me: Color, draft: Draft): GamePage {
  const plan = 'plan' in draft && 'builds' in draft.plan ? draft.plan : NO_BUILD
  if (draft.kind === 'placing') return placingPage(view, me, draft)
  const stations = ownStations(view, me)
  const isBegun = sizeOf(plan) > 0
  const proposal = isBegun ? null : proposedPlan(view)
  return {
    phase: 'Construction · in secret',
    title: 'Recycle, repair and build',
    text: [
      isBegun ? `Ordered: ${planText(plan)}.` : proposal ? reasonText(proposal) : 'Nothing is ordered yet.',
      purseText(view, me, proposal ?? plan),
      quotaText(view, plan, stations),
    ].join('\n'),
    rule: 'GW-CON-01',
    back: isBegun ? { set: START, label: 'Begin again' } : undefined,
    rows: () => [
      proposal ? proposalRow(proposal) : planRow(plan),
      stations.map((station) => [
        repairRows(view, me, plan, station),
        installRows(view, me, plan, station),
        BUILT_KINDS.map((item) => buildRow(view, me, plan, { station, several: stations.length > 1, kind: item })),
        recycleRows(view, me, plan, station),
      ]),
      proposal && row('none', 'GW-CON-01', 'Build nothing', { give: buildOrder(NO_BUILD) }),
    ],
  }
}
/** The plan that the screen proposes; null if nothing useful can be paid. */
function proposedPlan(view: View): BuildPlan | null {
  const order = proposed(view, 'build')
  return order && sizeOf(order) > 0 ? order : null
}
const proposalRow = (plan: BuildPlan): GameRow =>
  row('give', 'GW-CON-01', `As proposed: ${planText(plan)}`, { give: buildOrder(plan), role: 'main', note: priceNote(plan) })
const planRow = (plan: BuildPlan): GameRow =>
  row('give', 'GW-CON-01', sizeOf(plan) === 0 ? 'Build nothing' : `Order: ${planText(plan)}`, {
    give: buildOrder(plan),
    role: 'main',
    note: priceNote(plan),
  })
const priceNote = (plan: BuildPlan): string | null => (costOf(plan) > 0 ? `${costOf(plan)} RU` : null)
