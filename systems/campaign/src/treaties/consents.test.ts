import { UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { orderSchema } from '../orders.ts'
import type { Position } from '../position.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { facesAt, worldsWith } from '../table-for-tests.ts'
import type { Book } from '../week/book.ts'
import { bookRefusals, bookWith, campaignFor, inWeek, played, statementOf } from '../week-for-tests.ts'
import { missedLines } from './missed.ts'
import { helpFault } from './pacts.ts'

type Seats = NonNullable<Position['seats']>
const LANES: Position['lanes'] = [['0101', '0201']]
/** Red owns 0101 and 0102, blue 0201 and 0103; 0202 is neutral and 0905 is far away. */
const orders = (red: Seats['red'] = {}, blue: Seats['blue'] = {}, more: Partial<Position> = {}): Position =>
  inWeek('orders', {
    worlds: worldsWith({ '0101': 7, '0102': 9, '0103': 5, '0201': 4, '0202': 6, '0905': 8 }),
    lanes: LANES,
    seats: {
      red: { worlds: ['0101', '0102'], holdings: { capital: '0101' }, ...red },
      blue: { worlds: ['0201', '0103'], holdings: { capital: '0201' }, ...blue },
    },
    ...more,
  })
/** The state after the order books of a week. */
function agreed(red: Partial<Book>, blue: Partial<Book>, position: Position = orders()) {
  const { state } = played(position)
  const [open] = system.openCalls(state)
  if (!open) throw new Error('no call is open')
  const books = { red: { order: 'orders' as const, ...bookWith(red) }, blue: { order: 'orders' as const, ...bookWith(blue) } }
  return system.resolve(state, open, books, facesAt({}))
}
const consentsOf = (red: Partial<Book>, blue: Partial<Book>, position?: Position, seat: Color = 'red') => {
  const event = agreed(red, blue, position).events.find((one) => one.type === 'agreed' && one.seat === seat)
  return event?.type === 'agreed' ? event.consents : undefined
}
const link: readonly [string, string] = ['0101', '0201']
/** The state after the umpire has closed both batches of a week. */
function closedWeek(state: State): State {
  let now = state
  for (const batch of [1, 2] as const) {
    const [open] = system.openCalls(now)
    if (!open) throw new Error('no call is open')
    now = system.resolve(now, open, { [UMPIRE]: { order: 'close', batch } }, facesAt({})).state
  }
  return now
}

describe('consents', () => {
  test('CR-X.11: what only one of two names does nothing, and nobody else learns of it', () => {
    const one = { links: [link], pacts: ['blue' as const] }
    expect(consentsOf(one, {})).toMatchObject({ links: [], pacts: [] })
    expect(consentsOf(one, {}, orders(), 'blue')).toMatchObject({ links: [], pacts: [] })
    const { events } = agreed(one, {})
    const seen = (book: Partial<Book>) => agreed(book, {}).events.flatMap((event) => system.observe(event, 'blue') ?? [])
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(seen(one))).toBe(JSON.stringify(seen({})))
  })
  test('CR-X.11: all consents of a kind that have not come about are one line, or as few as hold them', () => {
    expect(missedLines('pacts', ['Blue', 'Gold']).map(({ what }) => what)).toEqual(['No agreement on pacts: Blue, Gold'])
    const many = missedLines(
      'trade',
      Array.from({ length: 20 }, (_, index) => `01${index + 10} with 0201`),
    ).map(({ what }) => what)
    expect(many).toHaveLength(2)
    expect(Math.max(...many.map(({ length }) => length))).toBeLessThanOrEqual(200)
    expect(missedLines('help', [])).toEqual([])
  })
  test('CR-X.11: the author learns which pacts, payments, bases and helps the other has not named, and nobody else does', () => {
    const damaged = orders({}, {}, { worlds: { ...orders().worlds, '0103': { rolled: 5, base: 2 }, '0102': { rolled: 9 } } })
    const mine: Partial<Book> = {
      pacts: ['blue'],
      links: [link],
      shares: [{ link, payee: 'blue', terms: { by: 'percent', part: 25 } }],
      bases: [{ at: '0201', user: 'red' }],
      helps: [{ helper: '0102', damaged: '0103' }],
    }
    const said = (blue: Partial<Book>, seat: Color) => {
      const state = closedWeek(agreed(mine, blue, damaged).state)
      return statementOf(state, seat).flatMap(([what, , rule]) => (rule === 'CR-X.11' ? [what] : []))
    }
    expect(said({}, 'red')).toEqual([
      'No agreement on trade: 0101 with 0201',
      'No agreement on pacts: Blue',
      'No agreement on payments: to Blue for 0101 and 0201',
      'No agreement on bases: 0201 for Red',
      'No agreement on help: 0102 for 0103',
    ])
    expect(said({}, 'blue')).toEqual([])
    expect(said({ ...mine, pacts: ['red'] }, 'red')).toEqual([])
  })
  test('CR-10.1b, CR-X.11: a link of two empires stands when both name it', () => {
    for (const seat of ['red', 'blue'] as const)
      expect(consentsOf({ links: [link] }, { links: [['0201', '0101']] }, orders(), seat)?.links).toEqual([link])
  })
  test('CR-10.1b: links of own worlds and with neutral worlds need one empire', () => {
    expect(consentsOf({ links: [['0102', '0101']] }, {})?.links).toEqual([['0101', '0102']])
    expect(consentsOf({ links: [['0202', '0101']] }, {})?.links).toEqual([['0101', '0202']])
  })
  const pactsAfter = (red: Partial<Book>, blue: Partial<Book>, until: number | null) =>
    (['red', 'blue'] as const).map((seat) => {
      const pacts = (other: Color) => ({ consents: { pacts: [{ with: other, until }] } })
      return consentsOf(red, blue, orders(pacts('blue'), pacts('red')), seat)?.pacts
    })
  test('CR-X.4: a pact begins when both name each other, and holds for the week in which one gives notice', () => {
    expect(consentsOf({ pacts: ['blue'] }, { pacts: ['red'] })?.pacts).toEqual([{ with: 'blue', until: null }])
    expect(pactsAfter({ pacts: ['blue'] }, { pacts: ['red'] }, null)).toEqual([
      [{ with: 'blue', until: null }],
      [{ with: 'red', until: null }],
    ])
    expect(pactsAfter({}, { pacts: ['red'] }, null)).toEqual([[{ with: 'blue', until: 3 }], [{ with: 'red', until: 3 }]])
    expect(pactsAfter({}, { pacts: ['red'] }, 2)).toEqual([[], []])
    expect(pactsAfter({ pacts: ['blue'] }, { pacts: ['red'] }, 2)).toEqual([
      [{ with: 'blue', until: null }],
      [{ with: 'red', until: null }],
    ])
  })
  const share = { link, payee: 'red' as const, terms: { by: 'percent' as const, part: 10 } }
  test('CR-10.1d: a payment stands when both name the same', () => {
    const with_ = (one: object) => consentsOf({ links: [link], shares: [share] }, { links: [link], shares: [{ ...share, ...one }] })?.shares
    expect(with_({})).toEqual([share])
    expect(with_({ link: ['0201', '0101'] })).toEqual([share])
    expect(with_({ payee: 'blue' })).toEqual([])
    expect(with_({ terms: { by: 'percent', part: 11 } })).toEqual([])
    expect(consentsOf({ links: [link], shares: [share] }, { shares: [share] })?.shares).toEqual([])
  })
  test('CR-X.5: a base is open when owner and user name it and have a pact', () => {
    const base = { at: '0201', user: 'red' as const }
    const [red, blue] = [
      { pacts: ['blue' as const], bases: [base] },
      { pacts: ['red' as const], bases: [base] },
    ]
    expect(consentsOf(red, blue)?.bases).toEqual([base])
    expect(consentsOf(red, blue, orders(), 'blue')?.bases).toEqual([base])
    expect(consentsOf(red, { ...blue, bases: [] })?.bases).toEqual([])
    expect(consentsOf({ ...red, bases: [] }, blue, orders(), 'blue')?.bases).toEqual([])
    expect(consentsOf({ ...red, pacts: [] }, { ...blue, pacts: [] })?.bases).toEqual([])
  })
  test('CR-X.5: only the owner and another user have a part in an open base', () => {
    const bases = [
      { at: '0201', user: 'blue' as const },
      { at: '0202', user: 'red' as const },
      { at: '0202', user: 'blue' as const },
    ]
    for (const seat of ['red', 'blue'] as const)
      expect(consentsOf({ bases, pacts: ['blue'] }, { bases, pacts: ['red'] }, orders(), seat)?.bases).toEqual([])
  })
  test('CR-X.5: an owner that opens its base for another empire has not opened it for this one', () => {
    const open = (user: Color) =>
      consentsOf(
        { pacts: ['blue'], bases: [{ at: '0101', user }] },
        { pacts: ['red'], bases: [{ at: '0101', user: 'blue' }] },
        orders(),
        'blue',
      )
    expect([open('gold')?.bases, open('blue')?.bases]).toEqual([[], [{ at: '0101', user: 'blue' }]])
  })
  test('CR-9.1b: help of an own world needs one empire, and of another both', () => {
    const [own, other] = [
      { helper: '0102', damaged: '0101' },
      { helper: '0102', damaged: '0201' },
    ]
    expect(consentsOf({ helps: [own, other] }, {})?.helps).toEqual([own])
    expect(consentsOf({ helps: [other] }, { helps: [other] })?.helps).toEqual([other])
  })
  test('CR-5.4a: lanes are off at the worlds that their owners name, and on again when they no longer do', () => {
    expect(agreed({ off: ['0101'] }, { off: ['0201'] }).state.off).toEqual(['0101', '0201'])
    expect(agreed({}, {}, orders({}, {}, { off: ['0101'] })).state.off).toEqual([])
  })
  test('CR-X.6: an empire whose capital is lost names another', () => {
    const { events } = agreed({ capital: '0102' }, {}, orders({ holdings: { capital: '0905' } }))
    expect(events).toContainEqual({ type: 'capitalNamed', seat: 'red', capital: '0102' })
  })
})

describe('faults', () => {
  const refused = (book: Partial<Book>, red: Seats['red'] = {}, more: Partial<Position> = {}) => bookRefusals(orders(red, {}, more), book)
  test('CR-10.1b: a world has one partner', () =>
    expect(
      refused({
        links: [
          ['0101', '0102'],
          ['0101', '0202'],
        ],
      }),
    ).toEqual([['CR-10.1b', '0101', '0101 has two partners']]))
  test('CR-10.1a: links are of known worlds in reach, one of them an own one', () => {
    expect(refused({ links: [['0101', '0905']] })).toEqual([
      ['CR-10.1a', '0101', '0101 and 0905 are more than two hexes apart and on no common lane'],
    ])
    expect(refused({ links: [['0101', '0707']] })).toEqual([['CR-10.1a', '0101', 'no known world is at 0707']])
    expect(refused({ links: [['0201', '0202']] })).toEqual([['CR-10.1b', '0201', 'neither 0201 nor 0202 is a world of yours']])
    expect(refused({ links: [['0101', '0101']] })).toHaveLength(1)
  })
  test('CR-1.6g, CR-1.6h: a world that is known not to trade is no partner', () => {
    expect(refused({ links: [['0101', '0202']] }, { attitudes: { '0202': 6 } })[0]?.[0]).toBe('CR-1.6g')
    const worlds = { ...worldsWith({ '0101': 7, '0102': 9, '0103': 5, '0201': 4 }), '0202': { rolled: 6, hostile: ['red' as const] } }
    expect(refused({ links: [['0101', '0202']] }, {}, { worlds })[0]?.[0]).toBe('CR-1.6h')
    expect(refused({ links: [['0101', '0202']] })).toEqual([])
  })
  const share = { link, payee: 'red' as const, terms: { by: 'sum' as const, amount: 100 } }
  test('CR-10.1d: payments are from links of the book with another empire, to one of the two, and more than nothing', () => {
    const faults = (one: object, links: Book['links'] = [link]) =>
      refused({ links, shares: [{ ...share, ...one }] }).map(([, , reason]) => reason)
    expect(faults({})).toEqual([])
    expect(faults({}, [])).toEqual(['the book has no link of 0101 and 0201'])
    expect(faults({ link: ['0101', '0102'] }, [['0101', '0102']])).toEqual(['a payment is from a link between worlds of two empires'])
    expect(faults({ payee: 'gold' })).toEqual(['gold owns neither 0101 nor 0201'])
    expect(faults({ terms: { by: 'sum', amount: 0 } })).toEqual(['a payment is more than nothing'])
    expect(refused({ links: [link], shares: [share, share] })).toEqual([
      ['CR-10.1d', '0101', 'red has two payments from the link of 0101 and 0201'],
    ])
  })
  test('CR-10.1d: a sum below nothing has no form of an order', () => {
    const book = { order: 'orders', ...bookWith({ links: [link] }), shares: [{ ...share, terms: { by: 'sum', amount: -1 } }] }
    expect(orderSchema.safeParse(book).error?.issues.map(({ path }) => path.join('/'))).toEqual(['shares/0/terms/amount'])
  })
  test('CR-O.30: ten thousand entries have no form of an order', () => {
    const book = { order: 'orders', ...bookWith({}), links: Array.from({ length: 10_000 }, () => link) }
    expect(orderSchema.safeParse(book).error?.issues.map(({ path, code }) => [path.join('/'), code])).toEqual([['links', 'too_big']])
  })
  test('CR-X.4: pacts are with other empires that play, once each', () =>
    expect(refused({ pacts: ['red', 'gold', 'blue', 'blue'] })).toEqual([
      ['CR-X.4', 'red', 'red is no other empire that plays'],
      ['CR-X.4', 'gold', 'gold is no other empire that plays'],
      ['CR-X.4', 'blue', 'the pact with blue is named twice'],
    ]))
  test('CR-X.5: bases are for partners at own worlds, or at worlds of partners', () => {
    const faults = (at: string, user: Color, pacts: readonly Color[] = ['blue']) =>
      refused({ pacts, bases: [{ at, user }] }).map(([, , reason]) => reason)
    expect([faults('0101', 'blue'), faults('0201', 'red')]).toEqual([[], []])
    expect(faults('0101', 'blue', [])).toEqual(['the book has no pact with blue'])
    expect(faults('0201', 'red', [])).toEqual(['the book has no pact with blue'])
    const none = '0202 is no world of yours for another empire, and none of another empire for you'
    expect([faults('0202', 'red'), faults('0101', 'red'), faults('0707', 'red')]).toEqual([
      [none],
      [none.replace('0202', '0101')],
      ['no known world is at 0707'],
    ])
    const base = { at: '0101', user: 'blue' as const }
    expect(refused({ pacts: ['blue'], bases: [base, base] })).toEqual([['CR-X.5', '0101', '0101 is opened twice for blue']])
  })
  test('CR-9.1b: help is between two worlds', () => {
    const { land } = played(orders()).state
    const faults = [helpFault(land, { helper: '0102', damaged: '0303' }), helpFault(land, { helper: '0303', damaged: '0102' })]
    expect([...faults, helpFault(land, { helper: '0102', damaged: '0102' })]).toEqual(
      Array.from({ length: 3 }, () => 'help is between two worlds'),
    )
  })
  test('CR-9.1b: a helper is within two hexes, with an income above the original one of a damaged world', () => {
    const worlds = { ...worldsWith({ '0101': 7, '0102': 9, '0202': 6, '0103': 5, '0201': 4, '0905': 8 }), '0104': { rolled: 8, base: 5 } }
    const red = { worlds: ['0101', '0102', '0104', '0905'] }
    const faults = (helper: string, damaged: string) =>
      refused({ helps: [{ helper, damaged }] }, red, { worlds }).map(([, , reason]) => reason)
    expect(faults('0102', '0104')).toEqual([])
    expect(faults('0101', '0104')).toEqual(['0104 is more than 2 hexes from 0101'])
    expect(faults('0103', '0104')).toEqual(['the income of 0103, 5, is not above the original income of 0104, 8'])
    expect(faults('0102', '0101')).toEqual(['0101 has all its income'])
    expect(faults('0202', '0104')).toEqual(['a neutral world neither helps nor is helped'])
    expect(faults('0103', '0201')).toEqual(['neither 0103 nor 0201 is a world of yours'])
    const twice = [
      { helper: '0102', damaged: '0104' },
      { helper: '0102', damaged: '0104' },
    ]
    expect(refused({ helps: twice }, red, { worlds })).toHaveLength(1)
  })
  test('CR-5.4a: lanes are switched off at own worlds that have lanes, once each', () =>
    expect(refused({ off: ['0101', '0101', '0102', '0201'] })).toEqual([
      ['CR-5.4a', '0101', '0101 is named twice'],
      ['CR-5.4a', '0102', '0102 has no lane'],
      ['CR-5.4a', '0201', '0201 is not a world of yours'],
    ]))
  test('CR-X.6: a capital is an own world, and stays while it is one', () => {
    expect(refused({ capital: '0201' })).toEqual([['CR-X.6', '0201', '0201 is not a world of yours']])
    expect(refused({ capital: '0102' })).toEqual([['CR-X.6', '0102', '0101 is your capital and your world, so it stays the capital']])
    expect(refused({ capital: '0102' }, { holdings: { capital: null } })).toEqual([])
  })
})

describe('a player who gives no orders', () => {
  const defaultBook = (red: Seats['red'], more: Partial<Position> = {}) => {
    const { state } = played(orders(red, {}, more), {}, campaignFor(2))
    const view = system.view(state, 'red')
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    const order = system.defaultOrder(view, call)
    expect(system.check(view, call, order)).toBe(undefined)
    return order.order === 'orders' ? order : undefined
  }
  test('CR-X.8: links, consents and switched lanes go on', () => {
    const book = {
      links: [link],
      pacts: ['blue' as const],
      off: ['0101'],
      shares: [{ link, payee: 'red' as const, terms: { by: 'sum' as const, amount: 5 } }],
    }
    expect(defaultBook({ book })).toMatchObject(book)
  })
  test('CR-X.8: what is no longer legal ends', () => {
    const book = {
      links: [link, ['0102', '0202'] as [string, string]],
      helps: [{ helper: '0102', damaged: '0101' }],
      off: ['0102', '0201'],
    }
    expect(defaultBook({ book, attitudes: { '0202': 6 } })).toMatchObject({ links: [link], helps: [], off: [] })
  })
})
