import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'systems/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    expect: { requireAssertions: true },
    maxWorkers: 2,
    testTimeout: 60_000,
    // What browser tests walk through (web, board's drawings) and what runs as a program of its own (cli) is not seen from here.
    coverage: {
      provider: 'v8',
      include: ['{packages,systems}/*/src/**/*.ts', 'apps/server/src/**/*.ts'],
      exclude: ['packages/board/**', '**/*-for-tests.ts'],
      reporter: ['json-summary'],
    },
  },
})
