// The fixture of the browser tests: each worker has a server with its own database, removed at the end.
import { test as base } from '@playwright/test'
import { type Spawned, spawnServer } from '../../apps/server/test/spawn-server.ts'

/** The tag of the tests that take longest, such as whole battles: `npm test -- long` runs them, `npm test` does not. */
export const LONG = '@long'
/** The details of a test that is repeated for each of a list: `npm test` runs it for those of `short` only. */
export const longExcept = (short: readonly string[], one: string): { readonly tag?: string } => (short.includes(one) ? {} : { tag: LONG })

export const test = base.extend<object, { readonly server: Spawned }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern.
    async ({}, use) => {
      const server = await spawnServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
export { expect } from '@playwright/test'
