// A match from Play now: default orders answer the questions before turn 1, and a note offers to choose instead.
import type { Call, RuleSystem, Viewer } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { gamesQuery } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { chosenWords } from '../home/quick-match.ts'
import { useQuickMatch } from '../home/use-quick-match.ts'
import type { Answers } from '../match-view/answers.ts'
import type { SeenEntry } from '../proof/keys.ts'
import { concede } from '../proof/signed-requests.ts'

interface PreparationInput {
  readonly system: RuleSystem
  readonly view: unknown
  /** The open call that default orders answer; undefined for none. */
  readonly call: Call | undefined
  readonly answers: Answers
}

/** Sends the default order of each call. A refused or unconfirmed order leaves the question to the player. */
export function usePreparation({ system, view, call, answers }: PreparationInput): void {
  const due = call !== undefined && !answers.busy && answers.refused === null
  const prepare = useEffectEvent(() => {
    if (due) answers.order(system.defaultOrder(view, call))
  })
  useEffect(() => prepare(), [due, call?.id])
}

interface QuickNoteProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly last: SeenEntry
}

/** Says in the first turn what was chosen for the player. *Change* concedes the match and starts it again with these questions. */
export function QuickNote({ match, viewer, last }: QuickNoteProps) {
  const games = useQuery(gamesQuery)
  const start = useQuickMatch()
  const game = games.data?.find(({ about }) => about.id === match.system)
  if (!game || game.about.quick.chosen === null) return null
  const change = () =>
    concede({ match, seat: viewer, last })
      .catch(() => undefined) // an open match that stays in the list is no reason to refuse
      .then(() => start.mutate({ game, against: 'computer', prepared: false }))
  return (
    <div className="quick-note">
      <p>{chosenWords(game, 'were')}</p>
      <button
        type="button"
        className="linkish tap"
        aria-label={`Change ${game.about.quick.chosen}`}
        data-tip="Concedes this match and starts it again with your own choices."
        disabled={start.isPending}
        onClick={() => void change()}
      >
        Change
      </button>
      {start.error && <p className="bad">{start.error.message}</p>}
    </div>
  )
}
