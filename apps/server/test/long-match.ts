// Makes a stored match long without its server: pairs of actions that leave the game as it is, then random orders.
import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { applyAction, decide, type MatchState, type NewTransition, outcomeOf, reopen } from '@admiralty/match'
import { openSqlite } from '@admiralty/store'
import { system as easystar } from '@admiralty/systems/easystar'
import { system as skirmish } from '@admiralty/systems/skirmish'
import type { Client } from './client.ts'
import type { Spawned } from './spawn-server.ts'
import { DUEL, freshFolder, localServer } from './tables.ts'

interface LongMatch {
  readonly folder: string
  readonly id: string
  readonly system: RuleSystem
  /** Pairs of entries in which a bot replaces a player, who then returns. */
  readonly absences: number
  /** Calls that are answered by random orders after that, at most: the last answers before an end are not given. */
  readonly calls: number
}

/** Returns the number of entries that the match has then; it still goes on. It must have begun, and no server may be using the folder. */
async function prolong({ folder, id, system, absences, calls }: LongMatch): Promise<number> {
  const store = await openSqlite(folder)
  const handle = store.handle(id)
  const stored = await handle.read(-1)
  if (!stored?.record.head) throw new Error(`match ${id} has not begun`)
  const { head, secret } = stored.record
  const journal = { head, entries: stored.entries.map(({ entry }) => entry), chain: stored.entries.map(({ chain }) => chain) }
  let match = reopen(system, journal)
  // The writes follow one another, because each needs the revision that the one before leads to.
  const keep = async ({ entry, text, match: after }: NewTransition): Promise<void> => {
    const progress = { status: 'playing', moment: '', time: entry.time } as const
    await handle.append({
      match: id,
      entry,
      text,
      chain: after.chain,
      head: null,
      settledVotes: [],
      request: null,
      wake: null,
      asked: [],
      standing: null,
      newHolder: null,
      errands: [],
      ...progress,
    })
    match = after
  }
  const [player] = system.seats(head.setup)
  const seat = player?.seat ?? ''
  for (let pair = 0; pair < absences; pair += 1) {
    await keep(applyAction(system, match, { action: { kind: 'replaced', seat, by: 'captain' }, time: match.seq }, secret))
    await keep(applyAction(system, match, { action: { kind: 'returned', seat }, time: match.seq }, secret))
  }
  for (const next of answered(system, match, { secret, calls })) await keep(next)
  await store.close()
  return match.seq + 1
}

/** The answers before an end that are not given. A server gives those without a choice itself, which could end the match. */
const BEFORE_THE_END = 20
/** Answers to this many calls by random orders, or fewer if the match would end. */
function answered(
  system: RuleSystem,
  match: MatchState,
  { secret, calls }: { readonly secret: string; readonly calls: number },
): readonly NewTransition[] {
  const dice = seededDice(3)
  const all: NewTransition[] = []
  while (all.length < calls) {
    const next = decided(system, all.at(-1)?.match ?? match, secret, dice)
    if (outcomeOf(system, next.match)) return all.slice(0, -BEFORE_THE_END)
    all.push(next)
  }
  return all
}

function decided(system: RuleSystem, match: MatchState, secret: string, dice: ReturnType<typeof seededDice>): NewTransition {
  const [call] = system.openCalls(match.state)
  if (!call) throw new Error('no call is open')
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.randomOrder(system.view(match.state, seat), call, dice)]))
  return decide(system, match, { call, orders, time: match.seq }, secret)
}

/** A folder with a duel of Skirmish of 252 entries, and the cookie of its player. */
export async function storedDuel() {
  const folder = freshFolder()
  const { client, close } = await localServer({ folder })
  const red = client()
  const id = await red.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
  await close()
  const entries = await prolong({ folder, id, system: skirmish, absences: 125, calls: 1 })
  return { folder, id, entries, cookie: red.cookie }
}

/** A battle of EasyStar on a server process, with its players' cookie. */
export interface LongBattle {
  readonly id: string
  readonly entries: number
  /** A seat that is asked now. */
  readonly seat: string
}
const LONG_BATTLE = { system: 'easystar', scenario: 'battle', options: { budget: 1000 }, title: 'A long battle', value: 'luck' }

/** Opens a battle of about 5,000 entries, of which the last turns were fought. The client holds both seats; the server is restarted. */
export async function openLongBattle(server: Spawned, client: Client): Promise<LongBattle> {
  const id = await client.open({ ...LONG_BATTLE, seats: { yellow: 'me', blue: 'me' } })
  await server.kill()
  const entries = await prolong({ folder: server.folder, id, system: easystar, absences: 2_450, calls: 200 })
  await server.restart()
  const stream = await client.listen(id, 'public')
  await stream.entry(0)
  const seat = stream.table().message.calls[0]?.seats[0]
  stream.close()
  if (seat === undefined) throw new Error('the battle has ended')
  return { id, entries, seat }
}
