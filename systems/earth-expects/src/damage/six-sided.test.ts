// Asteroids, heat, engine failure and the drift of a laser use six-sided dice for every crew (EE-CRQ-06).
import { describe, expect, test } from 'vitest'
import { battle, begun, fire, hexesOf, row, setupWith } from '../battle-for-tests.ts'
import { column, hulk, inLine, LOCKED, missileAt, ship } from '../fire/ships-for-tests.ts'
import { heatDamage, debrisDamage as placeDebris, rockDamage as placeRock } from './debris.ts'
import { engineFailure } from './failure.ts'
import { emitted, resultOf } from './hits-for-tests.ts'

const debrisDamage = emitted(placeDebris, 'EE-AST-04')
const rockDamage = emitted(placeRock, 'EE-AST-09')

const CRACK = { crew: 'crack' } as const
const [ONE, TWO] = [hulk(1), hulk(2)]

describe('six-sided dice', () => {
  test('EE-CRQ-06, EE-AST-04: damage of dense asteroids uses d6', () => {
    expect(resultOf(TWO, debrisDamage, [6, 3, 3, 3, 3, 3], CRACK).boxes).toHaveLength(6)
    expect(() => resultOf(TWO, debrisDamage, [7, 3, 3, 3, 3, 3, 3], CRACK)).toThrow('the scripted face 7 does not fit a die of 6')
  })
  test('EE-CRQ-06, EE-AST-09: both dice of cinematic asteroids are d6', () => {
    expect(resultOf(hulk(3), rockDamage, [6, 6, 3, 3, 3, 3, 3], CRACK)).toEqual({
      boxes: [...Array(4).fill('0,0'), '0,1', '0,1', '0,1', '0,1', ...Array(4).fill('0,2')],
      wasted: 0,
    })
    expect(() => resultOf(TWO, rockDamage, [7, 1], CRACK)).toThrow('the scripted face 7 does not fit a die of 6')
    expect(() => resultOf(TWO, rockDamage, [1, 7], CRACK)).toThrow('the scripted face 7 does not fit a die of 6')
  })
  test('EE-CRQ-06, EE-HEA-02: the extra dice of heat are d6', () => {
    const heated = (...[ctx, of]: Parameters<typeof debrisDamage>): void => {
      heatDamage(ctx, of, 3, 1)
    }
    expect(resultOf(ONE, heated, [6], CRACK).boxes).toEqual(['0,0'])
    expect(() => resultOf(ONE, heated, [7], CRACK)).toThrow('the scripted face 7 does not fit a die of 6')
  })
  test('EE-CRQ-06, EE-EFA-03, EE-EFA-04: dice of engine failure are d6', () => {
    const failing = (...[ctx, { id }]: Parameters<typeof debrisDamage>): void => engineFailure(ctx, id, 1)
    const engine = column('EH')
    expect(resultOf(engine, failing, [6], CRACK).boxes).toEqual(['0,0', '0,1', '0,0', '0,1', '0,0', '0,1'])
    expect(() => resultOf(engine, failing, [7], CRACK)).toThrow('the scripted face 7 does not fit a die of 6')
  })
  test('EE-CRQ-06, EE-LAS-07: the drift of a laser uses d6', () => {
    const shot = (...drift: readonly number[]) =>
      battle(inLine(column('lC'), TWO, 0, { a: CRACK }), LOCKED, setupWith(['crews'])).go(
        fire('a', 'L1@b'),
        2,
        row(0, 'left'),
        3,
        4,
        ...drift,
      )
    expect(shot(6).eventsOf('boxesHit')).toMatchObject([{ wasted: 1 }])
    expect(() => shot(7)).toThrow('the scripted face 7 does not fit a die of 6')
  })
  test('EE-CRQ-06, EE-AST-05, EE-RAD-04: missiles among asteroids and in radiation roll d6', () => {
    for (const terrain of ['dense', 'radiation'] as const) {
      const space = setupWith(['crews'], { bodies: [hexesOf(terrain, [0, -1])] })
      const ships = { a: ship('yellow', column('MC'), { ...CRACK, hex: [0, -9] }), b: ship('blue', ONE) }
      const missiles = { m: missileAt(2, { entry: null }) }
      const flown = (face: number) => begun(space, { ships, turn: 2, missiles, at: [{ step: 'guide', seat: 'yellow' }] }, face)
      expect(flown(6).eventsOf('missileMoved')).toHaveLength(1)
      expect(flown(1).eventsOf('missileLost')).toHaveLength(1)
      expect(() => flown(7)).toThrow('the scripted face 7 does not fit a die of 6')
    }
  })
})
