// The result: the winner with the clause, scores with their reasons, the journal, and the check of the dice.
import { type Outcome, plural, type Viewer } from '@admiralty/kernel'
import { type Journal, type Verdict, verifyJournal } from '@admiralty/match'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { call } from '../api/client.ts'
import type { LoadedGame } from '../api/games.ts'
import { journalHref } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { endingWhy, endingWords } from '../parts/ending.ts'
import { Reasons } from '../parts/reasons.tsx'
import { RuleLink } from '../parts/rule.tsx'
import { SideChip, seatName, sideStyleOf } from '../parts/side-style.tsx'
import { Rematch } from '../social/rematch.tsx'
import './result.css'

/** Reads the whole journal, so it is loaded after the end only. */
const Decided = lazy(() => import('../replay/decided.tsx').then(({ Decided }) => ({ default: Decided })))

interface ResultProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly outcome: Outcome
  readonly viewer: Viewer
  /** The id of the rematch, if there is one. */
  readonly rematch: string | null
}

export function Result({ match, game, outcome, viewer, rematch }: ResultProps) {
  const seats = match.seats.map(({ seat }) => seat)
  const why = endingWhy(outcome, game.system.rulebook)
  return (
    <section className="result" aria-label="Result">
      <p className="who">Match over</p>
      <h2 className="big">{endingWords(outcome)}</h2>
      <p className="reason">
        {why.text} {why.rule !== null && <RuleLink rule={why.rule} />}
      </p>
      <div className="alts">
        <Link to="/replay/$id" params={{ id: match.id }} className="btn">
          Watch the replay
        </Link>
        <Rematch match={match} viewer={viewer} rematch={rematch} />
      </div>
      <Suspense fallback={null}>
        <Decided match={match} game={game} outcome={outcome} />
      </Suspense>
      {outcome.scores && (
        <div className="scores">
          {seats.map((seat) => {
            const score = outcome.scores?.[seat]
            return (
              score && (
                <details key={seat}>
                  <summary>
                    <SideChip sideStyle={sideStyleOf(seat, seats)}>
                      <b>{seatName(seat)}</b>
                    </SideChip>
                    <b className="total">{score.total}</b>
                    <span className="dim">{plural(score.because.length, 'reason')}</span>
                  </summary>
                  <Reasons title="Total" number={score} />
                </details>
              )
            )
          })}
        </div>
      )}
      <DiceCheck match={match} game={game} />
      <div className="alts">
        <a className="btn" href={journalHref(match.id)} download>
          Save the journal
        </a>
        <Link to="/" className="btn">
          All games
        </Link>
      </div>
    </section>
  )
}

/** Verifies the journal from the server in this browser, as `admiralty verify` does. */
export function DiceCheck({ match, game }: Pick<ResultProps, 'match' | 'game'>) {
  const check = useMutation({
    mutationFn: async (): Promise<Verdict> => verifyJournal(game.system, await call<Journal>(`/matches/${match.id}/journal`)),
  })
  const verdict = check.data
  return (
    <div className="dice-check">
      {!verdict && (
        <button type="button" className="btn" disabled={check.isPending} onClick={() => check.mutate()}>
          {check.isPending ? 'Checking the dice…' : 'Check the dice'}
        </button>
      )}
      {verdict && verdict.findings.length === 0 && (
        <p role="status">
          All {verdict.dice} dice came from the secret that the server committed to before the first turn. {plural(verdict.orders, 'order')}{' '}
          and {plural(verdict.resolved, 'result')} follow the rules.
          {verdict.unchecked > 0 &&
            ` ${plural(verdict.unchecked, 'entry', 'entries')} could not be checked: older rules decided ${verdict.unchecked === 1 ? 'it' : 'them'}.`}
        </p>
      )}
      {verdict && verdict.findings.length > 0 && (
        <div role="alert">
          <p className="bad">The check found errors in this match:</p>
          <ul>
            {verdict.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </div>
      )}
      {check.error && <p className="bad">{check.error.message}</p>}
      <Link to="/fairness" className="loc">
        What this proves
      </Link>
    </div>
  )
}
