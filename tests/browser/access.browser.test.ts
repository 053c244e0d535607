// Every page and every kind of question, by night and on paper: nothing serious for axe.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectAccessibleByDayAndNight } from './page-checks.ts'
import { type BrowserPlayer, player, playToTheEnd } from './play.ts'

test.describe.configure({ timeout: 240_000 })

test('shelf, set-up, waiting room, rules and fairness', async ({ server, page }) => {
  const pages: readonly (readonly [path: string, heading: string])[] = [
    ['', 'Play now'],
    ['set?game=easystar', 'EasyStar: new game'],
    ['rules', 'Rule books'],
    ['rules/easystar', 'EasyStar'],
    ['fairness', 'Fair dice and secrets'],
    ['me', 'Use another device'],
    ['me/take/no-such-link', 'Sign in on this browser?'],
    ['invite/no-such-link-at-all-000000000000', 'Invitation not found'],
  ]
  for (const [path, heading] of pages) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessibleByDayAndNight(page, path || 'shelf')
  }
  await page.goto(`${server.url}set?game=easystar`)
  await page.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Waiting room')).toBeVisible()
  await expectAccessibleByDayAndNight(page, 'waiting room')
})

/** Looks at the first question of each kind. */
function lookingAtEach(
  me: BrowserPlayer,
  look: (page: Page, what: string) => Promise<void>,
): { readonly me: BrowserPlayer; readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>()
  return {
    seen,
    me: {
      ...me,
      async look({ kind, phase }) {
        const what = `${kind} ${phase}`
        if (seen.has(what)) return
        seen.add(what)
        await look(me.page, what)
      },
    },
  }
}

test('every kind of question of a battle, and the results', async ({ server, page }) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: /^Play/ }).click()
  const { me, seen } = lookingAtEach(player(page, 51), (table, what) =>
    /yard|Deploy|plan a course|Fire · aim/.test(what) ? expectAccessibleByDayAndNight(table, what) : expectAccessible(table, what),
  )
  await playToTheEnd([me])
  expect([...seen].join()).toMatch(/yard.*Deploy.*Ships.*Fire/)
  await expectAccessibleByDayAndNight(page, 'results')
})
