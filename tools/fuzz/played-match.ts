// Matches that tools play over HTTP: people at their streams, each in a session of its own.
import { type Dice, pick, playersAmong } from '@admiralty/kernel'
import { type Imported, importJournal, type Journal } from '@admiralty/match'
import type { openGame } from '../../apps/cli/src/games.ts'
import type { Client, Stream } from '../../apps/server/test/client.ts'
import { steadyNow } from '../shared/steady-clock.ts'

export type PlayedSystem = Awaited<ReturnType<typeof openGame>>['system']

export interface Player {
  readonly seat: string
  readonly client: Client
  readonly stream: Stream
}
export interface PlayedMatch {
  readonly system: PlayedSystem
  readonly id: string
  readonly dice: Dice
  readonly players: readonly [Player, ...Player[]]
  readonly conceded: Set<string>
}

/** How a match begins. */
export interface MatchPlan {
  readonly url: string
  readonly system: PlayedSystem
  readonly dice: Dice
  /** The holder of the other seats: 'invite' for people, 'bot:ensign' for bots. */
  readonly holder: 'invite' | 'bot:ensign'
  /** Whether a seat has automatic answers. */
  auto(): boolean
  /** A new client. */
  client(url: string): Client
}

/** Creates a match of a random scenario. */
export async function beginMatch(plan: MatchPlan): Promise<PlayedMatch> {
  const { url, system, dice, holder } = plan
  const scenario = pick(dice, system.scenarios)
  const [first = '', ...others] = playersAmong(scenario.seats).map(({ seat }) => seat)
  const host = plan.client(url)
  const seats = { [first]: 'me' as const, ...Object.fromEntries(others.map((seat) => [seat, holder])) }
  const { status, body: created } = await host.post<{ readonly id: string }>('/api/matches', {
    system: system.id,
    scenario: scenario.id,
    value: 'luck',
    seats,
    ...host.keysFor([first], 'luck'),
  })
  if (status !== 201) throw new Error(JSON.stringify(created))
  const { id } = created
  const sit = async (seat: string, client: Client): Promise<Player> => {
    await client.put(`/api/matches/${id}/seats/${seat}`, { auto: plan.auto() })
    return { seat, client, stream: await client.listen(id, seat) }
  }
  const join = async ({ token, seat }: { readonly token: string; readonly seat: string }): Promise<Player> => {
    const guest = plan.client(url)
    const answer = await guest.post(`/api/invitations/${token}`, { value: 'luck', ...guest.keysFor([seat], 'luck') })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return sit(seat, guest)
  }
  const guests = await Promise.all((await host.table(id)).invitations.map(join))
  return { system, id, dice, players: [await sit(first, host), ...guests], conceded: new Set() }
}

/** The journal of a match that is over. Throws if it is refused. */
export async function journalOf({ system, id, players: [{ client }] }: PlayedMatch): Promise<Journal> {
  const { body } = await client.get<object>(`/api/matches/${id}/journal`)
  const imported: Imported = importJournal(body, system)
  if ('refusal' in imported) throw new Error(`${system.id} ${id}: the journal is refused: ${imported.refusal.reason}`)
  return imported.journal
}

/** A match that does not go on for this long is stuck, in ms. */
const PATIENCE = 120_000
/** The time between two looks at a match that does not go on, in ms. */
const LOOK = 500
/** Waits for entry `seq`. Throws if the match does not go on. */
export async function waitForEntry(stream: Stream, seq: number, match: string): Promise<void> {
  const began = steadyNow()
  let isHere = false
  const arrived = stream.entry(seq).then(() => {
    isHere = true
  })
  while (!isHere) {
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, LOOK))])
    if (!isHere && steadyNow() - began > PATIENCE) throw new Error(`${match} does not go on before entry ${seq}`)
  }
}
