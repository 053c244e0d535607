// Compares a receipt with the journal of its match: from this server, or from a file.
import { plural } from '@admiralty/kernel'
import { isSignedReceipt, type ReadReceipt, type Receipt, readReceipt } from '@admiralty/match'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { FileButton } from '../parts/file-button.tsx'
import { receiptInHash } from '../proof/links.ts'
import { Page } from '../shell/shell.tsx'
import '../proof/proof.css'
import { Comparing } from './comparing.tsx'

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
