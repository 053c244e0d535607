// The line about the automatic decisions of a seat.
import { plural } from '@admiralty/kernel'

/** '7 decisions are automatic' */
export const automaticWords = (count: number): string =>
  count === 0 ? 'No decision is automatic' : `${plural(count, 'decision is', 'decisions are')} automatic`
