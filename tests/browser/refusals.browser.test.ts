// A refused order: every reason is in sight beside the button that was pressed, with its clause.
import { expect, test } from './fixtures.ts'
import { playNow } from './home-page.ts'
import { mouseGoingOn } from './input.ts'
import { player, playUntil } from './play.ts'

const PROBLEM = {
  type: 'urn:admiralty:refused',
  title: 'Refused by the rules',
  status: 422,
  detail: 'Falchion is out of control',
  refusals: [
    { rule: 'FT-COR-02', reason: 'Falchion is out of control', part: 'red-1' },
    { rule: 'FT-MOV-04', reason: 'Osprey has a thrust of 4, not 9', part: 'red-2' },
  ],
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const)
  test(`all reasons of a refusal are in sight at ${width} pixels`, async ({ server, page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(server.url)
    await playNow(page, 'Full Thrust').click()
    const isWritten = ({ kind, title }: { readonly kind: string; readonly title: string }) =>
      kind === 'question' && title.includes('velocity')
    await playUntil([player(page, 1, mouseGoingOn)], isWritten)
    await page.route('**/api/matches/*/orders', (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(PROBLEM) }),
    )
    await page.locator('section.ask .acts .go').click()
    const note = page.locator('section.ask').getByRole('alert')
    await expect(note.getByRole('listitem')).toHaveText([
      /Falchion is out of control\. FT-COR-02/,
      /Osprey has a thrust of 4, not 9\. FT-MOV-04/,
    ])
    for (const line of await note.getByRole('listitem').all()) {
      await expect(line).toBeInViewport({ ratio: 1 })
      // Nothing covers it: a press reaches the clause.
      await line.getByRole('link').or(line.getByRole('button')).click({ trial: true })
    }
  })
