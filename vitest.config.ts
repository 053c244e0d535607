import { defineConfig } from 'vitest/config'
import { TEST_LIMIT, WAIT_LIMIT } from './tests/browser/limits.ts'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'systems/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    expect: { requireAssertions: true, poll: { timeout: WAIT_LIMIT } },
    maxWorkers: 2,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    // What browser tests walk through (web, board's drawings) and what runs as a program of its own (cli) is not seen from here.
    coverage: {
      provider: 'v8',
      include: ['{packages,systems}/*/src/**/*.ts', 'apps/server/src/**/*.ts'],
      exclude: ['packages/board/**', '**/*-for-tests.ts'],
      reporter: ['json-summary'],
    },
  },
})
