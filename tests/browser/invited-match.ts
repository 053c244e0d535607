// A match between two people, one of whom joins by invitation.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Anna starts a match with a seat for a guest. Returns the invitation link. */
export async function startMatch(anna: Page, url: string): Promise<string> {
  await anna.goto(`${url}set?game=easystar`)
  await anna.getByLabel('Build points').selectOption('250')
  await anna.getByLabel('Blue', { exact: true }).selectOption('somebody I invite by link')
  await anna.getByRole('button', { name: 'Start' }).click()
  await expect(anna.getByText('Waiting room')).toBeVisible()
  return anna.getByLabel('Invitation for Blue').inputValue()
}
