// The dialog of work at stations: repairs, modules, recycling and new units.

import { BUILT_KINDS, SHEET } from '../../data/units.ts'
import { repairQuota, workQuota } from '../economy/works.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { ownStations } from './ask-launch.ts'
import { buildRow, placingPage } from './build-rows.ts'
import { costOf, planText, reasonText } from './build-text.ts'
import type { BuildPlan, Draft } from './draft.ts'
import { earningsOfSeat, earningsText } from './earnings.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { proposed } from './proposal.ts'
import { buildOrder, installRows, recycleRows, repairRows } from './repair-rows.ts'
import { unitName } from './say.ts'

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
/** 'You have 8 RU; this spends 7. Next turn you earn 4 to 10 RU.' */
function purseText(view: View, me: Color, plan: BuildPlan): string {
  const collectors = plan.builds.flatMap(({ kind, to, station }) => (kind === 'collector' && to.at === 'board' ? [station] : []))
  const spent = costOf(plan)
  return `You have ${view.secret[me]?.pool ?? 0} RU${spent > 0 ? `; this spends ${spent}` : ''}. Next turn you earn ${earningsText(earningsOfSeat(view, me, collectors))}.`
}
/** The quota that the stations may still spend in this turn: 'Quota: station 1 has 4 of 10 left.' (GW-CON-02, GW-REP-03) */
function quotaText(view: View, { repairs, builds }: BuildPlan, stations: readonly Unit[]): string {
  const parts = stations.map((station) => {
    const mended = repairs.reduce((sum, repair) => sum + (repair.station === station.id ? repair.points : 0), 0)
    const bought = builds.reduce((sum, build) => sum + (build.station === station.id ? SHEET[build.kind].price : 0), 0)
    const [quota, ofRepairs] = [workQuota(view, station), repairQuota(view, station)]
    const limit = ofRepairs < quota ? `, and ${ofRepairs - mended} of ${ofRepairs} for repairs` : ''
    return `${unitName(station)} has ${quota - mended - bought} of ${quota} left${limit}`
  })
  return parts.length > 0 ? `Quota: ${parts.join(', ')}.` : ''
}
