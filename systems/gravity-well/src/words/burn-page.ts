// The pages on which a unit's burn or transfer is chosen.
import { affordable, withTravel } from '../orbit/thrust.ts'
import type { Burn } from '../orders.ts'
import type { Unit, View } from '../state.ts'
import { isStation, thrustOf } from '../table.ts'
import { burnRow, burnt, meetingIn, sameForOne } from './burn-rows.ts'
import type { ThrustPlan } from './draft.ts'
import { type GamePage, row } from './form.ts'
import { clockOf, courseText, motionText } from './orbit.ts'
import { PHASE } from './return-rows.ts'
import { capital, unitName } from './say.ts'
import { goalsOf, legTexts, planSentence, transferOf } from './transfer.ts'

/** Everything that a unit can do with its thrust, coasting first. */
export const burnsOf = (view: View, unit: Unit): readonly Burn[] => affordable(unit, thrustOf(view, unit))

export function burnPage(view: View, plan: ThrustPlan, unit: Unit): GamePage {
  const planned = burnt(unit, plan)
  return {
    phase: PHASE,
    title: `Thrust of ${unitName(unit)}`,
    text: `${capital(motionText(unit))}. Now planned: ${courseText(planned, clockOf(view))}.`,
    rule: 'GW-THR-02',
    back: { set: { kind: 'thrust', plan }, label: 'Other units' },
    rows: () => [
      sameForOne(view, plan, unit),
      meetingsFirst(view, unit).map((burn) => burnRow(view, plan, unit, burn)),
      row('transfer', 'GW-THR-01', 'Plan a transfer', { set: { kind: 'transfer', plan, unit: unit.id, goal: null } }),
    ],
  }
}

/** The thrust of a unit that can attack, with what meets an enemy station in this turn before the rest. */
function meetingsFirst(view: View, unit: Unit): readonly Burn[] {
  const burns = burnsOf(view, unit)
  if (!ATTACKERS.includes(unit.kind)) return burns
  const rank = (burn: Burn): number => {
    const meeting = meetingIn(view, unit, withTravel(unit, burn))
    return meeting ? (meeting.by.some(isStation) ? 0 : 1) : 2
  }
  return burns
    .map((burn) => ({ burn, rank: rank(burn) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ burn }) => burn)
}

const ATTACKERS: readonly string[] = ['booster', 'gunship', 'bus']

export function transferPage(view: View, plan: ThrustPlan, unit: Unit, goal: string | null): GamePage {
  const goals = goalsOf(view, unit)
  const chosen = goals.find(({ key }) => key === goal)
  const found = chosen ? transferOf(view, unit, chosen) : null
  const [first] = found?.legs ?? []
  return {
    phase: PHASE,
    title: chosen ? `${capital(unitName(unit))}: ${chosen.name}` : `Where shall ${unitName(unit)} go?`,
    text: chosen
      ? [planSentence(found, thrustOf(view, unit)), ...(found ? legTexts(view, found) : [])].join('\n')
      : 'The planner looks for the fewest points of thrust, then for the fewest turns.',
    rule: 'GW-THR-01',
    back: { set: chosen ? { kind: 'transfer', plan, unit: unit.id, goal: null } : { kind: 'burn', plan, unit: unit.id } },
    rows: () =>
      chosen
        ? first && burnRow(view, plan, unit, first.burn?.to ?? { vector: unit.vector, velocity: unit.velocity }, 'main')
        : goals.map(({ key, name }) =>
            row(`goal:${key}`, 'GW-THR-01', capital(name), { set: { kind: 'transfer', plan, unit: unit.id, goal: key } }),
          ),
  }
}
