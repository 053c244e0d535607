// Runs the tests of one game on its changed source, in one thread. A plug-in replaces the text of imported files, so no copy is on disk.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { env } from 'node:process'
import { defineConfig } from 'vitest/config'
import { root } from '../build/run.ts'
import { FOLDER, MEASURE, type MutationPlan, TASK, TESTS } from './plan.ts'

const plan: MutationPlan = JSON.parse(readFileSync(`${env[FOLDER] ?? ''}/plan.json`, 'utf8'))

/** Stryker's own counting is slower than the rules. This one is quick, and only the first run needs it. */
const measuring = env[TASK] === MEASURE
const counting = 'for (var i = 0; i < arguments.length; i++) globalThis.hitsOfMutants[+arguments[i]]++;'
function brokenSource(file: string): string | null {
  const source = plan.sources[file]
  if (source === undefined) return null
  const passing = 'function stryCov_9fa48() {'
  if (!source.includes(passing)) throw new Error(`${file} has no counting function of Stryker; its version may have changed it`)
  return source.replace(passing, `${passing} ${measuring ? counting : ''} return;`)
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'broken-rules',
      enforce: 'pre',
      transform: (_, id) => brokenSource(relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/')),
    },
  ],
  test: {
    include: [...(env[TESTS]?.split(' ') ?? plan.tests)],
    runner: `${root}tools/mutate/runner.ts`,
    // The text of a file depends on the plan, which a cache between runs would ignore.
    fsModuleCache: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    update: 'none',
    bail: measuring ? 0 : 1,
    expect: { requireAssertions: true },
    // Slow machines are allowed; a mutant that runs forever is found by its silent log.
    testTimeout: 0,
    reporters: ['dot'],
  },
})
