// The chances of a shot or strike, as choices show them.

import type { Details } from '@admiralty/forms'
import { toSpread } from '@admiralty/kernel'
import { ROWS } from '../../data/units.ts'
import { laserChances, strikeChances, type TargetState } from '../combat/hits.ts'
import { hasArmour } from '../fight/damage.ts'
import { shotNeeded, strikeNeeded } from '../fight/targets.ts'
import { KIND_NAMES } from '../names.ts'
import type { Unit, View } from '../state.ts'

export function targetState(view: View, target: Unit): TargetState {
  const { kind, modules, damage } = target
  if (kind === 'station') return { is: 'station', modules, armour: hasArmour(view, target) }
  return { is: 'unit', hitPoints: ROWS[kind].hitPoints, damage }
}
/** Chance to hit, damage, and what may be lost. */
export function oddsOf(view: View, kind: 'fire' | 'strike', unit: Unit, target: Unit): Details {
  const needed = kind === 'fire' ? shotNeeded(view, unit, target) : strikeNeeded(view, unit, target)
  const chances = (kind === 'fire' ? laserChances : strikeChances)(needed.total, targetState(view, target))
  return {
    odds: chances.hit,
    oddsTo: 'hit',
    because: [{ title: 'hits with at most', number: needed }],
    spread: {
      ...toSpread(chances.points, 'points of damage'),
      also: [
        { what: 'destroyed', chance: chances.destroyed, rule: 'GW-MOD-02' as const },
        ...chances.modules.map(({ module, knockedOut }) => ({
          what: `${KIND_NAMES[module]} out of action`,
          chance: knockedOut,
          rule: 'GW-MOD-01' as const,
        })),
      ].filter(({ chance }) => chance > 0),
    },
  }
}
