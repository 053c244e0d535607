// Browser tests in headless Chromium with an empty profile for each test. CHROMIUM_PATH names the binary (tools/build/chromium.ts).
import { defineConfig } from '@playwright/test'
import { TEST_LIMIT, WAIT_LIMIT } from './limits.ts'

const executablePath = process.env.CHROMIUM_PATH
/**
 * A full Chromium loads two pages of its own for the suggestions of the address bar of every window, which takes as much processor time as a
 * page of Admiralty. The last list counts, so the others are those of Playwright that matter here.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results',
  workers: 3,
  fullyParallel: true,
  timeout: TEST_LIMIT,
  // The server rolls the dice, so every battle differs. A failure in a rare turn is a failure: its cause is found, not tried again.
  retries: 0,
  expect: { timeout: WAIT_LIMIT },
  reporter: 'list',
  use: {
    headless: true,
    actionTimeout: WAIT_LIMIT,
    // Without motion, no test waits for the playback. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs more time than a battle; use `--trace on` when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      timeout: WAIT_LIMIT,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
})
