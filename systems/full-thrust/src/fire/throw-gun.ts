// The dice of one gun, and the hits that they make.
import type { Dice } from '@admiralty/kernel'
import { BEAM_DICE, type DieRow, NEEDLE_DIE } from '../../data/tables.ts'
import { type Hits, NO_HITS } from '../damage/hits.ts'
import { throwDie, throwVolley } from '../dice.ts'
import { entryAt } from '../found.ts'
import type { GunShot } from './guns.ts'

/** The result of the dice of a mount. */
export interface ShotResult extends Hits {
  readonly dice: readonly number[]
  readonly kills: 0 | 1
  /** FT-WPN-07: the needle beam destroys its system. */
  readonly needled: boolean
}
export const MISS: ShotResult = { ...NO_HITS, dice: [], kills: 0, needled: false }
const SIX = 6
/** FT-WPN-10: the dice of one mount. `reason` names mount and target. */
export function throwGun(dice: Dice, gun: GunShot, reason: string): ShotResult {
  switch (gun.weapon) {
    case 'beam':
    case 'pack': {
      const row: DieRow = entryAt(BEAM_DICE, gun.screens)
      const { faces, direct, again } = throwVolley(dice, { count: gun.dice.total, row, modifier: 0, reason }, BEAM_DICE[0])
      return { ...MISS, dice: faces, normal: direct, penetrating: again }
    }
    case 'torpedo': {
      const face = throwDie(dice, reason)
      if (face < gun.needs.total) return { ...MISS, dice: [face] }
      const points = throwDie(dice, `${reason}, damage`) // FT-WPN-06
      return { ...MISS, dice: [face, points], semiPiercing: [points] }
    }
    case 'needle':
    case 'pds':
    case 'flak': {
      const face = throwDie(dice, reason)
      const one = face === SIX ? 1 : 0
      if (gun.weapon === 'pds') return { ...MISS, dice: [face], normal: one }
      if (gun.weapon === 'flak') return { ...MISS, dice: [face], kills: one }
      return { ...MISS, dice: [face], penetrating: entryAt(NEEDLE_DIE.counts, face - 1), needled: face === SIX }
    }
  }
}
