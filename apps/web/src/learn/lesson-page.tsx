// The page of a lesson. It loads the game and its lessons; the server takes no part in the lesson.
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { lessonsQuery, loadedQuery } from '../api/games.ts'
import { isStory, lessonFilesOf } from '../api/lesson-files.ts'
import { Book } from '../parts/rule.tsx'
import { Terms } from '../parts/termed.tsx'
import { RuleDrawer } from '../rules/drawer.tsx'
import { ErrorPage, LoadingNote, NotFoundPage } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { Position } from './position.tsx'
import { Story } from './story.tsx'

export function LessonPage() {
  const { system, lesson } = useParams({ from: '/learn/$system/$lesson' })
  const game = useQuery(loadedQuery(system))
  const lessons = useQuery(lessonsQuery(system))
  const [rule, setRule] = useState<string | null>(null)
  const error = game.error ?? lessons.error
  if (error) return <ErrorPage error={error} reset={() => void Promise.all([game.refetch(), lessons.refetch()])} />
  if (!game.data || !lessons.data)
    return (
      <Page title="Lesson">
        <LoadingNote what="Loading the lesson…" />
      </Page>
    )
  const courses = lessonFilesOf(lessons.data)
  const course = courses.find(({ name }) => name === lesson)
  if (!course) return <NotFoundPage />
  const props = { system, game: game.data, lessons: lessons.data, course, courses }
  return (
    <Terms value={game.data.words.terms}>
      <Book system={system} open={setRule}>
        {isStory(course) ? <Story key={lesson} {...props} /> : <Position key={lesson} {...props} />}
        <RuleDrawer game={game.data.system} rule={rule} onClose={() => setRule(null)} />
      </Book>
    </Terms>
  )
}
