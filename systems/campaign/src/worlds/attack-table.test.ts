import { describe, expect, test } from 'vitest'
import { campaignFor } from '../battles/war-for-tests.ts'
import { neutralDefence } from '../start/neutrals.ts'
import { attackModifier, attackResult, defenceAgainst, hitsOfRepulse, leftAfter } from './attack-table.ts'

const defence = (base: number, choices = {}): number => neutralDefence(campaignFor(2, choices), { base }).total

describe('the tables of attacks on neutral worlds', () => {
  test('G-CR-11: a world of income 6 has a defence of 900; forces of 449, 450, 900, 901 and 1801', () => {
    expect(defence(6)).toBe(900)
    expect([449, 450, 900, 901, 1801].map((force) => attackModifier(force, 900))).toEqual([null, -1, -1, 0, 1])
  })
  test('CR-X.15: a well-defended world has 250 points for each point of income', () => {
    expect(defence(6, { neutrals: 'defended' })).toBe(1500)
  })
  test('CR-8.5c: above twice the defence the modifier is +1, above three times +2, and so on', () => {
    expect([1800, 1801, 2700, 2701, 3600, 3601].map((force) => attackModifier(force, 900))).toEqual([0, 1, 1, 2, 2, 3])
  })
  test('CR-8.4b: a natural 6 surrenders whatever the modifier, and so does a modified 6', () => {
    expect([attackResult(6, -1, 1), attackResult(5, 1, 1), attackResult(4, 2, 1), attackResult(4, 1, 1)]).toEqual([
      'surrender',
      'surrender',
      'surrender',
      'undecided',
    ])
  })
  test('CR-8.4c: a natural 1 is driven off whatever the modifier, and so is a modified 1', () => {
    expect([attackResult(1, 9, 1), attackResult(2, -1, 1), attackResult(2, 0, 1), attackResult(3, -1, 1)]).toEqual([
      'repelled',
      'repelled',
      'undecided',
      'undecided',
    ])
    expect(hitsOfRepulse(6, 1)).toBe(120)
  })
  test('CR-1.6e: a client has three times the defence, drives off on a natural 2, and deals twice the hits', () => {
    expect([defenceAgainst(900, 4), defenceAgainst(900, 3)]).toEqual([2700, 900])
    expect([attackResult(2, 9, 4), attackResult(2, 9, 5), attackResult(3, 0, 4)]).toEqual(['repelled', 'surrender', 'undecided'])
    expect(hitsOfRepulse(6, 4)).toBe(240)
  })
  test('CR-8.5a: a world without income has a point of defence', () => {
    expect(defenceAgainst(0, 1)).toBe(1)
    expect(attackModifier(28, defenceAgainst(0, 1))).toBe(26)
    expect(attackModifier(99_999, 1)).toBe(9999)
  })
  test('CR-8.6A: nothing, a third, two thirds or all is left, to the nearest whole', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => leftAfter(face, 7))).toEqual([0, 2, 2, 5, 5, 7])
    expect([1, 2, 4, 6].map((face) => leftAfter(face, 1050))).toEqual([0, 350, 700, 1050])
  })
})
