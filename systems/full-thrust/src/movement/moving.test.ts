import { describe, expect, test } from 'vitest'
import { answer, asked, begin, eventsOf, refusalOf, setupFor, typesOf } from '../game-for-tests.ts'
import { arcFrom } from '../measure.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import type { Setup } from '../state.ts'
import { NO_PLOT } from './budget.ts'

const DUEL = setupFor('cruiser-duel')
const far = { seat: 'blue', design: 'Drover', mu: [0, 500], course: 12 } as const
type ParsedPosition = NonNullable<Position['ships']>[string]
/** Red's ship alone near the centre carries out an order. */
function moved(
  ship: Partial<ParsedPosition>,
  order: string,
  { setup = DUEL, faces = [] }: { setup?: Setup; faces?: readonly number[] } = {},
) {
  const ships = { 'red-1': { seat: 'red', design: 'Tern', ...ship }, 'blue-1': far } as const
  return begin(setup, { at: 'move', ships, plots: { 'red-1': order } }, ...faces)
}
const moveOf = (...args: Parameters<typeof moved>) => eventsOf(moved(...args), 'shipMoved').find(({ ship }) => ship === 'red-1')

describe('moves', () => {
  test('FT-MOV-07, FT-MOV-08: 6P2+3:9 from course 12 ends at (-9875, 9304) (G-FT-01)', () => {
    expect(moveOf({ velocity: 6 }, '6P2+3:9')).toMatchObject({ course: 10, velocity: 9, middle: [-3120, 5404], to: [-9875, 9304] })
  })
  test('FT-MOV-08: of an odd turn the larger part comes at mid-move (G-FT-02)', () => {
    const move = moveOf({ design: 'Falchion', course: 3, velocity: 10 }, 'P3')
    expect(move).toMatchObject({ course: 12, velocity: 10, middle: [6755, 3900], to: [6755, 11700] })
  })
  test('FT-MOV-08: of an odd velocity the larger part comes at the end (G-FT-03)', () => {
    const move = moveOf({ design: 'Falchion', course: 7, velocity: 6 }, 'S1+5')
    expect(move).toMatchObject({ course: 8, velocity: 11, middle: [-3900, -6755], to: [-12006, -11435] })
  })
  test('FT-MOV-01: a ship faces along its course; its velocity has no maximum and is never negative', () => {
    expect(moveOf({ velocity: 200 }, '+6')).toMatchObject({ velocity: 206, to: [0, 206 * 1560] })
    const start = begin(DUEL, { ships: { 'red-1': { seat: 'red', design: 'Tern', velocity: 2 }, 'blue-1': far } })
    const plot = (change: number): Order => ({ order: 'plot', ships: { 'red-1': { ...NO_PLOT, change } } })
    expect([-2, -3].map((change) => refusalOf(start, 'red', plot(change)))).toEqual([undefined, 'FT-MOV-01'])
    const turned = moved({ velocity: 2 }, 'S3').state.ships['red-1']
    expect(turned && [turned.course, arcFrom({ setup: DUEL }, turned, [turned.at[0] + 5000, turned.at[1]])]).toEqual([3, 'F'])
  })
  test('FT-DIC-05: the ships of a batch move in order of id, a shorter id first', () => {
    const tern = { seat: 'red', design: 'Tern' } as const
    const played = begin(DUEL, { at: 'move', ships: { 'red-10': tern, 'red-2': tern, 'red-1': tern, 'blue-1': far } })
    expect(eventsOf(played, 'shipMoved').map(({ ship }) => ship)).toEqual(['red-1', 'red-2', 'blue-1', 'red-10'])
  })
  test('FT-MOV-02: a ship without orders flies straight on', () => {
    const { state, events } = begin(DUEL, {
      at: 'move',
      ships: { 'red-1': { seat: 'red', design: 'Tern', velocity: 4, course: 3 }, 'blue-1': far },
    })
    expect(events.find(({ type }) => type === 'shipMoved')).toMatchObject({ plot: null, to: [6240, 0], velocity: 4 })
    expect(state.ships['red-1']).toMatchObject({ thrust: 0, turned: 0 })
  })
  test('FT-MOV-09, FT-FC-04: a standing ship turns on the spot, which is thrust', () => {
    const { state } = moved({ velocity: 0 }, 'S3')
    expect(state.ships['red-1']).toMatchObject({ at: [0, 0], course: 3, thrust: 1, turned: 1 })
  })
  test('FT-MOV-10: a roll lasts until the ship rolls back, and turns stay written as seen', () => {
    expect(moveOf({ velocity: 2 }, 'RP1')).toMatchObject({ rolled: true, course: 11 })
    expect(moveOf({ velocity: 2, rolled: true }, 'R')).toMatchObject({ rolled: false })
    expect(moveOf({ velocity: 2, rolled: true }, 'P1')).toMatchObject({ rolled: true, course: 11 })
  })
  test('FT-MOV-12: ships may end on one point', () => {
    const ships = {
      'red-1': { seat: 'red', design: 'Tern', velocity: 3 },
      'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 6], course: 6, velocity: 3 },
    } as const
    const { state } = begin(DUEL, { at: 'move', ships: { 'red-1': { ...ships['red-1'] }, 'blue-1': { ...ships['blue-1'], mu: [0, 6] } } })
    expect(state.ships['red-1']?.at).toEqual(state.ships['blue-1']?.at)
  })
  test('FT-MOV-14: a ship that has lost control after its orders keeps course and velocity', () => {
    expect(moveOf({ velocity: 5, outOfControl: 9 }, 'DISENGAGE')).toMatchObject({ course: 12, velocity: 5, to: [0, 7800] })
  })
  test('FT-MOV-15: with two turns the first is made wholly before the move, the second wholly at its middle', () => {
    const setup = setupFor('cruiser-duel', { doubleTurn: true })
    expect(moveOf({ velocity: 4 }, 'P2S1', { setup })).toMatchObject({
      middle: [-2702, 1560],
      course: 11,
      to: [-2702 - 1560, 1560 + 2702],
    })
    expect(moveOf({ velocity: 4 }, 'P1S1', { setup })).toMatchObject({ course: 12, middle: [-1560, 2702], to: [-1560, 2702 + 3120] })
  })
  test('FT-GEO-03: a ship that cannot turn away stops at the bound', () => {
    expect(moveOf({ at: [0, 31_200_000 - 1560], velocity: 5 }, '0')).toMatchObject({ to: [0, 31_200_000], velocity: 5 })
  })
  test('FT-HEX-04, FT-HEX-05: on hexes a corner course alternates and remembers its side; a turn sets it back (G-FT-21)', () => {
    const setup = setupFor('cruiser-duel', { surface: 'hex' })
    expect(moveOf({ course: 1, velocity: 5 }, '0', { setup })).toMatchObject({ middle: [1, -2], to: [2, -5], corner: 'starboard' })
    expect(moveOf({ course: 1, velocity: 1, corner: 'starboard' }, '0', { setup })).toMatchObject({ to: [1, -1], corner: 'port' })
    expect(moveOf({ mu: [2, -5], course: 1, velocity: 2, corner: 'starboard' }, 'S1+1', { setup })).toMatchObject({
      course: 2,
      to: [5, -8],
      corner: 'port',
    })
  })
  test.each([
    [0, [], 6],
    [12, [], 5],
    [18, [], 4],
    [18, ['drive'], 3],
  ])('FT-MOV-13: after a move with excess thrust and %i lost boxes, marks %j, the drive is hit on %i', (hull, worse, least) => {
    const osprey = { design: 'Osprey', velocity: 6, excess: true, condition: { hull }, marks: { worse } } as const
    // The design is full, so it has no excess thrust; the order is carried out as it was written.
    const strained = moved({ ...osprey, marks: { worse: [...worse] } }, '+4X', { faces: [least] })
    expect(eventsOf(strained, 'driveStrained')).toEqual([
      { type: 'driveStrained', ship: 'red-1', face: least, least, hit: true, closed: null },
    ])
    expect(strained.state.ships['red-1']).toMatchObject({ velocity: 10, condition: { drive: 1 } })
    expect(moved({ ...osprey, marks: { worse: [...worse] } }, '+4X', { faces: [least - 1] }).state.ships['red-1']?.condition.drive).toBe(0)
  })
})

describe('leaving by FTL', () => {
  const runner = { seat: 'red', design: 'Heron', velocity: 7 } as const
  const chaser = { seat: 'blue', design: 'Tern', mu: [0, 500] } as const
  const warm = { ...runner, warm: 1 } as const
  const jump = (ships: NonNullable<Position['ships']>, ...faces: readonly number[]) =>
    begin(DUEL, { at: 'move', turn: 2, ships, plots: { 'red-1': 'FTL' } }, ...faces)
  test('FT-FTL-01: the drive warms up in P5, where everybody learns of it', () => {
    const start = begin(DUEL, { at: 'plot', ships: { 'red-1': runner, 'blue-1': chaser } })
    const order = {
      order: 'plot',
      ships: { 'red-1': { turns: [], change: 0, roll: false, excess: false, ftl: true, flight: null, disengage: true, ram: null } },
    } as const
    const next = answer(start, { red: order }, 3, 1)
    expect(eventsOf(next, 'shipMoved').find(({ ship }) => ship === 'red-1')).toMatchObject({ plot: { ftl: true } })
    expect(next.state.ships['red-1']).toMatchObject({ warm: 1, disengaging: true, thrust: 0 })
  })
  test('FT-FTL-02, FT-FTL-08: the ship leaves half its velocity ahead; its record is that of the end of the warm-up move', () => {
    const played = jump({ 'red-1': { ...warm, mu: [3, 4] }, 'blue-1': chaser })
    expect(eventsOf(played, 'jumpTried')).toMatchObject([{ at: [3 * 1560, 7 * 1560], near: [], die: null }])
    expect(played.state.ships['red-1']).toMatchObject({
      status: 'jumped',
      departure: { turn: 2, underFire: true, at: [3 * 1560, 4 * 1560], course: 12, velocity: 7 },
    })
    const unarmed = jump({
      'red-1': warm,
      'blue-1': { ...chaser, condition: { systems: { 'beam-1': 'lost', 'beam-2': 'lost', 'pds-1': 'lost' } } },
    })
    expect(unarmed.state.ships['red-1']?.departure?.underFire).toBe(false)
  })
  test('FT-FTL-06: a ship that has left is given no orders, is no target and does not come back', () => {
    const played = jump({ 'red-1': warm, 'red-2': { ...runner, mu: [0, 60] }, 'blue-1': { ...chaser, mu: [0, 66], course: 6 } })
    expect(asked(played)).toBe('fire red')
    const after = answer(answer(played, {}), {})
    expect([asked(after), after.state.turn, after.state.ships['red-1']?.status]).toEqual(['plot red blue', 3, 'jumped'])
    expect(refusalOf(after, 'red', { order: 'plot', ships: { 'red-1': NO_PLOT } })).toBe('FT-MOV-02')
    expect(answer(after, {}, 3, 1).state.ships['red-1']?.status).toBe('jumped')
  })
  test('FT-FTL-02: a ship that flies on instead has to warm up again', () => {
    const later = begin(DUEL, { at: 'move', turn: 3, ships: { 'red-1': warm, 'blue-1': chaser }, plots: { 'red-1': 'FTL' } })
    expect(later.state.ships['red-1']).toMatchObject({ status: 'present', warm: 3 })
  })
  test('FT-FTL-03: a ship whose drive was lost cannot be ordered to leave', () => {
    const start = begin(DUEL, {
      at: 'plot',
      turn: 2,
      ships: { 'red-1': { ...warm, condition: { systems: { ftl: 'lost' } } }, 'blue-1': chaser },
    })
    expect(answer(start, {}, 3, 1).state.ships['red-1']?.status).toBe('present')
  })
  test('FT-FTL-04: with a ship within 6 MU of the point, on 1 the jump fails and the whole move is made', () => {
    const played = jump({ 'red-1': warm, 'blue-1': { ...chaser, mu: [0, 9] } }, 1)
    expect(eventsOf(played, 'jumpTried')).toMatchObject([{ near: ['blue-1'], die: 1 }])
    expect(played.state.ships['red-1']).toMatchObject({ status: 'present', at: [0, 7 * 1560] })
  })
  test('FT-FTL-04: on 2 to 4 it leaves with a die of damage past armour', () => {
    const played = jump({ 'red-1': { ...warm, design: 'Lancer' }, 'blue-1': { ...chaser, mu: [0, 9] } }, 3, 1)
    expect(typesOf(played).slice(2, 5)).toEqual(['shipJumped', 'ftlShock', 'damaged'])
    expect(played.state.ships['red-1']).toMatchObject({ status: 'jumped', condition: { armour: 0, hull: 1 } })
  })
  test('FT-FTL-08: a ship that the damage of its own jump destroys has not departed', () => {
    const played = jump({ 'red-1': { ...warm, design: 'Lancer', condition: { hull: 7 } }, 'blue-1': { ...chaser, mu: [0, 9] } }, 4, 1)
    expect(typesOf(played).slice(2, 6)).toEqual(['shipJumped', 'ftlShock', 'damaged', 'shipDestroyed'])
    expect(played.state.ships['red-1']).toMatchObject({ status: 'destroyed', departure: null })
  })
  test('FT-FTL-04, FT-SEQ-05: on 5 and 6 it is destroyed, with all fighters and salvoes within 6 MU; other ships take two dice', () => {
    const played = begin(
      DUEL,
      {
        at: 'move',
        turn: 2,
        plots: { 'red-1': 'FTL' },
        ships: { 'red-1': warm, 'blue-1': { ...chaser, design: 'Aerie', mu: [0, 9] }, 'red-2': { ...runner, mu: [0, 40], velocity: 0 } },
        groups: { g1: { where: 'space', mu: [2, 3] }, g2: { where: 'space', mu: [0, 40] } },
        salvoes: [{ seat: 'red', ship: 'red-1', mu: [0, 3] }],
      },
      ...[5, 3, 2],
    )
    expect(played.state.ships['red-1']?.status).toBe('destroyed')
    expect(eventsOf(played, 'ftlSwept')).toMatchObject([{ groups: ['g1'], salvoes: ['s1'] }])
    expect(eventsOf(played, 'ftlShock')).toMatchObject([{ ship: 'blue-1', faces: [3, 2], damage: 5 }])
    expect([played.state.ships['blue-1']?.condition.hull, played.state.groups.g1?.where, played.state.groups.g2?.where]).toEqual([
      5,
      'gone',
      'space',
    ])
    expect(played.state.ships['red-2']?.condition.hull).toBe(0)
  })
  test('FT-FTL-04: of two that leave together the lower id is gone before the other looks around', () => {
    const played = begin(
      DUEL,
      {
        at: 'move',
        turn: 2,
        plots: { 'red-1': 'FTL', 'red-2': 'FTL' },
        ships: { 'red-1': warm, 'red-2': { ...warm, mu: [2, 0] }, 'blue-1': chaser },
      },
      ...[4, 2],
    )
    expect(eventsOf(played, 'jumpTried').map(({ near, die }) => [near, die])).toEqual([
      [['red-2'], 4],
      [[], null],
    ])
  })
  test('FT-FTL-05: fighters that are out stay behind', () => {
    const played = begin(DUEL, {
      at: 'move',
      turn: 2,
      plots: { 'red-1': 'FTL' },
      ships: { 'red-1': { ...warm, design: 'Aerie' }, 'blue-1': chaser },
      groups: { g1: { where: 'space', mu: [0, 0], mission: { do: 'screen', ship: 'red-1' } } },
    })
    expect(played.state.ships['red-1']?.status).toBe('jumped')
    expect(played.state.groups.g1).toMatchObject({ where: 'space', at: [0, 0] })
    expect(played.state.groups.g2).toMatchObject({ where: 'bay', ship: 'red-1' })
  })
})

describe('entry by FTL', () => {
  test('FT-FTL-07, FT-OPN-18: ships scatter in turn 1 after all moves, and hurt those beside them', () => {
    const setup = setupFor('frigate-duel', { ftlEntry: true })
    const start = begin(setup, null)
    const turn = answer(start, {}, 3, 1, 3, 2, 9, 6)
    expect(eventsOf(turn, 'shipEmerged')).toMatchObject([
      { ship: 'red-1', scatter: [3, 2], at: [2 * 1560, -36 * 1560] },
      { ship: 'blue-1', scatter: [9, 6], at: [-6 * 1560, 36 * 1560] },
    ])
    expect(turn.state.ships['red-1']).toMatchObject({ status: 'present', velocity: 6, course: 12, turns: 2 })
  })
  test('FT-FTL-07: beside a ship a 6 multiplies a second die by six, and the other takes two dice', () => {
    const setup = setupFor('cruiser-duel', { ftlEntry: true })
    const position: Position = {
      at: 'move',
      ships: {
        'red-1': { seat: 'red', design: 'Roc', status: 'coming', mu: [0, 0] },
        'blue-1': { seat: 'blue', design: 'Roc', mu: [0, 3] },
      },
    }
    const played = begin(setup, position, 12, 1, 6, 1, 2, 3)
    expect(eventsOf(played, 'ftlShock')).toMatchObject([
      { ship: 'red-1', faces: [6, 1], damage: 6 },
      { ship: 'blue-1', faces: [2, 3], damage: 5 },
    ])
  })
})

describe('ramming', () => {
  const setup = setupFor('cruiser-duel', { ramming: true })
  const corvette = { seat: 'red', design: 'Dart', mu: [0, 1] } as const
  const cruiser = { seat: 'blue', design: 'Osprey', mu: [0, 3], condition: { hull: 8 } } as const
  const rammed = (red: Partial<ParsedPosition>, ...faces: readonly number[]) =>
    begin(setup, { at: 'move', ships: { 'red-1': { ...corvette, ...red }, 'blue-1': cruiser }, plots: { 'red-1': 'RAM blue-1' } }, ...faces)
  test('FT-OPT-01: a corvette with 2 boxes rolls 4, a cruiser with 16 rolls 3: 8 and 48 damage (G-FT-20)', () => {
    // Nerve, the contest of dice and thrust 8 against 4, the damage; then the check of the second row of the cruiser.
    const played = rammed({}, 6, 1, 2, 4, 3, ...Array.from({ length: 18 }, () => 1))
    expect(eventsOf(played, 'ramTried')).toMatchObject([{ nerve: 6, contest: [1, 2], crash: [4, 3], damage: [8, 48] }])
    expect(played.state.ships['red-1']?.status).toBe('destroyed')
    expect(played.state.ships['blue-1']?.condition.hull).toBe(16)
  })
  test('FT-OPT-01: it takes a 6 to go through with it, and the rammer must be higher', () => {
    expect(eventsOf(rammed({}, 5), 'ramTried')).toMatchObject([{ nerve: 5, contest: null, damage: null }])
    expect(eventsOf(rammed({}, 6, 2, 6), 'ramTried')).toMatchObject([{ contest: [2, 6], crash: null }])
  })
  test('FT-OPT-01: only ships that are still there ram, and are rammed', () => {
    const both = { 'red-1': corvette, 'blue-1': cruiser, 'red-2': { ...corvette, mu: [0, 2] } } as const
    const plots = { 'red-1': 'RAM blue-1', 'red-2': 'RAM blue-1' }
    // The first rammer and its target destroy each other.
    const ships = { ...both, 'blue-1': { ...cruiser, condition: { hull: 23 } } }
    const played = begin(setup, { at: 'move', ships, plots }, 6, 6, 1, 6, 6)
    expect(eventsOf(played, 'ramTried').map(({ ship }) => ship)).toEqual(['red-1'])
    expect(['red-1', 'red-2', 'blue-1'].map((id) => played.state.ships[id]?.status)).toEqual(['destroyed', 'present', 'destroyed'])
  })
  test('FT-OPT-01: from farther than 2 MU nobody rams', () => {
    expect(eventsOf(rammed({ mu: [0, 0] }), 'ramTried')).toEqual([])
  })
})
