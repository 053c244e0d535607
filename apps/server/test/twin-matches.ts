// A match of two players and a spectator whose streams are kept as bytes, so that twin matches can be compared.
import { commitmentOf } from '@admiralty/match'
import { expect } from 'vitest'
import type { GameModules } from '../src/index.ts'
import type { Client, Stream } from './client.ts'
import { countedRandom, localServer, manualClock } from './tables.ts'

/** A match that differs from its twin in secrets only. */
export interface TwinOptions {
  readonly games: GameModules
  readonly system: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** The secret of the dice. */
  readonly secret: string
}
export interface TwinMatch {
  readonly id: string
  readonly clients: Readonly<Record<string, Client>>
  /** The streams of yellow, blue and public. */
  readonly streams: Readonly<Record<string, Stream>>
}
/** The values that the seats add to the dice. */
export const SEAT_VALUES = { yellow: 'anna', blue: 'ben' }

/** Starts a server and a match on it. The server's third token is the match's secret, after Yellow's cookie and the match's id. */
export async function openTwinMatch({ games, system, scenario, options, secret }: TwinOptions): Promise<TwinMatch> {
  const { client } = await localServer({ games, clock: manualClock(), random: countedRandom({ 3: secret }) })
  const [yellow, blue, spectator] = [client(), client(), client()]
  const id = await yellow.open({ system, scenario, options, seats: { yellow: 'me', blue: 'invite' }, value: SEAT_VALUES.yellow })
  const { invitations, commitment } = await yellow.table(id)
  expect(commitment).toBe(commitmentOf(secret))
  await blue.post(`/api/invitations/${invitations[0]?.token}`, { value: SEAT_VALUES.blue })
  const streams = {
    blue: await blue.listen(id, 'blue'),
    yellow: await yellow.listen(id, 'yellow'),
    public: await spectator.listen(id, 'public'),
  }
  for (const stream of Object.values(streams)) await stream.status(({ here }) => here.length === 2)
  return { id, clients: { yellow, blue, public: spectator }, streams }
}

/** The seats with a sealed order, as the stream shows it last. */
export const sealedIn = (stream: Stream): readonly string[] =>
  JSON.parse(stream.all.findLast(({ event }) => event === 'status')?.data ?? '{}').sealed

/** Sends an order and waits until every stream has the entry that it led to, if any. */
export async function postOrder({ id, clients, streams }: TwinMatch, seat: string, call: string, order: object): Promise<void> {
  const { body } = (await clients[seat]?.order(id, seat, call, order)) ?? {}
  if (body?.sealed !== true) throw new Error(`${seat} ${call}: ${JSON.stringify(body)}`)
  for (const stream of Object.values(streams)) if (body.seq !== null) await stream.entry(body.seq)
}
/** Sends an order and waits until every stream shows it. */
export async function sendOrder(match: TwinMatch, seat: string, call: string, order: object): Promise<void> {
  await postOrder(match, seat, call, order)
  for (const stream of Object.values(match.streams)) {
    const open = stream.table().message.calls.some((other) => other.id === call)
    await stream.until(() => sealedIn(stream).includes(seat) === open)
  }
}
/** Withdraws the only sealed order and waits until every stream shows it. */
export async function withdrawOrder({ id, clients, streams }: TwinMatch, seat: string, call: string): Promise<void> {
  await clients[seat]?.withdraw(id, seat, call)
  for (const stream of Object.values(streams)) await stream.until(() => sealedIn(stream).length === 0)
}

/**
 * Sends forbidden requests as a seat: orders for other ships, a withdrawal of another seat's order, pages of every viewer. Returns all
 * responses to the seat and to the spectator, by viewer.
 */
export async function probe(
  { id, clients, streams }: TwinMatch,
  seat: 'yellow' | 'blue',
  orders: readonly object[],
): Promise<Readonly<Record<string, string>>> {
  const { [seat]: intruder, public: spectator } = clients
  if (!intruder || !spectator) throw new Error(`the match has no client for ${seat} or public`)
  const [call] = streams[seat]?.table().message.calls ?? []
  const other = seat === 'blue' ? 'yellow' : 'blue'
  const journals = [seat, other].map((as) => `/api/matches/${id}/journal?as=${as}`)
  const histories = ['public', seat, other].flatMap((as) =>
    ['', '&before=3&limit=2'].map((page) => `/api/matches/${id}/history?as=${as}${page}`),
  )
  const pages = [`/api/matches/${id}`, '/api/matches', `/api/matches/${id}/journal`, ...journals, ...histories]
  const refused = {
    orders: await Promise.all(orders.map((order) => intruder.order(id, seat, call?.id ?? '', order))),
    withdrawn: await intruder.withdraw(id, other, call?.id ?? ''),
  }
  const read = async (client: Client): Promise<readonly unknown[]> => Promise.all(pages.map((page) => client.get(page)))
  return {
    [seat]: withoutHashes(JSON.stringify([refused, await read(intruder)])),
    public: withoutHashes(JSON.stringify(await read(spectator))),
  }
}

/** Replaces the salted hashes and the commitment, which differ between twins. */
const withoutHashes = (text: string): string => text.replaceAll(/"(chain|commitment)":"[0-9a-f]{64}"/g, '"$1":"…"')
/** Everything that a viewer has received, without hashes. */
export const receivedBy = ({ streams }: TwinMatch, viewer: string): string => withoutHashes(streams[viewer]?.raw ?? '')
export const closeAll = ({ streams }: TwinMatch): void => {
  for (const stream of Object.values(streams)) stream.close()
}
/** The latest view of a seat. The caller knows the game. */
export const viewOf = <View>({ streams }: TwinMatch, seat: string): View => streams[seat]?.table().view as View
