// The laws of a game that fights the battles of a campaign: true reports are accepted, forged ones refused, and secrets kept.
import type { BattleRequest, Dice, Tactics } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { AnySystem } from './random-match.ts'
import { battleFaults } from './tactics.ts'
import { type ForgedPlan, forgedReports } from './tactics-forged.ts'
import { type TwinsPlan, twinsApart } from './tactics-twins.ts'

/** A game with `Tactics`, and what the laws need to know of it. */
export interface TacticsUnderTest<D, C> extends Pick<ForgedPlan<D, C>, 'wrong'>, Pick<TwinsPlan<D, C>, 'mendedOtherwise' | 'opened'> {
  readonly system: AnySystem
  readonly tactics: Tactics<D, C>
  requestOf(dice: Dice): BattleRequest<D, C>
}
/** Numbers of random battles. */
interface TacticsRuns {
  readonly trueReports: number
  readonly forged: number
  readonly twins: number
}
/** The least number of kinds of forged reports. */
const KINDS = 30

/** Tests the laws. */
export function describeTactics<D, C>(game: TacticsUnderTest<D, C>, { trueReports, forged, twins }: TacticsRuns): void {
  const { system, tactics } = game
  describe(`${system.id} fights the battles of a campaign`, () => {
    test(`none of ${trueReports} true reports is refused`, () =>
      expect(battleFaults(system, tactics, { ...game, battles: trueReports, seed: 31 })).toEqual([]))
    test(`every kind of forged report is refused, in ${forged} battles`, () => {
      const { kinds, ...result } = forgedReports(system, tactics, { ...game, battles: forged, seed: 32 })
      expect(result).toEqual({ untried: [], accepted: [], unsound: [] })
      expect(kinds.length).toBeGreaterThanOrEqual(KINDS)
    })
    test(`others receive equal bytes of ${twins} battles whose requests differ in marks, formations or leads`, () => {
      const { differing, bytes, whole } = twinsApart(system, tactics, { ...game, battles: twins, seed: 33 })
      expect(differing).toEqual([])
      expect([bytes > 0, whole > 0]).toEqual([true, true])
    })
  })
}
