// The state of a match in one line.
import { deadlineAloud } from '../clock/clock-words.ts'
import { endedWords } from '../parts/ending.ts'
import { sentence } from '../parts/sentence.ts'
import type { TableViewProps } from './play-props.ts'
import { givenLine, linkLine, nowLine, questionLine, titleOf } from './status-lines.ts'
import type { Decision } from './use-decision.ts'
import { awaited, waitingFor } from './waiting-panel.tsx'

/** Page title, last line of the log and announcements. */
export function statusOf(
  { match, game: { words }, state, observed }: TableViewProps,
  { question, answers, given, saved, time, progress, sealed }: Decision,
) {
  const { view, outcome, calls, seq } = observed
  // The title shows the question as it is without a draft.
  const first = question && answers.draft !== null ? words.question(view, null) : question
  const status = { question: first, outcome }
  const now = nowLine(status, waitingFor(calls, sealed, words.duty))
  return {
    frame: { title: titleOf(match.title, { ...status, mine: match.mine, awaited: [...new Set(awaited(calls, sealed))] }), match: match.id },
    now,
    aloud: {
      question:
        progress ||
        (question
          ? `${questionLine(question)} ${time ? deadlineAloud(time, match.clock) : ''}`.trim()
          : `${given ? givenLine({ isTimed: time !== null, isSaved: saved }) : ''}${now ?? `Match over. ${outcome ? sentence(endedWords(outcome, match.mine)) : ''}`}`),
      link: linkLine(state.link, seq),
    },
  }
}
