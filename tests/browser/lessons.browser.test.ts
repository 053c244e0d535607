// Every lesson of every game by button, by row, on the map and by key: what is ringed takes the click, and each way is accepted.
import { readdirSync } from 'node:fs'
import { caseSchema } from '@admiralty/lessons'
import { games } from '@admiralty/systems/all'
import { folderOfGame } from '@admiralty/testkit/game-folder'
import { expect, longExcept, test } from './fixtures.ts'
import { WAYS } from './lesson-press.ts'
import { type LessonGame, triedText, walkLessons } from './lesson-walk.ts'

const GAMES = Object.keys(games) as readonly (keyof typeof games)[] // the keys of a constant

async function gameOf(id: keyof typeof games): Promise<LessonGame> {
  const [{ system, words }, { lessons }] = await Promise.all([games[id].rules(), games[id].lessons()])
  return { id, system, words, lessons } as unknown as LessonGame // the contract knows nothing of the types of a game
}
const filesOf = (id: string): readonly string[] =>
  readdirSync(new URL(`../../systems/${folderOfGame(id)}/lessons`, import.meta.url)).filter((name) => name.endsWith('.json'))

/** The first lesson of each kind of answer: a story, an order, a prepared answer and a number. */
function shortWalk({ lessons }: LessonGame): readonly string[] {
  const kinds = Object.entries(lessons.files).map(([name, file]) => ({ name, kind: caseSchema.parse(file).lesson?.answer.kind }))
  return [...Map.groupBy(kinds, ({ kind }) => kind).values()].flatMap(([first]) => first?.name ?? [])
}

for (const id of GAMES)
  for (const way of WAYS)
    test(`${id}: every lesson is solved by ${way}`, longExcept(['skirmish'], id), async ({ server, page }) => {
      const game = await gameOf(id)
      const names = Object.keys(game.lessons.files)
      expect(names.length).toBe(filesOf(id).length)
      await page.goto(`${server.url}learn/${id}`)
      const tried = await walkLessons(page, game, { way, names })
      console.info(`${id} by ${way}: ${triedText(tried)}`)
      expect(tried.lessons).toBe(names.length)
      if (way === 'map') expect(tried.rings).toBeGreaterThan(names.length)
    })

test('easystar: a story and a position of each kind of answer are solved on the map', async ({ server, page }) => {
  const game = await gameOf('easystar')
  await page.goto(`${server.url}learn/easystar`)
  const tried = await walkLessons(page, game, { way: 'map', names: shortWalk(game) })
  console.info(`easystar on the map: ${triedText(tried)}`)
  expect(tried.lessons).toBe(4)
  expect(tried.rings).toBeGreaterThan(tried.lessons)
})
