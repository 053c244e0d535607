import { describe, expect, test } from 'vitest'
import { abstractBattles, battleIn, lineOf, meanLosses } from '../../test/abstract-losses.ts'
import recorded from '../../test/captains.json' with { type: 'json' }
import { FORCE_FOR_A_HIT } from './abstract.ts'

const battles = recorded.map(battleIn)
/** Differences between mean losses of the abstract method and those of captains, of winner and loser at each of the odds. */
const differences = (divisor: number) =>
  [1, 1.5, 2].flatMap((odds) => {
    const fought = battles.filter((battle) => battle.odds === odds)
    const [real, ours] = [meanLosses(fought), meanLosses(abstractBattles(fought, divisor))]
    return [Math.abs(ours.winner - real.winner), Math.abs(ours.loser - real.loser)]
  })

describe('the divisor of the abstract battle', () => {
  test('CR-14.2: mean losses of winner and loser are within ten points of 300 battles of captains, at three odds', () => {
    expect([battles.length, FORCE_FOR_A_HIT]).toEqual([300, 200])
    expect(Math.max(...differences(FORCE_FOR_A_HIT))).toBeLessThan(0.1)
  })
  test('CR-14.2: half of it and twice of it are too far off', () => {
    expect(Math.max(...differences(FORCE_FOR_A_HIT / 2))).toBeGreaterThan(0.1)
    expect(Math.max(...differences(FORCE_FOR_A_HIT * 2))).toBeGreaterThan(0.1)
  })
  test('a battle is recorded as one line', () => {
    expect(battles.map(lineOf)).toEqual(recorded)
    expect(meanLosses([{ holder: 'nobody', lost: { weak: 0.25, strong: 0.75 } }])).toEqual({ winner: 0.25, loser: 0.75 })
  })
})
