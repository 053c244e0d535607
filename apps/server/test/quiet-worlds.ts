// Two worlds that differ in one thing: whether a player has answered a quiet call. What everybody else receives is kept as text.
import * as skirmish from '@admiralty/systems/skirmish'
import type { Client, Stream } from './client.ts'
import { countedRandom, duel, localServer, manualClock, skirmishWith, type TestServerOptions } from './tables.ts'
import { withoutHashes } from './twins.ts'

export const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
/** The skirmish, in which nobody sees who has chosen its cards. */
export const QUIET = skirmishWith({ ...skirmish.system, quietCalls: ['muster'] })
const MINUTE = 60_000

export interface QuietWorld {
  /** The player who may have answered. It has no stream. */
  readonly actor: 'red' | 'blue'
  readonly isAnswered: boolean
  readonly options?: TestServerOptions
  /** What the actor does after its answer, in a planted leak. */
  readonly betrays?: (actor: Client, match: string) => Promise<unknown>
}
/** What the other player and a spectator receive. */
export type Received = Readonly<Record<'streams' | 'lists' | 'info' | 'owed' | 'history' | 'refusals', string>>

/** Everything that others receive in a world until the call is complete. */
export async function receivedIn({ actor, isAnswered, options = {}, betrays }: QuietWorld): Promise<Received> {
  const clock = manualClock()
  const { client } = await localServer({ games: QUIET, awayAfter: MINUTE, clock, random: countedRandom(), ...options })
  const match = await duel(client)
  const other = actor === 'red' ? 'blue' : 'red'
  const [watcher, spectator, player] = [match[other], client(), match[actor]]
  const streams = [await watcher.listen(match.id, other), await spectator.listen(match.id, 'public')]
  for (const stream of streams) await stream.status(({ here }) => here.includes(other))
  clock.advance(2 * MINUTE)
  for (const stream of streams) await stream.status(({ left }) => left.some(({ seat }) => seat === actor))
  clock.advance(1)
  if (isAnswered) {
    await player.order(match.id, actor, '1/muster', CARDS)
    await betrays?.(player, match.id)
  }
  const refusals = [
    await watcher.order(match.id, actor, '1/muster', CARDS),
    await watcher.withdraw(match.id, actor, '1/muster'),
    await watcher.automate(match.id, other, ['brace'], 1),
  ]
  await noteReceived(watcher, match.id, other, streams)
  const at = `/api/matches/${match.id}`
  const read = async (...paths: readonly string[]): Promise<string> =>
    withoutHashes(JSON.stringify(await Promise.all([watcher, spectator].flatMap((reader) => paths.map((path) => reader.get(path))))))
  const [lists, info, owed] = [await read('/api/matches'), await read(at), await read('/api/owed')]
  const history = await read(`${at}/history?as=public`, `${at}/history?as=${other}`, `${at}/journal`)
  // The player is away, so a bot may take its place, whether or not it has answered.
  await watcher.post(`${at}/stand-in`, { as: other, seat: actor, rank: 'ensign', agree: true })
  for (const stream of streams) await stream.entry(1)
  await noteReceived(watcher, match.id, other, streams)
  for (const stream of streams) stream.close()
  return {
    streams: withoutHashes(streams.map(({ raw }) => raw).join('\n')),
    refusals: withoutHashes(JSON.stringify(refusals)),
    lists,
    info,
    owed,
    history,
  }
}

/** Sends a note and waits until all streams have it, and with it everything that was sent before. */
async function noteReceived(client: Client, match: string, as: string, streams: readonly Stream[]): Promise<void> {
  const count = (stream: Stream): number => stream.all.filter(({ event }) => event === 'note').length
  const before = streams.map(count)
  await client.post(`/api/matches/${match}/notes`, { as, signal: 'thinking' })
  for (const [index, stream] of streams.entries()) await stream.until(() => count(stream) > (before[index] ?? 0))
}
