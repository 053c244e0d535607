// Docking turn by turn (EE-DOC), from relations in the same hex (EE-SHX).
import { ahead, distance, type Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import type { OrderOf } from '../orders.ts'
import { shipOf } from '../table.ts'
import { cannotBegin, dockable } from './docking.ts'
import { costsNow } from './points.ts'
import { NOTHING } from './questions.ts'
import { NO_POWER } from './supply.ts'

const HERE: Placed = { seat: 'yellow', design: 'Icarus', hex: [0, 0], still: true }
const pair = (ours: Partial<Placed> = {}, other: Partial<Placed> = {}, at = 'announce'): TestBattle =>
  battle(
    { ours: { ...HERE, ...ours }, tender: { ...HERE, facing: 2, ...other }, theirs: { ...HERE, seat: 'blue', hex: [30, 30] } },
    { at },
    setupWith(),
  )
const announce = (announcement: Partial<OrderOf<'announce'>['ships'][string]>): OrderOf<'announce'> => ({
  order: 'announce',
  policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
  ships: { ours: { ...NOTHING, ...announcement } },
})
const dock = { to: 'tender', offset: [4, 0], active: true } as const
const run = (ship: string): OrderOf<'power'> => ({
  order: 'power',
  ships: { [ship]: { ...NO_POWER, engines: { E1: { makes: 'speed', boxes: { '-1,2': 1 } } } } },
})
const ours = ({ state }: TestBattle) => shipOf(state, 'ours')

describe('docking', () => {
  test('EE-DOC-01: both are in one hex and had a turn without movement power', () => {
    expect(refused(pair(), announce({ dock }), 'yellow')).toBeUndefined()
    expect(refused(pair({ still: false }), announce({ dock }), 'yellow')).toBe('EE-DOC-01')
    expect(refused(pair({}, { still: false }), announce({ dock }), 'yellow')).toBe('EE-DOC-01')
    expect(refused(pair({}, { hex: [0, 1] }), announce({ dock }), 'yellow')).toBe('EE-DOC-01')
  })
  test('EE-DOC-01: the movement power of an enemy is secret, so the attempt fails only after consent', () => {
    const tried = pair({}, { seat: 'blue', still: false }).go({ yellow: announce({ dock }) })
    expect([tried.asked, tried.eventTypes]).toEqual(['blue: consent', ['dockingBegun']])
    const agreed = tried.go({ order: 'consent', accept: { ours: true } })
    expect(agreed.eventsOf('dockingFailed')).toEqual([{ type: 'dockingFailed', ship: 'ours', seat: 'yellow', to: null, with: 'tender' }])
    expect(ours(agreed).docking).toEqual({})
    const declined = tried.go({ order: 'consent', accept: {} })
    expect(declined.eventsOf('dockingFailed')).toHaveLength(1)
  })
  test('EE-DOC-02: another owner may refuse if an engine of theirs is not destroyed', () => {
    const asked = pair({}, { seat: 'blue' }).go({ yellow: announce({ dock }) })
    expect(asked.asked).toBe('blue: consent')
    expect(ours(asked.go({ order: 'consent', accept: {} })).docking).toEqual({})
    expect(ours(asked.go({ order: 'consent', accept: { ours: true } })).docking).toHaveProperty('tender')
    const wreck = { '-1,1': 'destroyed', '-1,2': 'destroyed', '1,1': 'destroyed' } as const
    expect(pair({}, { seat: 'blue', levels: wreck }).go({ yellow: announce({ dock }) }).asked).toBe('yellow+blue: power')
  })
  test('EE-DOC-02: each owner answers only the requests to dock with own ships', () => {
    const far = { ...HERE, hex: [9, 9] } as const
    const two = battle(
      { ours: HERE, tender: { ...HERE, seat: 'blue', facing: 2 }, mine: { ...far, facing: 2 }, his: { ...far, seat: 'blue' } },
      { at: 'announce' },
      setupWith(),
    ).go({
      yellow: announce({ dock }),
      blue: { ...announce({}), ships: { his: { ...NOTHING, dock: { ...dock, to: 'mine' } } } },
    })
    expect(two.asked).toBe('yellow+blue: consent')
    const accept = (by: string): OrderOf<'consent'> => ({ order: 'consent', accept: { [by]: true } })
    expect([refused(two, accept('ours'), 'blue'), refused(two, accept('his'), 'yellow')]).toEqual([undefined, undefined])
    expect([refused(two, accept('his'), 'blue'), refused(two, accept('ours'), 'yellow')]).toEqual(['EE-DOC-02', 'EE-DOC-02'])
  })
  test('EE-DOC-02: one damaged engine or half engine is enough to refuse', () => {
    const asked = (levels: Placed['levels']) => pair({}, { seat: 'blue', levels }).go({ yellow: announce({ dock }) }).asked
    const gone = { '-1,1': 'destroyed', '-1,2': 'destroyed', '1,1': 'destroyed' } as const
    expect([
      asked({ ...gone, '-1,1': 'heavy' }),
      asked({ ...gone, '-1,2': 'critical' }),
      asked({ ...gone, '1,1': 'light' }),
      asked({ ...gone, '0,0': 'heavy' }),
    ]).toEqual(['blue: consent', 'blue: consent', 'blue: consent', 'yellow+blue: power'])
  })
  test('EE-DOC-02: docking with an own ship needs no consent', () => {
    const begun = pair().go({ yellow: announce({ dock }) })
    expect([begun.asked, begun.eventsOf('dockingBegun')]).toEqual([
      'yellow+blue: power',
      [{ type: 'dockingBegun', ship: 'ours', seat: 'yellow', to: null, with: 'tender', offset: [4, 0], active: true }],
    ])
  })
  test('EE-DOC-03: neither runs an engine; after a quiet turn they are docked', () => {
    const begun = pair().go({ yellow: announce({ dock }) })
    expect([refused(begun, run('ours'), 'yellow'), refused(begun, run('tender'), 'yellow')]).toEqual(['EE-DOC-03', 'EE-DOC-03'])
    expect(begun.until('announce').eventsOf('docked')).toMatchObject([{ ship: 'ours', with: 'tender', active: true }])
  })
  test('EE-DOC-03: docking fails if either is hit or fires; sensors do not matter', () => {
    const ends = (mine: Placed['deeds'], others: Placed['deeds']) =>
      pair({ deeds: mine }, { deeds: others })
        .go({ yellow: announce({ dock }) })
        .until('announce')
        .eventTypes.filter((type) => type === 'docked' || type === 'dockingFailed')
    const [docks, fails] = [['docked'], ['dockingFailed']]
    expect([ends({}, {}), ends({ sensors: ['0,-2'] }, { sensors: ['0,-2'] })]).toEqual([docks, docks])
    expect([ends({ hurt: true }, {}), ends({}, { hurt: true })]).toEqual([fails, fails])
    expect([ends({ fired: ['L1'] }, {}), ends({}, { fired: ['L1'] })]).toEqual([fails, fails])
  })
  test('EE-DOC-04, EE-DOC-05: the records touch without overlap, and only the active ship takes orders', () => {
    expect(refused(pair(), announce({ dock: { ...dock, offset: [0, 1] } }), 'yellow')).toBe('EE-DOC-04')
    expect(refused(pair(), announce({ dock: { ...dock, offset: [0, 20] } }), 'yellow')).toBe('EE-DOC-04')
    const docked = pair()
      .go({ yellow: announce({ dock }) })
      .until('announce')
    expect(shipOf(docked.state, 'tender')).toMatchObject({ facing: 0, docked: [{ to: 'ours', offset: [-4, 0], active: false }] })
    expect(refused(docked.until('power'), run('tender'), 'yellow')).toBe('EE-DOC-05')
    expect(dockable(pair().state, ours(pair()))).toMatchObject([{ to: 'tender' }])
  })
  test('EE-DOC-06: the pair settles for a turn and then moves with unblocked engines', () => {
    const aside = { ...dock, offset: [4, 0] as const }
    const settling = pair()
      .go({ yellow: announce({ dock: aside }) })
      .until('announce')
      .until('power')
    expect(refused(settling, run('ours'), 'yellow')).toBe('EE-DOC-03')
    expect(refused(settling.until('announce').until('power'), run('ours'), 'yellow')).toBeUndefined()
  })
  test('EE-DOC-06, EE-ENG-04: an engine with the other ship behind it is blocked', () => {
    const docked = [{ to: 'tender', offset: [-1, 6] as const, active: true }]
    const behind = pair({ docked }, { docked: [{ to: 'ours', offset: [1, -6], active: false }] }, 'power')
    expect(refused(behind, run('ours'), 'yellow')).toBe('EE-ENG-03')
  })
  test('EE-DOC-09: a third ship waits until the first docking is complete', () => {
    const begun = pair()
      .go({ yellow: announce({ dock }) })
      .until('announce')
    expect(refused(begun, announce({ dock }), 'yellow')).toBe('EE-DOC-09')
  })
  test('EE-DOC-01: two ships that ask each other dock once; the second request fails', () => {
    const both = {
      ...announce({ dock }),
      ships: { ours: { ...NOTHING, dock }, tender: { ...NOTHING, dock: { ...dock, to: 'ours', offset: [-4, 0] } } },
    } as const
    const begun = pair().go({ yellow: both })
    expect(begun.eventsOf('dockingBegun').map(({ ship }) => ship)).toEqual(['ours', 'tender'])
    expect(begun.eventsOf('dockingFailed')).toMatchObject([{ ship: 'tender', with: 'ours' }])
    expect([ours(begun).docking, shipOf(begun.state, 'tender').docking]).toMatchObject([{ tender: { phase: 'docking' } }, {}])
    expect(begun.until('announce').eventsOf('docked')).toHaveLength(1)
  })
  test('EE-HID-03: a hidden ship docks with nobody, and nobody with it', () => {
    const far = { theirs: { ...HERE, seat: 'blue', hex: [30, 30] } } as const
    const meeting = (ships: Readonly<Record<string, Placed>>) => battle({ ...ships, ...far }, { at: 'announce' }, setupWith())
    const hidden = { ...HERE, hidden: true } as const
    expect(refused(meeting({ ours: hidden, tender: HERE }), announce({ dock }), 'yellow')).toBe('EE-HID-03')
    const { state } = meeting({ ours: HERE, tender: hidden })
    expect(cannotBegin(state, shipOf(state, 'ours'), dock)?.rule).toBe('EE-HID-03')
  })
  test('EE-DOC-03, EE-IMP-01: under adjudicated movement engines that may not run are turned off, and the docking goes on', () => {
    const setup = setupWith(['adjudicated'])
    const start = battle({ ours: HERE, tender: HERE, theirs: { ...HERE, seat: 'blue', hex: [30, 30] } }, { at: 'announce' }, setup)
    const ends = (power: OrderOf<'power'>) =>
      start
        .go({ yellow: announce({ dock }) })
        .go({ yellow: power, blue: { order: 'power', ships: {} } })
        .until('announce')
        .eventTypes.filter((type) => type === 'docked' || type === 'dockingFailed')
    const turning: OrderOf<'power'> = {
      order: 'power',
      ships: { ours: { ...NO_POWER, engines: { E1: { makes: 'manoeuvre', boxes: { '-1,2': 2 } } } } },
    }
    expect([ends({ order: 'power', ships: {} }), ends(run('ours')), ends(turning)]).toEqual([['docked'], ['docked'], ['docked']])
  })
  test('EE-DOC-04: the offered joint is in a straight line from the centre, as near as the records allow', () => {
    const [way] = dockable(pair().state, ours(pair()))
    const [q = 0, r = 0] = way?.offset ?? []
    expect(q === 0 || r === 0 || q === -r).toBe(true)
    const length = distance([0, 0], [q, r])
    const at = (direction: 0 | 1 | 2 | 3 | 4 | 5, far: number) => ahead([0, 0], direction, far)
    const joins = (offset: Hex) => cannotBegin(pair().state, ours(pair()), { to: 'tender', offset, active: true }) === undefined
    expect(joins([q, r])).toBe(true)
    for (let far = 1; far < length; far += 1) expect(joins(at(0, far))).toBe(false)
  })
  test('EE-DOC-10: undocking needs a turn without movement power, an announcement and a quiet turn', () => {
    const sides = [
      { docked: [{ to: 'tender', offset: [4, 0] as const, active: true }] },
      { docked: [{ to: 'ours', offset: [-4, 0] as const, active: false }] },
    ] as const
    expect(refused(pair({ ...sides[0], still: false }, sides[1]), announce({ undock: 'tender' }), 'yellow')).toBe('EE-DOC-10')
    const loosed = pair(sides[0], sides[1]).go({ yellow: announce({ undock: 'tender' }) })
    expect(refused(loosed, run('ours'), 'yellow')).toBe('EE-DOC-03')
    const free = loosed.until('announce')
    expect([ours(free).docked, shipOf(free.state, 'tender').docked]).toEqual([[], []])
    expect(shipOf(free.state, 'tender').hex).toEqual([0, 0])
  })
})

describe('a docked pair', () => {
  const joined = (own: string, other: string): TestBattle =>
    pair(
      { design: own, docked: [{ to: 'tender', offset: [0, 40], active: true }] },
      { design: other, docked: [{ to: 'ours', offset: [0, -40], active: false }] },
      'plot',
    )
  test('GT-32, EE-DOC-07: a pair pays the costs of the smallest class that holds both', () => {
    const { state } = joined('Bulwark', 'Monarch')
    const size = [shipNamed('Bulwark'), shipNamed('Monarch')].reduce((sum, { boxes, armour }) => sum + boxes.length + armour.length / 6, 0)
    expect(size).toBeGreaterThan(135)
    expect(size).toBeLessThanOrEqual(160)
    expect(costsNow(state, shipOf(state, 'ours'))).toEqual({ speed: 16, manoeuvre: 20 })
  })
  test('GT-33, EE-DES-04: a pair pays at least the costs of the active ship’s engines', () => {
    const { state } = joined('Bulwark', 'Furious')
    const ship = shipOf(state, 'ours')
    expect(costsNow(state, { ...ship, design: { ...ship.design, engines: 'DN' } })).toEqual({ speed: 12, manoeuvre: 12 })
    expect(costsNow(state, { ...ship, docked: [], design: { ...ship.design, engines: 'DN' } })).toEqual({ speed: 12, manoeuvre: 12 })
  })
  test('EE-DOC-05: the inactive ship moves and turns with the active one', () => {
    const moved = pair(
      { points: { speed: 1, speedPower: 1, manoeuvre: 1, unspent: 1 }, docked: [{ to: 'tender', offset: [4, 0], active: true }] },
      { facing: 0, docked: [{ to: 'ours', offset: [-4, 0], active: false }] },
      'plot',
    ).go({ yellow: { order: 'plot', ships: { ours: { path: 'RF', glide: false } } } })
    expect(shipOf(moved.state, 'tender')).toMatchObject({ hex: [1, -1], facing: 1 })
  })
  test('EE-DOC-08: a manoeuvre point breaks the connection, and the inactive ship is lost', () => {
    const torn = pair(
      { points: { manoeuvre: 1, manoeuvrePower: 2 }, docked: [{ to: 'tender', offset: [4, 0], active: true }] },
      { docked: [{ to: 'ours', offset: [-4, 0], active: false }] },
      'failure',
    )
    expect(torn.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'tender', why: 'EE-DOC-08' }])
    expect(ours(torn).docked).toEqual([])
  })
})

describe('bases', () => {
  test('EE-BAS-06, EE-BAS-07: the base is the active part and gives consent; two bases do not dock', () => {
    const base = { design: 'Halfway House', still: false } as const
    const far = { to: 'tender', offset: [0, 12], active: false } as const
    expect(refused(pair({}, base), announce({ dock: { ...far, active: true } }), 'yellow')).toBe('EE-BAS-06')
    expect(refused(pair({ design: 'Halfway House' }, base), announce({ dock: { ...far, active: true } }), 'yellow')).toBe('EE-BAS-07')
    const [way] = dockable(pair({}, base).state, ours(pair({}, base)))
    expect(way).toMatchObject({ to: 'tender', active: false })
    expect(refused(pair({ design: 'Halfway House' }), announce({ dock: far }), 'yellow')).toBe('EE-BAS-06')
    expect(refused(pair({}, base), announce({ dock: far }), 'yellow')).not.toBe('EE-BAS-06')
    const asks = pair({}, { ...base, seat: 'blue' }).go({ yellow: announce({ dock: way ?? null }) })
    expect(asks.asked).toBe('blue: consent')
  })
})
