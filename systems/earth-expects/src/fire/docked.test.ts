// Docked ships whose joint record is in parts (EE-DOC-11): each keeps a part, and a ship that is cut off is undocked.
import { describe, expect, test } from 'vitest'
import { battle, fire, keepPart, type Placed, row } from '../battle-for-tests.ts'
import { system } from '../game.ts'
import { rowsIn } from './aim.ts'
import { column, hulk, levelsOf, ship } from './ships-for-tests.ts'

type Levels = Readonly<Record<string, 'light' | 'critical' | 'destroyed'>>

describe('docked ships', () => {
  const pair = (levels: Levels) =>
    battle(
      {
        b: ship('blue', hulk(3), { levels, docked: [{ to: 'c', offset: [1, 1], active: true }] }),
        c: ship('blue', hulk(3), { docked: [{ to: 'b', offset: [-1, -1], active: false }] }),
      },
      { at: [{ step: 'sever' }] },
    )
  test('EE-DOC-11: a ship that is cut off is undocked, not destroyed', () => {
    const cut = pair({ '0,1': 'destroyed', '0,2': 'destroyed' })
    const free = cut.asked === 'blue: keep' ? cut.go(keepPart('b', '0,0')) : cut
    expect(free.eventsOf('undocked')).toMatchObject([{ ship: 'b', from: 'c' }])
    expect(levelsOf(free, 'c')).toEqual({})
    expect(free.state.ships.c?.docked).toEqual([])
  })
  test('EE-DOC-11: ships that still touch stay docked', () => {
    expect(pair({ '0,0': 'destroyed' }).asked).toBe('')
  })
  test('EE-DAM-11, EE-DOC-11: the loss of the active ship undocks the other', () => {
    const gone = pair({ '0,0': 'destroyed', '0,1': 'destroyed', '0,2': 'destroyed' })
    expect(gone.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'b' }])
    expect(gone.state.ships.c).toMatchObject({ status: 'flying', docked: [] })
  })

  test('EE-DOC-11: events name a box of a joint record with its ship, also with the longest id', () => {
    const partner = 'the-second-tender-of-the-yellow-convoy-1'
    const ships = {
      a: ship('yellow', column('lC')),
      b: ship('blue', hulk(3), { hex: [0, -1], docked: [{ to: partner, offset: [1, 1], active: true }] }),
      [partner]: ship('blue', hulk(3), { hex: [0, -1], docked: [{ to: 'b', offset: [-1, -1], active: false }] }),
    }
    const shot = battle(ships, { locks: { a: ['b'] } }).go(fire('a', 'L1@b'), 2)
    const rows = rowsIn(shot.state)
    const met = rows.flatMap((at) => shot.go(row(at, 'left'), 3, 4).eventsOf('impactRolled'))
    expect(met.map(({ box }) => box?.split(':')[0])).toEqual(expect.arrayContaining(['b', partner]))
    for (const impact of met) expect(system.schema.event.parse(impact)).toEqual(impact)
  })

  const gone = (boxes: readonly string[]): Levels => Object.fromEntries(boxes.map((box) => [box, 'destroyed']))
  /** A column of boxes, some of them lost. `to`: offsets of the ships docked to it. `active`: whether it is the active ship. */
  const joined = (
    boxes: number,
    lost: readonly string[],
    active: boolean,
    to: Readonly<Record<string, readonly [number, number]>>,
  ): Placed =>
    ship('blue', hulk(boxes), {
      levels: gone(lost),
      docked: Object.entries(to).map(([id, [q, r]]) => ({ to: id, offset: [q, r], active })),
    })
  const ended = (ships: Readonly<Record<string, Placed>>) => {
    const at = battle(ships, { at: [{ step: 'sever' }] })
    const over = at.asked === 'blue: keep' ? at.go({}) : at
    return {
      free: over.eventsOf('undocked').map(({ ship: by, from }) => `${by} ${from}`),
      lost: over.eventsOf('severed').map(({ ship: id, boxes }) => [id, ...boxes]),
      destroyed: over.eventsOf('shipDestroyed').map(({ ship: id }) => id),
    }
  }
  test('EE-DOC-11, EE-SEV-01: by default the active ship keeps a part of itself, not the larger part', () => {
    const ships = { b: joined(3, ['0,2'], true, { c: [1, 2] }), c: joined(5, [], false, { b: [-1, -2] }) }
    expect(ended(ships)).toEqual({ free: ['b c'], lost: [], destroyed: [] })
  })
  test('EE-DOC-11, EE-SEV-01: a ship that is undocked in parts keeps its larger part', () => {
    const ships = { b: joined(3, ['0,2'], true, { c: [1, 2] }), c: joined(5, ['0,1'], false, { b: [-1, -2] }) }
    expect(ended(ships)).toEqual({ free: ['b c'], lost: [['c', '0,0']], destroyed: [] })
  })
  test('EE-DOC-11, EE-SEV-01: a part connected to neither ship is lost', () => {
    const ships = { b: joined(3, [], true, { c: [1, 0] }), c: joined(5, ['0,3'], false, { b: [-1, 0] }) }
    expect(ended(ships)).toEqual({ free: [], lost: [['c', '0,4']], destroyed: [] })
  })
  test('EE-DOC-11, EE-DAM-11: if the active ship has no boxes left, the other keeps its larger part and is undocked', () => {
    const ships = { b: joined(1, ['0,0'], true, { c: [1, 0] }), c: joined(4, ['0,1'], false, { b: [-1, 0] }) }
    expect(ended(ships)).toEqual({ free: ['b c'], lost: [['c', '0,0']], destroyed: ['b'] })
  })
  test('EE-DOC-05, EE-SEV-01: the parts of the active ship count, whichever id comes first', () => {
    const ships = { c: joined(6, ['0,1'], true, { b: [1, 0] }), b: joined(1, [], false, { c: [-1, 0] }) }
    expect(ended(ships)).toEqual({ free: ['c b'], lost: [['c', '0,0']], destroyed: [] })
  })
  test('EE-DOC-11: a ship can undock from two ships at once', () => {
    const ships = {
      b: joined(4, ['0,0', '0,3'], true, { c: [0, -2], d: [0, 4] }),
      c: joined(2, [], false, { b: [0, 2] }),
      d: joined(2, [], false, { b: [0, -4] }),
    }
    expect(ended(ships)).toEqual({ free: ['b c', 'b d'], lost: [], destroyed: [] })
  })
})
