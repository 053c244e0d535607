import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TEST_LIMIT, WAIT_LIMIT } from './tests/browser/limits.ts'

/** Puts tests that play whole matches first, so that none of them keeps one worker busy when the other has finished. */
class MatchesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const plays = ({ moduleId }: TestSpecification): boolean => /\/test\/|\.long\.test\.ts$/.test(moduleId)
    return [...sorted.filter(plays), ...sorted.filter((file) => !plays(file))]
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'systems/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    expect: { requireAssertions: true, poll: { timeout: WAIT_LIMIT } },
    maxWorkers: 3,
    // Files share a worker: importing a game again for each file takes longer than most of its tests.
    isolate: false,
    // Files share globals too, so a stub must not outlive its test.
    unstubGlobals: true,
    sequence: { sequencer: MatchesFirst },
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
