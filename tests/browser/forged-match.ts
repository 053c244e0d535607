// A forger with the database and the key of the server, but without the key of the player: another match in place of the one that was played.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seededDice } from '@admiralty/kernel'
import {
  actionStatement,
  applyAction,
  beginMatch,
  decide,
  endStatement,
  type Head,
  type Journal,
  makeHead,
  type NewTransition,
  orderStatement,
  publicKeyOf,
  sign,
  type Transition,
} from '@admiralty/match'
import { system } from '@admiralty/systems/easystar'
import { SQLITE_FILE } from '../../packages/store/src/sqlite-connection.ts'

const SECRET = 'another secret'
/** How long the forged match is, and whether Blue concedes in one more entry. */
interface Forgery {
  readonly entries: number
  readonly over: boolean
}

/** Makes a match of Yellow and Blue with the id and the setup of the original. */
function forge(original: Head, hostKey: Uint8Array, { entries, over }: Forgery): Journal {
  const ownKey = hostKey.map((byte) => 255 - byte)
  const keyOf = (seat: string): Uint8Array => (seat === 'blue' ? hostKey : ownKey)
  const keys = { host: publicKeyOf(hostKey), seats: { yellow: publicKeyOf(ownKey), blue: publicKeyOf(hostKey) } }
  const seatValues = { ...original.seatValues, yellow: 'another value' }
  const { id, setup, created } = original
  const head = makeHead(system, { id, setup, position: null, secret: SECRET, seatValues, keys, created })
  const dice = seededDice(1)
  const transitions = [beginMatch(system, head, SECRET, created)]
  const last = (): Transition['match'] => (transitions.at(-1) as Transition).match
  while (transitions.length < entries) {
    const { seq, chain, state } = last()
    const [call] = system.openCalls(state as never)
    if (!call) break
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.randomOrder(system.view(state as never, seat), call, dice)]))
    const signatures = Object.fromEntries(
      call.seats.map((seat) => {
        const statement = orderStatement({ match: id, seat, call: call.id, chain, order: orders[seat] })
        return [seat, { after: seq, value: sign(statement, keyOf(seat)) }]
      }),
    )
    transitions.push(decide(system, last(), { call, orders, signatures, time: created + seq }, SECRET))
  }
  if (over) transitions.push(concession(last(), hostKey))
  return {
    head,
    entries: transitions.map(({ entry }) => entry),
    chain: transitions.map(({ match }) => match.chain),
    secret: SECRET,
    signature: sign(endStatement(id, last().chain), hostKey),
  }
}

function concession(match: Transition['match'], hostKey: Uint8Array): NewTransition {
  const { head, seq, chain } = match
  const action = { kind: 'conceded', seat: 'blue' } as const
  const consent = { after: seq, value: sign(actionStatement({ match: head.id, seat: 'blue', chain, action }), hostKey) }
  return applyAction(system, match, { action, signatures: { blue: consent }, time: head.created + seq }, SECRET)
}

/** Replaces a match in the database of a server that is down. Returns the forged journal. */
export function replaceMatch(folder: string, id: string, forgery: Forgery): Journal {
  const database = new DatabaseSync(join(folder, SQLITE_FILE))
  const { value } = database.prepare(`select value from server where name = 'key'`).get() as { value: string }
  const { head } = database.prepare('select head from matches where id = ?').get(id) as { head: string }
  const forged = forge(JSON.parse(head), Buffer.from(value, 'hex'), forgery)
  const { seatValues, keys } = forged.head
  database.prepare('update matches set secret = ?, head = ? where id = ?').run(SECRET, JSON.stringify(forged.head), id)
  const seat = database.prepare(`update seats set value = ?, "key" = ?, link_end = null where "match" = ? and seat = 'yellow'`)
  seat.run(seatValues.yellow ?? '', keys?.seats.yellow ?? '', id)
  database.prepare('delete from entries where "match" = ?').run(id)
  const insert = database.prepare('insert into entries ("match", seq, entry, chain) values (?, ?, ?, ?)')
  for (const [seq, entry] of forged.entries.entries()) insert.run(id, seq, JSON.stringify(entry), forged.chain[seq] ?? '')
  database.close()
  return forged
}
