// The end of a story: the result, the clauses learned, and links to a real match and to more lessons.
import type { Outcome } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gamesQuery } from '../api/queries.ts'
import { useQuickMatch } from '../home/use-quick-match.ts'
import { endingWhy, endingWords } from '../parts/ending.ts'
import { RuleLink } from '../parts/rule.tsx'
import type { LessonProps } from './lesson-props.ts'
import { Panel } from './panel.tsx'

interface StoryEndProps extends LessonProps {
  /** Null if the story is a part of a battle. */
  readonly outcome: Outcome | null
}
export function StoryEnd({ system, game: { system: rules }, course, outcome }: StoryEndProps) {
  const { answer, chapter, seat } = course.lesson
  const games = useQuery(gamesQuery)
  const listed = games.data?.find(({ about }) => about.id === system)
  const start = useQuickMatch()
  if (answer.kind !== 'story') return null
  return (
    <Panel
      over={outcome ? endingWhy(outcome, rules.rulebook).text : chapter}
      title={outcome ? endingWords(outcome, [seat]) : 'Lesson finished'}
      text={answer.ending}
    >
      <div className="acts">
        <button
          type="button"
          className="btn go"
          disabled={!listed || start.isPending}
          onClick={() => listed && start.mutate({ game: listed, against: 'computer', prepared: true })}
        >
          Play a match against the computer
        </button>
        <Link to="/learn/$system" params={{ system }} className="btn">
          Teaching positions
        </Link>
      </div>
      {start.error && <p className="bad">{start.error.message}</p>}
      <h3>What you have learned</h3>
      <ol className="learned">
        {answer.learned.map(({ idea, rule }) => (
          <li key={rule}>
            <span>{idea}</span>
            <RuleLink rule={rule} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
