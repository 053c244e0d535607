// Twins of weeks up to the battles, and leaks that they find.
import { describe, expect, test } from 'vitest'
import { withChanges } from '../changes.ts'
import { groupsIn } from '../groups/groups-for-tests.ts'
import type { TaskGroup } from '../holdings.ts'
import { compareWeeks, type Leak } from './twins-for-tests.ts'

type Played = Parameters<Leak>[0]
/** The new and changed groups of blue and gold at each moment. */
const hiddenGroups = ({ events, state }: Played): readonly (readonly TaskGroup[])[] =>
  events.flatMap((event) =>
    event.type === 'placed'
      ? (['blue', 'gold'] as const).map((seat) => {
          const known = groupsIn(state, seat)
          return [...(event.formed[seat] ?? []), ...withChanges(known, event.changed[seat] ?? []).filter((group) => !known.includes(group))]
        })
      : [],
  )
const eachOf =
  (told: (groups: readonly TaskGroup[]) => unknown): Leak =>
  (played) =>
    hiddenGroups(played).map(told)
const allOf =
  (type: Played['events'][number]['type']): Leak =>
  ({ events }) =>
    events.filter((event) => event.type === type)
/** Faulty versions: what each would tell everybody. */
const LEAKS: Readonly<Record<string, Leak>> = {
  'labels in the order of the ids of groups': eachOf((groups) =>
    groups.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ label }) => label),
  ),
  'counters in the order of the list of groups': eachOf((groups) => groups.map(({ label }) => label)),
  'which counters are dummies': eachOf((groups) =>
    groups
      .filter(({ dummyOf }) => dummyOf !== null)
      .map(({ label }) => label)
      .toSorted(),
  ),
  'where those go who withdraw': eachOf((groups) => groups.flatMap(({ label, to }) => (to === null ? [] : [[label, to]])).toSorted()),
  'how many ships move': eachOf((groups) =>
    groups.filter(({ came }) => came.by !== 'stay').reduce((sum, { ships }) => sum + ships.length, 0),
  ),
  'sizes, to those who do not meet': allOf('sized'),
  'classes, to those who do not meet': allOf('classesSeen'),
  'attitudes, to those who do not visit': allOf('attitudeLearned'),
  'who is asked, by the ships at the world of red': ({ state }) =>
    (['blue', 'gold'] as const).some((seat) => groupsIn(state, seat).some(({ at, dummyOf }) => at === '0606' && dummyOf === null)),
  'pacts of others': allOf('agreed'),
  'order books of others': allOf('booked'),
}

describe('twin weeks', () => {
  test('CR-15.3, CR-X.10: in 600 twin weeks nobody receives a byte that depends on what others hide', () => {
    const { twins, different, counts } = compareWeeks(600)
    expect(different).toEqual([])
    expect([twins, counts.secret]).toEqual([600, 600])
    expect(Math.min(counts.decoy, counts.pact, counts.meeting)).toBeGreaterThan(100)
  })
  test.each(Object.entries(LEAKS))('CR-15.3: the twins find a leak: %s', (_, leak) => {
    expect(compareWeeks(600, leak).different).not.toEqual([])
  })
})
