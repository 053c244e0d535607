import { chanceOf, mean } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { damage, damageChances, type Layers, layersOf } from './damage.ts'

const layers = (shield: number, armour: number, core: number): Layers => ({ shield, armour, core })
const total = ({ shield, armour, core }: Layers): number => shield + armour + core

describe('damage', () => {
  test('SF-DMG-01, SF-DMG-02: the example of the draft: 5, 4, 3, 3, 2, 1 against a charge of 2 and 4 points of structure (G-SF-01)', () => {
    expect(damage(layers(2, 4, 4), [5, 4, 3, 3, 2, 1])).toEqual(layers(2, 3, 0))
  })
  test('SF-DMG-03, SF-DMG-04: every die is tested against the charge before the attack', () => {
    expect(damage(layers(4, 4, 4), [3, 3, 3, 4])).toEqual(layers(1, 0, 0))
    expect(damage(layers(2, 4, 4), [1, 1, 2, 2])).toEqual(layers(2, 0, 0))
  })
  test('SF-DMG-05, SF-DMG-06: a 1 takes a charge of 1 and never harms armour', () => {
    expect(damage(layers(1, 4, 4), [1])).toEqual(layers(1, 0, 0))
    expect(damage(layers(1, 4, 4), [1, 1, 1])).toEqual(layers(1, 0, 0))
    expect(damage(layers(1, 4, 4), [6, 1])).toEqual(layers(1, 1, 0))
    expect(damage(layers(1, 4, 4), [6, 2])).toEqual(layers(1, 1, 0))
  })
  test('SF-DMG-07, SF-DMG-08: without a shield dice meet armour, and without the section the core', () => {
    expect(damage(layers(0, 4, 4), [1, 2])).toEqual(layers(0, 1, 0))
    expect(damage(layers(0, 0, 4), [2, 2, 1])).toEqual(layers(0, 0, 2))
    expect(damage(layers(0, 2, 4), [6, 6, 6])).toEqual(layers(0, 2, 1))
  })
  test('SF-DMG-09: damage that is left at a core of 0 is lost', () => expect(damage(layers(0, 0, 1), [6, 6, 6])).toEqual(layers(0, 0, 1)))
  test('SF-DMG-02: an attack whose dice are all stopped takes nothing from any layer', () => {
    expect(damage(layers(3, 4, 4), [1, 2, 2])).toEqual(layers(0, 0, 0))
    expect(total(damage(layers(0, 4, 4), []))).toBe(0)
  })
  test('SF-TOR-12: a torpedo is lost to any die of 2 or more', () => {
    expect(damage(layers(0, 0, 1), [1, 1])).toEqual(layers(0, 0, 0))
    expect(chanceOf(damageChances(layers(0, 0, 1), 6), (points) => points === 1)).toBeCloseTo(1 - 6 ** -6, 12)
  })
})

/** How many of all rolls of so many dice take each number of points. */
function countRolls(target: Layers, strength: number): ReadonlyMap<number, number> {
  const counted = new Map<number, number>()
  for (let roll = 0; roll < 6 ** strength; roll += 1) {
    const faces = Array.from({ length: strength }, (_, die) => (Math.floor(roll / 6 ** die) % 6) + 1)
    const taken = damage(target, faces)
    if (total(layersOf(target, total(taken))) !== total(taken) || layersOf(target, total(taken)).core !== taken.core)
      throw new Error(faces.join())
    counted.set(total(taken), (counted.get(total(taken)) ?? 0) + 1)
  }
  return counted
}

describe('chances', () => {
  const targets = [0, 1, 2, 3, 4, 5, 6].flatMap((shield) => [layers(shield, 4, 4), layers(shield, 1, 4), layers(shield, 0, 2)])
  test.each([0, 1, 2, 3, 4, 5])('SF-DMG-06: chances and layers of %i dice equal a count of all rolls, for every shield', (strength) => {
    for (const target of targets) {
      const counted = countRolls(target, strength)
      const { values, chances } = damageChances(target, strength)
      expect(values).toEqual([...counted.keys()].sort((a, b) => a - b))
      for (const [at, value] of values.entries()) expect(chances[at]).toBeCloseTo((counted.get(value) ?? 0) / 6 ** strength, 12)
    }
  })
  test('SF-LOA-11: an attack without strength does nothing', () => {
    expect(mean(damageChances(layers(3, 4, 4), 0))).toBe(0)
    expect(mean(damageChances(layers(0, 4, 4), -2))).toBe(0)
  })
})
