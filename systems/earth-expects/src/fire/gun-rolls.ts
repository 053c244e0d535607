// Attack rolls of ion cannons and lasers.
import { type Explained, explained } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import type { Ship } from '../state.ts'
import { damageLeft, ionDefence, ionDice, laserDamage, shieldsOf } from './factors.ts'
import { stoodOf, strengthSum, type Weapon } from './weapons.ts'

interface Rolled {
  readonly dice: readonly number[]
  readonly damage: Explained
}

/** EE-ION-02, EE-ION-03, EE-ION-04, EE-ION-05. The die of the lock-on is the last one. */
export function ionFire({ state, dice: port }: Context, from: Ship, at: Ship, weapon: Weapon): Rolled {
  const dice = port.roll(ionDice(state, from, at, strengthSum(weapon)).total, CREWS[from.crew].sides, `ion cannon of ${from.id}`) // EE-CRQ-02
  const stood: Ship = { ...at, ...stoodOf(state, at) }
  const attack = explained(...dice.map((face) => ['ion cannon', face, 'EE-ION-02'] as const))
  return { dice, damage: damageLeft(attack, ionDefence(from, at, shieldsOf(state, stood)), 'EE-ION-05') }
}

/** EE-LAS-02, EE-LAS-03, EE-LAS-04, EE-LAS-05; one die per laser of an array (EE-LAR-05). */
export function laserFire({ state, dice: port }: Context, from: Ship, at: Ship, { strengths }: Weapon): Rolled {
  const dice = port.roll(strengths.length, CREWS[from.crew].sides, `laser of ${from.id}`) // EE-CRQ-02
  const rolls = dice.map((face, of) => ({ die: face, strength: strengths[of] ?? 1 }))
  return { dice, damage: laserDamage(state, from, at, rolls) }
}
