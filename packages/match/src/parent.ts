// The match to which a match belongs, as far as this version knows it: not at all. Such a match is neither begun nor called correct.
import { otherVersion } from '@admiralty/kernel'
import type { Head } from './journal.ts'

/** Why this program can neither begin nor check a match with this head; undefined if the match belongs to no other. */
export function parentLimit({ parent, closing }: Pick<Head, 'parent' | 'closing'>): string | undefined {
  if (parent === null && closing !== 'parent') return undefined
  return `it was ${otherVersion(1, 0)}: it belongs to ${parent === null ? 'a match that it does not name' : `the match ${parent.match}`}, which this program cannot check`
}
