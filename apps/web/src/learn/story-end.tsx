// The end of a story: the clauses learned, and links to a real match and to more lessons.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gamesQuery } from '../api/queries.ts'
import { useQuickMatch } from '../home/use-quick-match.ts'
import { RuleLink } from '../parts/rule.tsx'
import type { LessonProps } from './lesson-props.ts'
import { Panel } from './panel.tsx'

/** `won` is true if the battle is over; otherwise the story is a part of a battle. */
export function StoryEnd({ system, course, won }: LessonProps & { readonly won: boolean }) {
  const { answer, chapter } = course.lesson
  const games = useQuery(gamesQuery)
  const game = games.data?.find(({ about }) => about.id === system)
  const start = useQuickMatch()
  if (answer.kind !== 'story') return null
  return (
    <Panel over={won ? 'You have won' : chapter} title={won ? 'Battle won' : 'Lesson finished'} text={answer.ending}>
      <div className="acts">
        <button
          type="button"
          className="btn go"
          disabled={!game || start.isPending}
          onClick={() => game && start.mutate({ game, against: 'computer', prepared: true })}
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
