// The cost of an order in a short match and in a very long one: in memory, and durable in a store on disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededDice } from '@admiralty/kernel'
import { applyAction, beginMatch, type MatchAction, type NewTransition, type SealedOrder } from '@admiralty/match'
import { openSqlite } from '@admiralty/store'
import { anyAnswer, beginningOf, system } from './duels.ts'
import { type BenchFigure, type BenchItem, type ReportProgress, share } from './figure.ts'
import { OPENER, store, takeDurably } from './stored.ts'
import { type Hosted, host, take, tell } from './whole-path.ts'

const [SHORT, LONG] = [10, 10_000]
const DUELS = 200
const DUELS_ON_DISK = 8

const nobody = (): void => undefined
/** Deeds make a journal as long as one likes, and leave the game where it was. */
const DEEDS = [
  { kind: 'replaced', seat: 'red', by: 'captain' },
  { kind: 'returned', seat: 'red' },
] as const satisfies readonly MatchAction[]

interface Begun {
  readonly match: Hosted
  readonly turns: readonly NewTransition[]
}
/** A duel with so many entries behind it, or one more, and no order yet. */
function begun(length: number): Begun {
  const beginning = beginningOf(1)
  const match = host(system, beginning, nobody)
  const turns = [beginMatch(system, match.standing.head, match.secret, beginning.created)]
  while (turns.length < length) {
    for (const action of DEEDS) {
      const turn = applyAction(system, match.standing, { action, time: match.standing.seq }, match.secret)
      tell(match, turn, nobody)
      turns.push(turn)
    }
  }
  return { match, turns }
}

/** Microseconds of each order. */
interface Times {
  readonly short: number[]
  readonly long: number[]
}
interface Taker {
  readonly match: Hosted
  take(answer: SealedOrder): void | Promise<void>
}
/** An order here, an order there, so that a busy moment of the machine meets both. */
async function alternate(takers: Readonly<Record<keyof Times, Taker>>, seed: number, times: Times): Promise<void> {
  const whims = { short: seededDice(seed), long: seededDice(seed) }
  const one = async (kind: keyof Times): Promise<boolean> => {
    const answer = anyAnswer(takers[kind].match, whims[kind])
    if (!answer) return false
    const started = performance.now()
    await takers[kind].take(answer)
    times[kind].push((performance.now() - started) * 1000)
    return true
  }
  for (let open = true; open; ) {
    const went = [await one('short'), await one('long')]
    open = went.includes(true)
  }
}

async function inMemory({ short, long }: Readonly<Record<keyof Times, Begun>>): Promise<Times> {
  const times: Times = { short: [], long: [] }
  const taker = ({ match }: Begun): Taker => {
    const copy = { ...match, entries: [...match.entries] }
    return { match: copy, take: (answer) => take(copy, answer, nobody) }
  }
  for (let seed = 1; seed <= DUELS; seed += 1) await alternate({ short: taker(short), long: taker(long) }, seed, times)
  return times
}

async function onDisk({ short, long }: Readonly<Record<keyof Times, Begun>>, progress: ReportProgress): Promise<Times> {
  const times: Times = { short: [], long: [] }
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-bench-'))
  const on = await openSqlite(folder)
  await on.addPerson({ id: OPENER, name: '', created: 0 }, 'nobody has its token')
  const taker = async ({ match, turns }: Begun, id: string): Promise<Taker> => {
    const stored = await store(on, id, match, turns)
    return { match: stored.match, take: (answer) => takeDurably(stored, answer, nobody) }
  }
  for (let nth = 1; nth <= DUELS_ON_DISK; nth += 1) {
    progress(`long: on disk, ${nth} of ${DUELS_ON_DISK}`)
    await alternate({ short: await taker(short, `short-${nth}`), long: await taker(long, `long-${nth}`) }, nth, times)
  }
  await on.close()
  rmSync(folder, { recursive: true })
  return times
}

function figuresOf(where: string, { short, long }: Times): readonly BenchFigure[] {
  const [few, many] = [share(short, 0.5), share(long, 0.5)]
  return [
    { what: `${where}, after ${SHORT} entries`, value: few, unit: 'µs', note: `median of ${short.length} orders` },
    { what: `${where}, after ${LONG.toLocaleString('en')} entries`, value: many, unit: 'µs', note: `median of ${long.length} orders` },
    { what: `${where}, long compared with short`, value: many / few, unit: 'times', aim: { most: 1.2 } },
  ]
}

export const item: BenchItem = {
  title: 'An order in a long match',
  about:
    'Orders in a duel with 10 entries and in one with 10,000 entries, alternately. In memory: checked, sealed, resolved, added to the journal, sent to both seats. On disk: the same, but the sealed order, or the entry that it completes, is durable before it is sent (SQLite, synchronous FULL).',
  async figures(progress) {
    progress('long: in memory')
    const duels = { short: begun(SHORT), long: begun(LONG) }
    const memory = await inMemory(duels)
    const disk = await onDisk(duels, progress)
    return [...figuresOf('in memory', memory), ...figuresOf('on disk', disk)]
  },
}
