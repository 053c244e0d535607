// A match between people in several browsers, who join by invitation.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The choices of the host on the page New game. */
interface InvitedMatch {
  readonly game: string
  /** The title of the scenario; null for the usual one. */
  readonly scenario: string | null
  /** The value of each option that is changed, by its label. */
  readonly options: Readonly<Record<string, string>>
  /** The names of the seats of guests. */
  readonly guests: readonly string[]
}

/** The host starts a match with seats for guests. Returns their invitation links. */
export async function startMatchWith(host: Page, url: string, match: InvitedMatch): Promise<readonly string[]> {
  await host.goto(`${url}set?game=${match.game}`)
  if (match.scenario !== null) await host.getByText(match.scenario, { exact: true }).click()
  for (const [label, value] of Object.entries(match.options)) await host.getByLabel(label).selectOption(value)
  for (const seat of match.guests) await host.getByLabel(seat, { exact: true }).selectOption('somebody I invite by link')
  await host.getByRole('button', { name: 'Start' }).click()
  await expect(host.getByText('Waiting room')).toBeVisible()
  const links: string[] = []
  for (const seat of match.guests) links.push(await host.getByLabel(`Invitation for ${seat}`).inputValue())
  return links
}

/** Anna starts a match with a seat for a guest. Returns the invitation link. */
export async function startMatch(anna: Page, url: string): Promise<string> {
  const [link] = await startMatchWith(anna, url, { game: 'easystar', scenario: null, options: { 'Build points': '250' }, guests: ['Blue'] })
  if (link === undefined) throw new Error('there is no invitation')
  return link
}

/** A guest takes the seat of an invitation. */
export async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Join' }).click()
  await guest.waitForURL(/\/table\//)
}
