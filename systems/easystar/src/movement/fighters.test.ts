import { describe, expect, test } from 'vitest'
import { battle, displace, done, flight, land, launch, type PositionShip, refused, type TestBattle } from '../battle-for-tests.ts'
import type { Position } from '../position.ts'
import { setupFor } from '../setting/setup-for-tests.ts'

const yellowFlies = { at: { step: 'fighters', seat: 'yellow' } } as const
const carrier = (more: Partial<PositionShip> = {}): PositionShip => ({
  seat: 'yellow',
  hex: [10, 10],
  items: [{ kind: 'bay' }],
  fighters: [
    { kind: 'interceptor', id: 'f' },
    { kind: 'attackCraft', id: 'g' },
  ],
  ...more,
})
const enemy = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'blue', hex: [20, 9], ...more })
const hangar = (y: Partial<PositionShip> = {}, more: Omit<Partial<Position>, 'ships'> = {}): TestBattle =>
  battle({ y: carrier(y), b: enemy() }, { ...yellowFlies, ...more })
type Flown = NonNullable<Position['fighters']>[string]
/** A battle with Yellow's fighter `f`, facing up, and the given fighters and ships. */
const out = (fighters: Record<string, Flown> = {}, ships: Record<string, PositionShip> = { b: enemy() }): TestBattle =>
  battle(ships, { ...yellowFlies, fighters: { f: { seat: 'yellow', hex: [10, 10] }, ...fighters } })
const where = ({ state }: TestBattle, id = 'f') => [state.fighters[id]?.hex, state.fighters[id]?.facing]
const status = ({ state }: TestBattle, id = 'f') => state.fighters[id]?.status
const met = (fight: TestBattle) => fight.eventsOf('collisionRolled').map(({ target }) => target)

describe('a flight in parts', () => {
  test('ES-FMV-03: each part of the path ends where something is met', () => {
    const fought = out({ e: { seat: 'blue', hex: [10, 8] } }).go(flight('f', 'FFRF'), 1)
    expect(fought.eventsOf('fighterMoved').map(({ path }) => path)).toEqual(['FF', 'RF'])
    expect(where(fought)).toEqual([[11, 7], 1])
  })
  test('ES-FTR-06, ES-FMV-05: a fighter lost on its way to the carrier does not land', () => {
    const home = { y: carrier({ hex: [10, 8], fighters: [] }), b: enemy() }
    const fought = out({ e: { seat: 'blue', hex: [10, 9] } }, home).go(land('f', 'F', 'y'), 6)
    expect(fought.eventsOf('fightersCollided')).toHaveLength(1)
    expect(fought.eventsOf('fighterLanded')).toEqual([])
    expect(status(fought)).toBe('lost')
    expect(
      out({ e: { seat: 'blue', hex: [10, 9] } }, home)
        .go(land('f', 'F', 'y'), 5)
        .eventsOf('fighterLanded'),
    ).toHaveLength(1)
  })
  test('ES-FTR-05: the fighter that is named leaves the bay that it is in', () => {
    const two = {
      items: [{ kind: 'bay' }, { kind: 'bay' }],
      fighters: [
        { kind: 'interceptor', id: 'f' },
        { kind: 'attackCraft', id: 'g', bay: 'bay-2' },
      ],
    } as const
    const [launched] = hangar(two)
      .go(launch('y', 'g', [10, 9]))
      .eventsOf('fighterLaunched')
    expect(launched).toMatchObject({ bay: { id: 'bay-2' }, fighter: { id: 'g', kind: 'attackCraft' } })
  })
  test('ES-FMV-05: enemies are met before friends, and a fighter never meets or rams itself', () => {
    const crowd = { a: { seat: 'yellow', hex: [10, 9] }, z: { seat: 'blue', hex: [10, 9] }, e: { seat: 'blue', hex: [10, 9] } } as const
    expect(met(out(crowd).go(flight('f', 'F'), 1, 1, 1))).toEqual(['e', 'z', 'a'])
    expect(met(out().go(flight('f', 'FRRRF')))).toEqual([])
    expect(refused(out(), flight('f', 'FRRRF', 'f'))).toBe('ES-FMV-04')
  })
  test('ES-AUX-BAY-01: a fighter lands in the first bay with room', () => {
    const items = [{ kind: 'ecm' }, { kind: 'bay' }, { kind: 'bay' }] as const
    const home = (inside: number) => ({
      y: carrier({
        hex: [10, 8],
        items,
        fighters: Array.from({ length: inside }, (_, n) => ({ kind: 'interceptor' as const, id: `i${n}` })),
      }),
      b: enemy(),
    })
    const bay = (inside: number) =>
      out({}, home(inside))
        .go(land('f', 'F', 'y'))
        .eventsOf('fighterLanded')[0]?.bay.id
    expect([bay(0), bay(1), bay(2), bay(3)]).toEqual(['bay-1', 'bay-1', 'bay-2', 'bay-2'])
    expect(refused(out({}, home(4)), land('f', 'F', 'y'))).toBe('ES-FTR-06')
  })
  test('ES-FTR-05, ES-FTR-06: wrecks and ships that do not exist are no carriers', () => {
    expect(refused(hangar({ status: 'wreck' }), launch('y', 'f', [10, 9]))).toBe('ES-FTR-05')
    expect(refused(hangar(), launch('nobody', 'f', [10, 9]))).toBe('ES-FTR-05')
    expect(refused(out(), land('f', 'F', 'nobody'))).toBe('ES-FTR-06')
    const wreck = { y: carrier({ hex: [10, 8], fighters: [], status: 'wreck' as const }), b: enemy() }
    expect(refused(out({}, wreck), land('f', 'F', 'y'))).toBe('ES-FTR-06')
  })
  test('ES-FTR-04, ES-WIN-02: a seat that has only fighters moves them, even if some are lost', () => {
    const last = out({ g: { seat: 'yellow', hex: [4, 4], status: 'lost' } })
    expect(last.asked).toBe('yellow: fighters')
  })
  test('ES-FMV-04, ES-COL-15: a weapon lost to a ram with a natural 6 owes no shot, and nothing scores', () => {
    const fought = out({}, { b: enemy({ hex: [10, 9], hull: 'cruiser', items: [{ kind: 'beam' }] }) }).go(flight('f', 'F', 'b'), 6, 2)
    expect(fought.eventsOf('shipRammed')).toMatchObject([{ damage: { total: 1 } }])
    expect(fought.eventsOf('itemLost')).toMatchObject([{ ship: 'b', owed: false }])
    expect(fought.eventsOf('scored')).toEqual([])
    expect(out({}, { b: enemy({ hex: [10, 9] }) }).go(flight('f', 'F', 'b'), 5).eventTypes).not.toContain('criticalRolled')
  })
})

describe('launching', () => {
  test('ES-FTR-05: puts a fighter in an empty hex beside the carrier, in its facing, with all its points', () => {
    const fought = hangar({ facing: 2 }).go(launch('y', 'f', [10, 9]))
    expect(fought.eventsOf('fighterLaunched')).toMatchObject([{ ship: 'y', fighter: { id: 'f', seat: 'yellow', hex: [10, 9], facing: 2 } }])
    expect(where(fought.go(flight('f', 'FFFFF')))).toEqual([[15, 9], 2])
  })
  test('ES-FTR-05: is refused farther away, into an occupied hex or off the map', () => {
    expect(refused(hangar(), launch('y', 'f', [10, 8]))).toBe('ES-FTR-05')
    expect(refused(hangar(), launch('y', 'f', [10, 10]))).toBe('ES-FTR-05')
    for (const b of [enemy({ hex: [10, 9] }), enemy({ hex: [10, 9], status: 'wreck' })])
      expect(refused(battle({ y: carrier(), b }, yellowFlies), launch('y', 'f', [10, 9]))).toBe('ES-FTR-05')
    expect(refused(hangar({}, { fighters: { e: { seat: 'blue', hex: [10, 9] } } }), launch('y', 'f', [10, 9]))).toBe('ES-FTR-05')
    expect(refused(hangar({ hex: [10, -5] }), launch('y', 'f', [10, -6]))).toBe('ES-FTR-05')
  })
  test('ES-FTR-05: has no limit, but fighters must be aboard an own ship in play', () => {
    const fought = hangar().go(launch('y', 'f', [10, 9]), launch('y', 'g', [11, 9]))
    expect(Object.keys(fought.state.fighters)).toEqual(['f', 'g'])
    expect(refused(fought, launch('y', 'f', [9, 10]))).toBe('ES-FTR-05')
    expect(
      refused(hangar({ status: 'wreck', fighters: [] }, { fighters: { e: { seat: 'yellow', hex: [1, 9] } } }), launch('y', 'f', [10, 9])),
    ).toBe('ES-FTR-05')
  })
  test('ES-FTR-05: lets the fighter act on its own, even if its carrier is lost', () => {
    expect(out().asked).toBe('yellow: fighters')
    expect(where(out().go(flight('f', 'F')))).toEqual([[10, 9], 0])
  })
  test('ES-FTR-05, ES-DES-11: is asked of every seat with ships, because their fighters are secret', () => {
    expect(battle({ y: carrier({ items: [], fighters: [] }), b: enemy() }, yellowFlies).asked).toBe('yellow: fighters')
  })
})

describe('landing', () => {
  const empty = { fighters: [] } as const
  const beside = (more: Partial<PositionShip> = {}, flown: Partial<Flown> = {}) =>
    battle(
      { y: carrier({ ...empty, ...more }), b: enemy() },
      { ...yellowFlies, fighters: { f: { seat: 'yellow', hex: [10, 12], ...flown } } },
    )
  test('ES-FTR-06: takes a fighter next to a carrier with the same facing aboard at once', () => {
    const fought = beside().go(land('f', 'F', 'y'))
    expect(fought.eventsOf('fighterLanded')).toMatchObject([{ fighter: 'f', ship: 'y' }])
    expect(status(fought)).toBe('aboard')
    expect(fought.state.secret.yellow?.sheets.y?.fighters.map(({ id }) => id)).toEqual(['f'])
  })
  test('ES-FTR-06: is refused from afar, in another facing, without a berth and on an enemy', () => {
    expect(refused(beside(), land('f', '', 'y'))).toBe('ES-FTR-06')
    expect(refused(beside(), land('f', 'FR', 'y'))).toBe('ES-FTR-06')
    expect(refused(beside({ fighters: [{ kind: 'interceptor' }, { kind: 'interceptor' }] }), land('f', 'F', 'y'))).toBe('ES-FTR-06')
    expect(refused(beside({ items: [] }), land('f', 'F', 'y'))).toBe('ES-FTR-06')
    expect(refused(beside({ seat: 'blue', known: 'all' }), land('f', 'F', 'y'))).toBe('ES-FTR-06')
  })
  test('ES-FTR-06: ends the flight, and the fighter may not launch again this turn', () => {
    const fought = beside().go(land('f', 'F', 'y'))
    expect(refused(fought, launch('y', 'f', [10, 9]))).toBe('ES-FTR-06')
    expect(refused(fought, flight('f', 'F'))).toBe('ES-FMV-01')
  })
  test('ES-FTR-06: does not happen when a fighter flies past', () => {
    expect(beside().go(flight('f', 'F')).eventsOf('fighterLanded')).toEqual([])
  })
  test('ES-FTR-06: is possible on an ally’s carrier, and the fighter keeps its owner', () => {
    const four = setupFor('four')
    const ships = {
      y: carrier(empty),
      r: enemy({ seat: 'red' }),
      b: enemy({ hex: [20, 4] }),
      g: enemy({ seat: 'green', hex: [22, 4] }),
    } as const
    const red = { at: { step: 'fighters', seat: 'red' }, fighters: { f: { seat: 'red', hex: [10, 11] } } } as const
    const fought = battle(ships, red, four).go(land('f', '', 'y'))
    expect(status(fought)).toBe('aboard')
    const later = battle(
      { ...ships, y: carrier({ fighters: [{ kind: 'interceptor', id: 'f' }] }) },
      { at: { step: 'fighters', seat: 'yellow' }, fighters: { f: { seat: 'red', hex: [10, 11], status: 'aboard' } } },
      four,
    )
    expect(refused(later, launch('y', 'f', [10, 9]))).toBe('ES-FTR-05')
    expect(
      later
        .go(done)
        .go(launch('y', 'f', [10, 9]))
        .eventsOf('fighterLaunched'),
    ).toMatchObject([{ fighter: { seat: 'red' } }])
  })
})

describe('flying', () => {
  test('ES-FMV-01, ES-FMV-02: costs five points at most, for hexes and hex-sides in any mix', () => {
    expect(where(out().go(flight('f', 'FRFRF')))).toEqual([[12, 8], 2])
    expect(where(out().go(flight('f', 'RRRRR')))).toEqual([[10, 10], 5])
    expect(where(out().go(flight('f', 'FFR')))).toEqual([[10, 8], 1])
    expect(refused(out(), flight('f', 'FFFFFF'))).toBe('ES-FMV-01')
  })
  test('ES-FMV-01: is optional and possible once a turn', () => {
    expect(refused(out(), done)).toBeUndefined()
    expect(refused(out().go(flight('f', 'F')), flight('f', 'F'))).toBe('ES-FMV-01')
    expect(refused(out({ e: { seat: 'blue', hex: [3, 9] } }), flight('e', 'F'))).toBe('ES-FMV-01')
  })
  test('ES-FMV-03: passes ships and wrecks without a roll', () => {
    const crowd = { b: enemy({ hex: [10, 9] }), w: enemy({ hex: [10, 8], status: 'wreck' }) } as const
    const fought = out({}, crowd).go(flight('f', 'FF'))
    expect(met(fought)).toEqual([])
    expect(where(fought)).toEqual([[10, 8], 0])
    expect(refused(out({}, crowd), flight('f', 'FF', 'w'))).toBe('ES-FMV-04')
  })
  test('ES-FMV-07: off the map takes the fighter out of the game, for no points', () => {
    const fought = out({ f: { seat: 'yellow', hex: [10, -4] } }).go(flight('f', 'FFF'))
    expect(fought.eventsOf('fighterMoved').map(({ path }) => path)).toEqual(['FF'])
    expect(status(fought)).toBe('left')
    expect(fought.eventsOf('scored')).toEqual([])
  })
})

describe('ramming a ship', () => {
  const target = (more: Partial<PositionShip> = {}) => out({}, { b: enemy({ hex: [10, 9], hull: 'leviathan', ...more }) })
  const ram = flight('f', 'FF', 'b')
  test('ES-FMV-04: on a 5 destroys the fighter and does 1 damage to a ship of any size, without a critical', () => {
    const fought = target().go(ram, 5)
    expect(fought.eventsOf('shipRammed')).toMatchObject([{ fighter: 'f', target: 'b', damage: { total: 1 } }])
    expect(fought.eventsOf('criticalRolled')).toEqual([])
    expect([status(fought), fought.state.ships.b?.hurt]).toEqual(['lost', 1])
  })
  test('ES-FMV-04: on a 6 also causes a critical', () => {
    expect(target().go(ram, 6, 1).eventsOf('criticalRolled')).toHaveLength(1)
  })
  test('ES-FMV-04: misses on a 4, and the fighter flies on', () => {
    const fought = target().go(ram, 4)
    expect([status(fought), where(fought)]).toEqual(['flying', [[10, 8], 0]])
  })
  test('ES-FMV-04, ES-VP-05: is possible once for each entry, for an enemy ship on the path', () => {
    expect(met(target().go(flight('f', 'FLLLF', 'b'), 4))).toEqual(['b'])
    expect(refused(target({ hex: [10, 5], speed: 0 }), flight('f', 'FF', 'b'))).toBe('ES-FMV-04')
    expect(refused(target({ seat: 'yellow' }), ram)).toBe('ES-VP-05')
  })
  test('ES-FMV-04, ES-AUX-DSP-03: is avoided by a displacer that rolls 4 or more', () => {
    const dodged = target({ items: [{ kind: 'displacer' }] }).go(ram, 6, displace(true), 4)
    expect(dodged.eventsOf('shipRammed')).toEqual([])
    expect(where(dodged)).toEqual([[10, 8], 0])
    expect(
      target({ items: [{ kind: 'displacer' }] })
        .go(ram, 5, displace(true), 3)
        .eventsOf('shipRammed'),
    ).toHaveLength(1)
  })
  test('ES-FMV-04, ES-AUX-ARM-04: does no damage and no critical through frontal armour', () => {
    const armour = { items: [{ kind: 'armour' }] } as const
    const front = target({ ...armour, facing: 3 }).go(ram, 6)
    expect(front.eventsOf('shipRammed')).toMatchObject([{ damage: { total: 0 } }])
    expect(front.eventsOf('criticalRolled')).toEqual([])
    expect(front.state.ships.b?.known).toHaveLength(1)
    expect(status(front)).toBe('lost')
    expect(
      target({ ...armour, facing: 0 })
        .go(ram, 5)
        .eventsOf('shipRammed'),
    ).toMatchObject([{ damage: { total: 1 } }])
  })
  test('ES-FMV-04, ES-COL-09: ignores shields', () => {
    expect(target({ items: [{ kind: 'shield' }] }).go(ram, 5).state.ships.b?.hurt).toBe(1)
  })
  test('ES-FMV-06: scores nothing', () => {
    const fought = target({ hull: 'scout', hurt: 1 }).go(ram, 5)
    expect(fought.eventsOf('destroyed')).toMatchObject([{ ship: 'b', dying: false }])
    expect(fought.eventsOf('scored')).toEqual([])
  })
})

describe('fighter against fighter', () => {
  const rival = (seat: 'yellow' | 'blue') => ({ e: { seat, hex: [10, 9] } }) as const
  test('ES-FMV-05, ES-FMV-06: on a 6 both fighters are lost, friend or enemy, for no points', () => {
    for (const seat of ['yellow', 'blue'] as const) {
      expect(status(out(rival(seat)).go(flight('f', 'FF'), 5))).toBe('flying')
      const fought = out(rival(seat)).go(flight('f', 'FF'), 6)
      expect(fought.eventsOf('fightersCollided')).toMatchObject([{ fighters: ['f', 'e'] }])
      expect([status(fought), status(fought, 'e'), fought.eventsOf('scored')]).toEqual(['lost', 'lost', []])
    }
  })
  test('ES-FMV-05, ES-VP-05: a ram of an enemy succeeds on 5 too; a friend may not be rammed', () => {
    expect(
      out(rival('blue'))
        .go(flight('f', 'F', 'e'), 5)
        .eventsOf('fightersCollided'),
    ).toHaveLength(1)
    expect(refused(out(rival('yellow')), flight('f', 'F', 'e'))).toBe('ES-VP-05')
  })
  test('ES-FMV-05: enemies are rolled for first, each once, until one collision happens', () => {
    const crowd = { a: { seat: 'yellow', hex: [10, 9] }, d: { seat: 'blue', hex: [10, 9] }, e: { seat: 'blue', hex: [10, 9] } } as const
    expect(met(out(crowd).go(flight('f', 'FF'), 1, 1, 1))).toEqual(['d', 'e', 'a'])
    expect(met(out(crowd).go(flight('f', 'FF'), 1, 6))).toEqual(['d', 'e'])
  })
  test('ES-FMV-05: nobody is asked about a displacer, and fighters that stay in one hex roll nothing', () => {
    expect(out(rival('blue')).go(flight('f', 'F'), 6).asked).toBe('blue: fighters')
    expect(met(out({ e: { seat: 'blue', hex: [10, 10] } }).go(flight('f', 'R')))).toEqual([])
  })
})
