// A story: a battle, or a part of one, with forced dice. It stops at the learner's decisions.
// An order that would leave the story is declined with an explanation.
import type { Choice } from '@admiralty/kernel'
import {
  answerStory,
  type GivenAnswer,
  leadingTo,
  openLesson,
  openStory,
  progressOf,
  type Reply,
  type Rings,
  recordOf,
  ringsOfDecision,
} from '@admiralty/lessons'
import { useMemo, useState } from 'react'
import { usePlaybackQueue } from '../match-view/use-playback-queue.ts'
import { sentence } from '../parts/sentence.ts'
import type { LessonProps } from './lesson-props.ts'
import { LessonTable } from './lesson-table.tsx'
import { observeOpening, observePositions } from './observed-lesson.ts'
import { Hints, Panel, VerdictNote } from './panel.tsx'
import { nextPick } from './pointing-out.ts'
import { plainly } from './rich.tsx'
import { storeSolvedLesson } from './solved-lessons.ts'
import { StoryEnd } from './story-end.tsx'
import { useLocalAnswers } from './use-local-answers.ts'

const NO_RINGS: Rings = { rings: [], choices: [] }

interface Declined {
  readonly reply: Extract<Reply, { kind: 'declined' }>
  readonly count: number
}

function useStory({ system, game, lessons, course }: LessonProps) {
  const { text, lesson, name } = course
  const observer = useMemo(() => ({ system: game.system, words: game.words, seat: lesson.seat }), [game, lesson])
  const given = useMemo<GivenAnswer>(
    () => ({ ...observer, lessons, text, position: openLesson(game.system, text).position }),
    [observer, lessons, text, game],
  )
  const [story, setStory] = useState(() => {
    const chapter = openStory(given)
    return { chapter, latest: observeOpening(observer, [given.position, ...chapter.positions]) }
  })
  const [declined, setDeclined] = useState<Declined | null>(null)
  const order = (chosen: unknown) => {
    const reply = answerStory(given, story.chapter, chosen)
    if (reply.kind === 'declined') return setDeclined((before) => ({ reply, count: (before?.count ?? 0) + 1 }))
    setDeclined(null)
    setStory({ chapter: reply.chapter, latest: observePositions(observer, story.latest, reply.chapter.positions) })
    if (!reply.chapter.due) storeSolvedLesson(system, name)
  }
  return { ...story, declined, order }
}

/** The text for screen readers. */
function announcementOf(teach: { readonly title: string; readonly text: string } | undefined, declined: Declined | null): string {
  if (declined) return `Not in this lesson. ${declined.reply.says}`
  return teach ? `${sentence(teach.title)} ${plainly(teach.text)}` : 'The lesson is over.'
}

export function Story(props: LessonProps) {
  const { system, game, lessons, course } = props
  const { lesson, text } = course
  const { chapter, latest, declined, order } = useStory(props)
  const { due } = chapter
  const about = `${chapter.at} ${chapter.early.length}`
  const showing = usePlaybackQueue(game, lesson.seat, latest)
  const answers = useLocalAnswers(about, order)
  const { view } = showing.observed
  const shown = showing.moving === null
  const question = useMemo(
    () => (due && shown ? game.words.question(view, answers.draft) : undefined),
    [due, shown, game, view, answers.draft],
  )
  const { rings, choices } = useMemo((): Rings => {
    if (!question || !due) return NO_RINGS
    const open = { draft: answers.draft, choices: game.words.choices(view, answers.draft) }
    const next = nextPick(game.words, { view, ...open }, due.order)
    return ringsOfDecision({ ...open, look: due.teach.look }, next, leadingTo({ words: game.words, lessons }, view, due.order))
  }, [question, due, game, lessons, view, answers.draft])
  const { number, of } = progressOf(text, chapter)
  const place = due ? `move ${number} of ${of}` : 'the end'
  const show = (onAim: (choice: Choice) => void) => () => {
    const pick = nextPick(game.words, { view, draft: answers.draft, choices }, due?.order)
    if (pick) onAim(pick)
  }
  return (
    <LessonTable
      system={system}
      game={game}
      title={lesson.question}
      place={place}
      showing={showing}
      about={`${about} ${shown}`}
      record={due && shown ? recordOf(due.teach.look) : undefined}
      rings={rings}
      gameAsks
      question={question}
      choices={choices}
      answers={answers}
      announcement={announcementOf(due?.teach, declined)}
      onEnter={null}
      panel={(onAim) =>
        !shown ? (
          <Panel over={place} title="Watch the map" text="" />
        ) : due ? (
          <Panel over={place} title={due.teach.title} text={due.teach.text}>
            {declined && (
              <VerdictNote
                verdict={{ right: false, says: declined.reply.says, rules: declined.reply.rule ? [declined.reply.rule] : [], figure: null }}
                head="Not in this lesson."
                count={declined.count}
              />
            )}
            <Hints key={chapter.at} hints={[due.teach.hint]} onShow={show(onAim)} />
          </Panel>
        ) : (
          <StoryEnd {...props} outcome={showing.observed.outcome} />
        )
      }
    />
  )
}
