import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'systems/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    expect: { requireAssertions: true },
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
