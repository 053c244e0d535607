import type { GameUi } from '@admiralty/game-ui'
import type { Choice, GameModule, SystemTypes } from '@admiralty/kernel'
import { type GameLessons, openLesson, preparedChoices } from '@admiralty/lessons'
import { games } from '@admiralty/systems/all'
import { describe, expect, test } from 'vitest'
import { lessonFilesOf } from '../api/lesson-files.ts'
import { withoutAnswers } from './highlighted-scene.ts'

const modules: Readonly<Record<string, GameModule<SystemTypes, GameLessons, GameUi>>> = games

describe.each(Object.entries(modules).filter(([id]) => id !== 'skirmish'))('%s', (_, game) => {
  test('the map of a question of the lesson itself takes no prepared answer for an order, and marks its places', async () => {
    const [{ system }, { ui }, { lessons }] = await Promise.all([game.rules(), game.ui(), game.lessons()])
    const spoken = lessonFilesOf(lessons).flatMap(({ text, lesson: { answer, seat } }) =>
      answer.kind === 'spoken'
        ? [{ view: system.view(openLesson(system, text).position.state, seat), choices: preparedChoices(answer) }]
        : [],
    )
    expect(spoken).not.toEqual([])
    for (const { view, choices } of spoken) {
      const moment = { view, draft: null, selected: null, observations: [] }
      const plain = ui.scene({ ...moment, choices: [], aimed: null })
      const places = choices.flatMap(({ spots }) => spots.flatMap((spot) => (spot.kind === 'place' ? [spot.at] : [])))
      for (const aimed of [null, ...choices] satisfies readonly (Choice | null)[]) {
        const scene = withoutAnswers(ui).scene({ ...moment, choices, aimed })
        expect({ ...scene, marked: [] }).toEqual({ ...plain, marked: [] })
        expect(scene.marked.slice(plain.marked.length).map(({ at: hex }) => hex)).toEqual(places)
      }
    }
  })
})
