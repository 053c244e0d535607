// The objectives of each side: where, and until when. Screens, victory and bots read the same values. All of it is public.
import type { RuleId } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { ARRIVALS, LAST_TURN, SIEGE, VOYAGE } from '../../data/tables.ts'
import type { Setup, Side, Table } from '../state.ts'
import { hexesOf } from './maps.ts'
import { baseOf, inFarRow } from './zones.ts'

/** The aim of one side. */
export interface SideObjective {
  readonly side: Side
  /** The aim as a sentence without a subject: 'Bring two freighters to the far edge by the end of turn 16.' */
  readonly text: string
  readonly rule: RuleId
  /** The hexes to reach; empty if the aim names none. */
  readonly goal: readonly Hex[]
  /** The id of the ship that the aim is about; null for none, and before deployment. */
  readonly ship: string | null
  /** Progress, for example freighters that have arrived; null if nothing is counted. */
  readonly progress: { readonly done: number; readonly needed: number } | null
}

/** The last turn of a battle. */
export const lastTurnOf = ({ scenario }: Setup): number => (scenario === 'starbase' ? SIEGE : scenario === 'convoy' ? VOYAGE : LAST_TURN)

const NOTHING = { goal: [], ship: null, progress: null } as const

/** The aims of both sides, Yellow's first. */
export function objectivesOf(table: Table): readonly SideObjective[] {
  const { setup } = table
  const until = `by the end of turn ${lastTurnOf(setup)}`
  if (setup.scenario === 'starbase') {
    const base = { rule: 'ES-SCN-02', goal: [], ship: baseOf(table)?.id ?? null, progress: null } as const
    return [
      { ...base, side: 'yellow', text: `Keep the starbase until the end of turn ${SIEGE}.` },
      { ...base, side: 'blue', text: `Destroy the starbase ${until}.` },
    ]
  }
  if (setup.scenario === 'convoy') {
    const edge = {
      rule: 'ES-SCN-03',
      goal: hexesOf(setup.map).filter((hex) => inFarRow(setup, 'yellow', hex)),
      ship: null,
      progress: { done: table.reached, needed: ARRIVALS },
    } as const
    return [
      { ...edge, side: 'yellow', text: `Bring two freighters to the far edge ${until}.` },
      { ...edge, side: 'blue', text: `Let no more than one freighter reach the far edge ${until}.` },
    ]
  }
  const text = `Be the only side left, or have more victory points at the end of turn ${LAST_TURN}.`
  return (['yellow', 'blue'] as const).map((side) => ({ ...NOTHING, side, text, rule: 'ES-WIN-01' }))
}
