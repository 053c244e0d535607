// The master of boardgame.io, as its server uses it: it keeps state and log of a match, and sends each player its view as a text.
import { createRequire } from 'node:module'
import internal from 'boardgame.io/dist/cjs/internal.js'
import master from 'boardgame.io/dist/cjs/master.js'
import { makeDuel, moveOf, SEATS } from './duel.js'

const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite')

/** Matches in memory. */
export class MemoryStorage extends internal.Sync {
  matches = new Map()
  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { state: initialState, initialState, metadata, log: [] })
  }
  setState(id, state, deltalog = []) {
    const match = this.matches.get(id)
    match.state = state
    match.log = [...match.log, ...deltalog]
  }
  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata
  }
  fetch = (id) => this.matches.get(id) ?? {}
  forget = (id) => this.matches.delete(id)
}

/** Matches in memory and in a SQLite file. All moves of the same moment share a commit, and a move is over when it is durable. */
export class FileStorage extends internal.Async {
  kept = new MemoryStorage()
  waiting = []
  constructor(file) {
    super()
    this.database = new DatabaseSync(file)
    this.database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    this.database.exec('create table matches (id text primary key, state text, metadata text) without rowid')
    this.database.exec('create table log (id text, at integer, entry text)')
    this.writeState = this.database.prepare(
      'insert into matches (id, state) values (?, ?) on conflict do update set state = excluded.state',
    )
    this.writeMetadata = this.database.prepare('update matches set metadata = ? where id = ?')
    this.writeLog = this.database.prepare('insert into log values (?, ?, ?)')
  }
  createMatch(id, match) {
    this.kept.createMatch(id, match)
    return this.durable(() => {
      this.writeState.run(id, JSON.stringify(match.initialState))
      this.writeMetadata.run(JSON.stringify(match.metadata), id)
    })
  }
  setState(id, state, deltalog = []) {
    this.kept.setState(id, state, deltalog)
    return this.durable(() => {
      this.writeState.run(id, JSON.stringify(state))
      for (const entry of deltalog) this.writeLog.run(id, state._stateID, JSON.stringify(entry))
    })
  }
  setMetadata(id, metadata) {
    this.kept.setMetadata(id, metadata)
    return this.durable(() => this.writeMetadata.run(JSON.stringify(metadata), id))
  }
  fetch = async (id) => this.kept.fetch(id)
  forget = (id) => this.kept.forget(id)
  durable(write) {
    if (this.waiting.length === 0) setImmediate(() => this.commit())
    return new Promise((resolve) => this.waiting.push({ write, resolve }))
  }
  commit() {
    const batch = this.waiting
    this.waiting = []
    this.database.exec('begin')
    for (const { write } of batch) write()
    this.database.exec('commit')
    for (const { resolve } of batch) resolve()
  }
  close() {
    this.database.close()
  }
}

/** Plays duels with given dice faces, one for each roll. `send` receives the text for each player. */
export function openMaster(storage, send) {
  const faces = new Map()
  const roll = ({ G }) => faces.get(G.id).shift()
  const game = makeDuel(roll)
  const withId = { ...game, setup: (_, id) => ({ ...game.setup(), id }) }
  const filtered = internal.getFilterPlayerView(internal.ProcessGameConfig(withId))
  const transport = {
    send() {},
    sendAll(payload) {
      for (const [player] of SEATS.entries()) send(JSON.stringify(filtered(String(player), payload)))
    },
  }
  const table = new master.Master(withId, storage, transport)
  return async function playDuel(id, answers, given) {
    faces.set(id, [...given])
    const { initialState, metadata } = internal.createMatch({ game: withId, unlisted: true, numPlayers: 2, setupData: id })
    await storage.createMatch(id, { initialState, metadata })
    for (const { seat, order } of answers) {
      const playerID = String(SEATS.indexOf(seat))
      const { state } = await storage.fetch(id)
      const refused = await table.onUpdate(
        { type: 'MAKE_MOVE', payload: { ...moveOf(order), playerID, credentials: null } },
        state._stateID,
        id,
        playerID,
      )
      if (refused) throw new Error(refused.error)
    }
    const { state } = await storage.fetch(id)
    storage.forget(id)
    faces.delete(id)
    return { G: state.G, gameover: state.ctx.gameover }
  }
}
