import { UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import { facesAt, worldsWith } from '../table-for-tests.ts'
import { campaignFor, inWeek, played, statementOf, treasuryOf } from '../week-for-tests.ts'
import { shareAmount } from './income.ts'
import { tradeRoute } from './reach.ts'

type Seats = NonNullable<Position['seats']>
/** Two worlds of red in reach of each other that trade. */
const pairOfRed = (more: Partial<Position> = {}, red: Seats['red'] = {}): Position =>
  inWeek('trade', {
    worlds: worldsWith({ '0101': 7, '0102': 9 }),
    seats: { red: { worlds: ['0101', '0102'], holdings: {}, consents: { links: [['0101', '0102']] }, ...red }, blue: { holdings: {} } },
    ...more,
  })
const amounts = (position: Position, faces = {}) => statementOf(played(position, faces).state).map(([, amount, rule]) => [amount, rule])

describe('incomes', () => {
  test('CR-2.3a, CR-10.1c: both worlds of a link have the sum of both bases (G-CR-07)', () =>
    expect(amounts(pairOfRed())).toEqual([
      [700, 'CR-2.3b'],
      [900, 'CR-2.3a'],
      [900, 'CR-2.3b'],
      [700, 'CR-2.3a'],
    ]))
  test('CR-2.3c: a lane doubles the gain, not the base (G-CR-07)', () =>
    expect(amounts(pairOfRed({ lanes: [['0101', '0102']] }))).toEqual([
      [700, 'CR-2.3b'],
      [1800, 'CR-2.3c'],
      [900, 'CR-2.3b'],
      [1400, 'CR-2.3c'],
    ]))
  test('CR-2.3c, CR-10.1a: worlds of one network trade by lane, others by jump or not at all', () => {
    const worlds = worldsWith({ '0101': 7, '0102': 9, '0103': 5, '0505': 5, '0606': 5, '0913': 4 })
    const { state } = played(
      pairOfRed({
        worlds,
        lanes: [
          ['0101', '0103'],
          ['0103', '0505'],
        ],
      }),
    )
    const routes = (a: string, ...others: readonly string[]) => others.map((b) => tradeRoute(state, a, b))
    expect(routes('0101', '0103', '0505', '0102', '0606', '0913')).toEqual(['lane', 'lane', 'jump', null, null])
    expect(routes('0606', '0505', '0103', '0913')).toEqual(['jump', null, null])
  })
  test('CR-5.4a: a lane that is switched off doubles nothing', () =>
    expect(amounts(pairOfRed({ lanes: [['0101', '0102']], off: ['0102'] }))).toContainEqual([900, 'CR-2.3a']))
  test('CR-2.3b: a world without trade has its base', () =>
    expect(amounts(pairOfRed({}, { consents: {} }))).toEqual([
      [700, 'CR-2.3b'],
      [900, 'CR-2.3b'],
    ]))
  test('CR-2.3b: six worlds of 13.3 bring 79.8 credits (G-CR-05)', () => {
    const worlds = ['0101', '0102', '0103', '0104', '0105', '0106']
    const six = inWeek('trade', {
      worlds: Object.fromEntries(worlds.map((at) => [at, { rolled: 6, base: 13 }])),
      seats: { red: { worlds, holdings: {} }, blue: { holdings: {} } },
    })
    expect(treasuryOf(played(six).state)).toBe(6 * 1300)
  })
  test('CR-2.5: incomes come every week', () => {
    const two = pairOfRed({ at: [{ step: 'trade' }, { step: 'trade' }] })
    expect(treasuryOf(played(two).state)).toBe(2 * 3200)
  })
})

describe('reach', () => {
  const far = (more: Partial<Position>): Position =>
    pairOfRed(
      {
        worlds: worldsWith({ '0101': 7, '0501': 9, '0901': 4 }),
        lanes: [
          ['0101', '0901'],
          ['0501', '0901'],
        ],
        ...more,
      },
      { worlds: ['0101', '0501'], consents: { links: [['0101', '0501']] } },
    )
  test('CR-10.1a: worlds on one network of lanes trade over any distance', () => expect(amounts(far({}))).toContainEqual([1800, 'CR-2.3c']))
  test('CR-10.1a: a network that is blocked on the way carries no trade', () => {
    const { state } = played(far({ off: ['0901'] }))
    expect(state.links).toEqual([{ worlds: ['0101', '0501'], flows: false }])
    expect(statementOf(state)).toContainEqual(['Trade of 0101 with 0501', 0, 'CR-10.1a'])
  })
})

describe('worlds that change hands', () => {
  test('CR-X.11: a neutral world that has been taken since the orders trades with nobody but its owner', () => {
    const taken = (owner: 'red' | 'blue') => {
      const worlds = { red: ['0101'], blue: ['0103'] }
      const position = inWeek('trade', {
        worlds: worldsWith({ '0101': 7, '0102': 9, '0103': 5 }),
        seats: {
          red: { worlds: owner === 'red' ? [...worlds.red, '0102'] : worlds.red, holdings: {}, consents: { links: [['0101', '0102']] } },
          blue: { worlds: owner === 'blue' ? [...worlds.blue, '0102'] : worlds.blue, holdings: {} },
        },
      })
      return played(position).state.links.length
    }
    expect([taken('red'), taken('blue')]).toEqual([1, 0])
  })
  test('CR-8.4d, CR-10.1a: a network ends at a world under an undecided attack', () => {
    const flows = (undecided: readonly ('red' | 'blue')[]) => {
      const position = pairOfRed(
        {
          worlds: { ...worldsWith({ '0101': 7, '0501': 9 }), '0901': { rolled: 4, undecided: [...undecided] } },
          lanes: [
            ['0101', '0901'],
            ['0501', '0901'],
          ],
        },
        { worlds: ['0101', '0501'], consents: { links: [['0101', '0501']] } },
      )
      return played(position).state.links.map((link) => link.flows)
    }
    expect([flows([]), flows(['blue'])]).toEqual([[true], [false]])
    expect([flows(['red']), flows(['blue', 'red'])]).toEqual([[true], [true]]) // CR-5.4a: not for those who attack it
  })
})

describe('luxuries', () => {
  const luxury = (base: number): Position =>
    inWeek('trade', {
      worlds: { '0101': { rolled: 7, resource: 'luxuries', base, luxury: 3 }, '0102': { rolled: 9 } },
      seats: { red: { worlds: ['0101', '0102'], holdings: {}, consents: { links: [['0101', '0102']] } }, blue: { holdings: {} } },
    })
  test('CR-2.6c: a die of ten each week counts for the world and for its partner', () => {
    const { state, events } = played(luxury(7), { 'W10/0101': [8] })
    expect(events).toContainEqual({ type: 'luxuriesRolled', faces: { '0101': 8 } })
    expect(statementOf(state)).toEqual([
      ['Income of 0101', 700, 'CR-2.3b'],
      ['Luxuries of 0101', 800, 'CR-2.6c'],
      ['Trade of 0101 with 0102', 900, 'CR-2.3a'],
      ['Income of 0102', 900, 'CR-2.3b'],
      ['Trade of 0102 with 0101', 1500, 'CR-2.3a'],
    ])
  })
  test('CR-2.6c: a world whose fixed base is 0 rolls none', () => {
    const { state, events } = played(luxury(0), { 'W10/0101': [8] })
    expect(events).toContainEqual({ type: 'luxuriesRolled', faces: {} })
    expect(treasuryOf(state)).toBe(1800)
  })
})

describe('neutral worlds', () => {
  const neutral = (attitude: number, more: Partial<Position> = {}, red: Seats['red'] = {}): Position =>
    inWeek('trade', {
      worlds: worldsWith({ '0101': 6, '0102': 8 }),
      seats: {
        red: { worlds: ['0101'], holdings: {}, attitudes: { '0102': attitude }, consents: { links: [['0101', '0102']] }, ...red },
        blue: { holdings: {} },
      },
      umpire: { attitudes: { '0102': attitude }, nearest: { '0102': 'red' } },
      ...more,
    })
  const foreign = (attitude: number) => neutral(attitude, { umpire: { attitudes: { '0102': attitude }, nearest: { '0102': 'blue' } } })
  const gain = (position: Position) => amounts(position)[1]
  test('CR-1.6b, CR-10.1e: an independent world keeps half (G-CR-08)', () => {
    expect(gain(neutral(1))).toEqual([400, 'CR-1.6b'])
    expect(treasuryOf(played(neutral(1)).state)).toBe(1000)
  })
  test('CR-1.6c: a friend keeps nothing from the nearest empire, and half from others (G-CR-09)', () => {
    expect(treasuryOf(played(neutral(2)).state)).toBe(1400)
    expect(gain(foreign(2))).toEqual([400, 'CR-1.6c'])
  })
  test('CR-1.6d: a foe never trades with the nearest empire, and keeps half from others', () => {
    expect(played(neutral(3)).state.links).toEqual([])
    expect(gain(foreign(3))).toEqual([400, 'CR-1.6d'])
  })
  test('CR-1.6e: a client of a great power keeps half', () => expect(gain(neutral(4))).toEqual([400, 'CR-1.6e']))
  test('CR-1.6f: a split world keeps two thirds (G-CR-09)', () => expect(gain(neutral(5))).toEqual([266, 'CR-1.6f']))
  test('CR-1.6g: a world at war with itself does not trade', () => {
    const { state } = played(neutral(6))
    expect(state.links).toEqual([])
    expect(treasuryOf(state)).toBe(600)
  })
  test('CR-1.6h: a neutral world deals with empires that have visited it, and with none that has attacked it', () => {
    expect(played(neutral(1, {}, { attitudes: {} })).state.links).toEqual([])
    const attacked = { worlds: { '0101': { rolled: 6 }, '0102': { rolled: 8, hostile: ['red' as const] } } }
    expect(played(neutral(1, attacked)).state.links).toEqual([])
  })
  test('CR-1.6h, CR-1.6a: under public scouting the visit of one empire is enough for all', () => {
    const links = (scouting: 'private' | 'public') => {
      const position = inWeek('contacts', {
        worlds: worldsWith({ '0101': 6, '0102': 8 }),
        seats: {
          red: { worlds: ['0101'], holdings: {}, consents: { links: [['0101', '0102']] } },
          blue: { holdings: { groups: [{ id: 'group-1', at: '0102', ships: [{ design: 'Tern' }] }] } },
        },
        umpire: { attitudes: { '0102': 1 } },
      })
      let { state } = played(position, {}, campaignFor(2, { scouting }))
      for (const batch of [1, 2] as const) {
        const [open] = system.openCalls(state)
        if (!open) throw new Error('no call is open')
        state = system.resolve(state, open, { [UMPIRE]: { order: 'close', batch } }, facesAt({})).state
      }
      return state.links.length
    }
    expect([links('private'), links('public')]).toEqual([0, 1])
  })
  test('CR-8.4d: a world under an undecided attack does not trade', () => {
    const { state } = played(neutral(1, { worlds: { '0101': { rolled: 6 }, '0102': { rolled: 8, undecided: ['red'] } } }))
    expect(state.links).toEqual([{ worlds: ['0101', '0102'], flows: false }])
    expect(treasuryOf(state)).toBe(600)
  })

  const rivals = (more: Partial<Position>, blue = 6): Position =>
    inWeek('trade', {
      worlds: worldsWith({ '0101': 6, '0102': 8, '0103': blue }),
      seats: {
        red: { worlds: ['0101'], holdings: {}, attitudes: { '0102': 1 }, consents: { links: [['0101', '0102']] } },
        blue: { worlds: ['0103'], holdings: {}, attitudes: { '0102': 1 }, consents: { links: [['0102', '0103']] } },
      },
      ...more,
    })
  const partner = (position: Position, faces = {}) => played(position, faces).state.links.map(({ worlds }) => worlds.join(' '))
  test('CR-1.6h: of several it takes the world with the highest base', () => expect(partner(rivals({}, 7))).toEqual(['0102 0103']))
  test('CR-1.6h: it keeps its present partner', () =>
    expect(partner(rivals({ links: [{ worlds: ['0101', '0102'], flows: false }] }, 7))).toEqual(['0101 0102']))
  test('CR-1.6h: a die decides between equal bases', () => {
    expect(partner(rivals({}), { 'W10/0102': [1] })).toEqual(['0101 0102'])
    expect(partner(rivals({}), { 'W10/0102': [2] })).toEqual(['0102 0103'])
  })
  test('CR-X.11: only the author learns that a link has not come about', () => {
    const asked = rivals({}, 7)
    const { state } = played({ ...asked, seats: { ...asked.seats, red: { ...asked.seats?.red, book: { links: [['0101', '0102']] } } } })
    expect(statementOf(state)).toContainEqual(['No agreement on trade: 0101 with 0102', 0, 'CR-X.11'])
    expect(statementOf(state, 'blue').map(([, , rule]) => rule)).toEqual(['CR-2.3b', 'CR-1.6b'])
  })
})

describe('payments between empires', () => {
  const shared = (terms: Parameters<typeof shareAmount>[0]['terms'], more: Partial<Position> = {}): Position => {
    const consents = {
      links: [['0101', '0102'] as [string, string]],
      shares: [{ link: ['0101', '0102'] as [string, string], payee: 'red' as const, terms }],
    }
    return inWeek('trade', {
      worlds: worldsWith({ '0101': 7, '0102': 9 }),
      seats: { red: { worlds: ['0101'], holdings: {}, consents }, blue: { worlds: ['0102'], holdings: {}, consents } },
      ...more,
    })
  }
  const treasuries = (position: Position) => (['red', 'blue'] as const).map((seat) => treasuryOf(played(position).state, seat))
  test('CR-10.1d: a fixed sum goes from one empire to the other', () =>
    expect(treasuries(shared({ by: 'sum', amount: 250 }))).toEqual([1850, 1350]))
  test('CR-10.1d: a percentage is of the gains of the payer, rounded down', () => {
    expect(treasuries(shared({ by: 'percent', part: 33 }))).toEqual([1831, 1369])
    expect(shareAmount({ terms: { by: 'percent', part: 33 } }, 101)).toBe(33)
  })
  test('CR-10.1d: a payment is never above the gains', () => {
    expect(treasuries(shared({ by: 'sum', amount: 99_999 }))).toEqual([2300, 900])
    const apart = { worlds: worldsWith({ '0101': 7, '0901': 9 }) }
    const consents = {
      links: [['0101', '0901'] as [string, string]],
      shares: [{ link: ['0101', '0901'] as [string, string], payee: 'red' as const, terms: { by: 'sum' as const, amount: 250 } }],
    }
    const seats = { red: { worlds: ['0101'], holdings: {}, consents }, blue: { worlds: ['0901'], holdings: {}, consents } }
    expect(treasuries(shared({ by: 'sum', amount: 250 }, { ...apart, seats }))).toEqual([700, 900])
  })
  test('CR-X.11: a link that one owner no longer agrees to is none', () => {
    const both = shared({ by: 'sum', amount: 250 })
    const { state } = played({ ...both, seats: { ...both.seats, blue: { worlds: ['0102'], holdings: {} } } })
    expect(state.links).toEqual([])
  })
})

test('CR-9.1b: a world that helps has no income, and its partner has its gain', () => {
  const helping = inWeek('trade', {
    worlds: { '0101': { rolled: 9 }, '0102': { rolled: 4 }, '0201': { rolled: 5, base: 3 } },
    seats: {
      red: {
        worlds: ['0101', '0102', '0201'],
        holdings: {},
        consents: { links: [['0101', '0102']], helps: [{ helper: '0101', damaged: '0201' }] },
      },
      blue: { holdings: {} },
    },
  })
  expect(statementOf(played(helping).state)).toEqual([
    ['0101 gives its income to 0201', 0, 'CR-9.1b'],
    ['Trade of 0101 with 0102', 0, 'CR-9.1b'],
    ['Income of 0102', 400, 'CR-2.3b'],
    ['Trade of 0102 with 0101', 900, 'CR-2.3a'],
    ['Income of 0201', 300, 'CR-2.3b'],
  ])
})
