import { sampleForm } from '@admiralty/forms'
import { type Choice, type Place, seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system, words } from '../../../test/battle-game.ts'
import { hexOf } from '../../land/geometry.ts'
import type { Order } from '../../orders.ts'
import type { Position } from '../../position.ts'
import { setupFor, stateFor, worldsWith } from '../../table-for-tests.ts'
import type { CampaignDraft } from '../draft.ts'
import { worldTitle } from '../world-names.ts'

const table: Position = {
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 3,
  worlds: { ...worldsWith({ '0505': 6, '0507': 4, '0605': 5, '1111': 7 }), '0808': { rolled: 5, resource: 'hub' } },
  lanes: [['0505', '0808']],
  seats: {
    red: {
      worlds: ['0505', '0507'],
      holdings: {
        treasury: 20_000,
        capital: '0505',
        groups: [
          { id: 'group-1', at: '0505', ships: [{ design: 'Tern' }, { design: 'Lancer' }] },
          { id: 'group-2', at: '0505', ships: [{ design: 'Lantern' }] },
        ],
      },
    },
    blue: {
      worlds: ['1111'],
      holdings: { treasury: 100, capital: '1111', groups: [{ id: 'group-1', at: '1111', ships: [{ design: 'Tern' }] }] },
    },
  },
}
const view = system.view(stateFor(table, setupFor(2)), 'red')
type OwnChoice = Choice<Order, CampaignDraft>
const choices = (draft: CampaignDraft | null): readonly OwnChoice[] => words.choices(view, draft)
function choiceOf(draft: CampaignDraft | null, key: string): OwnChoice {
  const found = choices(draft).find((choice) => choice.key === key)
  if (!found)
    throw new Error(
      `no row ${key} among ${choices(draft)
        .map((choice) => choice.key)
        .join(', ')}`,
    )
  return found
}
/** The draft after rows by their keys, one on each page; a place completes a row that asks for one. */
function after(...keys: readonly (string | readonly [key: string, at: string])[]): CampaignDraft {
  let draft: CampaignDraft | null = null
  for (const one of keys) {
    const [key, at] = typeof one === 'string' ? [one, null] : one
    const { then }: OwnChoice = choiceOf(draft, key)
    if (then.kind === 'draft') draft = then.draft
    else if (then.kind === 'place' && at !== null)
      draft = then.withPlace({ at: hexOf(at) as Place, turns: 0 }) // a hex is a place
    else throw new Error(`${key} gives ${then.kind}`)
  }
  if (!draft) throw new Error('nothing was chosen')
  return draft
}
const bookOf = (draft: CampaignDraft) => {
  if (draft.kind !== 'book') throw new Error('no book is written')
  return draft.book
}
/** The order that the main button of the whole book gives. */
function sealed(draft: CampaignDraft | null): Order {
  const whole: CampaignDraft | null = draft?.kind === 'book' ? { ...draft, page: 'all', about: null } : draft
  const { then } = choiceOf(whole, 'seal')
  if (then.kind !== 'order') throw new Error('seal gives no order')
  return then.order
}

test('CR-X.8: without a choice the book lets all stay, and lists the groups without orders', () => {
  expect(choiceOf(null, 'seal').label).toBe('Seal: all stay')
  expect(sealed(null)).toMatchObject({ order: 'orders', groups: [], keels: [] })
  expect(words.question(view, null)?.text).toContain('Still without orders: Group 1 and Group 2.')
})
test('CR-5.1b: a jump is a place that the group reaches, and the sealed book has it', () => {
  const { then } = choiceOf(after('group group-1'), 'jump')
  expect(then.kind === 'place' && then.within[0]?.map((at) => then.nameOf(at))).toContain('0507')
  expect(then.kind === 'place' && then.within[0]?.map((at) => then.nameOf(at))).not.toContain('1111')
  const draft = after('group group-1', ['jump', '0507'])
  expect(words.question(view, draft)?.text).toBe(`It jumps to ${worldTitle('0507')}.`)
  expect(sealed(draft)).toMatchObject({ groups: [{ group: 'group-1', move: { by: 'jump', to: '0507' } }] })
  expect(choiceOf({ ...draft, page: 'all' } as CampaignDraft, 'seal').label).toBe('Seal these orders') // the draft is a book
})
test('CR-5.2: a journey by lane has the nodes of its path', () => {
  expect(bookOf(after('group group-1', ['lane', '0808'])).groups).toMatchObject([{ move: { by: 'lane', path: ['0808'] } }])
})
test('CR-17.3: standing answers are set for one group, and then for all', () => {
  const one = after('group group-1', 'answers', 'smaller')
  expect(bookOf(one).groups.map(({ group, answers }) => [group, answers.smaller])).toEqual([['group-1', 'attack']])
  const all = after('group group-1', 'answers', 'smaller', 'to all')
  expect(bookOf(all).groups.map(({ group, answers }) => [group, answers.smaller])).toEqual([
    ['group-1', 'attack'],
    ['group-2', 'attack'],
  ])
})
test('CR-15.1b: a split makes a new group at the same hex, and a merge puts all ships into one', () => {
  const split = after('group group-1', 'split', 'fleet-1', 'done')
  expect(bookOf(split).groups.map(({ group, ships }) => [group, ships])).toEqual([
    ['group-1', ['fleet-2']],
    ['group-3', ['fleet-1']],
  ])
  expect(sealed(split)).toMatchObject({ order: 'orders' })
  const merged = after('group group-1', 'join group-2')
  expect(bookOf(merged).groups.map(({ group, ships }) => [group, ships])).toEqual([['group-1', ['fleet-1', 'fleet-2', 'fleet-3']]])
  expect(sealed(merged)).toMatchObject({ order: 'orders' })
  expect(choices({ ...merged, page: 'all' } as CampaignDraft).map(({ key }) => key)).not.toContain('group group-2') // the draft is a book
})
test('CR-10.1b: a world has one partner, and a new link ends the old one', () => {
  const first = after('world 0505', 'trade 0507')
  expect(bookOf(first).links).toEqual([['0505', '0507']])
  const second = after('world 0505', 'trade 0507', 'trade 0605')
  expect(bookOf(second).links).toEqual([['0505', '0605']])
  expect(bookOf(after('world 0505', 'trade 0507', 'end trade')).links).toEqual([])
  expect(choices(after('world 0507')).map(({ key }) => key)).not.toContain('trade 1111')
})
test('CR-13.1a: a keel is laid at a world, and can be taken back', () => {
  const laid = after('world 0505', 'keel', 'keel of Tern')
  expect(bookOf(laid).keels.map(({ at }) => at)).toEqual(['0505'])
  expect(bookOf(after('world 0505', 'keel', 'keel of Tern', 'new keel 0')).keels).toEqual([])
})
test('CR-X.7: payments move up one place at a time', () => {
  expect(bookOf(after('payments', 'earlier building')).payments).toEqual(['supply', 'leases', 'building', 'repairs'])
})
test('CR-X.4: a pact is named and taken back', () => {
  expect(bookOf(after('consents', 'empire blue', 'pact')).pacts).toEqual(['blue'])
  expect(bookOf(after('consents', 'empire blue', 'pact', 'pact')).pacts).toEqual([])
})
test('a book that the rules refuse cannot be sealed, and the page says why at its group', () => {
  const draft = after('group group-1', ['jump', '0507'])
  const book = bookOf(draft)
  const wrong: CampaignDraft = {
    ...draft,
    kind: 'book',
    page: 'group',
    about: 'group-1',
    picked: [],
    book: { ...book, groups: book.groups.map((one) => ({ ...one, move: { by: 'jump', to: '1111' } })) },
  }
  expect(choices({ ...wrong, page: 'all', about: null }).map(({ key }) => key)).not.toContain('seal')
  expect(words.question(view, wrong)?.text).toMatch(/Group 1: 1111 is \d+ hexes from 0505.*\(CR-5\.1b\)/)
})
test('random walks through the book end with legal orders', () => {
  const given = Array.from({ length: 12 }, (_, seed) => sampleForm(words, view, seededDice(seed), 60).order).filter(
    (order) => order !== null,
  )
  expect(given.length).toBeGreaterThan(6)
  const [call] = system.openCalls(stateFor(table, setupFor(2)))
  for (const order of given) expect(call && system.check(view, call, order)).toBeUndefined()
})
test('CR-13.1c: the list of the market has the price for an ally, and by its setting the designs of the week alone', () => {
  const allied = (listed: readonly string[], market: 'all' | 'listed') => {
    const state = stateFor({ ...table, listed: [...listed] }, setupFor(2))
    const seen = system.view(
      {
        ...state,
        setup: { ...state.setup, settings: { ...state.setup.settings, market } },
        empires: { ...state.empires, red: { worlds: [], cards: 0, pairs: 0, aside: 0, ally: 'Meridian Compact', isOut: false, since: 0 } },
      },
      'red',
    )
    const open = words.choices(seen, null).find(({ key }) => key === 'market')
    const rows = open?.then.kind === 'draft' ? words.choices(seen, open.then.draft) : []
    return rows.filter(({ key }) => key.startsWith('buy ')).map(({ key, note }) => [key, note])
  }
  expect(allied([], 'all')).toContainEqual(['buy Tern', '53.60'])
  expect(allied(['Lantern', 'Tern'], 'listed').map(([key]) => key)).toEqual(expect.arrayContaining(['buy Lantern', 'buy Tern']))
  expect(allied(['Tern'], 'listed')).toEqual([['buy Tern', '53.60']])
})
