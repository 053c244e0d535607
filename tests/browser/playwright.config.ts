// A headless Chromium with a new, empty profile for each test, on the machine's own or a fetched binary (tools/build/chromium.ts).
import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // The dice are the server's, so no two battles are alike: a second try tells a rare turn from a fault, and is listed as flaky.
  retries: 2,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    headless: true,
    // What happens is shown at once, so that nothing waits for it; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of some hundred clicks costs more than the battle; `--trace on` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
