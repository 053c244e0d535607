// Power on the record: the allocation by box, and its edits by clicks and strokes. The rules check the result.
import { askedOf } from '../../src/game.ts'
import { mostSpeed, POINT, powerTo } from '../../src/power/points.ts'
import { drawnFrom, NO_POWER, type Supply, supplyOf } from '../../src/power/supply.ts'
import type { Allocation, Ship, View } from '../../src/state.ts'
import { shares, shownPower } from '../../src/table.ts'
import type { Draft, PowerDraft } from '../../src/words/draft.ts'
import { allocationIn } from '../../src/words/power-texts.ts'

/** The draft if the viewer is allocating power of this ship now, otherwise null. */
export function powerDraftOf(view: View, draft: Draft | null, ship: Ship): PowerDraft | null {
  const asked = askedOf(view)
  if (asked?.call.kind !== 'power' || ship.seat !== asked.me) return null
  return draft?.kind === 'power' ? draft : { kind: 'power', ships: {}, ship: ship.id, group: null, policy: null, policies: false }
}
/** The allocation in the draft, or the one made this turn; undefined if the viewer does not know it. */
export function allocationOf(view: View, draft: Draft | null, ship: Ship): Allocation | undefined {
  const now = powerDraftOf(view, draft, ship)
  if (now) return allocationIn(view, now, ship)
  return (
    view.secret[ship.seat]?.power[ship.id] ?? shownPower(view, ship.id) ?? (shares(view.setup, view.me, ship.seat) ? NO_POWER : undefined)
  )
}
/** The draft with this allocation for the ship. */
export const withAllocation = (draft: PowerDraft, ship: Ship, allocation: Allocation): PowerDraft => ({
  ...draft,
  ships: { ...draft.ships, [ship.id]: allocation },
})

type Run = Allocation['engines'][string]
const given = (allocation: Allocation, box: string): number =>
  Object.values(allocation.engines).reduce((sum, { boxes }) => sum + (boxes[box] ?? 0), 0)
/** Whether a box has any power in this allocation. */
export const isLit = (allocation: Allocation, box: string): boolean => allocation.lit.includes(box) || given(allocation, box) > 0

/** A stroke treats all boxes like the first: it turns them on, as far as power and rules allow, or off. */
export function afterStroke(view: View, ship: Ship, allocation: Allocation, boxes: readonly string[]): Allocation {
  const { lightable, engines } = supplyOf(view, ship)
  const takes = (box: string): boolean => lightable.includes(box) || engines.some((engine) => engine.boxes.some(({ id }) => id === box))
  const touched = boxes.filter(takes)
  const [first] = touched
  if (first === undefined) return allocation
  return isLit(allocation, first) ? darkened(allocation, touched) : lighted(view, ship, allocation, touched)
}
function darkened({ lit, engines, ...others }: Allocation, boxes: readonly string[]): Allocation {
  const runs = Object.entries(engines).map(([id, run]) => [id, { ...run, boxes: leaving(run.boxes, boxes) }] as const)
  return { ...others, lit: lit.filter((box) => !boxes.includes(box)), engines: Object.fromEntries(runs) }
}
const leaving = (given: Run['boxes'], boxes: readonly string[]): Run['boxes'] =>
  Object.fromEntries(Object.entries(given).filter(([box]) => !boxes.includes(box)))

/** Turns boxes on in the order of the stroke. */
const lighted = (view: View, ship: Ship, allocation: Allocation, boxes: readonly string[]): Allocation =>
  boxes.reduce((so, box) => (isLit(so, box) ? so : fed(view, ship, so, [box, POINT])), allocation)
/** Gives a box up to this many quarters, limited by the box, the power left, and the rise of speed (EE-ENG-10). */
export function fed(view: View, ship: Ship, allocation: Allocation, [box, wanted]: readonly [box: string, quarters: number]): Allocation {
  const supply = supplyOf(view, ship)
  const spare = spareAt(supply, allocation, box)
  if (supply.lightable.includes(box)) return spare < POINT ? allocation : { ...allocation, lit: [...allocation.lit, box] }
  const engine = supply.engines.find((one) => one.boxes.some(({ id }) => id === box))
  const place = engine?.boxes.find(({ id }) => id === box)
  if (!engine || !place) return allocation
  const run = allocation.engines[engine.id] ?? { makes: free(allocation), boxes: {} }
  const allowed = run.makes === 'speed' ? mostSpeed(view, ship) - powerTo(allocation, 'speed') : place.most
  const quarters = Math.min(wanted, place.most, allowed, place.own ? place.most : spare)
  if (quarters <= 0) return allocation
  return { ...allocation, engines: { ...allocation.engines, [engine.id]: { ...run, boxes: { ...run.boxes, [box]: quarters } } } }
}
/** Quarters of power left in the network of a box (EE-POW-05). */
function spareAt(supply: Supply, { lit, engines }: Allocation, box: string): number {
  const network = supply.networks.find(({ boxes }) => boxes.has(box))
  if (!network) return 0
  return network.yields - lit.filter((one) => network.boxes.has(one)).length * POINT - drawnFrom(network, supply, engines)
}
/** The first engine makes speed, others manoeuvre (EE-ENG-08). */
const free = ({ engines }: Allocation): Run['makes'] =>
  Object.values(engines).some(({ makes, boxes }) => makes === 'speed' && Object.keys(boxes).length > 0) ? 'manoeuvre' : 'speed'
/** Notes for engine boxes, such as `½ s`: a part of a point, then s for speed or m for manoeuvre. */
export const partsOf = (allocation: Allocation): ReadonlyMap<string, string> =>
  new Map(
    Object.values(allocation.engines).flatMap(({ makes, boxes }) =>
      Object.entries(boxes).flatMap(([box, quarters]) =>
        quarters > 0 ? [[box, `${PARTS[quarters] ?? ''}${makes === 'speed' ? 's' : 'm'}`] as const] : [],
      ),
    ),
  )
const PARTS: Readonly<Record<number, string>> = { 1: '¼ ', 2: '½ ', 3: '¾ ', 4: '' }
