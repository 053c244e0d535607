import { seededDice, UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { game, policy, system, words } from '../../test/battle-game.ts'
import type { OrderOf } from '../orders.ts'
import type { Position } from '../position.ts'
import { EMPTY_SECRET } from '../secret.ts'
import { isSeat, type State, setupSchema } from '../state.ts'
import { after, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { proposedPurchase } from './proposal.ts'
import { treasuryAfter } from './purchase.ts'
import { purchaseFault } from './purchase-fault.ts'
import { SETTING_OPTIONS, settingsOf } from './settings.ts'

const NOTHING: OrderOf<'purchase'> = {
  order: 'purchase',
  ships: [],
  supply: [],
  defences: [],
  spares: [],
  partners: [],
  capital: null,
  ally: null,
}
const ending = (blue: readonly string[]): State => {
  const position: Position = {
    at: [{ step: 'purchase' }, { step: 'end' }],
    worlds: worldsWith({ '0101': 6, '0103': 5, '0901': 10, '0903': 9, '1313': 3 }),
    seats: { red: { worlds: ['0101', '0103'] }, blue: { worlds: [...blue] } },
  }
  return after(stateFor(position), { red: NOTHING, blue: NOTHING }).state
}
describe('the end of the draft', () => {
  test('CR-O.7: the empire with the highest income wins, with the pairs of worlds that gain most', () => {
    const { outcome } = ending(['0901', '1313'])
    // Red has 11 and gains 11 from its pair; blue has 13.
    expect(outcome).toMatchObject({ winners: ['red'], why: 'CR-O.7', scores: { red: { total: 22 }, blue: { total: 13 } } })
  })
  test('CR-O.8: empires with the same highest income draw', () => {
    expect(ending(['0901', '0903']).outcome).toMatchObject({ winners: ['blue'] })
    expect(ending(['0901', '1313', '0903']).outcome).toMatchObject({ scores: { blue: { total: 41 } } })
    const even = after(
      stateFor({
        at: [{ step: 'purchase' }, { step: 'end' }],
        worlds: worldsWith({ '0101': 7, '1313': 7 }),
        seats: { red: { worlds: ['0101'] }, blue: { worlds: ['1313'] } },
      }),
      { red: NOTHING, blue: NOTHING },
    ).state
    expect(even.outcome).toMatchObject({ winners: [], why: 'CR-O.8' })
  })
  test('CR-X.12: an empire that concedes leaves, its worlds are free, and the last one wins', () => {
    const start = stateFor(
      {
        at: [{ step: 'claim', extra: false }],
        stage: 'claims',
        worlds: worldsWith({ '0101': 7, '0505': 6, '1313': 7 }),
        seats: { red: { worlds: ['0101'], pairs: [['H5', 'S5']] }, blue: { worlds: ['1313'], pairs: [['H1', 'S1']] } },
      },
      setupFor(3, { claims: 'turn' }),
    )
    const gone = system.surrender(start, ['red']).state
    expect(gone.land.worlds['0101']?.owner).toBeNull()
    expect(gone.land.worlds['1313']?.owner).toBe('blue')
    expect(gone.empires.red).toEqual({ worlds: [], cards: 0, pairs: 0, aside: 0, ally: null, isOut: true, since: 0 })
    expect(gone.secret.red).toEqual(EMPTY_SECRET)
    expect(system.openCalls(gone)).toMatchObject([{ kind: 'claim', seats: ['blue'] }])
    expect(system.outcome(gone)).toBeUndefined()
    const left = system.surrender(start, ['red']).events.find(({ type }) => type === 'leftCampaign')
    expect(left && system.observe(left, 'public')).toEqual({ type: 'leftCampaign', seats: ['red'] })
    expect(system.surrender(start, ['red', 'gold']).state.land.worlds['0101']?.owner).toBeNull()
    const over = system.surrender(gone, ['gold']).state
    expect(system.outcome(over)).toEqual({ winners: ['blue'], why: 'CR-X.12', scores: null })
    expect([over.play.agenda, over.play.calls]).toEqual([[], []])
  })
  test('CR-X.12: what an empire had agreed with one that leaves ends, and what it has agreed with others stays', () => {
    const [kept, lost] = [
      { link: ['0101', '0901'] as const, help: { helper: '0101', damaged: '0901' } },
      { link: ['0101', '1313'] as const, help: { helper: '0101', damaged: '1313' } },
    ]
    const terms = { by: 'percent' as const, part: 10 }
    const agreedWith = (seat: 'blue' | 'gold', { link, help }: typeof kept | typeof lost) => ({
      pacts: [{ with: seat, until: null }],
      links: [link],
      shares: [{ link, payee: 'red' as const, terms }],
      bases: [
        { at: link[1], user: 'red' as const },
        { at: '0101', user: seat },
      ],
      helps: [help],
    })
    const [stays, goes] = [agreedWith('gold', kept), agreedWith('blue', lost)]
    const both = {
      pacts: [...goes.pacts, ...stays.pacts],
      links: [...goes.links, ...stays.links],
      shares: [...goes.shares, ...stays.shares],
      bases: [...goes.bases, ...stays.bases],
      helps: [...goes.helps, ...stays.helps],
    }
    const consentsAfter = (consents: typeof both | { readonly links: typeof both.links }) =>
      system.surrender(
        stateFor(
          {
            at: [{ step: 'orders' }],
            stage: 'weeks',
            week: 3,
            worlds: worldsWith({ '0101': 7, '0901': 6, '1313': 7 }),
            seats: {
              red: { worlds: ['0101'], consents, holdings: {} },
              blue: { worlds: ['1313'], holdings: {} },
              gold: { worlds: ['0901'], holdings: {} },
            },
          },
          setupFor(3),
        ),
        ['blue'],
      ).state.secret.red?.consents
    expect(consentsAfter(both)).toEqual(stays)
    expect(consentsAfter({ links: both.links })?.links).toEqual(stays.links)
  })
})

describe('secrets', () => {
  test('CR-O.1: hands, rankings and the umpire’s rolls are hidden, and the rest is public', () => {
    const { state, events } = system.begin({ setup: setupFor(2), position: null }, seededDice(5))
    const mine = system.view(state, 'red')
    const { setup, stage, land, order, empires, claims, outcome } = state
    expect(mine).toMatchObject({ setup, stage, land, order, empires, claims, outcome })
    expect(['red', UMPIRE, 'public', 'black'].map(isSeat)).toEqual([true, true, false, false])
    expect(Object.keys(mine.secret)).toEqual(['red'])
    expect(Object.keys(system.view(state, 'public').secret)).toEqual([])
    expect(Object.keys(system.view(state, 'referee').secret).sort()).toEqual(['blue', 'red', UMPIRE].sort())
    const dealt = events.find((one) => one.type === 'dealt' && one.seat === 'blue')
    expect(dealt && system.observe(dealt, UMPIRE)).toBe(dealt)
    expect(dealt && [system.observe(dealt, 'red'), system.observe(dealt, 'blue')]).toEqual([
      { type: 'dealt', seat: 'blue', cards: null },
      dealt,
    ])
    const play = (seat: 'red' | 'blue') => {
      const [call] = system.openCalls(state)
      if (!call) throw new Error('no call is open')
      return system.defaultOrder(system.view(state, seat), call)
    }
    const later = after(state, { red: play('red'), blue: play('blue') }, { order: [5, 2] }).events
    const paired = later.find((one) => one.type === 'paired' && one.seat === 'blue')
    expect(paired && system.observe(paired, 'red')).toMatchObject({ pairs: null, aside: null, ranking: null, counts: expect.anything() })
    const nearest = later.find(({ type }) => type === 'nearestFound')
    expect(nearest && [system.observe(nearest, 'red'), system.observe(nearest, 'referee')]).toEqual([undefined, nearest])
    const claimed = later.find(({ type }) => type === 'claimed')
    expect(claimed && system.observe(claimed, 'public')).toBe(claimed)
  })
})

describe('settings', () => {
  const valuesOf = (rule: string) => SETTING_OPTIONS.find((option) => option.rule === rule)?.values
  test.each([
    ['CR-1.7c', ['rolled', 'each', 'perThree']],
    ['CR-3.6b', ['combat', 'weekly']],
    ['CR-4.2', ['trade', 'base']],
    ['CR-X.14', ['drawn', 'levelled']],
    ['CR-X.15', ['written', 'defended']],
    ['CR-1.6a', ['private', 'public']],
    ['CR-X.8', ['brisk', 'asked']],
    ['CR-1.3c', ['list', 'turn']],
  ])('%s: the first value is the default, and a match keeps the choice', (rule, values) => {
    const option = SETTING_OPTIONS.find((one) => one.rule === rule)
    if (!option) throw new Error(`no option has the clause ${rule}`)
    expect([valuesOf(rule), option.default]).toEqual([values, values[0]])
    for (const value of values) expect(setupFor(3, { [option.name]: value }).settings).toMatchObject({ [option.name]: value })
    expect(() => settingsOf({ [option.name]: 'other' })).toThrow(option.name)
    expect(system.scenarios[0]?.setup({ [option.name]: 'other' })).toMatchObject({ rule })
  })
  test('CR-14.1: the battle game is chosen with the campaign', () => {
    expect(setupFor(2).battle).toBe('full-thrust')
    expect(system.options[0]).toMatchObject({
      name: 'battle',
      values: ['full-thrust'],
      default: 'full-thrust',
      labels: { 'full-thrust': 'Full Thrust' },
    })
    expect(system.scenarios[0]?.setup({ battle: 'easystar' })).toEqual({
      rule: 'CR-14.1',
      reason: 'this campaign is fought with full-thrust, not with easystar',
    })
    const other = { ...setupFor(2), battle: 'easystar' }
    expect(system.schema.setup.safeParse(other).success).toBe(false)
    expect(setupSchema.safeParse(other).success).toBe(true)
  })
  test('CR-16.2a: the page of a new campaign says which designs are offered', () => {
    expect(system.options[0]?.explains['full-thrust']).toContain('only designs that pass its check are offered (CR-16.2a)')
  })
  test('CR-O.7, CR-X.4: two to eight empires draft, in the seats of their scenario; a whole campaign has the umpire, too', () => {
    const counts = [2, 3, 4, 5, 6, 7, 8]
    expect(system.scenarios.map(({ id, seats }) => [id, seats.length])).toEqual([
      ...counts.map((count) => [`campaign-${count}`, count + 1]),
      ...counts.map((count) => [`draft-${count}`, count]),
    ])
    expect(system.seats(setupFor(3))).toEqual(['red', 'blue', 'gold'].map((seat) => ({ seat, side: seat, kind: 'player' })))
    expect(system.schema.setup.safeParse(setupFor(3)).success).toBe(true)
    expect(system.schema.setup.safeParse({ ...setupFor(3), scenario: 'draft-4' }).success).toBe(false)
    expect(system.schema.setup.safeParse({ ...setupFor(3), scenario: 'war' }).success).toBe(false)
  })
})

describe('proposals', () => {
  const rich = stateFor({
    at: [{ step: 'purchase' }, { step: 'end' }],
    worlds: worldsWith({ '0101': 10, '0102': 10, '0201': 10, '0202': 10, '1313': 2 }),
    seats: { red: { worlds: ['0101', '0102', '0201', '0202'] }, blue: { worlds: ['1313'] } },
  })
  test('CR-4.3: the proposed purchase is legal and spends most of the capital, for a rich, a poor and an empire without a world', () => {
    const order = proposedPurchase(game, rich, 'red')
    const [call] = system.openCalls(rich)
    expect(call && system.defaultOrder(system.view(rich, 'red'), call)).toEqual(order)
    expect(purchaseFault(game, rich, 'red', order)).toBeUndefined()
    expect([order.ships.length > 1, order.supply.length, order.defences.length]).toEqual([true, 1, 4])
    expect(order.partners).toHaveLength(2)
    const left = treasuryAfter(game, rich, 'red', order)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(400_000 / 5)
    expect(purchaseFault(game, rich, 'blue', proposedPurchase(game, rich, 'blue'))).toBeUndefined()
    const without = stateFor({ at: [{ step: 'purchase' }], worlds: worldsWith({ '0101': 10 }), seats: { red: { worlds: ['0101'] } } })
    expect(proposedPurchase(game, without, 'blue')).toMatchObject({ ships: [], supply: [], defences: [], partners: [] })
  })
  test('bots value the lead in income', () => {
    expect(policy.evaluate(rich, 'red')).toBe(39)
    expect(policy.evaluate(rich, 'blue')).toBe(-39)
    expect(policy.evaluate(rich, UMPIRE)).toBe(0)
  })
  test('the purchase can be changed row by row', () => {
    const view = system.view(rich, 'red')
    const labels = (draft: Parameters<typeof words.choices>[1]) => words.choices(view, draft).map(({ label }) => label)
    expect(labels(null)).toEqual(['Buy the proposed fleet', 'Change the proposed purchase', 'Begin with an empty purchase'])
    const order = { ...NOTHING, partners: [] }
    expect(labels({ kind: 'purchase', page: 'all', at: null, order })).toContain('Add defences')
    const fleet = words.choices(view, { kind: 'purchase', page: 'fleet', at: null, order }).find(({ label }) => label === 'Buy FF Tern')
    if (fleet?.then.kind !== 'draft' || fleet.then.draft.kind !== 'purchase') throw new Error('the row sets no draft')
    expect(fleet.note).toBe('67 credits')
    expect(fleet.then.draft.order.ships).toMatchObject([{ count: 1 }])
    const again = words.choices(view, fleet.then.draft).find(({ label }) => label === 'Buy FF Tern')
    expect(again?.then).toMatchObject({ draft: { order: { ships: [{ count: 2 }] } } })
    expect(words.question(view, fleet.then.draft)?.text).toBe('1,933 credits stay in the treasury.')
    expect(labels({ ...fleet.then.draft, page: 'all' })).toContain('Take out 1 × Tern')
  })
})
