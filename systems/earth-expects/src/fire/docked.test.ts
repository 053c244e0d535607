// Docked ships whose joint record comes apart (EE-DOC-11): each keeps its own, and who is cut off is free.
import { describe, expect, test } from 'vitest'
import { battle, fire, keepPart, type Placed, row } from '../battle-for-tests.ts'
import { wholeEventSchema } from '../schema.ts'
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
  test('EE-DOC-11: where the joint is cut the other ship is free, not destroyed', () => {
    const cut = pair({ '0,1': 'destroyed', '0,2': 'destroyed' })
    const free = cut.asked === 'blue: keep' ? cut.go(keepPart('b', '0,0')) : cut
    expect(free.told('undocked')).toMatchObject([{ ship: 'b', from: 'c' }])
    expect(levelsOf(free, 'c')).toEqual({})
    expect(free.state.ships.c?.docked).toEqual([])
  })
  test('EE-DOC-11: while they touch they are one', () => {
    expect(pair({ '0,0': 'destroyed' }).asked).toBe('')
  })
  test('EE-DAM-11, EE-DOC-11: when the active ship is gone the other is free', () => {
    const gone = pair({ '0,0': 'destroyed', '0,1': 'destroyed', '0,2': 'destroyed' })
    expect(gone.told('shipDestroyed')).toMatchObject([{ ship: 'b' }])
    expect(gone.state.ships.c).toMatchObject({ status: 'flying', docked: [] })
  })

  test('EE-DOC-11: a box of the joint record is told with the ship it belongs to, however long her name', () => {
    const partner = 'the-second-tender-of-the-yellow-convoy-1'
    const ships = {
      a: ship('yellow', column('lC')),
      b: ship('blue', hulk(3), { hex: [0, -1], docked: [{ to: partner, offset: [1, 1], active: true }] }),
      [partner]: ship('blue', hulk(3), { hex: [0, -1], docked: [{ to: 'b', offset: [-1, -1], active: false }] }),
    }
    const shot = battle(ships, { locks: { a: ['b'] } }).go(fire('a', 'L1@b'), 2)
    const rows = rowsIn(shot.state)
    const met = rows.flatMap((at) => shot.go(row(at, 'left'), 3, 4).told('impactRolled'))
    expect(met.map(({ box }) => box?.split(':')[0])).toEqual(expect.arrayContaining(['b', partner]))
    for (const impact of met) expect(wholeEventSchema.parse(impact)).toEqual(impact)
  })

  const gone = (boxes: readonly string[]): Levels => Object.fromEntries(boxes.map((box) => [box, 'destroyed']))
  /** A column of boxes, some of them gone, docked to others: by whom, where they lie on its record, and whether it is the active one. */
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
      free: over.told('undocked').map(({ ship: by, from }) => `${by} ${from}`),
      lost: over.told('severed').map(({ ship: id, boxes }) => [id, ...boxes]),
      destroyed: over.told('shipDestroyed').map(({ ship: id }) => id),
    }
  }
  test('EE-DOC-11, EE-SEV-01: asked and silent, the active ship keeps her own, not what is greater', () => {
    const ships = { b: joined(3, ['0,2'], true, { c: [1, 2] }), c: joined(5, [], false, { b: [-1, -2] }) }
    expect(ended(ships)).toEqual({ free: ['b c'], lost: [], destroyed: [] })
  })
  test('EE-DOC-11, EE-SEV-01: what is cut free and in pieces itself keeps its greater one', () => {
    const ships = { b: joined(3, ['0,2'], true, { c: [1, 2] }), c: joined(5, ['0,1'], false, { b: [-1, -2] }) }
    expect(ended(ships)).toEqual({ free: ['b c'], lost: [['c', '0,0']], destroyed: [] })
  })
  test('EE-DOC-11, EE-SEV-01: of a ship that still holds to the other only the piece is lost that holds to neither', () => {
    const ships = { b: joined(3, [], true, { c: [1, 0] }), c: joined(5, ['0,3'], false, { b: [-1, 0] }) }
    expect(ended(ships)).toEqual({ free: [], lost: [['c', '0,4']], destroyed: [] })
  })
  test('EE-DOC-11, EE-DAM-11: with nothing left of the active ship the other keeps its greater piece and is free', () => {
    const ships = { b: joined(1, ['0,0'], true, { c: [1, 0] }), c: joined(4, ['0,1'], false, { b: [-1, 0] }) }
    expect(ended(ships)).toEqual({ free: ['b c'], lost: [['c', '0,0']], destroyed: ['b'] })
  })
  test('EE-DOC-05, EE-SEV-01: the active ship is the one whose parts count, whatever the two are called', () => {
    const ships = { c: joined(6, ['0,1'], true, { b: [1, 0] }), b: joined(1, [], false, { c: [-1, 0] }) }
    expect(ended(ships)).toEqual({ free: ['c b'], lost: [['c', '0,0']], destroyed: [] })
  })
  test('EE-DOC-11: with both its joints cut a ship frees both others', () => {
    const ships = {
      b: joined(4, ['0,0', '0,3'], true, { c: [0, -2], d: [0, 4] }),
      c: joined(2, [], false, { b: [0, 2] }),
      d: joined(2, [], false, { b: [0, -4] }),
    }
    expect(ended(ships)).toEqual({ free: ['b c', 'b d'], lost: [], destroyed: [] })
  })
})
