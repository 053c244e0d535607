// The receipt of a match: what it is for, files and a link.
import { list, plural, type Viewer } from '@admiralty/kernel'
import { nothingSeen, type Receipt } from '@admiralty/match'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MatchInfo } from '../api/types.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { saveFile } from '../parts/save-file.ts'
import type { SeenEntry } from './keys.ts'
import { receiptAddress } from './links.ts'
import { fetchReceipt, useKeptReceipt } from './recorder.ts'

export interface ReceiptProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  /** Null before the match begins. */
  readonly last: SeenEntry | null
}

export function ReceiptDetails({ match, viewer, last }: ReceiptProps) {
  const kept = useKeptReceipt(match.id)
  const asked = useQuery({
    queryKey: ['receipt', match.id, viewer, match.status, last?.seq],
    queryFn: () => fetchReceipt(match.id, viewer, match.status),
    enabled: match.keys !== null,
    placeholderData: keepPreviousData,
  })
  const signed = kept?.signed ?? null
  const linked = signed ?? kept?.receipt
  // A signature lets others test guesses, so a file has none for orders that are still secret.
  const isSecret = (call: string): boolean => last?.calls.some(({ id }) => id === call) ?? false
  // The digests of messages would let others test guesses of what only this seat sees.
  const { messages, presents, ...open } = kept?.receipt ?? nothingSeen(match.id)
  const shown = match.status === 'over' ? { messages, presents } : {}
  const seen = kept && { ...open, ...shown, sent: open.sent.filter(({ call }) => !isSecret(call)) }
  return (
    <>
      <p className="dim">
        It proves what the server has said of this match: the commitment to the dice, the keys of the players and the latest entry. This
        browser keeps one by itself. Save a copy elsewhere, and nobody can replace the match unnoticed.{' '}
        <Link to="/fairness" hash="receipts" className="loc">
          More
        </Link>
      </p>
      {kept && <p>{comparedUntilNow(kept.receipt, match)}</p>}
      {asked.isLoading ? (
        <p>Loading the receipt…</p>
      ) : (
        <>
          <div className="row-of-btns">
            {signed && (
              <button type="button" className="btn" onClick={() => saveFile(`receipt-${match.id}.json`, JSON.stringify(signed, null, 1))}>
                Save, signed by the server
              </button>
            )}
            {seen && (
              <button
                type="button"
                className="btn"
                onClick={() => saveFile(`receipt-${match.id}-seen.json`, JSON.stringify(seen, null, 1))}
              >
                Save what this browser saw
              </button>
            )}
          </div>
          {linked && <CopyLink address={receiptAddress(linked)} label="Receipt as a link" />}
        </>
      )}
      {asked.error && <p className="bad">{asked.error.message}</p>}
      {asked.data === null && <p className="bad">The server has sent a receipt whose signature is not valid.</p>}
    </>
  )
}

/** Facts that this browser has compared with the server, and those that it can only compare when the match is over. */
function comparedUntilNow(
  { commitment, seats, chain, messages = {}, presents = {} }: Receipt,
  { mine, status, closing }: MatchInfo,
): string {
  const sent = Object.keys(seats).filter((seat) => mine.includes(seat)).length
  const shown = [messages, presents].flatMap((digests) => Object.values(digests).flatMap(Object.keys)).length
  const facts = [
    commitment !== null && 'the commitment',
    sent > 0 && `dice value, key and end of links of ${plural(sent, 'own seat')}`,
    Object.keys(chain).length > 0 && `the hashes of ${plural(Object.keys(chain).length, 'entry', 'entries')}`,
  ].filter((fact) => fact !== false)
  const now =
    facts.length > 0 ? `This browser compares ${list(facts)} each time the server shows them.` : 'This browser has nothing to compare yet.'
  if (status === 'over' || shown === 0) return now
  const later =
    closing === 'kept'
      ? 'The match keeps its secrets after its end, so nobody can compare what was shown, the orders and the dice with the journal.'
      : `What it was shown (${plural(shown, 'message')}), the orders and the dice can be compared only when the match is over.`
  return `${now} ${later}`
}
