// The dialog of the launch order: craft and boosters out of bays, and units that leave their moon.

import { article, list, plural } from '@admiralty/kernel'
import { turnsToReach } from '../bots/launch.ts'
import type { Launch } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { craftRows, landedRows, ownStations } from './craft-rows.ts'
import type { Draft, LaunchPlan } from './draft.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { bayOf, carrierName, loadingPage, orderOf, PHASE } from './loading-page.ts'
import { proposed } from './proposal.ts'
import { capital, itemName } from './say.ts'

const NOTHING: LaunchPlan = { launches: [], leave: [], openBays: false }

export function launchPage(view: View, me: Color, draft: Draft): GamePage {
  if (draft.kind === 'loading') return loadingPage(view, me, draft)
  const plan = draft.kind === 'launch' ? draft.plan : NOTHING
  const isBegun = plan.launches.length + plan.leave.length > 0 || plan.openBays
  const proposal = isBegun ? null : proposedPlan(view)
  return {
    phase: PHASE,
    title: 'Launch from your bays',
    text: [
      ...(proposal ? reachTexts(view, me, proposal) : []),
      'All launches are revealed together, before anyone chooses thrust. What a booster carries stays secret.',
    ].join('\n'),
    rule: 'GW-LCH-05',
    back: isBegun ? { set: START, label: 'Begin again' } : undefined,
    rows: () => [
      proposal
        ? row('give', 'GW-LCH-05', `As proposed: ${launchText(view, me, proposal)}`, { give: orderOf(proposal), role: 'main' })
        : planRow(plan),
      plan.launches.map((launch, index) => takenBack(view, me, plan, launch, index)),
      ownStations(view, me).map((station) => craftRows(view, me, plan, station)),
      landedRows(view, me, plan),
      row('bays', 'GW-STA-05', plan.openBays ? 'Drop nothing out of bays in flight' : 'Ask me for drops out of bays in flight', {
        set: { kind: 'launch', plan: { ...plan, openBays: !plan.openBays } },
        ifLegal: orderOf({ ...plan, openBays: !plan.openBays }),
      }),
      proposal && row('none', 'GW-LCH-05', 'Launch nothing', { give: orderOf(NOTHING) }),
    ],
  }
}
const planRow = (plan: LaunchPlan): GameRow => {
  const count = plan.launches.length + plan.leave.length
  return row('give', 'GW-LCH-05', count === 0 ? 'Launch nothing' : `Launch ${plural(plan.launches.length, 'craft', 'craft')}`, {
    give: orderOf(plan),
    role: 'main',
    note: plan.openBays ? 'bays stay open in flight' : null,
  })
}
/** The launches that the screen proposes; null for none. */
function proposedPlan(view: View): LaunchPlan | null {
  const order = proposed(view, 'launch')
  return order && order.launches.length > 0 ? { launches: order.launches, leave: order.leave, openBays: order.openBays } : null
}
/** 'booster with the basic warhead' */
function launchName(view: View, me: Color, { station, craft, payload }: Launch): string {
  const bay = bayOf(view, me, station)
  const aboard = bay.filter(({ id }) => payload.includes(id)).map(itemName)
  return `${carrierName(bay, craft)}${aboard.length > 0 ? ` with ${list(aboard)}` : ''}`
}
/** 'launch a booster with basic warhead and a bus' */
function launchText(view: View, me: Color, { launches }: LaunchPlan): string {
  const names = launches.map((launch) => launchName(view, me, launch))
  const some = [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    return count === 1 ? article(name) : `${count} × ${name}`
  })
  return `launch ${list(some)}`
}
/** When the launches of a plan reach an enemy station, a sentence for each kind. */
function reachTexts(view: View, me: Color, { launches }: LaunchPlan): readonly string[] {
  const texts = launches.flatMap((launch) => {
    const turns = turnsToReach(view, me, launch)
    const name = capital(launchName(view, me, launch))
    return turns === null ? [] : [`${name}: at an enemy station ${turns === 1 ? 'in this turn' : `in ${turns} turns`}.`]
  })
  return [...new Set(texts)]
}
function takenBack(view: View, me: Color, plan: LaunchPlan, launch: Launch, index: number): GameRow {
  const bay = bayOf(view, me, launch.station)
  const aboard = bay.filter(({ id }) => launch.payload.includes(id)).map(itemName)
  return row(`not:${index}`, 'GW-LCH-05', `Not the ${carrierName(bay, launch.craft)}`, {
    set: { kind: 'launch', plan: { ...plan, launches: plan.launches.toSpliced(index, 1) } },
    note: aboard.join(', ') || null,
  })
}
