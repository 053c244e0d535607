import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import { holdingsOf } from '../lookup.ts'
import { chargeShare, credits } from '../money.ts'
import type { Position } from '../position.ts'
import { designNamed, worldsWith } from '../table-for-tests.ts'
import { newCondition } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { bookRefusals, campaignFor, inWeek, played, statementOf, treasuryOf } from '../week-for-tests.ts'
import { enduranceRating } from './endurance.ts'
import { feedGroups } from './feeds.ts'
import { grantedOf } from './payments.ts'
import { factorsOf, resourcesAtHand } from './resources.ts'

type Seats = NonNullable<Position['seats']>
type Red = NonNullable<Seats['red']>
type RedHoldings = NonNullable<Red['holdings']>
const ALL = { '0101': 'fuel', '0102': 'food', '0103': 'goods', '0104': 'ore' } as const
/** Red owns a world of each resource, so that nothing is doubled, unless `worlds` says otherwise. */
const quiet = (holdings: RedHoldings, more: Partial<Position> = {}, red: Red = {}): Position =>
  inWeek('settlement', {
    worlds: {
      ...Object.fromEntries(Object.entries(ALL).map(([at, resource]) => [at, { rolled: 6, resource }])),
      ...worldsWith({ '0707': 5, '0909': 5 }),
    },
    seats: {
      red: { worlds: Object.keys(ALL), ...red, holdings: { treasury: 100_000, capital: '0101', ...holdings } },
      blue: { worlds: ['0909'], holdings: {} },
    },
    ...more,
  })
const shipOf = (position: Position, setup = campaignFor(2)) => holdingsOf(played(position, {}, setup).state, 'red').ships[0]
const paid = (position: Position, setup = campaignFor(2)) => 100_000 - treasuryOf(played(position, {}, setup).state)
const newOsprey = newCondition(game, designNamed('Osprey')) as object // a condition is a plain object
const osprey = (more: object = {}) => ({ ships: [{ design: 'Osprey', at: '0101', ...more }] })
const away = (at: string | null, ...ships: readonly object[]): RedHoldings => ({
  groups: [{ id: 'group-1', at, ships: ships.map((ship) => ({ design: 'Osprey', ...ship })) }],
})
/** The worlds without a resource. */
const without = (resource: string): Partial<Position> => ({
  worlds: {
    ...Object.fromEntries(Object.entries(ALL).map(([at, one]) => [at, { rolled: 6, resource: one === resource ? null : one }])),
    ...worldsWith({ '0707': 5, '0909': 5 }),
  },
})

describe('accounts', () => {
  test('CR-3.2, CR-3.3: at a base a ship pays fuel and crew for the week', () => {
    const { state } = played(quiet(osprey()))
    expect(statementOf(state)).toEqual([
      ['Fuel at 0101', -144, 'CR-3.2'],
      ['Crews at 0101', -80, 'CR-3.3'],
    ])
    expect(holdingsOf(state, 'red').ships).toMatchObject([{ weeks: 0, away: 0 }])
  })
  test('CR-3.4, CR-3.6b: weaponry is due for each trigger, not for each week (G-CR-13)', () => {
    const { state } = played(quiet(osprey({ triggers: 2, weeks: 3 })))
    expect(statementOf(state).map(([, amount]) => amount)).toEqual([-4 * 144, -4 * 80, -2 * 234])
  })
  test('CR-3.6b: by a setting weaponry is due every week instead', () => {
    const weekly = campaignFor(2, { weaponry: 'weekly' })
    expect(paid(quiet(osprey({ triggers: 2, weeks: 1 })), weekly)).toBe(2 * (144 + 80 + 234))
  })
  test('CR-3.6a: away from bases the account and the weeks away grow', () => {
    expect(shipOf(quiet(away('0707', { weeks: 2, away: 2 })))).toMatchObject({ weeks: 3, away: 3 })
    expect(paid(quiet(away('0707', { weeks: 2 })))).toBe(0)
    expect(shipOf(quiet(away(null, { weeks: 2, away: 2 })))).toMatchObject({ weeks: 3, away: 3 })
  })
  test('CR-3.6d: the statement names the groups that run dry next week', () => {
    const dry = (weeks: number, at = '0707') =>
      statementOf(played(quiet(away(at, { away: weeks }))).state).filter(([, , rule]) => rule === 'CR-3.6d')
    expect(dry(2)).toEqual([['red-1 has endurance for one more week', 0, 'CR-3.6d']])
    expect([dry(1), dry(3), dry(2, '0101')]).toEqual([[], [], []])
  })
  test('CR-3.6d: it names each such group, whatever the ships of other groups do', () => {
    const dryGroups = (...weeks: readonly (readonly number[])[]) => {
      const groups = weeks.map((ships, index) => ({
        id: `group-${index + 1}`,
        at: index === 0 ? '0707' : '0708',
        ships: ships.map((one) => ({ design: 'Osprey', away: one })),
      }))
      return statementOf(played(quiet({ groups })).state).flatMap(([what, , rule]) => (rule === 'CR-3.6d' ? [what] : []))
    }
    expect(dryGroups([2, 2], [0])).toEqual(['red-1 has endurance for one more week'])
    expect(dryGroups([2], [2])).toEqual(['red-1 has endurance for one more week', 'red-2 has endurance for one more week'])
  })
  test('CR-3.6c: a base settles the whole account and makes endurance whole again', () =>
    expect(shipOf(quiet(away('0101', { weeks: 3, away: 3, turns: 7, triggers: 1 })))).toMatchObject({
      weeks: 0,
      away: 0,
      turns: 0,
      triggers: 0,
    }))
  test('CR-3.8b: supply ships pay upkeep', () =>
    expect(paid(quiet({ ships: [{ design: 'Drover', role: 'supply', at: '0101' }] }))).toBe(220))
  test('CR-8.1b: defences pay upkeep and have no endurance', () => {
    const defence = { ships: [{ design: 'Bulwark', role: 'defence' as const, at: '0101' }] }
    expect(paid(quiet(defence))).toBe(154)
    expect(shipOf(quiet({ ...defence, treasury: 0 }))).toMatchObject({ weeks: 1, away: 0 })
  })
  test('CR-N.3d, CR-N.3e: a ship that does not fight pays no weaponry, and one that does pays the same whatever it fired', () => {
    const fired = (condition: object) => paid(quiet(osprey({ triggers: 1, condition: { ...newOsprey, ...condition } })))
    expect(paid(quiet(osprey()))).toBe(224)
    expect([fired({}), fired({ systems: { 'beam-1': 'lost' } })]).toEqual([458, 458])
  })
  test('CR-3.1: a fleet of 4,000 at 1.7 for 100 costs 68 a week (G-CR-04)', () =>
    expect(chargeShare(credits(4000), 17, 1000)).toBe(credits(68)))
})

describe('doublings', () => {
  const trigger = osprey({ triggers: 1 })
  test('CR-2.4a, CR-3.5a: without fuel the charge for fuel is double', () => expect(paid(quiet(trigger, without('fuel')))).toBe(458 + 144))
  test('CR-2.4a, CR-3.5b: without food the charge for crews is double', () => expect(paid(quiet(trigger, without('food')))).toBe(458 + 80))
  test('CR-2.4a, CR-3.5c: without goods the charge for weaponry is double', () =>
    expect(paid(quiet(trigger, without('goods')))).toBe(458 + 234))
  test('CR-3.5d: without ore hulls are double, and upkeep is not', () => {
    expect(paid(quiet(trigger, without('ore')))).toBe(458)
    expect(factorsOf(played(quiet({}, without('ore'))).state, 'red')).toEqual({ fuel: 1, crew: 1, weaponry: 1, hull: 2 })
  })
  test('CR-3.5a: a doubling changes no endurance', () =>
    expect(shipOf(quiet(away('0707', {}), without('fuel')))).toMatchObject({ away: 1, weeks: 1 }))
  test('CR-10.2: trade with a world of a resource gives it to the whole empire, while it flows', () => {
    const linked = (flows: boolean): Position =>
      inWeek('settlement', {
        worlds: { '0101': { rolled: 6 }, '0102': { rolled: 5, resource: 'fuel' }, '0103': { rolled: 5, resource: 'hub' } },
        seats: { red: { worlds: ['0101', '0103'], holdings: {} }, blue: { worlds: ['0102'], holdings: {} } },
        links: [{ worlds: ['0101', '0102'], flows }],
      })
    const has = (flows: boolean) => [...resourcesAtHand(played(linked(flows)).state, 'red')]
    expect([has(true), has(false)]).toEqual([['hub', 'fuel'], ['hub']])
  })
  test('CR-2.4b: a hub and luxuries change no charge', () => {
    const rich = inWeek('settlement', {
      worlds: { '0101': { rolled: 6, resource: 'hub' }, '0102': { rolled: 5, resource: 'luxuries' } },
      seats: { red: { worlds: ['0101', '0102'], holdings: {} }, blue: { holdings: {} } },
    })
    expect(factorsOf(played(rich).state, 'red')).toEqual({ fuel: 2, crew: 2, weaponry: 2, hull: 2 })
  })
})

describe('bases', () => {
  const at0909 = away('0909', {})
  const opened = (pacts: NonNullable<Red['consents']>['pacts']): Red => ({ consents: { bases: [{ at: '0909', user: 'red' }], pacts } })
  test('CR-X.5: a world that a partner has opened is a base while the pact holds', () => {
    expect(paid(quiet(at0909, {}, opened([{ with: 'blue', until: null }])))).toBe(224)
    expect(paid(quiet(at0909, {}, opened([{ with: 'blue', until: 3 }])))).toBe(224)
    expect(paid(quiet(at0909, {}, opened([{ with: 'blue', until: 2 }])))).toBe(0)
    expect(paid(quiet(at0909, {}, opened([])))).toBe(0)
    expect(paid(quiet(at0909, {}, { consents: { pacts: [{ with: 'blue', until: null }] } }))).toBe(0)
  })
  const friend = (attitude: number, nearest: 'red' | 'blue'): Partial<Position> => ({
    umpire: { attitudes: { '0707': attitude }, nearest: { '0707': nearest } },
  })
  test('CR-1.6c: a friendly neutral world is a base of the nearest empire at a fifth more, rounded up', () => {
    expect(paid(quiet(away('0707', {}), friend(2, 'red')))).toBe(173 + 96)
    expect(paid(quiet(away('0707', {}), friend(2, 'blue')))).toBe(0)
    expect(paid(quiet(away('0707', {}), friend(1, 'red')))).toBe(0)
  })
  test('CR-1.6h: a neutral world that an empire has attacked is none of its bases', () => {
    const worlds = {
      ...Object.fromEntries(Object.keys(ALL).map((at) => [at, { rolled: 6 }])),
      '0707': { rolled: 5, hostile: ['red' as const] },
      '0909': { rolled: 5 },
    }
    expect(paid(quiet(away('0707', {}), { ...friend(2, 'red'), worlds }))).toBe(0)
  })
})

describe('supply ships', () => {
  type Feed = Book['feeds'][number]
  const feed = (kind: Feed['kind'], tons: number): Feed => ({ ship: 'supply-1', group: 'group-1', kind, tons })
  const fleet = (cargo: object, ...ships: readonly object[]): RedHoldings => ({
    groups: [
      { id: 'group-1', at: '0707', ships: ships.map((ship) => ({ design: 'Osprey', ...ship })) },
      { id: 'group-2', at: '0707', ships: [{ design: 'Drover', role: 'supply', cargo }] },
    ],
  })
  const fed = (holdings: RedHoldings, ...feeds: readonly Feed[]) =>
    holdingsOf(played(quiet(holdings, {}, { book: { feeds } })).state, 'red').ships
  test('CR-3.6c, CR-3.6d: a group whose fuel and provisions are met in full has its endurance again', () => {
    const ships = fed(
      fleet({ fuel: 20, provisions: 20 }, { weeks: 2, away: 2, turns: 7 }, { weeks: 1, away: 1 }),
      feed('fuel', 20),
      feed('provisions', 20),
    )
    // 3 and 2 weeks: 5 × 1.44 of fuel and 5 × 0.80 of provisions
    expect(ships).toMatchObject([{ weeks: 0, away: 0, turns: 2 }, { weeks: 0, away: 0 }, { cargo: { fuel: 12, provisions: 16 } }])
  })
  test('CR-3.6d: a group that is not met in full takes nothing', () => {
    const holdings = fleet({ fuel: 20, provisions: 3 }, { weeks: 2, away: 2 }, { weeks: 1, away: 1 })
    expect(fed(holdings, feed('fuel', 20), feed('provisions', 4))).toMatchObject([
      { weeks: 3, away: 3 },
      { away: 2 },
      { cargo: { fuel: 20, provisions: 3 } },
    ])
    const { state } = played(quiet(holdings, {}, { book: { feeds: [feed('fuel', 20), feed('provisions', 4)] } }))
    expect(statementOf(state)).toContainEqual(['red-1 needs 8 t of fuel and 4 t of provisions, and is not fed', 0, 'CR-3.6d'])
  })
  test('CR-3.7b: weaponry is met ship by ship, as far as the tons last', () => {
    const ships = fed(fleet({ weaponry: 5 }, { triggers: 1 }, { triggers: 1 }, { triggers: 1 }), feed('weaponry', 5))
    expect(ships.map(({ triggers, away: weeks }) => [triggers, weeks])).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
      [0, 1],
    ])
    expect(ships[3]?.cargo).toEqual({ weaponry: 0 })
  })
  test('CR-3.6c: supply ships give in their own hex only, and not in FTL', () => {
    const apart = fleet({ fuel: 20, provisions: 20 }, { weeks: 2, away: 2 })
    const moved = (at: string | null) => ({
      groups: (apart.groups ?? []).map((group) => (group.id === 'group-2' ? { ...group, at } : group)),
    })
    for (const at of ['0808', null]) expect(fed(moved(at), feed('fuel', 20), feed('provisions', 20))[0]).toMatchObject({ away: 3 })
  })
  test('CR-3.6c: nobody gives in FTL, not even within a group', () => {
    const ship = { design: 'Drover', role: 'supply' as const, cargo: { fuel: 20, provisions: 20 } }
    const inFtl = { groups: [{ id: 'group-1', at: null, to: '0707', ships: [{ design: 'Osprey', weeks: 2, away: 2 }, ship] }] }
    expect(fed(inFtl, feed('fuel', 20), feed('provisions', 20))).toMatchObject([{ away: 3 }, { cargo: { fuel: 20, provisions: 20 } }])
  })
  test('CR-3.6c: a hold gives the kind that it is to give, and no other', () => {
    const [first, ...others] = fleet({ fuel: 20, provisions: 20 }, { weeks: 2 }, { weeks: 1 }).groups ?? []
    const second = { id: 'group-3', at: '0707', ships: [{ design: 'Drover', role: 'supply' as const, cargo: { fuel: 20 } }] }
    const ships = fed(
      { groups: first ? [first, ...others, second] : [] },
      { ...feed('provisions', 20), ship: 'supply-1' },
      { ...feed('fuel', 20), ship: 'supply-2' },
    )
    expect(ships.flatMap(({ role, cargo }) => (role === 'supply' ? [cargo] : []))).toEqual([{ fuel: 20, provisions: 16 }, { fuel: 12 }])
  })
  test('CR-3.7b: a ship that owes no weaponry takes none', () => {
    const statement = (...ships: readonly object[]) =>
      statementOf(played(quiet(fleet({ weaponry: 5 }, ...ships), {}, { book: { feeds: [feed('weaponry', 5)] } })).state)
    expect(statement({ triggers: 1 }, {})).toContainEqual(['red-1 takes 3 t of weaponry for 1 of its ships', 0, 'CR-3.7b'])
    expect(statement({}).filter(([, , rule]) => rule === 'CR-3.7b')).toEqual([])
  })
  test('CR-3.6c: no feeding is paid in credits', () => {
    const position = quiet(fleet({ fuel: 20, provisions: 20 }, {}), {}, { book: { feeds: [feed('fuel', 9), feed('provisions', 9)] } })
    expect(paid(position)).toBe(0)
  })
  /** The rest of 56 tons after ships with this upkeep are fed, which owe fuel, crew and weaponry for these weeks. */
  function tonsLeft(count: number, upkeep: { fuel: number; crew: number; weaponry: number }, weeks: number) {
    const [fuel, provisions, weaponry] = [22, 12, 22]
    const cargo = weeks === 5 && count === 1 ? { fuel: 25, provisions: 15, weaponry: 16 } : { fuel, provisions, weaponry }
    const position = quiet(fleet(cargo, ...Array.from({ length: count }, () => ({ weeks, triggers: weeks, away: 1 }))))
    const holdings = holdingsOf(played({ ...position, at: [{ step: 'orders' }] }).state, 'red')
    const types = holdings.types.map((type) => (type.facts.title === 'Osprey' ? { ...type, facts: { ...type.facts, upkeep } } : type))
    const feeds = (Object.keys(cargo) as Feed['kind'][]).map((kind) => feed(kind, 56)) // the keys are kinds
    const { ships, fed: reached } = feedGroups({ ...holdings, types }, holdings.ships, feeds)
    const tons = Object.values(ships.get('supply-1')?.cargo ?? {}).reduce((sum, one) => sum + one, 0)
    return [reached.size, [...ships.values()].filter(({ role, triggers }) => role === 'fleet' && triggers === 0).length, tons]
  }
  test('CR-N.3b, CR-N.3c: 56 tons supply 11 heavy cruisers at 5 for a week and leave a ton (G-CR-01)', () => {
    expect(tonsLeft(11, { fuel: 200, crew: 100, weaponry: 200 }, 1)).toEqual([11, 11, 1])
    expect(tonsLeft(12, { fuel: 200, crew: 100, weaponry: 200 }, 1)).toEqual([0, 11, 34])
  })
  test('CR-N.3c: 56 tons supply 11 frigates at 1 for five weeks (G-CR-02)', () =>
    expect(tonsLeft(11, { fuel: 40, crew: 20, weaponry: 40 }, 5)).toEqual([11, 11, 1]))
  test('CR-N.3c: 56 tons supply a capital ship at 11.2 for five weeks; its rating is 2 (G-CR-03)', () => {
    const upkeep = { fuel: 500, crew: 300, weaponry: 320 }
    expect(tonsLeft(1, upkeep, 5)).toEqual([1, 1, 0])
    expect(enduranceRating({ upkeep })).toBe(2)
  })

  const refused = (holdings: RedHoldings, ...feeds: readonly Feed[]) => bookRefusals(quiet(holdings), { feeds })
  test('CR-3.8e: a ship gives no more tons than it has, over all groups', () => {
    const holdings = fleet({ fuel: 20 }, {})
    expect(refused(holdings, feed('fuel', 21))).toEqual([['CR-3.8e', 'supply-1', 'supply-1 gives 21 t of fuel and has 20 t']])
    expect(refused(holdings, feed('fuel', 15), { ...feed('fuel', 6), group: 'group-2' })).toHaveLength(1)
    expect(refused(holdings, feed('fuel', 15), { ...feed('fuel', 5), group: 'group-2' })).toEqual([])
  })
  test('CR-3.6c: own ships feed own groups, each kind once', () => {
    const holdings = fleet({ fuel: 20 }, {})
    expect(refused(holdings, { ...feed('fuel', 1), ship: 'none' })).toEqual([['CR-3.6c', 'none', 'none is no ship of yours']])
    expect(refused(holdings, { ...feed('fuel', 1), group: 'group-9' })).toEqual([['CR-3.6c', 'group-9', 'group-9 is no group of yours']])
    expect(refused(holdings, feed('spares', 1))).toEqual([['CR-3.6c', 'supply-1', 'spares feed nobody']])
    expect(refused(holdings, feed('fuel', 1), feed('fuel', 1))).toEqual([['CR-3.6c', 'supply-1', 'supply-1 gives fuel to group-1 twice']])
  })
})

describe('endurance that is used up', () => {
  test('CR-3.6e: beyond its endurance a ship checks its drives, and loses one on 6', () => {
    const late = quiet(away('0707', { away: 4 }))
    const state = (faces: readonly number[]) => {
      const { condition } = holdingsOf(played(late, { 'W13/0707/red': faces }).state, 'red').ships[0] ?? {}
      return condition as { drive: number; systems: Record<string, string> } // the form of the battle game
    }
    expect(state([5, 5])).toMatchObject({ drive: 0, systems: {} })
    expect(state([6, 5])).toMatchObject({ drive: 2, systems: {} })
    expect(state([5, 6])).toMatchObject({ drive: 0, systems: { ftl: 'destroyed' } })
  })
  test('CR-3.6e: a ship whose endurance has just ended checks nothing', () => {
    const { events } = played(quiet(away('0707', { away: 3 })))
    expect(events.filter((event) => event.type === 'shipsChanged' && event.why === 'CR-3.6e')).toEqual([])
  })
})

describe('leases and payments', () => {
  const leased = { ships: [{ design: 'Drover', role: 'supply' as const, at: '0101', leased: true }] }
  test('CR-3.8c: a lease costs four times the weekly upkeep, besides the upkeep', () => {
    expect(statementOf(played(quiet(leased)).state)).toContainEqual(['Lease of supply-1', -4 * 247, 'CR-3.8c'])
    expect(paid(quiet(leased))).toBe(4 * 247 + 220)
  })
  test('CR-3.8c: a lease that is not paid ends', () => {
    const { state } = played(quiet({ ...leased, treasury: 987 + 220 }))
    expect(holdingsOf(state, 'red').ships).toEqual([])
    expect(statementOf(state)).toContainEqual(['The lease of supply-1 is not paid and ends', 0, 'CR-X.7'])
  })
  test('CR-4.4b: spares in a hold are lost with their ship, and those at a world are not', () => {
    const stock = (at: string) => ({ likeness: 'a', title: 'A', price: 100, count: 1, at })
    const { state } = played(quiet({ ...leased, treasury: 100, spares: [stock('supply-1'), stock('0101')] }))
    expect(holdingsOf(state, 'red').spares.map(({ at }) => at)).toEqual(['0101'])
  })
  test('CR-X.7: a ship that is not paid for is not resupplied', () => {
    const { state } = played(quiet({ ...osprey({ weeks: 1, away: 1, triggers: 1 }), treasury: 100 }))
    expect(holdingsOf(state, 'red')).toMatchObject({ treasury: 100, ships: [{ weeks: 2, away: 2, triggers: 1 }] })
    expect(statementOf(state)).toEqual([['Ships at 0101 without supply: 1', 0, 'CR-X.7']])
  })
  test('CR-X.7: what is ranked first is paid first, also if it is due later', () => {
    const keels = [{ id: 'keel-1', design: 'Tern', at: '0101', paid: 0 }]
    const ranked = (payments: Book['payments']) => {
      const { state } = played(
        quiet({ ...osprey(), keels, treasury: 6900 }, { at: [{ step: 'settlement' }, { step: 'yards' }] }, { book: { payments } }),
      )
      return [holdingsOf(state, 'red').keels[0]?.paid, holdingsOf(state, 'red').ships[0]?.away, treasuryOf(state)]
    }
    expect(ranked(['building', 'supply', 'leases', 'repairs'])).toEqual([6700, 1, 200])
    expect(ranked(['supply', 'building', 'leases', 'repairs'])).toEqual([0, 0, 6900 - 224])
  })
  test('CR-X.7: within a kind, whatever the rest of the money pays for is paid', () => {
    const demands = {
      supply: [
        { id: 'a', amount: 70 },
        { id: 'b', amount: 60 },
        { id: 'c', amount: 30 },
      ],
      leases: [{ id: 'd', amount: 1 }],
    }
    const granted = grantedOf(100, ['supply', 'leases', 'repairs', 'building'], demands)
    expect(Object.values(granted).map((ids) => [...ids])).toEqual([['a', 'c'], [], [], []])
    expect([...grantedOf(100, ['leases', 'supply', 'repairs', 'building'], demands).supply]).toEqual(['a'])
  })
})
