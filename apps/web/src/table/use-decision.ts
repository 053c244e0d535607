// The viewer's open decision: the call, the question and its choices, and whether the order is sealed.
import { type Call, type Choice, callFor, type Question, type Seat, type Viewer } from '@admiralty/kernel'
import { useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { clockFacts, type TimeFacts } from '../clock/clock-facts.ts'
import type { Answers } from '../match-view/answers.ts'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import type { TableState } from './connection.ts'
import { nextAtScreen } from './hand-over.ts'
import { usePreparation } from './quick-start.tsx'
import { useAnswers } from './use-answers.ts'
import { useUsualDecisions } from './use-usual-decisions.ts'

export interface Decision {
  readonly call: Call | undefined
  readonly answers: Answers
  /** The viewer's order is sealed, and other seats still owe theirs. */
  readonly given: boolean
  /** The server has orders of the viewer that count at the deadline. The question may be open again, to replace them. */
  readonly saved: boolean
  /** What the line about the time says; null in a match without a clock, and after its end. */
  readonly time: TimeFacts | null
  /** A sentence about the viewer's order on its way; empty if none is. */
  readonly progress: string
  /** The seats with a sealed order, as far as this page knows. */
  readonly sealed: readonly Seat[]
  readonly question: Question | undefined
  readonly choices: readonly Choice[]
  /** The seat at this screen that is next. */
  readonly next: Seat | undefined
  /** The game asks this question on a page of its own. */
  readonly paged: boolean
  /** The viewer's sealed order that the game shows on this page; undefined for none, and if another device has sent it. */
  readonly sealedOrder: unknown
}

const progressText = (isSealed: boolean): string => (isSealed ? 'Your orders are sealed. Waiting for the result…' : 'Sending your orders…')

/** Whether a game can ask on from a draft that was kept in the browser, perhaps by another version of the game. */
function canGoOn(words: LoadedGame['words'], view: unknown, draft: unknown): boolean {
  try {
    // A question on the game's own page may have no choices.
    words.choices(view, draft)
    return words.question(view, draft) !== undefined
  } catch {
    return false
  }
}

interface DecisionInput {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly viewer: Viewer
  readonly quick: boolean
  readonly state: TableState
  readonly observed: ObservedMatch
}

const isSaved = ({ saved }: Answers, call: Call | undefined, { isPlayedByOthers }: { readonly isPlayedByOthers: boolean }): boolean =>
  saved && call !== undefined && !isPlayedByOthers

/** The sealed order that the game shows; undefined for none. */
const shownOrder = ({ sealedOrders }: LoadedGame['ui'], given: boolean, sent: unknown): unknown =>
  given && sent !== undefined && sealedOrders && sealedOrders.draftOf(sent) !== null ? sent : undefined

const timeOf = (
  { clock: terms }: MatchInfo,
  { clock, calls, outcome }: ObservedMatch,
  own: Pick<Parameters<typeof clockFacts>[0], 'viewer' | 'ready' | 'saved' | 'quietCalls'>,
): TimeFacts | null => (clock && outcome === null ? clockFacts({ terms, clock, calls, ...own }) : null)

export function useDecision({ match, game: { words, ui, system }, viewer, quick, state, observed }: DecisionInput): Decision {
  const { view, calls, outcome } = observed
  const call = callFor(calls, viewer)
  const known = state.presence.sealed
  const isUsable = (kept: unknown) => canGoOn(words, view, kept)
  const draftOf = (order: unknown) => ui.sealedOrders?.draftOf(order) ?? null
  const answers = useAnswers({ match, as: viewer, last: state.observed ?? observed, call, system, view, isUsable, draftOf })
  const { draft, busy } = answers
  const seat = match.seats.find((info) => info.seat === viewer)
  /** The player does not decide for this seat: a stand-in plays, or the seat has conceded. */
  const isPlayedByOthers = seat !== undefined && (seat.standIn !== null || seat.conceded)
  const isSealed = answers.given || known.includes(viewer)
  /** After the last order the next question follows at once, so the page is not drawn without a question in between. */
  const isLast = call?.seats.every((other) => other === viewer || known.includes(other)) === true
  const given = call !== undefined && !isPlayedByOthers && isSealed && !(busy && isLast)
  const sealed = given && !known.includes(viewer) ? [...known, viewer] : known
  const owing = call !== undefined && !given && !isPlayedByOthers && outcome === null
  const { turn } = words.phase(view)
  const settled = useUsualDecisions({
    match,
    viewer,
    system,
    last: state.observed ?? observed,
    turn,
    call: owing && !busy ? call : undefined,
  })
  const preparing = owing && quick && turn === 0 && answers.refused === null
  usePreparation({ system, view, call: preparing && settled ? call : undefined, answers })
  const asking = owing && !preparing
  const question = useMemo(() => (asking ? words.question(view, draft) : undefined), [asking, words, view, draft])
  const choices = useMemo(() => (question ? words.choices(view, draft) : []), [question, words, view, draft])
  const saved = isSaved(answers, call, { isPlayedByOthers })
  const next = outcome ? undefined : nextAtScreen(viewer, { mine: match.mine, calls, sealed })
  return {
    call,
    answers,
    given,
    saved,
    time: timeOf(match, observed, { viewer, ready: sealed, saved, quietCalls: system.quietCalls }),
    progress: question && busy ? progressText(isSealed) : '',
    sealed,
    question,
    choices,
    next,
    paged: question !== undefined && ui.hasPage(view),
    sealedOrder: shownOrder(ui, given, answers.sent),
  }
}
