// `npm run browser`: runs the browser tests with a real browser and a real server. Arguments go to Playwright.
import { findChromium, NO_CHROMIUM } from './chromium.ts'
import { run } from './run.ts'
import { buildWeb } from './web.ts'

const chromium = findChromium()
if (chromium === undefined) {
  console.error(NO_CHROMIUM)
  process.exit(1)
}
console.log(`Browser: ${chromium}`)
if ((await buildWeb()) !== 0) process.exit(1)
process.env.CHROMIUM_PATH = chromium
const args = ['test', '-c', 'tests/browser/playwright.config.ts', ...process.argv.slice(2)]
process.exit(await run({ title: 'browser', command: 'playwright', args }))
