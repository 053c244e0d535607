// The parts of the store for what happens without a request: looks at matches, questions to people, errands, notices and outlets.
import type { Kysely } from 'kysely'
import { askedStore } from './asked-seats.ts'
import type { Backend } from './backend.ts'
import type { ErrandStore } from './errand-store.ts'
import { errandStore } from './errands.ts'
import type { NoticeStore } from './notice-store.ts'
import { noticeStore } from './notices.ts'
import type { OutletStore } from './outlet-store.ts'
import { outletStore } from './outlets.ts'
import type { Tables } from './tables.ts'
import type { WaitingStore } from './waiting-store.ts'
import { wakeStore } from './wakes.ts'

/** What matches wait for, and what their entries leave to be done. */
export const waitingStores = (db: Kysely<Tables>, backend: Backend): WaitingStore & ErrandStore & NoticeStore & OutletStore => ({
  ...wakeStore(db, backend),
  ...askedStore(db),
  ...errandStore(db, backend),
  ...noticeStore(db, backend),
  ...outletStore(db, backend),
})
