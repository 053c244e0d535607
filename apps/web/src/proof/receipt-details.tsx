// The receipt of a match: what it is for, files and a link.
import type { Viewer } from '@admiralty/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MatchInfo } from '../api/types.ts'
import { saveFile } from '../designer/save-file.ts'
import { CopyLink } from '../parts/copy-link.tsx'
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
  const seen = kept && { ...kept.receipt, sent: kept.receipt.sent.filter(({ call }) => !isSecret(call)) }
  return (
    <>
      <p className="dim">
        It proves what the server has said of this match: the commitment to the dice, the keys of the players and the latest entry. This
        browser keeps one by itself. Save a copy elsewhere, and nobody can replace the match unnoticed.{' '}
        <Link to="/fairness" hash="receipts" className="loc">
          More
        </Link>
      </p>
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
