import { hexAt } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { FIGHTERS, SHIPS, WEAPONS } from '../data/tables.ts'
import { battle } from './battle-for-tests.ts'
import { centreOf, hexesOf } from './setting/maps.ts'
import { setupFor } from './setting/setup-for-tests.ts'
import { deviceOf, has, inTheWay, itemsOf, left, onMap, outOfPlay, shipOf, strength, topSpeed, withKnown } from './table.ts'

const at = (column: number, row: number) => hexAt({ column, row })

describe('the tables', () => {
  const plain = { spaces: 1, range: 1, damage: 1, addsRange: 0, addsDamage: 0, mounts: ['axial', 'ventral', 'dorsal'], least: 1 }
  const special = { range: 1, damage: 1, addsRange: 0, addsDamage: 0, mounts: ['ventral'], improves: false, least: 3 }
  test('ES-WPN-01, ES-WPN-02, ES-WPN-03, ES-WPN-04, ES-WPN-09: the common weapons', () => {
    const { beam, missile, torpedo, pointDefence } = WEAPONS
    expect({ ...beam }).toEqual({ ...plain, cost: 10, improves: true })
    expect({ ...missile }).toEqual({ ...plain, cost: 10, improves: true, addsDamage: 1 })
    expect({ ...torpedo }).toEqual({ ...plain, cost: 10, improves: true, addsRange: 1 })
    expect({ ...pointDefence }).toEqual({ ...plain, cost: 5, improves: false })
  })
  test('ES-WPN-05, ES-WPN-06, ES-WPN-07, ES-WPN-08: the special weapons need a hull of size 3', () => {
    const { blaster, bdvm, bank } = WEAPONS
    expect({ ...blaster }).toEqual({ ...special, cost: 45, spaces: 6, range: 5, damage: 5, mounts: ['axial'] })
    expect({ ...bdvm }).toEqual({ ...special, cost: 20, spaces: 4, improves: true, addsDamage: 1 })
    expect({ ...bank }).toEqual({ ...special, cost: 30, spaces: 4, addsRange: 1 })
  })
  test('ES-SHP-06, ES-SHP-07, ES-GEN-05: sizes, counters of a side and dorsal positions; six fighters of each kind', () => {
    const rows = Object.values(SHIPS).map(({ size, counters, dorsal }) => [size, counters, dorsal])
    expect(rows).toEqual([
      [1, 3, 0],
      [2, 6, 1],
      [3, 6, 2],
      [4, 2, 3],
      [5, 1, 5],
    ])
    expect([FIGHTERS.interceptor.counters, FIGHTERS.attackCraft.counters]).toEqual([6, 6])
  })
})

describe('a map', () => {
  test('ES-MPL-05: a triangle has one tile at the top and one more in each tier, and nothing above, below or beside it', () => {
    const { map } = setupFor('three')
    const widths = Array.from({ length: 23 }, (_, index) => index - 1).map((row) =>
      Array.from({ length: 60 }, (_, index) => index - 20).filter((column) => onMap(map, at(column, row))),
    )
    expect(widths.map((columns) => columns.length)).toEqual([0, ...[7, 14, 21].flatMap((wide) => Array.from({ length: 7 }, () => wide)), 0])
    expect([widths[1]?.[0], widths[8]?.[0], widths[15]?.[0]]).toEqual([7, 3, 0])
    expect(onMap(map, at(7, -8))).toBe(false)
  })
  test('ES-MAP-03: a rectangle ends with its last row and column', () => {
    const { map } = setupFor('battle')
    expect([at(0, 0), at(13, 13), at(-1, 0), at(14, 0), at(0, -1), at(0, 14)].map((hex) => onMap(map, hex))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(hexesOf(map).some(([q, r]) => q === centreOf(map)[0] && r === centreOf(map)[1])).toBe(true)
  })
})

test('ES-DST-04: ships, dying ships and wrecks are in the way; ships that left or exploded are not', () => {
  const { state } = battle({ y: { seat: 'yellow', hex: [4, 4] } })
  const ship = shipOf(state, 'y')
  const statuses = ['flying', 'dying', 'wreck', 'left', 'exploded'] as const
  expect(statuses.filter((status) => inTheWay({ ...ship, status }))).toEqual(['flying', 'dying', 'wreck'])
})

describe('devices', () => {
  const twice = [{ kind: 'displacer' }, { kind: 'displacer' }] as const
  const ship = (known: readonly string[], more = {}) => {
    const { state } = battle({ y: { seat: 'yellow', hex: [4, 4], hull: 'cruiser', items: twice, known: [...known], ...more } })
    return [state, shipOf(state, 'y')] as const
  }
  test('R-ES-102: of two devices of a kind the one that opponents have seen is used, else the first', () => {
    expect(deviceOf(...ship([]), 'displacer')?.id).toBe('displacer-1')
    expect(deviceOf(...ship(['displacer-2']), 'displacer')?.id).toBe('displacer-2')
    expect(deviceOf(...ship([]), 'shield')).toBeUndefined()
    expect([has(...ship([]), 'displacer'), has(...ship([]), 'shield')]).toEqual([true, false])
  })
  test('ES-DES-11: an item that is seen again is not listed twice', () => {
    const [state, { id }] = ship([])
    const [one, other] = itemsOf(state, shipOf(state, id))
    if (!one || !other) throw new Error('two displacers')
    const seen = withKnown(withKnown(withKnown(state, id, one), id, other), id, one)
    expect(shipOf(seen, id).known.map((item) => item.id)).toEqual(['displacer-1', 'displacer-2'])
  })
  test('ES-DST-05: a fighter lost with its ship is in the ship’s hex and has moved', () => {
    const [state, carrier] = ship([])
    const berth = { id: 'f', kind: 'interceptor', number: 3, bay: 'bay-1', gift: true } as const
    expect(outOfPlay(state, carrier, berth, 'lost')).toEqual({
      id: 'f',
      seat: 'yellow',
      kind: 'interceptor',
      number: 3,
      status: 'lost',
      hex: [4, 4],
      facing: 0,
      moved: true,
      fired: false,
      gift: true,
    })
  })
})

describe('strength and speed', () => {
  const cruiser = (more: object) => {
    const { state } = battle({ y: { seat: 'yellow', hex: [4, 4], hull: 'cruiser', ...more } })
    return [state, shipOf(state, 'y')] as const
  }
  test('ES-DES-07, ES-AUX-GUN-01: damage points left', () => {
    expect([left(...cruiser({})), left(...cruiser({ hurt: 3 })), left(...cruiser({ hurt: 3, items: [{ kind: 'gunMount' }] }))]).toEqual([
      8, 5, 6,
    ])
    expect(strength(...cruiser({ items: [{ kind: 'gunMount' }] })).because).toHaveLength(2)
  })
  test('ES-CRT-07, ES-SCN-03, ES-AUX-ENG-01: the top speed is never negative, 2 for a freighter and 4 at most', () => {
    expect(topSpeed(...cruiser({ slowed: 4 })).total).toBe(0)
    expect(topSpeed(...cruiser({ hull: 'scout', freighter: true })).total).toBe(2)
    expect(topSpeed(...cruiser({ hull: 'scout', freighter: true })).because.at(-1)?.[2]).toBe('ES-SCN-03')
    expect(topSpeed(...cruiser({ hull: 'scout', items: [{ kind: 'engine' }] })).total).toBe(4)
  })
})
