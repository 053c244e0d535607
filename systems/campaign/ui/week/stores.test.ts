import { expect, test } from 'vitest'
import { designNamed } from '../../src/table-for-tests.ts'
import { catalogueOf } from '../../src/tactics-port.ts'
import { factsNamed } from '../../src/week-for-tests.ts'
import { bookGroups, withBook } from '../../src/words/book/edits.ts'
import { game } from '../../test/battle-game.ts'
import { faultsOfBook, openWeek } from './form-for-tests.ts'
import { ownKeelRows } from './keels.ts'
import { nodesAfter } from './routes.ts'
import { endOfWeek, fedTo, groupsFedBy, spareDesigns, sparePartsOf, sparesOf, spareText, withFeed, withSpareCount } from './stores.ts'

const open = openWeek({
  holdings: {
    capital: '0101',
    treasury: 100_000,
    groups: [
      {
        id: 'group-1',
        at: '0101',
        ships: [
          { design: 'Tern', id: 'tern' },
          { design: 'Lantern', id: 'lantern', cargo: { fuel: 7 } },
        ],
      },
      { id: 'group-2', at: null, to: '0101', ships: [{ design: 'Tern', id: 'late' }] },
      { id: 'group-3', at: '0103', ships: [{ design: 'Tern', id: 'far' }] },
    ],
  },
})
const { view, holdings, draft } = open
const lantern = holdings.ships.find(({ id }) => id === 'lantern')
const groups = bookGroups(view, 'red', draft.book)

test('CR-4.4a: a part has one row with its count, for designs of own ships and for any other', () => {
  const key = { design: designNamed('Osprey'), part: 'beam-1', at: '0102' }
  const three = withSpareCount(draft.book, key, 3)
  expect([sparesOf(three, key), three.spares.length, faultsOfBook(open, three)]).toEqual([3, 1, []])
  expect(sparesOf(three, { ...key, at: '0101' })).toBe(0)
  expect(withSpareCount(three, key, 0).spares).toEqual([])
  expect(sparesOf(withSpareCount(three, key, 500), key)).toBe(99)
  expect(spareText(game, { ...key, count: 2 })).toMatch(/^2 × class \d beam.* of Osprey$/)
  const likenesses = sparePartsOf(factsNamed('Roc')).map(({ likeness }) => likeness)
  expect([new Set(likenesses).size, likenesses.length > 3]).toEqual([likenesses.length, true])
  const titles = spareDesigns(game, holdings, draft.book).map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(['Tern', 'Lantern'])
  expect(titles).toHaveLength(catalogueOf(game).length)
})
test('CR-3.6c, CR-5.5: a supply ship feeds groups that are in its hex after the moves, those that come out of FTL included', () => {
  if (!lantern) throw new Error('there is no supply ship')
  expect(groupsFedBy(groups, lantern).map(({ id }) => id)).toEqual(['group-1', 'group-2'])
  expect(groups.map(endOfWeek)).toEqual(['0101', '0101', '0103'])
  const fed = withFeed(draft.book, 'lantern', 'group-2', 'fuel', 3)
  expect([fedTo(fed, 'lantern', 'group-2', 'fuel'), faultsOfBook(open, fed)]).toEqual([3, []])
  expect(withFeed(fed, 'lantern', 'group-2', 'fuel', 0).feeds).toEqual([])
  const ordered = { group: 'group-3', ships: ['far'], move: { by: 'jump', to: '0101' }, stance: 'none' } as const
  const answers = { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: '0808' } as const
  const come = withBook(draft, { ...draft.book, groups: [{ ...ordered, answers }] }).book
  expect(groupsFedBy(bookGroups(view, 'red', come), lantern).map(({ id }) => id)).toEqual(['group-1', 'group-2', 'group-3'])
})
test('CR-13.1a: keels are laid of the own designs that are legal and have an FTL drive', () => {
  const library = [designNamed('Tern'), { name: 'Wrong' }].map((design, index) => ({ id: String(index), name: '', design }))
  const rows = [ownKeelRows(open, library, '0102')].flat(9)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ set: { page: 'world', about: '0102', book: { keels: [{ design: designNamed('Tern'), at: '0102' }] } } })
  expect([ownKeelRows(open, library, '0808')].flat(9)).toEqual([])
})
test('CR-5.2: a journey goes on along lanes to nodes that it has not passed', () => {
  expect(nodesAfter(view.land, '0101', [])).toEqual(['0201', '0808'])
  expect(nodesAfter(view.land, '0101', ['0201'])).toEqual(['0808'])
  expect(nodesAfter(view.land, '0101', ['0201', '0808'])).toEqual([])
})
