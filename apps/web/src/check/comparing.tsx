// A journal and a partial replay that are compared with a receipt.
import {
  type Comparison,
  compareShown,
  comparisonOf,
  type Journal,
  type PartialExport,
  type Receipt,
  readPartial,
  type ShownPart,
} from '@admiralty/match'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { call } from '../api/client.ts'
import { rulesQuery } from '../api/games.ts'
import { FileButton } from '../parts/file-button.tsx'
import { Findings, NotChecked, VerdictText } from '../proof/dice-check.tsx'
import type { FromWorker } from '../replay/file/opening.ts'
import { useOpening } from '../replay/file/use-opening.ts'

export function Comparing({ receipt }: { readonly receipt: Receipt }) {
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
