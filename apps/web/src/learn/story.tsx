// A story: a battle, or a part of one, with forced dice. It stops at the learner's decisions.
// An order that would leave the story is declined with an explanation.
import type { Choice } from '@admiralty/kernel'
import { leadingTo, progressOf, type Rings, recordOf, ringsOfDecision } from '@admiralty/lessons'
import { useMemo } from 'react'
import { usePlaybackQueue } from '../match-view/use-playback-queue.ts'
import type { LessonProps } from './lesson-props.ts'
import { LessonTable } from './lesson-table.tsx'
import { Hints, Panel, VerdictNote } from './panel.tsx'
import { nextPick } from './pointing-out.ts'
import { StoryEnd } from './story-end.tsx'
import { useLocalAnswers } from './use-local-answers.ts'
import { announcementOf, useStory } from './use-story.ts'

const NO_RINGS: Rings = { rings: [], choices: [] }

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
