// The defence of worlds without an owner (CR-SET-05).
import { type Explained, explained } from '@admiralty/kernel'
import type { Setup, World } from '../state.ts'

/** Points of defence for a point of fixed income, by setting. */
const PER_POINT = { written: 150, defended: 250 } as const
/** The points of defence of a neutral world. */
export const neutralDefence = ({ settings }: Pick<Setup, 'settings'>, { base }: Pick<World, 'base'>): Explained =>
  explained([`${PER_POINT[settings.neutrals]} for each point of income`, PER_POINT[settings.neutrals] * base, 'CR-SET-05'])
