// The frequent writes on SQLite: those that arrive in one tick, or while a batch is written, share the next batch.
import type { Snapshot } from '@admiralty/match'
import { type FastWrites, type SealRequest, StaleWrite } from './backend.ts'
import type { RunTransaction } from './group-commit.ts'
import { appendEntry } from './matches.ts'
import { signatureText } from './rows.ts'
import type { BatchOutcome, BatchWrite } from './sqlite-batch.ts'
import type { ThreadLink } from './sqlite-link.ts'
import type { AppendRequest, RequestRecord } from './store.ts'

interface FastWritePorts {
  readonly link: Pick<ThreadLink, 'acquire' | 'write'>
  /** Runs other writes. */
  readonly write: RunTransaction
  /** Records an entry that was committed outside of a batch. */
  recorded(request: AppendRequest): Promise<void>
}

/** The frequent writes of SQLite. */
export interface SqliteFastWrites extends FastWrites {
  addSnapshot(match: string, snapshot: Snapshot): Promise<void>
}
export function sqliteFastWrites({ link, write, recorded }: FastWritePorts): SqliteFastWrites {
  const add = batched(link)
  return {
    async seal(match, request) {
      await add(match, sealWrite(match, request))
      return NO_REVISION
    },
    async append(request) {
      const inPlay = appendWrite(request)
      if (inPlay) await add(request.match, inPlay)
      else {
        await write((open) => appendEntry(open, request))
        await recorded(request)
      }
      return NO_REVISION
    },
    addSnapshot: (match, snapshot) => add(match, snapshotWrite(match, snapshot)),
  }
}

/** The revision of every match on SQLite, where no other process changes a match. */
const NO_REVISION = 0

const sealWrite = (match: string, { sealed, request }: SealRequest): BatchWrite => {
  const { call, seat, order, signature, why = null } = sealed
  return [['seal', match, call, seat, JSON.stringify(order), signatureText(signature), why], ...requestSteps(request)]
}

/** Undefined for an entry that is an action, ends the match or settles a vote. */
function appendWrite(append: AppendRequest): BatchWrite | undefined {
  const { match, entry, text, chain, head, status, moment, time, settledVotes, request } = append
  const { seq, call, action } = entry
  if (action !== undefined || status !== 'playing' || settledVotes.length > 0) return undefined
  return [
    ['entry', match, seq, text, chain],
    ...(call ? [['unseal', match, call.id] as const] : []),
    head ? ['begin', status, moment, time, JSON.stringify(head), match] : ['progress', status, moment, time, match],
    ...requestSteps(request),
  ]
}

const requestSteps = (request: RequestRecord | null): BatchWrite => {
  if (!request) return []
  const { session, key, match, call, digest, time } = request
  return [['request', session, key, match, call, digest, time]]
}

const snapshotWrite = (match: string, { seq, format, version, state, digest }: Snapshot): BatchWrite => [
  ['snapshot', match, seq, format, version, state, digest],
]

const NO_OUTCOME: BatchOutcome = { failed: new Error('the database thread has not answered for this write') }

interface Waiting {
  /** The match that the write belongs to. */
  readonly match: string
  readonly write: BatchWrite
  resolve(): void
  reject(error: unknown): void
}

/** Makes the function that adds a write to the next batch. It resolves after the commit. */
function batched(link: FastWritePorts['link']): (match: string, write: BatchWrite) => Promise<void> {
  let waiting: Waiting[] = []
  let running = false

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const release = await link.acquire()
      const batch = waiting
      waiting = []
      const outcomes = await link.write(batch.map(({ write }) => write)).catch((failed: unknown) => batch.map(() => ({ failed })))
      release()
      for (const [at, one] of batch.entries()) settle(one, outcomes[at] ?? NO_OUTCOME)
    }
    running = false
  }

  return (match, write) =>
    new Promise((resolve, reject) => {
      waiting.push({ match, write, resolve, reject })
      if (running) return
      running = true
      setImmediate(() => void run())
    })
}

function settle({ match, resolve, reject }: Waiting, outcome: BatchOutcome): void {
  if (outcome === 'written') resolve()
  else reject(outcome === 'stale' ? new StaleWrite(match) : outcome.failed)
}
