// W2: ships are put into groups, dummies are made, and labels are dealt.
import { type Dice, die } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { WIDE_MAP } from '../land/geometry.ts'
import type { Color } from '../shapes.ts'
import type { BattleGame } from '../tactics-port.ts'
import { freeLabels, labelsOf } from './labels.ts'
import { armies, place, rowsOf } from './place.ts'
import { plannedDummies, plannedGroups } from './plan.ts'

/** CR-15.1b, CR-15.2a, CR-15.3: splits and merges by the order books, then dummies, then new labels. */
export function reorganise(_game: BattleGame, ctx: Context): void {
  const { state } = ctx
  const dice = ctx.dice.at('W2').at('labels')
  const changed = armies(state).map(([seat, holdings]): [Color, readonly TaskGroup[]] => {
    const groups = plannedGroups(holdings, [...rowsOf(state, seat).values()])
    const all = [...groups, ...plannedDummies(holdings, groups)]
    return [seat, withDealtLabels(seat, holdings, all, dice.at(seat))]
  })
  place(ctx, 'harbour', Object.fromEntries(changed))
}

/** All groups in FTL are at one place (CR-15.3). */
const FTL = 'ftl'
const PLACES: readonly string[] = [...WIDE_MAP, FTL]
const placeOf = ({ at }: Pick<TaskGroup, 'at'>): string => at ?? FTL
function byPlace(groups: readonly TaskGroup[]): ReadonlyMap<string, readonly TaskGroup[]> {
  const places = new Map<string, TaskGroup[]>()
  for (const group of groups) {
    const here = places.get(placeOf(group))
    if (here) here.push(group)
    else places.set(placeOf(group), [group])
  }
  return places
}
/**
 * CR-15.3: at each place with more than one counter the labels are dealt again, by hidden dice. Which labels a place has follows from those that
 * it had and from the number of its counters, so from public facts.
 */
function withDealtLabels(seat: Color, before: Holdings, groups: readonly TaskGroup[], dice: Dice): readonly TaskGroup[] {
  const order = new Map(labelsOf(seat).map((label, index) => [label, index]))
  const used = new Set(before.groups.map(({ label }) => label))
  const earlier = byPlace(before.groups)
  const labels = new Map<string, string>()
  const now = byPlace(groups)
  for (const where of PLACES) {
    const here = now.get(where)
    if (!here) continue
    const had = (earlier.get(where) ?? []).flatMap(({ label }) => label ?? []).toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    const kept = had.slice(0, here.length)
    const added = freeLabels(seat, used, here.length - kept.length)
    for (const label of added) used.add(label)
    const dealt = shuffled([...kept, ...added], dice, where)
    here.forEach(({ id }, index) => {
      const label = dealt[index]
      if (label !== undefined) labels.set(id, label)
    })
  }
  return groups.map((group) => {
    const label = labels.get(group.id) ?? null
    return label === group.label ? group : { ...group, label }
  })
}
/** Labels in a random order. One label needs no die. */
function shuffled(labels: readonly string[], dice: Dice, where: string): readonly string[] {
  if (labels.length < 2) return labels
  const rest = [...labels]
  const stream = dice.at(where)
  const found: string[] = []
  while (rest.length > 1) found.push(...rest.splice(die(stream, rest.length, `a label at ${where}`) - 1, 1))
  return [...found, ...rest]
}
