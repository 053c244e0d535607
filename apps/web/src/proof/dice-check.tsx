// The check of a finished match in this browser: its own proof, as `admiralty verify` does it, and what this browser has seen of it.
import { plural, type RuleSystem, type Words } from '@admiralty/kernel'
import { accountLines, type Comparison, compareShown, comparisonOf, type Journal, type Verdict, verifyJournal } from '@admiralty/match'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { call } from '../api/client.ts'
import type { MatchInfo } from '../api/types.ts'
import { seatName } from '../parts/seat.tsx'
import { contradictionsOf, keptReceipt } from './receipts.ts'
import './proof.css'

interface DiceCheckProps {
  readonly match: Pick<MatchInfo, 'id'>
  readonly game: PlayedGame
}
interface PlayedGame {
  readonly system: RuleSystem
  readonly words: Words
}

interface Checked {
  readonly game: PlayedGame
  readonly journal: Journal
  readonly verdict: Verdict
}

export function DiceCheck({ match, game }: DiceCheckProps) {
  const check = useMutation({
    mutationFn: async (): Promise<Checked> => {
      const journal = await call<Journal>(`/matches/${match.id}/journal`)
      return { game, journal, verdict: verifyJournal(game.system, journal, { now: Date.now() }) }
    },
  })
  return (
    <div className="dice-check">
      {!check.data && (
        <button type="button" className="btn" disabled={check.isPending} onClick={() => check.mutate()}>
          {check.isPending ? 'Checking the dice…' : 'Check the dice'}
        </button>
      )}
      {check.data && <CheckedMatch {...check.data} />}
      {check.error && <p className="bad">{check.error.message}</p>}
      <ProofLinks />
    </div>
  )
}

const ProofLinks = () => (
  <>
    <Link to="/fairness" className="loc">
      What this proves
    </Link>
    <Link to="/check" className="loc">
      Compare with a receipt
    </Link>
  </>
)

/** Stands in place of the check in a match that keeps its secrets. */
export const KeptDice = () => (
  <div className="dice-check">
    <p className="dim">
      This match keeps its secrets after its end, so nobody can check its dice, its orders and its signatures, or whether your browser was
      shown what happened. A receipt can still show that the server has not changed the match: commitment, dice values, keys, ends of links
      and the hash of every entry must be those that your browser saw.
    </p>
    <ProofLinks />
  </div>
)

/** The result of the check, with the comparison of the journal and this browser's receipt. */
export function CheckedMatch({ game, journal, verdict }: Checked) {
  const seen = useMemo(() => (isChecked(verdict) ? seenBefore(game, journal) : null), [game, journal, verdict])
  if (verdict.findings.length > 0) return <Findings title="The check found errors in this match:" findings={verdict.findings} note={null} />
  if (verdict.limit !== null || seen === null)
    return <NotChecked>This match was not checked: {verdict.limit}. Load this page again, then repeat the check.</NotChecked>
  if (seen.different.length > 0)
    return (
      <Findings
        title="This is not the match that this browser saw:"
        findings={seen.different}
        note={`The journal agrees with itself: all ${verdict.dice} dice come from its secret. But whoever has another secret can make such a journal of another match. If the server was restored from a backup, the log says so, and entries after the backup are lost.`}
      />
    )
  return (
    <div role="status" className="checked">
      <VerdictText verdict={verdict} />
      {seen.agreed !== null && <p>{seen.agreed}</p>}
      {seen.limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </div>
  )
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const isChecked = ({ findings, limit }: Verdict): boolean => findings.length === 0 && limit === null

/** Compares the journal with what this browser saw during the match. */
function seenBefore(game: PlayedGame, journal: Journal): Omit<Comparison, 'signed'> {
  const kept = keptReceipt(journal.head.id)
  const nothing = (when: string) =>
    `This browser saw nothing of this match before${when}, so it cannot say whether this match was played. A receipt of a player can.`
  if (!kept) return { different: [], agreed: null, limits: [nothing('')] }
  const { different, agreed, limits } = comparisonOf(kept.receipt, journal, compareShown(game, kept.receipt, journal))
  const all = different.length > 0 ? different : contradictionsOf(kept)
  if (kept.first.stage === 'over') return { different: all, agreed: null, limits: [nothing(' its end')] }
  const since = moment.format(kept.first.time)
  return { different: all, agreed: agreed && `This browser has seen the same since ${since}: ${agreed}.`, limits }
}

/** The result of the journal alone, without a receipt. */
export function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const { dice, orders, resolved, unchecked, signatures, account, notes } = verdict
  const { signed, byServer, forced, unsigned } = signatures
  return (
    <>
      <p>
        All {dice} dice came from the secret that the server committed to before the first turn. {plural(orders, 'order')} and{' '}
        {plural(resolved, 'result')} follow the rules.
        {unchecked > 0 &&
          ` ${plural(unchecked, 'entry', 'entries')} could not be checked: older rules decided ${unchecked === 1 ? 'it' : 'them'}.`}
      </p>
      <p>
        {unsigned > 0
          ? `${plural(unsigned, 'order')} of this match ${unsigned === 1 ? 'is' : 'are'} not signed, so whoever knew the secret could have written other ones.`
          : `${plural(signed, 'signature')} ${signed === 1 ? 'is' : 'are'} valid. ${plural(forced, 'order')} without a choice ${forced === 1 ? 'needs' : 'need'} none.`}
        {byServer > 0 && ` The server’s signature covers ${plural(byServer, 'order')} of its own seats.`}
      </p>
      <ul>
        {[...accountLines(account, seatName), ...notes].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Says why something was not checked. This is no finding about the match. */
export const NotChecked = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert" className="checked">
    <p>{children}</p>
  </div>
)

/** Later findings follow from the first ones. */
const MOST_FINDINGS = 7

interface FindingsProps {
  readonly title: string
  readonly findings: readonly string[]
  readonly note: string | null
}

export function Findings({ title, findings, note }: FindingsProps) {
  return (
    <div role="alert" className="checked">
      <p className="bad">{title}</p>
      <ul>
        {findings.slice(0, MOST_FINDINGS).map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
        {findings.length > MOST_FINDINGS && <li>{`and ${findings.length - MOST_FINDINGS} more`}</li>}
      </ul>
      {note !== null && <p className="dim">{note}</p>}
    </div>
  )
}
