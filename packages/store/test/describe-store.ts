// The behaviour of a store. The tests of each database run this suite.
import { afterEach, beforeEach, describe } from 'vitest'
import type { StoreLocation } from '../src/raw-database.ts'
import type { Store } from '../src/store.ts'
import { describeAsked } from './describe-asked.ts'
import { describeErrands } from './describe-errands.ts'
import { describeHandovers } from './describe-handovers.ts'
import { describeMatches } from './describe-matches.ts'
import { describeNotices } from './describe-notices.ts'
import { describeOutlets } from './describe-outlets.ts'
import { describePeople } from './describe-people.ts'
import { describeSignIn } from './describe-sign-in.ts'
import { describeWakes } from './describe-wakes.ts'
import { match, type OpenedStore } from './samples.ts'

/** A fresh location for a store. */
export interface StoreSite {
  readonly location: StoreLocation
  /** Opens the store. It may be closed and opened again. */
  open(): Promise<Store>
  /** Deletes all data of the store. */
  remove(): Promise<void>
}

/** Tests the store of one database. `makeSite` gives a fresh location for each test. */
export function describeStore(name: string, makeSite: () => Promise<StoreSite>): void {
  describe(`the store on ${name}`, () => {
    let site: StoreSite
    let store: Store
    beforeEach(async () => {
      site = await makeSite()
      store = await site.open()
      await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'anna-token')
      await store.addPerson({ id: 'ben', name: 'Ben', created: 1 }, 'ben-token')
      await store.addMatch(match('m1'), [{ token: 'come', match: 'm1', seat: 'blue', used: false }])
    })
    afterEach(async () => {
      await store.close()
      await site.remove()
    })
    const opened: OpenedStore = {
      get store() {
        return store
      },
      async reopen(between) {
        await store.close()
        await between?.(site.location)
        store = await site.open()
      },
    }
    describeMatches(opened)
    describePeople(opened)
    describeWakes(opened)
    describeAsked(opened)
    describeHandovers(opened)
    describeErrands(opened)
    describeNotices(opened)
    describeOutlets(opened)
    describeSignIn(opened)
  })
}
