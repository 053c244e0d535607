// Measures an order in a short match and in a very long one: in memory, and durable on disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededDice } from '@admiralty/kernel'
import { applyAction, beginMatch, type MatchAction, type SealedOrder, type Transition } from '@admiralty/match'
import { openSqlite } from '@admiralty/store'
import { anyAnswer, beginningOf, system } from './duels.ts'
import { type BenchFigure, type BenchItem, type ReportProgress, share } from './figure.ts'
import { OPENER, store, takeDurably } from './stored.ts'
import { type Hosted, host, take, tell } from './whole-path.ts'

const [SHORT, LONG] = [10, 10_000]
const DUELS = 200
const DUELS_ON_DISK = 8

const discard = (): void => undefined
/** Actions that make the journal longer without changing the game. */
const ACTIONS = [
  { kind: 'replaced', seat: 'red', by: 'captain' },
  { kind: 'returned', seat: 'red' },
] as const satisfies readonly MatchAction[]

interface Begun {
  readonly match: Hosted
  readonly turns: readonly Transition[]
}
/** A duel without orders, with at least this many entries. */
function beginDuel(length: number): Begun {
  const beginning = beginningOf(1)
  const match = host(system, beginning, discard)
  const turns = [beginMatch(system, match.standing.head, match.secret, beginning.created)]
  while (turns.length < length) {
    for (const action of ACTIONS) {
      const turn = applyAction(system, match.standing, { action, time: match.standing.seq }, match.secret)
      tell(match, turn, discard)
      turns.push(turn)
    }
  }
  return { match, turns }
}

/** The times of all orders, in µs. */
interface Times {
  readonly short: number[]
  readonly long: number[]
}
interface Taker {
  readonly match: Hosted
  take(answer: SealedOrder): void | Promise<void>
}
/** Alternates between the matches, so that other load on the machine affects both. */
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
    return { match: copy, take: (answer) => take(copy, answer, discard) }
  }
  for (let seed = 1; seed <= DUELS; seed += 1) await alternate({ short: taker(short), long: taker(long) }, seed, times)
  return times
}

async function onDisk({ short, long }: Readonly<Record<keyof Times, Begun>>, progress: ReportProgress): Promise<Times> {
  const times: Times = { short: [], long: [] }
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-bench-'))
  const on = await openSqlite(folder)
  await on.addSession({ id: OPENER, name: '', created: 0 }, 'no token')
  const taker = async ({ match, turns }: Begun, id: string): Promise<Taker> => {
    const stored = await store(on, id, match, turns)
    return { match: stored.match, take: (answer) => takeDurably(stored, answer, discard) }
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
    'Duels with 10 and with 10,000 earlier entries, with orders in turn. In memory: an order is checked, sealed and decided, and its messages are written. On disk: the same, and the order or entry is durable before it is sent (SQLite, synchronous FULL).',
  async figures(progress) {
    progress('long: in memory')
    const duels = { short: beginDuel(SHORT), long: beginDuel(LONG) }
    const memory = await inMemory(duels)
    const disk = await onDisk(duels, progress)
    return [...figuresOf('in memory', memory), ...figuresOf('on disk', disk)]
  },
}
