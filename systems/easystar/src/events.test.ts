import { describe, expect, test } from 'vitest'
import { battle, lose, type PositionShip, shot } from './battle-for-tests.ts'
import type { GameEvent } from './chapter.ts'
import { observations } from './events.ts'
import { evolve, observe } from './game.ts'

const VIEWERS = ['yellow', 'blue', 'public']
/** Events that not all viewers observe unchanged. */
const KEPT_BACK = ['fleetMade', 'refitted', 'shipBalked', 'repaired']

describe('observations', () => {
  test('ES-DES-11: all viewers observe public events unchanged', () => {
    const open = Object.entries(observations).filter(([type]) => !KEPT_BACK.includes(type))
    expect(open.length).toBe(Object.keys(observations).length - KEPT_BACK.length)
    for (const [type, observer] of open) {
      const event: object = { type }
      const observed: (event: never, viewer: string) => unknown = observer
      // Only the type matters, because the event is passed on by reference.
      for (const viewer of VIEWERS) expect([type, observed(event as never, viewer)]).toEqual([type, event])
    }
  })
  test('ES-DES-11: viewers observe the start of a battle without its state, and no pauses', () => {
    const { state } = battle({})
    expect(observe({ type: 'begun', state }, 'blue')).toEqual({ type: 'begun' })
    expect(observe({ type: 'paused', play: state.play }, 'blue')).toBeUndefined()
  })
  test('ES-DES-11: only seats of the own side observe a fleet and its sheets', () => {
    const fleet = { name: 'Night', ships: [], flagship: 0, damageControl: 3 }
    const secret = { fleet, sheets: {}, flagship: null, counters: 3, flagshipCounters: 0 }
    const made: GameEvent = { type: 'fleetMade', seat: 'yellow', to: ['yellow', 'red'], fleet }
    const refitted: GameEvent = { type: 'refitted', seat: 'yellow', to: ['yellow', 'red'], secret }
    for (const viewer of ['yellow', 'red']) {
      expect(observe(made, viewer)).toEqual({ type: 'fleetMade', seat: 'yellow', fleet })
      expect(observe(refitted, viewer)).toEqual({ type: 'refitted', seat: 'yellow', secret })
    }
    for (const viewer of ['blue', 'public']) {
      expect(observe(made, viewer)).toEqual({ type: 'fleetMade', seat: 'yellow', fleet: null })
      expect(observe(refitted, viewer)).toEqual({ type: 'refitted', seat: 'yellow', secret: null })
    }
  })
  test('ES-TRN-04, ES-SCN-04: only the own side observes a dropped turn; all observe a stop at the line', () => {
    const balked: GameEvent = { type: 'shipBalked', ship: 'y', seat: 'yellow', team: ['yellow'], why: 'nav' }
    expect(VIEWERS.map((viewer) => observe(balked, viewer) !== undefined)).toEqual([true, false, false])
    expect(VIEWERS.map((viewer) => observe({ ...balked, why: 'band' }, viewer))).toEqual(VIEWERS.map(() => ({ ...balked, why: 'band' })))
  })
  test('ES-AUX-DC-01: only the own side observes how many flagship counters a repair used', () => {
    const mended: GameEvent = {
      type: 'repaired',
      ship: 'y',
      seat: 'yellow',
      team: ['yellow'],
      counters: 2,
      own: 1,
      what: 'nav',
      amount: 1,
    }
    expect(VIEWERS.map((viewer) => observe(mended, viewer))).toEqual([mended, { ...mended, own: null }, { ...mended, own: null }])
  })
})

const striker: PositionShip = { seat: 'yellow', hex: [10, 10], hull: 'battleship', items: [{ kind: 'beam' }, { kind: 'missile' }] }
describe('records', () => {
  test('ES-AUX-BAY-02: fighters of a lost bay are lost; those of the other bay are not', () => {
    const carrier: PositionShip = {
      seat: 'blue',
      hex: [10, 9],
      hull: 'cruiser',
      items: [{ kind: 'bay' }, { kind: 'bay' }],
      fighters: ['f1', 'f2', 'f3', 'f4'].map((id) => ({ kind: 'interceptor', id })),
    }
    const { state } = battle({ y: striker, b: carrier }).go(shot('y', 'beam-1', 'b'), 6, 2, lose('bay-1'))
    expect(Object.values(state.fighters).map(({ id, status }) => [id, status])).toEqual([
      ['f1', 'lost'],
      ['f2', 'lost'],
    ])
    expect(state.secret.blue?.sheets.b?.fighters.map(({ id, bay }) => [id, bay])).toEqual([
      ['f3', 'bay-2'],
      ['f4', 'bay-2'],
    ])
  })
  test('ES-CRT-03: a lost item is removed from the known items, the others stay', () => {
    const armed: PositionShip = { seat: 'blue', hex: [10, 9], hull: 'cruiser', known: 'all', items: [{ kind: 'bay' }, { kind: 'ecm' }] }
    const { state } = battle({ y: striker, b: armed }).go(shot('y', 'beam-1', 'b'), 6, 2, lose('bay-1'))
    expect(state.ships.b?.known.map(({ id }) => id)).toEqual(['ecm-1'])
    expect(state.secret.blue?.sheets.b?.items.map(({ id }) => id)).toEqual(['ecm-1'])
  })
  test('ES-VP-01: points are added to earlier ones, each with its reason', () => {
    const had = battle({ y: striker }, { scores: { yellow: [['before', 7, 'ES-VP-01']] } }).state
    const points = { total: 5, because: [['now', 5, 'ES-VP-02'] as const] }
    expect(evolve(had, { type: 'scored', side: 'yellow', points }).scores.yellow).toEqual({
      total: 12,
      because: [
        ['before', 7, 'ES-VP-01'],
        ['now', 5, 'ES-VP-02'],
      ],
    })
    expect(evolve(had, { type: 'scored', side: 'blue', points }).scores).toMatchObject({ yellow: { total: 7 }, blue: points })
  })
  test('ES-SEQ-07: a last shot comes before other owed shots of its ship and after those of other ships', () => {
    const [beam] = battle({ y: striker }).state.secret.yellow?.sheets.y?.items ?? []
    if (!beam) throw new Error('no beam')
    const owed = {
      blue: [
        { ship: 'c', item: beam },
        { ship: 'b', item: beam },
        { ship: 'c', item: null },
      ],
    }
    const other: PositionShip = { seat: 'blue', hex: [12, 9] }
    const { state } = battle({ y: striker, b: { ...other, hex: [10, 9] }, c: other }, { owed })
    const sheet = state.secret.blue?.sheets.b
    if (!sheet) throw new Error('no sheet')
    const dying = evolve(state, { type: 'destroyed', ship: 'b', seat: 'blue', doom: 'wreck', dying: true, sheet })
    expect(dying.owed.blue).toEqual([owed.blue[0], { ship: 'b', item: null }, owed.blue[1], owed.blue[2]])
    const dead = evolve(dying, { type: 'perished', ship: 'b', seat: 'blue', doom: 'wreck' })
    expect(dead.owed.blue).toEqual([owed.blue[0], owed.blue[2]])
    expect(evolve(state, { type: 'destroyed', ship: 'b', seat: 'blue', doom: 'wreck', dying: false, sheet }).owed.blue).toEqual([
      owed.blue[0],
      owed.blue[2],
    ])
  })
  test('ES-SEQ-03: a new turn clears the marks for moves, shots, power-up and displacer', () => {
    const spent: PositionShip = {
      ...striker,
      moved: true,
      fired: { 'beam-1': 1 },
      powered: { item: 'beam-1', bonus: 'range' },
      displaced: 'attack',
    }
    const { state } = battle({ y: spent }, { fighters: { f: { seat: 'yellow', hex: [9, 9], moved: true, fired: true } } })
    const fresh = evolve(state, { type: 'turnBegan', turn: 2, initiative: 'blue' })
    expect(fresh.turn).toBe(2)
    expect(fresh.ships.y).toMatchObject({ moved: false, course: null, fired: {}, powered: null, displaced: 'no' })
    expect(fresh.fighters.f).toMatchObject({ moved: false, fired: false })
  })
  test('ES-AUX-DC-01, ES-AUX-DC-02: a repair takes fleet and flagship counters and repairs one kind of damage', () => {
    const damaged: PositionShip = { ...striker, hurt: 5, slowed: 1, navHit: true }
    const { state } = battle({ y: damaged }, { counters: { yellow: 3 }, flagshipCounters: { yellow: 2 } })
    const mended = { type: 'repaired', ship: 'y', seat: 'yellow', team: ['yellow'], counters: 2, own: 1, amount: 1 } as const
    const after = (what: 'damage' | 'nav' | 'speed') => evolve(state, { ...mended, what })
    expect(after('damage').ships.y).toMatchObject({ hurt: 4, slowed: 1, navHit: true })
    expect(after('nav').ships.y).toMatchObject({ hurt: 5, slowed: 1, navHit: false })
    expect(after('speed').ships.y).toMatchObject({ hurt: 5, slowed: 0, navHit: true })
    expect(after('nav').secret.yellow).toMatchObject({ counters: 2, flagshipCounters: 1 })
  })
  test('ES-CRT-06, ES-LEV-02: only a successful roll clears a navigation hit; a leviathan regains the points of its event', () => {
    const { state } = battle({ y: { ...striker, navHit: true, hurt: 5 } })
    const roll = { type: 'navRepairRolled', ship: 'y', seat: 'yellow', die: 5, size: 4 } as const
    expect(evolve(state, { ...roll, cleared: false }).ships.y?.navHit).toBe(true)
    expect(evolve(state, { ...roll, cleared: true }).ships.y?.navHit).toBe(false)
    expect(evolve(state, { type: 'hullMended', ship: 'y', seat: 'yellow', points: 2 }).ships.y?.hurt).toBe(3)
  })
})
