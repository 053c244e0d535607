// What browser tests share: a server of their own for each worker, on a real database, gone afterwards.
import { test as base } from '@playwright/test'
import { type Spawned, spawnServer } from '../../apps/server/test/spawn-server.ts'

export const test = base.extend<object, { readonly house: Spawned }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern.
    async ({}, use) => {
      const house = await spawnServer()
      await use(house)
      await house.stop()
    },
    { scope: 'worker' },
  ],
})
export { expect } from '@playwright/test'
