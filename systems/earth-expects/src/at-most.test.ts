// Questions that cannot matter are answered at once: on the public view only where no secret of the seat could make a difference.
import { diceOf, scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { type Placed, setupWith, sole, type TestBattle } from './battle-for-tests.ts'
import { column, hulk, ship } from './fire/ships-for-tests.ts'
import { play, system, view } from './game.ts'
import { type Position, stateOf } from './position.ts'
import type { Switch } from './setting/options.ts'
import { scenarios } from './setting/scenarios.ts'
import type { Setup } from './setup.ts'

type More = Omit<Partial<Position>, 'ships'>
interface Scene {
  readonly at: NonNullable<Position['at']>
  readonly a?: Partial<Placed>
  readonly b?: Partial<Placed>
  readonly more?: More
  readonly on?: readonly Switch[]
}
/** A laser and a launcher with a sensor against a hulk that is nine hexes to starboard, clear of its own boxes. */
const ARMED = column('lMSPHCE')
function scene({ at, a = {}, b = {}, more = {}, on = [] }: Scene): Pick<TestBattle, 'state'> {
  const ships = { a: { ...ship('yellow', ARMED), ...a }, b: ship('blue', hulk(2), { hex: [9, -9], ...b }) }
  return play.begin([{ type: 'begun', state: stateOf(setupWith(on), { at, ships, ...more }) }], scriptedDice())
}
/** The forced orders of yellow, by its own view and by the public one. */
const forced = (of: Scene) => ['yellow', 'public'].map((viewer) => sole.forcedOrder(view(scene(of).state, viewer), 'yellow')?.order)
const NEAR = { hex: [2, -2] } as const

describe('questions without a useful answer', () => {
  test('EE-SEQ-09: nothing can be announced: forced for everybody, with the automatic decisions as they are', () => {
    const policies = { yellow: { ties: 'first', defence: 'own', repairs: 'useful', rows: 'middle' } } as const
    const { state } = scene({ at: 'announce', more: { policies } })
    expect(sole.forcedOrder(view(state, 'public'), 'yellow')).toEqual({ order: 'announce', ships: {}, policy: policies.yellow })
    expect(forced({ at: 'announce', on: ['rolling'] })).toEqual([undefined, undefined])
    expect(forced({ at: 'announce', a: { before: 8 }, on: ['rolling'] })).toEqual(['announce', undefined])
  })
  test('EE-DOC-01: two ships in one hex might dock; whether they can is secret', () => {
    const HEAVY = column('PHE')
    const pair = (still: boolean) => ({ at: 'announce' as const, a: { design: HEAVY, still }, b: { design: HEAVY, hex: [0, 0] as const } })
    expect(forced(pair(true))).toEqual([undefined, undefined])
    expect(forced(pair(false))).toEqual(['announce', undefined])
  })
  test('EE-WEP-02: fire that cannot do damage is not asked for', () => {
    expect(forced({ at: 'commit' })).toEqual(['commit', 'commit'])
    expect(forced({ at: 'commit', b: NEAR })).toEqual([undefined, undefined])
    expect(forced({ at: 'commit', a: { power: { lit: [] } }, b: { hex: [5, -5] } })).toEqual(['commit', undefined])
  })
  test('EE-MOV-09: a moving ship without manoeuvre points has only one plot; engine power is secret', () => {
    const plot = (speed: number, manoeuvre: number) => forced({ at: 'plot', a: { points: { speedPower: 4, speed, manoeuvre } } })
    expect([plot(1, 0), plot(2, 0), plot(1, 1)]).toEqual([
      ['plot', undefined],
      ['plot', undefined],
      [undefined, undefined],
    ])
    // Engines lost after power was allocated: the public view shows neither engine nor points, yet the ship has a choice.
    const lost = { levels: { '0,6': 'destroyed' }, points: { speedPower: 4, manoeuvrePower: 4, speed: 1, manoeuvre: 1 } } as const
    expect(forced({ at: 'plot', a: lost })).toEqual([undefined, undefined])
  })
  test('EE-MPB-02: fire is asked for while another primary box could bear', () => {
    const astern = (boxes: string) =>
      forced({ at: 'commit', a: { design: column(boxes), power: { lit: ['0,1', '0,2'] } }, b: { hex: [0, 2] } })
    expect([astern('Cll'), astern('ClL')]).toEqual([
      ['commit', undefined],
      ['commit', 'commit'],
    ])
  })
  test('EE-MIS-04: a missile that no lock-on can keep in flight does not count', () => {
    const launcher = column('MSPHC')
    const at = (range: number, lit: readonly string[] = ['0,1']) =>
      forced({ at: 'commit', a: { design: launcher, power: { lit: [...lit] } }, b: { hex: [range, -range] } })
    expect([at(6), at(7)]).toEqual([
      [undefined, undefined],
      ['commit', 'commit'],
    ])
    expect(at(6, [])).toEqual(['commit', undefined])
  })
  test('EE-SEN-05: attempts without a chance are not asked for, unless a hidden enemy may be searched', () => {
    expect(forced({ at: 'sense' })).toEqual(['sense', 'sense'])
    expect(forced({ at: 'sense', b: { hex: [5, -5] } })).toEqual([undefined, undefined])
    expect(forced({ at: 'sense', b: { hex: [5, -5] }, a: { power: { lit: [] } } })).toEqual(['sense', undefined])
    expect(forced({ at: 'sense', b: { hidden: true } })).toEqual([undefined, undefined])
    expect(forced({ at: 'sense', b: { hidden: true }, a: { power: { lit: [] } } })).toEqual(['sense', undefined])
    const blind = { design: column('SHC'), power: { lit: ['0,0'] } }
    expect(forced({ at: 'sense', a: blind, b: { hex: [0, 2] } })).toEqual(['sense', 'sense'])
  })
  test('EE-REP-02: repairs are asked for while a box is damaged; manoeuvre power is secret', () => {
    const levels = { '0,4': 'moderate' } as const
    const busy = { points: { manoeuvrePower: 4 } }
    expect(forced({ at: 'repair' })).toEqual(['repair', 'repair'])
    expect(forced({ at: 'repair', a: { levels } })).toEqual([undefined, undefined])
    expect(forced({ at: 'repair', a: { levels, ...busy } })).toEqual(['repair', undefined])
  })
  test('EE-PD-04: point defence is asked for while a die can hit; power is secret', () => {
    const missile = (range: number) => ({
      m: { seat: 'blue', from: 'b', target: 'a', hex: [range, -range], entry: [range + 1, -range - 1], launched: 1 } as const,
    })
    const defend = (range: number, a: Partial<Placed> = {}) =>
      forced({ at: [{ step: 'defend', seat: 'yellow', passed: [], chain: null }], a, more: { turn: 2, missiles: missile(range) } })
    expect([defend(0), defend(7)]).toEqual([
      [undefined, undefined],
      ['pass', 'pass'],
    ])
    expect(defend(0, { power: { lit: [] } })).toEqual(['pass', undefined])
    // A laser's rating is 2, a railgun's 5; each hex adds 1, each sensor takes 1 off (EE-PD-05).
    const farthest = (boxes: string): number | undefined => {
      const design = column(boxes)
      const a = { design, power: { lit: design.boxes.map(({ at }) => at.join()) } }
      return [0, 1, 2, 3, 4, 5, 6, 7].findLast((range) => defend(range, a)[0] === undefined)
    }
    expect(['lC', 'lSC', 'rC', 'rlC'].map(farthest)).toEqual([4, 5, undefined, 4])
  })
  test('EE-HID-01, EE-DIS-01: a seat with a hidden or possibly disguised ship is always asked in public', () => {
    expect(forced({ at: 'commit', a: { hidden: true } })).toEqual(['commit', undefined])
    const liner = { ...hulk(4), kind: 'passenger' } as const
    expect(forced({ at: 'commit', a: { design: liner, power: { lit: [] } }, on: ['disguises'] })).toEqual(['commit', undefined])
    expect(forced({ at: 'commit', a: { design: liner, power: { lit: [] } } })).toEqual(['commit', 'commit'])
  })
  test('EE-SEQ-02: a fixed deployment is not asked for', () => {
    const begun = (id: string, change: (setup: Setup) => Setup = (setup) => setup) => {
      const setup = scenarios.find((battle) => battle.id === id)?.setup({})
      if (!setup || 'reason' in setup) throw new Error(`no ${id}`)
      const { state } = system.begin(
        { setup: change(setup), position: null },
        diceOf(() => []),
      )
      return sole.forcedOrder(view(state, 'public'), 'yellow')
    }
    expect(begun('duel')).toEqual({ order: 'deploy', places: {}, disguises: {} })
    expect(begun('raider')).toBeUndefined()
    const hides = { centre: [0, 5], radius: 2 } as const
    expect(begun('duel', ({ ships, ...setup }) => ({ ...setup, ships: ships.map((one) => ({ ...one, hides })) }))).toBeUndefined()
  })
})
