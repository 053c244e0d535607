// The questions before the first turn: fleet, entry, changes of entry.
import { onHex, onThing, plural } from '@admiralty/kernel'
import { pointsOf } from '../design/price.ts'
import { READY } from '../design/ready.ts'
import type { EntryChange, OrderOf } from '../orders.ts'
import { legalChanges } from '../setting/changes.ts'
import { entryPoint, groupsToEnter } from '../setting/entering.ts'
import { budgetFor, MOST_SHIPS, priceOfFleet } from '../setting/fleet.ts'
import type { Color } from '../shapes.ts'
import type { EntryGroup, View } from '../state.ts'
import { changesLeft } from '../table.ts'
import type { Draft, EntryDraft } from './draft.ts'
import { defaultAs, type GamePage, type GameRow, type GameRows, row } from './form.ts'
import { COLORS, capital, points } from './say.ts'

export function fleetPage(view: View, me: Color, draft: Draft): GamePage {
  const designs = draft.kind === 'fleet' ? draft.designs : (defaultAs(view, 'fleet')?.designs ?? [])
  const set = (next: OrderOf<'fleet'>['designs']): Draft => ({ kind: 'fleet', designs: next })
  const [price, budget] = [priceOfFleet(designs), budgetFor(view, me)]
  return {
    phase: 'Fleet · in secret',
    title: 'Choose your fleet',
    rule: 'FT-SCN-10',
    text: `${price} of ${points(budget)} spent on ${plural(designs.length, 'ship')}.`,
    rows: () => [
      row('give', 'FT-SCN-10', 'Take this fleet', { give: { order: 'fleet', designs }, role: 'main' }),
      designs.map((design, index) =>
        row(`out:${index}`, 'FT-SCN-10', `Leave ${design.name} at home`, {
          set: set(designs.filter((_, at) => at !== index)),
          note: points(pointsOf(design).total),
        }),
      ),
      designs.length < MOST_SHIPS &&
        READY.map(({ design }) => design)
          .filter((design) => price + pointsOf(design).total <= budget)
          .map((design) =>
            row(`in:${design.name}`, 'FT-SCN-10', `Add ${design.name}`, {
              set: set([...designs, design]),
              cost: pointsOf(design).total,
              note: points(pointsOf(design).total),
            }),
          ),
    ],
  }
}

const ENTRY = 'Entry · in secret'
/** The entry that a draft has, or the proposed one. */
export function entryOf(view: View, draft: Draft | null): EntryDraft {
  if (draft?.kind === 'enter' || draft?.kind === 'entering') return draft.entry
  const { groups, standing } = defaultAs(view, 'enter') ?? { groups: {}, standing: {} }
  return { groups, standing }
}
export function enterPage(view: View, me: Color, draft: Draft): GamePage {
  const entry = entryOf(view, draft)
  const groups = groupsToEnter(view, me)
  const group = draft.kind === 'entering' ? groups.find(({ id }) => id === draft.group) : undefined
  if (draft.kind === 'entering' && group)
    return draft.ship === null ? groupPage(view, entry, group) : offsetPage(view, entry, group, draft.ship)
  return {
    phase: ENTRY,
    title: 'How do your ships come in?',
    rule: 'FT-SET-01',
    text: 'Entry points, speed and formation are revealed together.',
    rows: () => [
      row('give', 'FT-SET-01', 'Give this order', { give: { order: 'enter', ...entry }, role: 'main' }),
      groups.map((one) =>
        row(`group:${one.id}`, 'FT-SET-04', plural(one.ships.length, 'ship'), {
          set: { kind: 'entering', entry, group: one.id, ship: null },
          note: entryText(entry, one),
        }),
      ),
    ],
  }
}
const entryText = ({ groups }: EntryDraft, { id }: EntryGroup): string => {
  const plan = groups[id]
  return plan ? `entry point ${plan.clock}, speed ${plan.speed}` : ''
}
function groupPage(view: View, entry: EntryDraft, group: EntryGroup): GamePage {
  const plan = entry.groups[group.id]
  const set = (change: Partial<NonNullable<typeof plan>>): Draft => ({
    kind: 'entering',
    entry: plan ? { ...entry, groups: { ...entry.groups, [group.id]: { ...plan, ...change } } } : entry,
    group: group.id,
    ship: null,
  })
  const { maxEntrySpeed } = view.setup.settings
  return {
    phase: ENTRY,
    title: `Entry of ${plural(group.ships.length, 'ship')}`,
    rule: 'FT-SET-04',
    text: `${capital(entryText(entry, group))}. The group faces the centre.`,
    back: { set: { kind: 'enter', entry }, label: 'Other groups' },
    rows: () => [
      row('done', 'FT-SET-04', 'This entry stands', { set: { kind: 'enter', entry }, role: 'main' }),
      group.clocks.map(
        (clock) =>
          clock !== plan?.clock &&
          row(`clock:${clock}`, 'FT-SET-01', `Entry point ${clock}`, {
            set: set({ clock }),
            spots: [onHex(entryPoint(view, { clock, distance: group.distance }).at)],
          }),
      ),
      group.frozen === null &&
        Array.from({ length: maxEntrySpeed + 1 }, (_, speed) => speed)
          .filter((speed) => speed !== plan?.speed && (speed <= 12 || speed % 4 === 0))
          .map((speed) => row(`speed:${speed}`, 'FT-SET-04', `Speed ${speed}`, { set: set({ speed }) })),
      group.frozen === null &&
        group.ships.map((ship) =>
          row(`ship:${ship}`, 'FT-SET-03', `Place of ${view.ships[ship]?.name ?? ship}`, {
            set: { kind: 'entering', entry, group: group.id, ship },
            note: offsetText(plan?.offsets[ship]),
          }),
        ),
    ],
  }
}
const offsetText = (offset: { readonly back: number; readonly right: number } | undefined): string => {
  if (!offset || (offset.back === 0 && offset.right === 0)) return 'at the entry point'
  const aside = offset.right === 0 ? null : `${Math.abs(offset.right)} MU to the ${offset.right > 0 ? 'right' : 'left'}`
  return [offset.back > 0 ? `${offset.back} MU behind` : null, aside].filter((part) => part !== null).join(', ')
}
const STEPS = [-6, -1, 1, 6] as const
/** FT-SET-03 */
function offsetPage(view: View, entry: EntryDraft, group: EntryGroup, ship: string): GamePage {
  const plan = entry.groups[group.id]
  const now = plan?.offsets[ship] ?? { back: 0, right: 0 }
  const withOffset = (offset: typeof now): EntryDraft =>
    plan ? { ...entry, groups: { ...entry.groups, [group.id]: { ...plan, offsets: { ...plan.offsets, [ship]: offset } } } } : entry
  const moveRow = (key: string, label: string, offset: typeof now): GameRow => {
    const next = withOffset(offset)
    return row(key, 'FT-SET-03', label, {
      set: { kind: 'entering', entry: next, group: group.id, ship },
      ifLegal: { order: 'enter', ...next },
    })
  }
  return {
    phase: ENTRY,
    title: `Place of ${view.ships[ship]?.name ?? ship}`,
    rule: 'FT-SET-03',
    text: `Now ${offsetText(now)}. Two ships may not share a place.`,
    back: { set: { kind: 'entering', entry, group: group.id, ship: null }, label: 'Other ships' },
    rows: () => [
      STEPS.map((by) =>
        moveRow(`right:${by}`, `${Math.abs(by)} MU to the ${by > 0 ? 'right' : 'left'}`, { ...now, right: now.right + by }),
      ),
      STEPS.map((by) => moveRow(`back:${by}`, `${Math.abs(by)} MU ${by > 0 ? 'back' : 'forward'}`, { ...now, back: now.back + by })),
    ],
  }
}

function changeText(view: View, change: EntryChange): string {
  const entry = view.entries[change.group]
  const seat = entry?.ships[0] === undefined ? undefined : view.ships[entry.ships[0]]?.seat
  const group = `${seat ? `${COLORS[seat]}’s ` : ''}${plural(entry?.ships.length ?? 0, 'ship')} at entry point ${entry?.clock ?? ''}`
  switch (change.do) {
    case 'shift':
      return `Move ${group} one point ${change.by > 0 ? 'clockwise' : 'anticlockwise'}`
    case 'near':
      return `Bring ${group} 12 MU nearer`
    case 'far':
      return `Keep ${group} 12 MU farther out`
    case 'split':
      return `Send ${change.ships.map((id) => view.ships[id]?.name ?? id).join(', ')} to the next entry point`
  }
}
export const changePage = (view: View, me: Color): GamePage => ({
  phase: 'Changes of entry · in turn',
  title: 'Use a change?',
  rule: 'FT-SET-05',
  text: `${plural(changesLeft(view, me), 'change')} left.`,
  rows: (): GameRows => [
    row('pass', 'FT-SET-05', 'No more changes', { give: { order: 'pass' }, role: 'main' }),
    legalChanges(view, me).map((change, index) =>
      row(`change:${index}`, 'FT-SET-05', changeText(view, change), {
        give: { order: 'change', change },
        spots: change.do === 'split' ? change.ships.map(onThing) : [],
      }),
    ),
  ],
})
