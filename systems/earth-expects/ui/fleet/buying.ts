import type { View } from '../../src/state.ts'

/** Whether the page of the fleet is what this view asks for. */
export const isBuying = ({ calls, me }: View): boolean => calls.some(({ kind, seats }) => kind === 'fleet' && seats.includes(me))
