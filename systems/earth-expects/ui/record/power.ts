// Power on the record: what the allocation in hand gives each box, and what a stroke over boxes makes of it. Whether it may be, the rules say.
import { askedOf } from '../../src/game.ts'
import { NO_POWER, supplyOf } from '../../src/power/supply.ts'
import type { Allocation, Ship, View } from '../../src/state.ts'
import { shares } from '../../src/table.ts'
import { allocationIn } from '../../src/words/ask-power.ts'
import type { Draft, PowerDraft } from '../../src/words/draft.ts'

/** The draft of whoever divides the power of this ship now. */
export function dividing(view: View, draft: Draft | null, ship: Ship): PowerDraft | null {
  const asked = askedOf(view)
  if (asked?.call.kind !== 'power' || ship.seat !== asked.me) return null
  return draft?.kind === 'power' ? draft : { kind: 'power', ships: {}, ship: ship.id, group: null }
}
/** In hand, or given this turn; undefined: nobody here knows. */
export function allocationOf(view: View, draft: Draft | null, ship: Ship): Allocation | undefined {
  const now = dividing(view, draft, ship)
  if (now) return allocationIn(view, now, ship)
  return view.secret[ship.seat]?.power[ship.id] ?? (shares(view.setup, view.me, ship.seat) ? NO_POWER : undefined)
}
export const withAllocation = (draft: PowerDraft, ship: Ship, allocation: Allocation): PowerDraft => ({
  ...draft,
  ships: { ...draft.ships, [ship.id]: allocation },
})

type Run = Allocation['engines'][string]
const given = (allocation: Allocation, box: string): number =>
  Object.values(allocation.engines).reduce((sum, { boxes }) => sum + (boxes[box] ?? 0), 0)
export const isLit = (allocation: Allocation, box: string): boolean => allocation.lit.includes(box) || given(allocation, box) > 0

/** A stroke does to all boxes what it does to the first that takes power: light them, or darken them. */
export function stroked(view: View, ship: Ship, allocation: Allocation, boxes: readonly string[]): Allocation {
  const { lightable, engines } = supplyOf(view, ship)
  const takes = (box: string): boolean => lightable.includes(box) || engines.some((engine) => engine.boxes.some(({ id }) => id === box))
  const meant = boxes.filter(takes)
  const [first] = meant
  if (first === undefined) return allocation
  const on = !isLit(allocation, first)
  const changed = meant.filter((box) => lightable.includes(box))
  const lit = on ? [...new Set([...allocation.lit, ...changed])] : allocation.lit.filter((box) => !changed.includes(box))
  const runs = engines.map((engine) => {
    const touched = engine.boxes.filter(({ id }) => meant.includes(id))
    const run = allocation.engines[engine.id] ?? { makes: free(allocation), boxes: {} }
    return [engine.id, touched.length === 0 ? allocation.engines[engine.id] : withBoxes(run, touched, on)] as const
  })
  return { ...allocation, lit, engines: withRuns(allocation.engines, runs) }
}
/** One engine makes speed; the next manoeuvre (EE-ENG-08). */
const free = ({ engines }: Allocation): Run['makes'] =>
  Object.values(engines).some(({ makes, boxes }) => makes === 'speed' && Object.keys(boxes).length > 0) ? 'manoeuvre' : 'speed'
function withBoxes(run: Run, touched: readonly { readonly id: string; readonly most: number }[], on: boolean): Run {
  const others = Object.fromEntries(Object.entries(run.boxes).filter(([box]) => touched.every(({ id }) => id !== box)))
  return { ...run, boxes: on ? { ...others, ...Object.fromEntries(touched.map(({ id, most }) => [id, most])) } : others }
}
const withRuns = (engines: Allocation['engines'], runs: readonly (readonly [string, Run | undefined])[]): Allocation['engines'] => ({
  ...engines,
  ...Object.fromEntries(runs.flatMap(([id, run]) => (run ? [[id, run]] : []))),
})
/** The other kind of point from now on. */
export function switched(allocation: Allocation, engine: string): Allocation {
  const run = allocation.engines[engine]
  if (!run) return allocation
  const makes = run.makes === 'speed' ? 'manoeuvre' : 'speed'
  return { ...allocation, engines: { ...allocation.engines, [engine]: { ...run, makes } } }
}

/** Small figures in boxes that get a part of a point. */
export const partsOf = (allocation: Allocation): ReadonlyMap<string, string> =>
  new Map(
    Object.values(allocation.engines).flatMap(({ makes, boxes }) =>
      Object.entries(boxes).flatMap(([box, quarters]) =>
        quarters > 0 ? [[box, `${PARTS[quarters] ?? ''}${makes === 'speed' ? 's' : 'm'}`] as const] : [],
      ),
    ),
  )
const PARTS: Readonly<Record<number, string>> = { 1: '¼ ', 2: '½ ', 3: '¾ ', 4: '' }

/** Last turn's, as far as what was heard goes back. */
export function lastTurns(heard: readonly unknown[], ship: Ship): Allocation | undefined {
  const told = heard.findLast((news) => isAllocated(news) && news.ship === ship.id && news.allocation !== null)
  return isAllocated(told) ? (told.allocation ?? undefined) : undefined
}
interface Allocated {
  readonly ship: string
  readonly allocation: Allocation | null
}
const isAllocated = (news: unknown): news is Allocated =>
  typeof news === 'object' && news !== null && 'type' in news && news.type === 'powerAllocated'
