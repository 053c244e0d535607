// Verifies a finished match: commitment, chain, signatures, every die, every order and every event.
import type { RuleSystem } from '@admiralty/kernel'
import { unknownIn } from './archive.ts'
import type { Journal } from './journal.ts'
import { NOTHING_CHECKED, type Verdict, verdict } from './journal-verdict.ts'
import { parentLimit } from './parent.ts'
import { lengths, proofFindings } from './proof-findings.ts'
import { replay } from './replayed.ts'
import { timeFindings } from './times.ts'

const NO_SECRET = 'the secret is not published, so no die can be checked'

interface VerifyOptions {
  /** Receives the share of the work that is done, 0 to 1, after every entry. */
  readonly onProgress?: (share: number) => void
  /** The reader's time in ms since 1970, which shows whether an entry is in the future. Without it, no time is. */
  readonly now?: number
}
/** Verifies a journal. */
export function verifyJournal(
  system: RuleSystem,
  journal: Journal,
  { onProgress = () => undefined, now = Number.POSITIVE_INFINITY }: VerifyOptions = {},
): Verdict {
  const { head, entries, secret } = journal
  const report = (halvesDone: number, index: number): void => onProgress((halvesDone + (index + 1) / entries.length) / 2)
  if (head.system !== system.id) return verdict([`it is a match of ${head.system}`])
  const unknown = unknownIn(system, journal)
  if (unknown !== undefined) return verdict([], { ...NOTHING_CHECKED, limit: unknown })
  const proof = secret === null ? [...lengths(journal)] : proofFindings(journal, secret, (index) => report(0, index))
  const { findings, ...counts } = replay(system, journal, (index) => report(1, index))
  const dice = secret === null ? 0 : entries.flatMap(({ rolls }) => rolls).reduce((sum, { faces }) => sum + faces.length, 0)
  const limit = secret === null ? NO_SECRET : (parentLimit(head) ?? null)
  return verdict([...proof, ...timeFindings(journal, now), ...findings], { ...counts, dice, limit })
}
