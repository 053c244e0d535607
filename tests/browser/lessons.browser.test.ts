// Every lesson of every game by button, by row, on the map and by key: what is ringed takes the click, and each way is accepted.
import { readdirSync } from 'node:fs'
import { games } from '@admiralty/systems/all'
import { expect, LONG, test } from './fixtures.ts'
import { WAYS } from './lesson-press.ts'
import { type LessonGame, triedText, walkLessons } from './lesson-walk.ts'

const GAMES = Object.keys(games) as readonly (keyof typeof games)[] // the keys of a constant

async function gameOf(id: keyof typeof games): Promise<LessonGame> {
  const [{ system, words }, { lessons }] = await Promise.all([games[id].rules(), games[id].lessons()])
  return { id, system, words, lessons } as unknown as LessonGame // the contract knows nothing of the types of a game
}
const filesOf = (id: string): readonly string[] =>
  readdirSync(new URL(`../../systems/${id}/lessons`, import.meta.url)).filter((name) => name.endsWith('.json'))

/** A story, and the first positions of each kind of answer. */
function shortWalk({ lessons }: LessonGame): readonly string[] {
  const kindOf = ([, file]: [string, unknown]): string => JSON.stringify(file).match(/"kind":"(\w+)"/)?.[1] ?? ''
  return Object.entries(lessons.files)
    .filter((entry, index, all) => all.findIndex((other) => kindOf(other) === kindOf(entry)) === index)
    .map(([name]) => name)
}

for (const id of GAMES)
  for (const way of WAYS)
    test(`${id}: every lesson is solved by ${way}`, { tag: LONG }, async ({ server, page }) => {
      const game = await gameOf(id)
      const names = Object.keys(game.lessons.files)
      expect(names.length).toBe(filesOf(id).length)
      await page.goto(`${server.url}learn/${id}`)
      const tried = await walkLessons(page, game, { way, names })
      console.info(`${id} by ${way}: ${triedText(tried)}`)
      expect(tried.lessons).toBe(names.length)
      if (way === 'map') expect(tried.rings).toBeGreaterThan(names.length)
    })

for (const id of GAMES)
  test(`${id}: a story and a position of each kind are solved on the map`, async ({ server, page }) => {
    const game = await gameOf(id)
    await page.goto(`${server.url}learn/${id}`)
    const tried = await walkLessons(page, game, { way: 'map', names: shortWalk(game) })
    console.info(`${id} on the map: ${triedText(tried)}`)
    expect(tried.rings).toBeGreaterThan(0)
  })
