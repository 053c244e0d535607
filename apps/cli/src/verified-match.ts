// A verified match, before its parts are checked.
import { NO_ACCOUNT, type ShownPart } from '@admiralty/match'
import { comparisons, type Facts, type Verified } from './verified.ts'

/** The result with the id of the match; the id is undefined if the file could not be read. */
export interface VerifiedMatch {
  readonly match: string | undefined
  readonly verified: Verified
}

export const NOTHING_CHECKED = {
  ok: false,
  dice: 0,
  orders: 0,
  resolved: 0,
  unchecked: 0,
  signatures: { signed: 0, byServer: 0, forced: 0, unsigned: 0 },
  account: NO_ACCOUNT,
  receipts: [],
  findings: [],
  notes: [],
  limit: null,
}

/** The result of a file that could not be read. It says nothing of the match. */
export const notChecked = (file: string, limit: string): VerifiedMatch => ({
  match: undefined,
  verified: { file, ...NOTHING_CHECKED, result: 'not checked', limit },
})

/** The file of one viewer has no orders, rolls and secrets, so it can only be compared. */
export function comparedPart(file: string, part: ShownPart, facts: Facts): VerifiedMatch {
  const { compared, differences: findings } = comparisons(part, facts)
  const why = part.isKept ? 'the match keeps its secrets after its end' : 'the whole journal is published when the match is over'
  const limit = `it holds what ${part.viewer} received: no die, order or signature can be checked, because ${why}`
  const result = findings.length > 0 ? 'wrong' : 'not checked'
  return { match: part.head.id, verified: { file, ...NOTHING_CHECKED, result, findings, receipts: compared, limit } }
}
