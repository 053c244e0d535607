// The question where groups enter the table.
import { onHex, plural } from '@admiralty/kernel'
import { entryPoint, groupsToEnter } from '../setting/entering.ts'
import type { Color } from '../shapes.ts'
import type { EntryGroup, View } from '../state.ts'
import type { Draft, EntryDraft } from './draft.ts'
import { defaultAs, type GamePage, type GameRow, row } from './form.ts'
import { capital } from './say.ts'

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
