// The map while a course is plotted: reach of the planned place, and reach of enemy guns as far as they can still fire.
import { distance, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { CREWS } from '../data/tables.ts'
import { battle, type Placed } from '../src/battle-for-tests.ts'
import { column, hulk, ship } from '../src/fire/ships-for-tests.ts'
import { weaponsOf } from '../src/fire/weapons.ts'
import { view as viewOf } from '../src/game.ts'
import { shipOf } from '../src/table.ts'
import { type Draft, words } from '../src/words.ts'
import { sceneOf } from './scene.ts'
import type { BattleMoment } from './scene-pencil.ts'

const GUNBOAT = column('iIPHECe')
const POINTS = { speedPower: 8, manoeuvrePower: 4, speed: 2, manoeuvre: 1, unspent: 1 }
interface Given {
  readonly at?: 'plot' | 'commit'
  readonly draft?: Draft
  readonly enemy?: Partial<Placed>
}
function moment({ at = 'plot', draft, enemy = {} }: Given = {}): BattleMoment {
  const a = ship('yellow', GUNBOAT, { points: POINTS })
  const b = ship('blue', GUNBOAT, { hex: [0, -6], facing: 3, ...enemy })
  const view = viewOf(battle({ a, b }, { at }).state, 'yellow')
  return { view, draft: draft ?? null, choices: words.choices(view, draft ?? null), selected: 'a', aimed: null }
}
const threat = (given: Given) => {
  const shape = sceneOf(moment(given)).overlays?.find(({ look }) => look === 'threat')?.shape
  return shape?.kind === 'region' ? shape : undefined
}
const plot = (path: string): Draft => ({ kind: 'plot', ships: {}, ship: 'a', path })

describe('while a course is plotted', () => {
  test('EE-WEP-04: the guns shade what they reach from its end, ahead of the ship there', () => {
    expect(sceneOf(moment()).tints).toEqual([])
    const from = ([here, there]: readonly [string, string]) => {
      const { tints } = sceneOf(moment({ draft: plot(here) }))
      const other = sceneOf(moment({ draft: plot(there) })).tints
      return [tints, other].map((list) => list.map(({ hex }) => hex[1]))
    }
    const [one = [], two = []] = from(['F', 'FF'])
    expect(one.length).toBeGreaterThan(0)
    expect(Math.min(...two)).toBe(Math.min(...one) - 1)
    expect(two.length).toBe(one.length)
  })
  test('the course and its reach are shown for the choice under the pointer', () => {
    const input = moment()
    const main = input.choices.find(({ role }) => role === 'main') ?? null
    const scene = sceneOf({ ...input, aimed: main })
    expect(scene.tints).toEqual(sceneOf(moment({ draft: plot('FF') })).tints)
    expect(scene.tracks.some(({ style }) => style === 'planned')).toBe(true)
  })
  test('EE-ION-04: enemy guns are outlined at full power, within the range at which they can do damage', () => {
    const hexes = threat({})?.hexes ?? []
    expect(new Set(hexes.map(hexKey)).size).toBe(hexes.length)
    const farthest = Math.max(...hexes.map((hex) => distance(hex, [0, -6])))
    const most = 2 * CREWS.standard.sides // two boxes, two dice
    expect(farthest ** 2).toBeLessThan(most)
    expect((farthest + 1) ** 2).toBeGreaterThanOrEqual(most)
  })
  test('EE-GEN-08: a gun that is destroyed, or a ship without guns, threatens nothing', () => {
    expect(threat({ enemy: { levels: { '0,0': 'destroyed', '0,1': 'destroyed' } } })).toBeUndefined()
    expect(threat({ enemy: { design: hulk(3) } })).toBeUndefined()
  })
  test('nothing is outlined at another question', () => {
    expect(threat({ at: 'commit' })).toBeUndefined()
  })
})

describe('while a target is chosen', () => {
  const sides = (target: Partial<Placed>) => {
    const input = moment({ at: 'commit', enemy: target })
    const [gun] = weaponsOf(input.view, shipOf(input.view, 'a'))
    const draft = { kind: 'commit', ships: {}, ship: 'a', weapon: gun?.id ?? null } as const
    const shape = sceneOf({ ...input, draft }).overlays?.find(({ shape: { kind } }) => kind === 'sides')?.shape
    return shape?.kind === 'sides' ? shape.sides : null
  }
  test.each<[Partial<Placed>, readonly number[]]>([
    [{ hex: [0, -4], facing: 0 }, [3]],
    [{ hex: [0, -4], facing: 3 }, [3]],
    [{ hex: [2, -4] }, [3, 4]],
  ])('EE-POI-01, EE-POI-02: the hit sides of a target at %j are marked', (target, marked) => {
    expect(sides(target)).toEqual(marked)
  })
})
