// Browser tests in headless Chromium with an empty profile for each test. CHROMIUM_PATH names the binary (tools/build/chromium.ts).
import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // The server rolls the dice, so every battle differs. A test that passes on a retry met a rare turn and is listed as flaky.
  retries: 2,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    headless: true,
    // Without motion, no test waits for the playback. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs more time than a battle; use `--trace on` when needed.
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
