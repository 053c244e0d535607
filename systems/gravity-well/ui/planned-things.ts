// Launches and things to be placed, as the chart draws them in pencil.
import { type Counter, sideStyleOf } from '@admiralty/board'
import { draftAhead, orderAhead, plainCounter, type SceneMoment } from '@admiralty/game-ui'
import type { GravityWell } from '../src/game.ts'
import { circular } from '../src/orbit/motion.ts'
import type { Launch } from '../src/orders.ts'
import { isColor } from '../src/table.ts'
import type { Draft, ThrustPlan } from '../src/words/draft.ts'

export type ChartMoment = SceneMoment<GravityWell, Draft>

/** The thrust that is planned, or pointed at; null outside the thrust step. */
export function plannedThrust(moment: ChartMoment): ThrustPlan | null {
  const order = orderAhead(moment)
  if (order?.order === 'thrust') return order
  const draft = draftAhead(moment)
  return draft && 'plan' in draft && 'burns' in draft.plan ? draft.plan : null
}

/** The launches that are planned, or pointed at; none outside the launch step. */
export function plannedLaunches(moment: ChartMoment): readonly Launch[] {
  const order = orderAhead(moment)
  if (order) return order.order === 'launch' ? order.launches : []
  const draft = draftAhead(moment)
  if (draft?.kind === 'launch') return draft.plan.launches
  if (draft?.kind === 'loading') return [...draft.plan.launches, { ...draft.launch, shift: 0 }]
  // Before anything is chosen, what the main button would launch.
  const main = moment.choices.find(({ role }) => role === 'main')
  return main?.then.kind === 'order' && main.then.order.order === 'launch' ? main.then.order.launches : []
}

/** Where a new moon or station would be. */
export function placed({ draft, view, aimed, choices }: ChartMoment): readonly Counter[] {
  const main = choices.find(({ role }) => role === 'main')
  const order = [aimed, main].map((choice) => (choice?.then.kind === 'order' ? choice.then.order : null)).find((one) => one !== null)
  const at = draft?.kind === 'place' ? draft : order?.order === 'moon' || order?.order === 'station' ? order : null
  if (!at || !isColor(view.me)) return []
  const isMoon = view.calls[0]?.kind === 'moon'
  const counter = plainCounter({
    id: 'new',
    at: at.hex,
    facing: circular(at.hex, at.sense).vector,
    symbol: isMoon ? 'wreck' : 'station',
    sideStyle: sideStyleOf(view.me),
    label: isMoon ? 'Moon' : 'Station',
    look: 'pencilled',
    title: `${isMoon ? 'moon' : 'station'}, to be placed here`,
  })
  return [counter]
}
