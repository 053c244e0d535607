// The same duels, order by order and die by die, here and on boardgame.io, with the same services: rules only, in memory, and stored.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { scriptedDice } from '@admiralty/kernel'
import { beginMatch, type SealedOrder } from '@admiralty/match'
import { makeObjectsYoung } from '@admiralty/server'
import { openSqlite } from '@admiralty/store'
import { system } from './duels.ts'
import type { BenchItem } from './figure.ts'
import { figuresOf, floor, type RivalEnd } from './floor.ts'
import { ratesOf } from './interleaved.ts'
import { asEnd, type RecordedDuel, recordedDuels } from './recorded-duels.ts'
import { rival } from './rival.ts'
import { OPENER, store, takeDurably } from './stored.ts'
import { host, take } from './whole-path.ts'

const DUELS = 100
/** Duels that are stored at the same time, so that their orders share commits. */
const AT_ONCE = 50

/** The files `client.js` and `master.js` of `boardgame-io`. */
interface RivalClient {
  playDuel(answers: readonly SealedOrder[], faces: readonly number[]): RivalEnd
}
interface RivalStorage {
  close(): void
}
interface RivalMaster {
  readonly MemoryStorage: new () => object
  readonly FileStorage: new (file: string) => RivalStorage
  openMaster(
    storage: object,
    send: (text: string) => void,
  ): (id: string, answers: readonly SealedOrder[], faces: readonly number[]) => Promise<RivalEnd>
}

/** Check, resolve and look, and nothing else: what a laboratory or a bot does. */
function playRules({ beginning: { setup, position }, entries, faces }: RecordedDuel): unknown {
  const dice = scriptedDice(...faces)
  let { state } = system.begin({ setup, position }, dice)
  for (const entry of entries) {
    const { orders } = entry
    const { call } = entry
    if (!call) continue
    const refused = call.seats.some((seat) => system.check(system.view(state, seat), call, orders[seat]))
    if (refused) throw new Error('an order that was legal is refused')
    state = system.resolve(state, call, orders, dice).state
  }
  return state
}

function mustAgree({ G, gameover }: RivalEnd, { end }: RecordedDuel): void {
  const theirs = gameover ? asEnd({ ...G, ...gameover }) : 'no end'
  if (theirs !== end) throw new Error(`the games differ:\n${end}\n${theirs}`)
}

/** Stores the orders of some duels at the same time. Resolves to the number of orders. */
async function playStored(
  on: Awaited<ReturnType<typeof openSqlite>>,
  run: number,
  duels: readonly RecordedDuel[],
  send: (text: string) => void,
) {
  const tell = (_: string, text: string): void => send(text)
  await Promise.all(
    duels.map(async ({ beginning, answers }) => {
      const match = host(system, beginning, tell)
      const opening = beginMatch(system, match.standing.head, beginning.secret, beginning.created)
      const stored = await store(on, `${run}-${beginning.id}`, match, [opening])
      for (const answer of answers) await takeDurably(stored, answer, tell)
    }),
  )
}

const ordersIn = (some: readonly RecordedDuel[]): number => some.reduce((sum, { answers }) => sum + answers.length, 0)

export const item: BenchItem = {
  title: 'The same duels on boardgame.io',
  about: `${DUELS} random duels of the testkit's skirmish. Each line compares the same services, in turns in one run, in processor time of all threads. *In memory*: an order is checked and carried out, and each seat receives its view and log as a text; here the dice are proven and the entry is hashed too, boardgame.io's master keeps the whole state and its log. *Stored*: the same, and an order is durable before its messages are sent; ${AT_ONCE} matches at once share the commits of one SQLite file on both sides (synchronous FULL). *Rules only*: an order is checked and carried out, beside a plain local client whose state is read once. *The floor*: one HMAC and one SHA-256 of each entry, the JSON of entry and messages, and one row if it is stored. Before the measurement, all duels are played on both, and their results are equal.`,
  async figures(progress) {
    const client: RivalClient = await import(rival('client.js').href)
    const { MemoryStorage, FileStorage, openMaster }: RivalMaster = await import(rival('master.js').href)
    const duels = await recordedDuels(DUELS)
    let sent = 0
    const send = (text: string): void => {
      sent += text.length
    }
    const folder = mkdtempSync(join(tmpdir(), 'admiralty-bench-'))
    const file = new FileStorage(join(folder, 'rival.db'))
    const [inMemory, inFile] = [openMaster(new MemoryStorage(), send), openMaster(file, send)]
    for (const duel of duels) {
      mustAgree(client.playDuel(duel.answers, duel.faces), duel)
      mustAgree(await inMemory('agreed', duel.answers, duel.faces), duel)
    }
    const on = await openSqlite(join(folder, 'ours'))
    await on.addPerson({ id: OPENER, name: '', created: 0 }, 'nobody has its token')
    const rows = new DatabaseSync(join(folder, 'floor.db'))
    rows.exec(
      'pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; create table rows (entry text, digest text)',
    )
    const insert = rows.prepare('insert into rows values (?, ?)')

    let [next, run] = [0, 0]
    const turn = (): RecordedDuel => {
      next = (next + 1) % duels.length
      const duel = duels[next]
      if (!duel) throw new Error('there is no duel')
      return duel
    }
    const one = (play: (duel: RecordedDuel) => unknown) => async (): Promise<number> => {
      const duel = turn()
      await play(duel)
      return duel.answers.length
    }
    const many = (play: (some: readonly RecordedDuel[]) => unknown) => async (): Promise<number> => {
      const some = Array.from({ length: AT_ONCE }, turn)
      run += 1
      await play(some)
      return ordersIn(some)
    }
    progress('ratio: all in turns')
    makeObjectsYoung()
    const rates = await ratesOf({
      client: one((duel) => client.playDuel(duel.answers, duel.faces)),
      rules: one(playRules),
      master: one((duel) => inMemory('measured', duel.answers, duel.faces)),
      path: one((duel) => {
        const tell = (_: string, text: string): void => send(text)
        const match = host(system, duel.beginning, tell)
        for (const answer of duel.answers) take(match, answer, tell)
      }),
      floor: one((duel) => floor(duel, () => undefined)),
      masterStored: many((some) => Promise.all(some.map(({ answers, faces }, index) => inFile(`${run}-${index}`, answers, faces)))),
      pathStored: many((some) => playStored(on, run, some, send)),
      floorStored: many((some) => {
        rows.exec('begin')
        for (const duel of some) floor(duel, (entry, digest) => insert.run(entry, digest))
        rows.exec('commit')
      }),
    })
    if (sent === 0) throw new Error('no message was sent')
    await on.close()
    file.close()
    rows.close()
    rmSync(folder, { recursive: true })
    return [
      { what: 'duels with the same result on both', value: duels.length, unit: 'duels', note: `${ordersIn(duels)} orders` },
      ...figuresOf(rates),
    ]
  },
}
