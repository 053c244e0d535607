// The defence of worlds without an owner.
import { type Explained, explained } from '@admiralty/kernel'
import type { World } from '../land/world.ts'
import type { Setup } from '../state.ts'

/** Points of defence for a point of fixed income, by setting. */
const PER_POINT = {
  written: ['CR-8.3', 150],
  defended: ['CR-X.15', 250],
} as const
/** The points of defence of a neutral world. */
export const neutralDefence = ({ settings }: Pick<Setup, 'settings'>, { base }: Pick<World, 'base'>): Explained => {
  const [rule, points] = PER_POINT[settings.neutrals]
  return explained([`${points} for each point of income`, points * base, rule])
}
