// Compares a receipt with the journal of its match: from this server, or from a file.
import { plural } from '@admiralty/kernel'
import type { Comparison, Journal, PartialExport, ReadReceipt, Receipt, ShownPart } from '@admiralty/match'
import { compareShown, comparisonOf, isSignedReceipt, readPartial, readReceipt } from '@admiralty/match'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { call } from '../api/client.ts'
import { rulesQuery } from '../api/games.ts'
import { FileButton } from '../parts/file-button.tsx'
import { Findings, NotChecked, VerdictText } from '../proof/dice-check.tsx'
import { receiptInHash } from '../proof/links.ts'
import type { FromWorker } from '../replay/file/opening.ts'
import { useOpening } from '../replay/file/use-opening.ts'
import { Page } from '../shell/shell.tsx'
import '../proof/proof.css'

export function CheckPage() {
  const inAddress = receiptInHash(useLocation().hash)
  const [chosen, setChosen] = useState<ReadReceipt | null>(null)
  const read = chosen ?? inAddress
  const receipt = read && 'receipt' in read ? read.receipt : null
  return (
    <Page title="Compare a receipt">
      <article className="check-page">
        <h1 className="big">Compare a receipt</h1>
        <p>
          A receipt holds what somebody saw of a match: the commitment to its dice, the keys of its players and the hashes of its entries.
          This page compares it with the journal of the match. Receipt and files stay in this browser.
        </p>
        {read && 'failure' in read && (
          <p className={read.failure === 'unknown' ? undefined : 'bad'} role="alert">
            {unusable(read)}
          </p>
        )}
        {receipt && <ReceiptFacts receipt={receipt} />}
        <div className="alts">
          <FileButton
            label="Receipt file"
            className={receipt ? 'btn' : 'btn go'}
            onFile={async (file) => setChosen(readReceipt(await file.text()))}
          >
            {receipt ? 'Choose another receipt' : 'Choose a receipt'}
          </FileButton>
        </div>
        {receipt && <Comparing key={JSON.stringify(receipt)} receipt={receipt} />}
      </article>
    </Page>
  )
}

/** Why a receipt is not compared. */
function unusable({ failure, reason }: Extract<ReadReceipt, { readonly failure: unknown }>): string {
  if (failure === 'empty') return 'This receipt holds nothing, so no journal can be compared with it.'
  if (failure === 'unread') return 'This is not a receipt, or it is not complete.'
  return `The receipt was not compared, because this page does not know it: ${reason}.`
}

const shortKey = (key: string): string => `${key.slice(0, 8)}…${key.slice(-8)}`

function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
  const { match, host, seats, chain, sent, signature } = receipt
  const entries = Object.keys(chain).length
  return (
    <dl className="receipt-facts">
      <dt>Match</dt>
      <dd>
        <Link to="/table/$id" params={{ id: match }}>
          {match}
        </Link>
      </dd>
      <dt>Signed</dt>
      <dd>
        {signature === null || host === null
          ? 'no: a browser kept it by itself, so it convinces only the person who kept it'
          : isSignedReceipt(receipt)
            ? `yes, by the server with the key ${shortKey(host)}`
            : 'the signature is not valid: somebody has changed this receipt'}
      </dd>
      <dt>Content</dt>
      <dd>
        {receipt.commitment !== null && 'the commitment, '}
        {plural(Object.keys(seats).length, 'seat')}, {plural(entries, 'entry', 'entries')}, {plural(sent.length, 'sent order')}
      </dd>
    </dl>
  )
}

function Comparing({ receipt }: { readonly receipt: Receipt }) {
  const { now, open } = useOpening()
  const [partial, setPartial] = useState<ShownPart | { readonly unknown: string } | null>(null)
  const fetched = useMutation({
    async mutationFn() {
      const journal = await call<Journal | PartialExport>(`/matches/${encodeURIComponent(receipt.match)}/journal?as=public`)
      const text = JSON.stringify(journal)
      const part = readPartial(text) ?? null
      setPartial(part)
      if (!part) open(new File([text], 'The journal of this server'))
    },
  })
  const isBusy = fetched.isPending || now?.kind === 'stage'
  return (
    <section aria-label="Comparison" className="comparing">
      <div className="alts">
        <button type="button" className="btn go" disabled={isBusy} onClick={() => fetched.mutate()}>
          {isBusy ? 'Comparing…' : 'Compare with this server'}
        </button>
        <FileButton
          label="Journal file"
          onFile={(file) => {
            setPartial(null)
            open(file)
          }}
        >
          Compare with a journal file
        </FileButton>
      </div>
      {fetched.error && (
        <p className="bad" role="alert">
          {fetched.error.message}
        </p>
      )}
      {partial && 'unknown' in partial && (
        <NotChecked>The match was not compared, because {partial.unknown}. Load this page again.</NotChecked>
      )}
      {partial && 'head' in partial && (
        <Compared comparison={comparisonOf(receipt, partial, null)}>
          <p>
            {partial.isKept
              ? 'The match keeps its secrets after its end, so its dice, orders and signatures cannot be checked.'
              : 'The match is not over, so its dice cannot be checked yet.'}
          </p>
        </Compared>
      )}
      {!partial && now?.kind === 'refused' && <RefusedJournal refused={now} />}
      {!partial && now?.kind === 'opened' && (
        <ComparedJournal receipt={receipt} journal={now.journal}>
          <VerdictText verdict={now.verdict} />
        </ComparedJournal>
      )}
    </section>
  )
}

/** Only a journal that was read can be wrong. */
const RefusedJournal = ({ refused }: { readonly refused: Extract<FromWorker, { readonly kind: 'refused' }> }) =>
  refused.isWrong ? <Findings title={refused.reason} findings={refused.findings} note={null} /> : <NotChecked>{refused.reason}</NotChecked>

interface ComparedJournalProps {
  readonly receipt: Receipt
  readonly journal: Journal
  /** The result of the journal alone, without a receipt. */
  readonly children: ReactNode
}
/** Compares the messages that were shown with the journal, once the rules of the game are loaded. */
function ComparedJournal({ receipt, journal, children }: ComparedJournalProps) {
  const { data: game, error } = useQuery(rulesQuery(journal.head.system))
  const comparison = useMemo(
    () => (game ? comparisonOf(receipt, journal, compareShown(game, receipt, journal)) : null),
    [game, receipt, journal],
  )
  if (error) return <NotChecked>{error.message}</NotChecked>
  return comparison ? <Compared comparison={comparison}>{children}</Compared> : <p role="status">Comparing…</p>
}

interface ComparedProps {
  readonly comparison: Comparison
  readonly children: ReactNode
}
function Compared({ comparison: { different, agreed, limits }, children }: ComparedProps) {
  if (different.length > 0) return <Findings title="This is not the match of the receipt:" findings={different} note={null} />
  return (
    <div role="status" className="checked">
      <p>{agreed === null ? 'The receipt holds nothing that could be compared.' : `Receipt and journal agree: ${agreed}.`}</p>
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
      {children}
    </div>
  )
}
