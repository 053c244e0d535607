import { longestDuration, type Motion, sideStyleOf } from '@admiralty/board'
import { recapOf } from '@admiralty/game-ui'
import { hexKey } from '@admiralty/space'
import { expect, test } from 'vitest'
import { hexOf } from '../../src/land/geometry.ts'
import type { Position } from '../../src/position.ts'
import { facesAt, worldsWith } from '../../src/table-for-tests.ts'
import type { Book } from '../../src/week/book.ts'
import { bookWith, inWeek, played } from '../../src/week-for-tests.ts'
import { system } from '../../test/battle-game.ts'
import { countersOf } from './counters.ts'
import { motionsOf } from './motions.ts'

const WITHDRAW = { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: null } as const
const ship = (id: string) => ({ design: 'Tern', id })
const week: Position = inWeek('orders', {
  worlds: worldsWith({ '0101': 7, '0103': 5, '0303': 4, '0808': 6, '1111': 3 }),
  lanes: [
    ['0101', '0303'],
    ['0303', '0808'],
  ],
  seats: {
    red: {
      worlds: ['0101', '0103'],
      holdings: {
        capital: '0101',
        groups: [
          { id: 'group-1', at: '0101', ships: [ship('one')] },
          { id: 'group-2', at: null, to: '0103', ships: [ship('two')] },
        ],
      },
    },
    blue: { worlds: ['1111'], holdings: { capital: '1111', groups: [{ id: 'group-1', at: '1111', ships: [ship('far')] }] } },
  },
})
const order = (move: Book['groups'][number]['move'], one: string): Partial<Book> => ({
  groups: [{ group: 'group-1', ships: [one], move, stance: 'none', answers: WITHDRAW }],
})
/** What red sees of a week, each observation with its motions and the view after it. */
function seen(red: Partial<Book>, blue: Partial<Book>, position = week) {
  const { state } = played(position)
  const [open] = system.openCalls(state)
  if (!open) throw new Error('no call is open')
  const books = { red: { order: 'orders' as const, ...bookWith(red) }, blue: { order: 'orders' as const, ...bookWith(blue) } }
  let before = state
  return system.resolve(state, open, books, facesAt({})).events.flatMap((event) => {
    const after = system.evolve(before, event)
    const [observation, views] = [system.observe(event, 'red'), [system.view(before, 'red'), system.view(after, 'red')] as const]
    before = after
    return observation === undefined ? [] : [{ motions: motionsOf(observation, ...views), view: views[1] }]
  })
}
const motionsIn = (...books: Parameters<typeof seen>): readonly Motion[] => seen(...books).flatMap(({ motions }) => motions)
const ways = (motions: readonly Motion[]) =>
  motions.flatMap((motion) =>
    motion.kind === 'glide' ? [[motion.thing, [...new Set(motion.poses.map(({ at }) => hexKey([at[0], at[1]])))]] as const] : [],
  )
const keys = (...all: readonly string[]) => all.map((at) => hexKey(hexOf(at)))

test('CR-5.2, CR-15.3: an own journey by lane passes its nodes, and a counter of another moves straight', () => {
  const motions = motionsIn(order({ by: 'lane', path: ['0303', '0808'] }, 'one'), order({ by: 'jump', to: '1110' }, 'far'))
  expect(ways(motions)).toEqual([
    ['red-1', keys('0101', '0303', '0808')],
    ['blue-1', keys('1111', '1110')],
  ])
})
test('CR-5.5: a group that comes out of FTL appears', () =>
  expect(motionsIn({}, {})).toEqual([{ kind: 'appear', thing: expect.stringMatching(/^red-/), from: null }]))
test('CR-17.4b: a counter that withdraws into FTL fades, and the whole week lasts less than two seconds', () => {
  const meets = seen(
    order({ by: 'lane', path: ['0303', '0808'] }, 'one'),
    {},
    {
      ...week,
      seats: { ...week.seats, blue: { ...week.seats?.blue, holdings: { groups: [{ id: 'group-1', at: '0808', ships: [ship('far')] }] } } },
    },
  )
  const faded = meets.flatMap(({ motions }) => motions.flatMap((motion) => (motion.kind === 'fade' ? [motion.counter.id] : [])))
  expect(faded.toSorted()).toEqual(['blue-1', 'red-1'])
  expect(meets.reduce((sum, { motions }) => sum + longestDuration(motions), 0)).toBeLessThan(2000)
})
test('the list of what others did names their counters', () => {
  const frames = seen({}, order({ by: 'jump', to: '1110' }, 'far'))
  const view = frames.at(-1)?.view
  if (!view) throw new Error('nothing was seen')
  const recap = recapOf(
    frames.flatMap(({ motions }) => motions),
    countersOf(view, null),
    sideStyleOf('red'),
  )
  expect(recap.lines.map(({ text }) => text)).toEqual(['Blue 1, Blue, at 1110: moved'])
})
