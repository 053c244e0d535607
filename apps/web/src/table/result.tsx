// The result: the winner with the clause, scores with their reasons, the journal, and the check of the match.

import { later } from '@admiralty/game-ui'
import { type Outcome, plural, type Viewer } from '@admiralty/kernel'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { endingWhy, endingWords, winnersSentence } from '../parts/ending.ts'
import { playersIn } from '../parts/people.ts'
import { Reasons } from '../parts/reasons.tsx'
import { RuleLink } from '../parts/rule.tsx'
import { SeatChip, seatName } from '../parts/seat.tsx'
import { isPublished } from '../parts/terms.ts'
import { DiceCheck, KeptDice } from '../proof/dice-check.tsx'
import { fileOf } from '../replay/match-replay.ts'
import { Rematch } from '../social/rematch.tsx'
import './result.css'

/** Reads the whole journal, so it is loaded only where that is published. */
const Decided = later(() => import('../replay/decided.tsx'), 'Decided')

interface ResultProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly outcome: Outcome
  readonly viewer: Viewer
  /** The id of the rematch, if there is one. */
  readonly rematch: string | null
}

export function Result({ match, game, outcome, viewer, rematch }: ResultProps) {
  const seats = playersIn(match).map(({ seat }) => seat)
  // The information about the match may be older than its end.
  const over = { ...match, status: 'over' } as const
  const published = isPublished(over)
  const why = endingWhy(outcome, game.system.rulebook)
  return (
    <section className="result" aria-label="Result">
      <p className="who">Match over</p>
      <h2 className="big">{endingWords(outcome, match.mine)}</h2>
      <p className="reason">
        {winnersSentence(outcome, match.mine)} {why.text} {why.rule !== null && <RuleLink rule={why.rule} />}
      </p>
      <div className="alts">
        <Link to="/replay/$id" params={{ id: match.id }} className="btn">
          Watch the replay
        </Link>
        <Rematch match={match} viewer={viewer} rematch={rematch} />
      </div>
      {published ? <DiceCheck match={match} game={game} /> : <KeptDice />}
      <div className="alts">
        <a className="btn" href={fileOf(over, viewer)} download>
          Save the journal
        </a>
        <Link to="/" className="btn">
          All games
        </Link>
      </div>
      {outcome.scores && (
        <div className="scores">
          {seats.map((seat) => {
            const score = outcome.scores?.[seat]
            return (
              score && (
                <details key={seat}>
                  <summary>
                    <SeatChip seat={seat} seats={seats}>
                      <b>{seatName(seat)}</b>
                    </SeatChip>
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
      {/* Last, because it arrives late: nothing that can be pressed moves away from the pointer. */}
      {published && (
        <Suspense fallback={null}>
          <Decided match={match} game={game} outcome={outcome} />
        </Suspense>
      )}
    </section>
  )
}
