import { describe, expect, test } from 'vitest'
import { battle, done, duel, move, type PositionShip, pass, refused, type TestBattle } from '../battle-for-tests.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Color, HullKind, Setup, Table } from '../state.ts'
import type { Step } from '../steps.ts'
import { restOfTurn, turnSteps } from './turn.ts'

const idle = (seat: Color, hex: readonly [number, number], more: Partial<PositionShip> = {}): PositionShip => ({
  seat,
  hex,
  speed: 0,
  ...more,
})
const yellowMoves = { at: { step: 'ships', seat: 'yellow' } } as const

/** The open calls of a turn in order up to combat, with default orders. */
function asked(fight: TestBattle): readonly string[] {
  return fight.asked.endsWith('fire') ? [fight.asked] : [fight.asked, ...asked(fight.go(done))]
}
const turn = (number: number, setup: Setup = duel): TestBattle =>
  battle(
    Object.fromEntries(setup.seats.map(({ seat }, index) => [seat, idle(seat, [4 + 3 * index, 6])])),
    { at: { step: 'turnStart' }, turn: number - 1 },
    setup,
  )

describe('a turn', () => {
  test('ES-SEQ-03, ES-SEQ-04: on odd turns Yellow moves ships and then fighters before Blue', () => {
    expect(asked(turn(1))).toEqual(['yellow: ships', 'blue: ships', 'yellow: fighters', 'blue: fighters', 'yellow: fire'])
  })
  test('ES-SEQ-03, ES-SEQ-04: on even turns Blue moves first', () => {
    expect(turn(4).eventsOf('turnBegan')).toMatchObject([{ turn: 4, initiative: 'blue' }])
    expect(asked(turn(4))).toEqual(['blue: ships', 'yellow: ships', 'blue: fighters', 'yellow: fighters', 'blue: fire'])
  })
  test('ES-MPL-03, ES-SEQ-04: in teams the whole side moves first, Yellow or Blue before the ally', () => {
    const four = setupFor('four')
    expect(asked(turn(1, four)).slice(0, 8)).toEqual([
      'yellow: ships',
      'red: ships',
      'blue: ships',
      'green: ships',
      'yellow: fighters',
      'red: fighters',
      'blue: fighters',
      'green: fighters',
    ])
    expect(asked(turn(2, four)).slice(0, 4)).toEqual(['blue: ships', 'green: ships', 'yellow: ships', 'red: ships'])
  })
  test('ES-SEQ-04: orders to ships and fighters are refused outside their steps', () => {
    const fight = turn(1)
    expect(refused(fight, { order: 'fly', fighter: 'f', path: '', rams: [], board: null })).toBe('ES-SEQ-04')
    expect(refused(fight.go(done, done), move('yellow', ''))).toBe('ES-SEQ-04')
  })
  test('ES-SEQ-09: after movement and combat the marks are cleared and the next turn begins', () => {
    const used = { fired: { 'beam-1': 1 }, powered: { item: 'beam-1', bonus: 'range' }, displaced: 'attack', moved: true } as const
    const fight = battle(
      { y: idle('yellow', [4, 6], { items: [{ kind: 'beam' }], ...used }), b: idle('blue', [9, 6]) },
      { turn: 3, fighters: { f: { seat: 'blue', hex: [9, 7], moved: true, fired: true } } },
    )
    const fought = fight.go(pass, pass)
    expect(fought.eventsOf('turnBegan')).toMatchObject([{ turn: 4 }])
    expect(fought.state.ships.y).toMatchObject({ fired: {}, powered: null, displaced: 'no', moved: false })
    expect(fought.state.fighters.f).toMatchObject({ moved: false, fired: false })
  })
  test('the steps of a turn follow each other to its end', () => {
    expect(turnSteps({ ...turn(1).state }).map(({ step }) => step)).toEqual([
      'ships',
      'navRepair',
      'ships',
      'navRepair',
      'fighters',
      'fighters',
      'fire',
      'turnEnd',
    ])
  })
})

describe('the rest of a turn that begins in the middle', () => {
  const field = battle(
    { y: idle('yellow', [4, 6]), b: idle('blue', [9, 6]) },
    { fighters: { f: { seat: 'blue', hex: [9, 8] }, g: { seat: 'yellow', hex: [4, 8] } } },
  ).state
  const rest = (after: Step, table: Table = field) =>
    restOfTurn(table, after).map((step) => ('seat' in step ? `${step.step} ${step.seat}` : step.step))
  const yellowShips = ['ships yellow', 'navRepair yellow', 'ships blue', 'navRepair blue']
  const combat = ['fire yellow', 'turnEnd']
  const flights = ['fighters yellow', 'fighters blue', ...combat]
  test('ES-SEQ-04: after a step of the turn, the later ones', () => {
    expect(rest({ step: 'ships', seat: 'yellow' })).toEqual([...yellowShips.slice(1), ...flights])
    expect(rest({ step: 'ships', seat: 'blue' })).toEqual(['navRepair blue', ...flights])
    expect(rest({ step: 'fighters', seat: 'blue' })).toEqual(combat)
    expect(rest({ step: 'fire', side: 'blue', seat: 'blue', passes: 0, declined: [], last: null })).toEqual(['turnEnd'])
    expect(rest({ step: 'turnEnd' })).toEqual([])
    expect(rest({ step: 'turnStart' })).toEqual([])
    expect(rest({ step: 'flagship' })).toEqual(['refit', 'deploy'])
    expect(rest({ step: 'deploy' })).toEqual([])
  })
  test('ES-MOV-04: after a course, a collision or its critical hit, the mover’s seat continues', () => {
    expect(rest({ step: 'advance', mover: 'y', rest: 'F', rams: [] })).toEqual([...yellowShips, ...flights])
    expect(rest({ step: 'slipMover', mover: 'b', target: 'y', rams: [], others: [] })).toEqual(['ships blue', 'navRepair blue', ...flights])
    expect(rest({ step: 'critical', ship: 'y', against: 'blue', combat: false })).toEqual([...yellowShips, ...flights])
    expect(rest({ step: 'advance', mover: 'g', rest: 'F', rams: [] })).toEqual(flights)
    expect(rest({ step: 'land', fighter: 'f', ship: 'b' })).toEqual(['fighters blue', ...combat])
    expect(rest({ step: 'rammedBy', fighter: 'f', target: 'y', natural: 5, from: 0 })).toEqual(['fighters blue', ...combat])
  })
  test('ES-SEQ-05: after a shot or its critical hit, the other side fires', () => {
    const weapon = { id: 'beam-1', kind: 'beam', mount: null, range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 } as const
    const shooting = (from: string) => ({ ...field, shot: { from, weapon, at: 'y', powerUp: null, salvo: 0, natural: 6 } })
    expect(rest({ step: 'shotEnd' }, shooting('y'))).toEqual(['fire blue', 'turnEnd'])
    expect(rest({ step: 'shotEnd' }, shooting('b'))).toEqual(combat)
    expect(rest({ step: 'damage' }, shooting('f'))).toEqual(combat)
    expect(rest({ step: 'critical', ship: 'y', against: 'blue', combat: true }, shooting('b'))).toEqual(combat)
    expect(rest({ step: 'attack' })).toEqual(combat)
    expect(rest({ step: 'loseItem', ship: 'b', chooser: 'yellow', combat: true })).toEqual(combat)
  })
})

describe('leviathans', () => {
  const begun = (damage: number, more: Partial<PositionShip> = {}) =>
    battle(
      { y: idle('yellow', [4, 6], { hull: 'leviathan', hurt: damage, ...more }), b: idle('blue', [9, 6], { hull: 'leviathan', hurt: 3 }) },
      { at: { step: 'turnStart' }, turn: 0 },
    )
  test('ES-LEV-02: each repairs one point before any movement, also on turn 1', () => {
    const fight = begun(5)
    expect(fight.eventTypes).toEqual(['turnBegan', 'hullMended', 'hullMended'])
    expect(fight.state.ships.y?.hurt).toBe(4)
    expect(fight.state.ships.b?.hurt).toBe(2)
  })
  test('ES-LEV-02: undamaged leviathans, wrecks and smaller ships repair nothing', () => {
    expect(begun(0).eventsOf('hullMended')).toMatchObject([{ ship: 'b' }])
    expect(begun(18, { status: 'wreck' }).eventsOf('hullMended')).toMatchObject([{ ship: 'b' }])
    expect(begun(3, { hull: 'battleship' }).eventsOf('hullMended')).toMatchObject([{ ship: 'b' }])
  })
})

describe('repairing navigation', () => {
  const rolled = (hull: HullKind, ...faces: readonly number[]) =>
    battle({ y: idle('yellow', [4, 6], { hull, navHit: true }), b: idle('blue', [9, 6]) }, yellowMoves).go(done, ...faces)
  const cleared = (hull: HullKind) => [1, 2, 3, 4, 5, 6].filter((face) => !rolled(hull, face).state.ships.y?.navHit)
  test('ES-CRT-06, ES-SHP-07: a die below the size number clears it', () => {
    expect(cleared('destroyer')).toEqual([1])
    expect(cleared('cruiser')).toEqual([1, 2])
    expect(cleared('battleship')).toEqual([1, 2, 3])
    expect(cleared('leviathan')).toEqual([1, 2, 3, 4])
  })
  test('ES-CRT-06: a scout never repairs it, and rolls no die', () => {
    expect(rolled('scout').eventsOf('navRepairRolled')).toEqual([])
    expect(rolled('scout').state.ships.y?.navHit).toBe(true)
  })
  test('ES-CRT-06: happens after the owner’s ships have moved, before the other side’s', () => {
    const fought = rolled('cruiser', 4)
    expect(fought.eventsOf('navRepairRolled')).toMatchObject([{ ship: 'y', die: 4, size: 3, cleared: false }])
    expect(fought.asked).toBe('blue: ships')
  })
  test('ES-CRT-06: includes a hit suffered in the same step', () => {
    const wreck: PositionShip = { seat: 'blue', hex: [4, 5], status: 'wreck' }
    const fight = battle({ y: idle('yellow', [4, 6], { speed: 1 }), w: wreck, b: idle('blue', [9, 6]) }, yellowMoves)
    const fought = fight.go(move('y', 'F'), 6, 1, 1, done, 1)
    expect(fought.eventsOf('navHit')).toHaveLength(1)
    expect(fought.eventsOf('navRepairRolled')).toMatchObject([{ cleared: true }])
  })
})
