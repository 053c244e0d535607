// The buttons of the games on the home page.
import type { Locator, Page } from '@playwright/test'

export const cardOf = (page: Page, game: string): Locator => page.getByRole('article', { name: game, exact: true })
/** Starts the usual match against the computer at its first move. */
export const playNow = (page: Page, game = 'EasyStar'): Locator => cardOf(page, game).getByRole('button', { name: /^Play now/ })
/** Starts the same match with the choice of fleet, gift and deployment. */
export const chooseAll = (page: Page, game = 'EasyStar'): Locator => cardOf(page, game).getByRole('button', { name: /^Change/ })
