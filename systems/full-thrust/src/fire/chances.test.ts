import { enumerateRolls, mean } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { checkedShip } from '../damage/checking.ts'
import { systemChecks } from '../damage/checks.ts'
import { addHits, boxesOf, checkDue } from '../damage/hits.ts'
import type { ShotOrder } from '../orders.ts'
import type { State } from '../state.ts'
import { shipOf } from '../table.ts'
import { type BattleForTests, battle } from '../table-for-tests.ts'
import { fireChances } from './chances.ts'
import { gunAt } from './guns.ts'
import { throwGun } from './throw-gun.ts'

const at = (mount: string, system: string | null = null): ShotOrder => ({ mount, target: { kind: 'ship', id: 'blue-1' }, system })
const chancesOf = (state: State, ...shots: readonly ShotOrder[]) => {
  const [chances] = fireChances(state, shipOf(state, 'red-1'), shots)
  if (chances?.kind !== 'ship') throw new Error('no chances at a ship')
  return chances
}
const duel = (red: string, blue: BattleForTests['blue']) => battle({ red: [{ design: red }], ...(blue ? { blue } : {}) })

/** The chances by enumeration: a die that would be thrown again counts as if the chain had ended, so only weapons without re-rolls fit. */
function counted(state: State, shots: readonly ShotOrder[], system: string) {
  const [ship, target] = [shipOf(state, 'red-1'), shipOf(state, 'blue-1')]
  const results = enumerateRolls((dice) => {
    const thrown = shots.map((shot) => {
      const gun = gunAt(state, ship, shot)
      if ('rule' in gun) throw new Error(gun.reason)
      return { ...throwGun(dice, gun, 'test'), system: shot.system }
    })
    const boxes = boxesOf(target, addHits(...thrown), { halved: true })
    const check = checkDue(target, target.condition.hull + boxes.hull)
    const needled = thrown.some((one) => one.needled && one.system === system)
    const least = check ? systemChecks(checkedShip(state, target), check).find((one) => one.system.id === system)?.least : undefined
    const gone = boxes.hull + target.condition.hull >= target.design.hull
    return { ...boxes, lost: gone || needled ? 1 : least ? (7 - least) / 6 : 0 }
  })
  const sum = (of: (result: (typeof results)[number]['of']) => number) =>
    results.reduce((all, { of: one, chance }) => all + chance * of(one), 0)
  return { armour: sum(({ armour }) => armour), hull: sum(({ hull }) => hull), lost: sum(({ lost }) => lost) }
}

describe('exact chances', () => {
  test('FT-WPN-02: a beam die does 0.8 on average, chains included', () => {
    const chances = chancesOf(duel('Osprey', [{ design: 'Drover', at: [0, 12], hull: 100 }]), at('beam-1'), at('beam-3'))
    expect(mean(chances.hull)).toBeCloseTo(5 * 0.8, 10)
  })
  test('FT-WPN-03: screens lower it, and re-rolled dice pass armour', () => {
    const screened = chancesOf(duel('Osprey', [{ design: 'Roc', at: [0, 12], armour: 100 }]), at('beam-1'))
    expect(mean(screened.armour)).toBeCloseTo(3 * (2 / 6), 10)
    expect(mean(screened.hull)).toBeCloseTo(3 * (0.8 / 6), 10)
  })
  test('FT-DMG-04, FT-DMG-05, FT-WPN-07: torpedoes and a needle beam equal an enumeration of all dice', () => {
    const state = duel('Glaive', [{ design: 'Targe', at: [0, 12], armour: 4, condition: { hull: 1 } }])
    const shots = [at('torpedo-1'), at('torpedo-2'), at('needle-1', 'beam-1')]
    const chances = chancesOf(state, ...shots)
    for (const system of ['beam-1', 'drive', 'fireCon-1', 'bridge']) {
      const expected = counted(state, shots, system)
      expect(mean(chances.armour)).toBeCloseTo(expected.armour, 10)
      expect(mean(chances.hull)).toBeCloseTo(expected.hull, 10)
      expect(chances.systems.find((one) => one.system === system)?.chance).toBeCloseTo(expected.lost, 10)
    }
  })
  test('FT-DMG-01: the chance of destruction is the chance of all boxes left', () => {
    const { hull, destroyed } = chancesOf(duel('Lancer', [{ design: 'Tern', at: [0, 6], condition: { hull: 2 } }]), at('torpedo-1'))
    expect(destroyed).toBeCloseTo((5 / 6) * (3 / 6), 10)
    expect(hull.values).toEqual([0, 1, 2, 3, 4])
  })
  test('FT-OPT-03: a group loses one for each six', () => {
    const state = battle({
      red: [{ design: 'Osprey' }],
      blue: [{ design: 'Aerie', at: [0, 60] }],
      settings: { shipsShootFighters: true },
      change: ({ groups }) => ({
        groups: Object.fromEntries(
          Object.entries(groups).map(([id, group]) => [id, { ...group, where: 'space' as const, at: [0, 9360] as const }]),
        ),
      }),
    })
    const shots = ['beam-1', 'beam-2'].map((mount): ShotOrder => ({ mount, target: { kind: 'group', id: 'g1' }, system: null }))
    const [chances] = fireChances(state, shipOf(state, 'red-1'), shots)
    expect(chances?.kind === 'group' && mean(chances.kills)).toBeCloseTo(2 / 6, 10)
  })
})
