import type { View } from '../../src/state.ts'

/** Whether this view asks for a fleet. */
export const isBuying = ({ calls, me }: View): boolean => calls.some(({ kind, seats }) => kind === 'fleet' && seats.includes(me))
