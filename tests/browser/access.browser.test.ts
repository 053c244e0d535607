// Accessibility: axe finds no serious violation on any page or kind of question, in the dark and the light theme.
import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { chooseAll } from './home-page.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './page-checks.ts'
import { type BrowserPlayer, player, playToTheEnd } from './play.ts'

test('the home page, New game, the waiting room, rules and fairness are accessible', { tag: LONG }, async ({ server, page }) => {
  const pages: readonly (readonly [path: string, heading: string])[] = [
    ['', 'EasyStar'],
    ['set?game=easystar', 'EasyStar: new game'],
    ['rules', 'Rule books'],
    ['rules/easystar', 'EasyStar'],
    ['fairness', 'Fair dice and secrets'],
    ['check', 'Compare a receipt'],
    ['me', 'Use another device'],
    ['me/take/no-such-link', 'Sign in on this browser?'],
    ['invite/no-such-link-at-all-000000000000', 'Invitation not found'],
  ]
  for (const [path, heading] of pages) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessibleInBothThemes(page, path || 'home')
  }
  await page.goto(`${server.url}set?game=easystar`)
  await page.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Waiting room')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'waiting room')
})

/** A player who calls `look` at the first question of each kind, and the kinds seen so far. */
function lookAtEachKind(
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

test('every kind of question in a battle and the results page are accessible', { tag: LONG }, async ({ server, page }) => {
  await page.goto(server.url)
  await chooseAll(page).click()
  const { me, seen } = lookAtEachKind(player(page, 51), (at, what) =>
    /game page|Deploy|plan a course|Fire · aim/.test(what) ? expectAccessibleInBothThemes(at, what) : expectAccessible(at, what),
  )
  await playToTheEnd([me])
  expect([...seen].join()).toMatch(/game page.*Deploy.*Ships.*Fire/)
  await expectAccessibleInBothThemes(page, 'results')
})
