// A table for two, by invitation, with a gallery: every stream is kept as it came over the wire, so that twin matches can be laid side by side.
import { commitmentOf } from '@admiralty/match'
import { expect } from 'vitest'
import type { GameModules } from '../src/index.ts'
import type { Client, Stream } from './client.ts'
import { countedRandom, localServer, manualClock } from './tables.ts'

export interface TwinOptions {
  readonly games: GameModules
  readonly system: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** What the match is committed to. */
  readonly secret: string
}
export interface TwinTable {
  readonly id: string
  readonly clients: Readonly<Record<string, Client>>
  /** Of yellow, blue and public. */
  readonly streams: Readonly<Record<string, Stream>>
}
export const SEAT_VALUES = { yellow: 'anna', blue: 'ben' }

/** The fourth token of a server is the first match's secret: after Yellow's session and the match's id. */
export async function sitDown({ games, system, scenario, options, secret }: TwinOptions): Promise<TwinTable> {
  const { client } = await localServer({ games, clock: manualClock(), random: countedRandom({ 4: secret }) })
  const [yellow, blue, gallery] = [client(), client(), client()]
  const id = await yellow.open({ system, scenario, options, seats: { yellow: 'me', blue: 'invite' }, value: SEAT_VALUES.yellow })
  const { invitations, commitment } = await yellow.table(id)
  expect(commitment).toBe(commitmentOf(secret))
  await blue.post(`/api/invitations/${invitations[0]?.token}`, { value: SEAT_VALUES.blue })
  const streams = {
    blue: await blue.listen(id, 'blue'),
    yellow: await yellow.listen(id, 'yellow'),
    public: await gallery.listen(id, 'public'),
  }
  for (const stream of Object.values(streams)) await stream.status(({ here }) => here.length === 2)
  return { id, clients: { yellow, blue, public: gallery }, streams }
}

const sealedFor = (stream: Stream): readonly string[] =>
  JSON.parse(stream.all.findLast(({ event }) => event === 'status')?.data ?? '{}').sealed

/** Waits until everybody who listens has heard of it. */
export async function give({ id, clients, streams }: TwinTable, seat: string, call: string, order: object): Promise<void> {
  const { body } = (await clients[seat]?.order(id, seat, call, order)) ?? {}
  if (body?.sealed !== true) throw new Error(`${seat} ${call}: ${JSON.stringify(body)}`)
  for (const stream of Object.values(streams)) {
    if (body.seq !== null) await stream.entry(body.seq)
    const open = stream.table().message.calls.some(({ id: asked }) => asked === call)
    await stream.until(() => sealedFor(stream).includes(seat) === open)
  }
}
/** Of the only seat that has answered. */
export async function takeBack({ id, clients, streams }: TwinTable, seat: string, call: string): Promise<void> {
  await clients[seat]?.withdraw(id, seat, call)
  for (const stream of Object.values(streams)) await stream.until(() => sealedFor(stream).length === 0)
}

/** What a seat asks that it should not, and what it and the gallery are told, by viewer: orders that are not its own to give, another's order, every page. */
export async function probes(
  { id, clients, streams }: TwinTable,
  seat: 'yellow' | 'blue',
  orders: readonly object[],
): Promise<Readonly<Record<string, string>>> {
  const { [seat]: prying, public: gallery } = clients
  if (!prying || !gallery) throw new Error('nobody there')
  const [call] = streams[seat]?.table().message.calls ?? []
  const other = seat === 'blue' ? 'yellow' : 'blue'
  const journals = [seat, other].map((as) => `/api/matches/${id}/journal?as=${as}`)
  const pages = [`/api/matches/${id}`, '/api/matches', `/api/matches/${id}/journal`, ...journals]
  const refused = {
    orders: await Promise.all(orders.map((order) => prying.order(id, seat, call?.id ?? '', order))),
    withdrawn: await prying.withdraw(id, other, call?.id ?? ''),
  }
  const told = async (who: Client): Promise<readonly unknown[]> => Promise.all(pages.map((page) => who.get(page)))
  return {
    [seat]: masked(JSON.stringify([refused, await told(prying)])),
    public: masked(JSON.stringify(await told(gallery))),
  }
}

/** Hashes with a salt or of a secret: 64 digits that say nothing. */
const masked = (text: string): string => text.replaceAll(/"(chain|commitment)":"[0-9a-f]{64}"/g, '"$1":"…"')
/** All that a seat, or the gallery, has received. */
export const heard = ({ streams }: TwinTable, seat: string): string => masked(streams[seat]?.raw ?? '')
export const closeAll = ({ streams }: TwinTable): void => {
  for (const stream of Object.values(streams)) stream.close()
}
