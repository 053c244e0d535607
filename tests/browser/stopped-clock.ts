// A page whose clock is stopped: nothing on it ends by itself, so a test needs no time to see it.
import type { Page } from '@playwright/test'

/** Stops the clock of the page. `page.clock.runFor` moves it on, `page.clock.resume` lets it run again. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // The clock can be stopped only at a later time.
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000)
}
