// The news of one match to one viewer, as server-sent events. The event id is the sequence number, so that reconnecting is resuming.
import { LIMITS, matchIdSchema, viewerSchema } from '@admiralty/protocol'
import type { SSEMessage } from '@fastify/sse'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Listener } from '../match/broadcaster.ts'
import type { MatchSession } from '../match/match-session.ts'
import type { Clock } from '../platform/ports.ts'
import { makeProblem, problemText, TooManyRequests } from './problems.ts'
import { type Api, type RouteContext, requireSeat } from './route-context.ts'

/** Who has not taken what was sent for so long is let go, and may come back where it was. */
const STALLED = LIMITS.stalled * 1000

export function streamRoutes(api: Api, { sessions: guests, matches: host, clock, rateLimited: limited }: RouteContext): void {
  const open = makeGauge()
  api.get(
    '/api/matches/:id/stream',
    {
      // What is sent is encoded already.
      sse: { kind: 'only', serializer: String },
      exposeHeadRoute: false,
      // The plugin refuses who takes no events in words of its own.
      onSend: async (_, reply, payload) =>
        reply.statusCode === 406 ? problemText(reply, makeProblem('not-acceptable', 'ask for text/event-stream')) : payload,
      schema: {
        summary: 'News as server-sent events: begin, entry, note, status',
        params: z.object({ id: matchIdSchema }),
        querystring: z.object({ as: viewerSchema.default('public') }),
      },
    },
    async (request, reply) => {
      const session = await guests.current(request)
      const { as: viewer } = request.query
      const table = await host.session(request.params.id)
      if (viewer !== 'public') requireSeat(table, session, viewer)
      // Who has no cookie is counted by address alone.
      const counted = [
        ...(session ? [{ who: `is ${session.id}`, most: LIMITS.streams }] : []),
        ...(limited ? [{ who: `from ${request.ip}`, most: LIMITS.addressStreams }] : []),
      ]
      if (counted.some(({ who, most }) => open.of(who) >= most)) throw new TooManyRequests('too many streams are open', LIMITS.stalled)
      if (!reply.sse.isConnected) return
      for (const { who } of counted) open.add(who, 1)
      reply.sse.onClose(() => {
        for (const { who } of counted) open.add(who, -1)
      })
      const listener = { viewer, session: session?.id ?? null }
      await tell(table, listener, { reply, after: lastSeen(reply.sse.lastEventId), clock })
    },
  )
}

/** How many each has open. */
function makeGauge(): { of(who: string): number; add(who: string, more: 1 | -1): void } {
  const counts = new Map<string, number>()
  return {
    of: (who) => counts.get(who) ?? 0,
    add(who, more) {
      const count = (counts.get(who) ?? 0) + more
      if (count > 0) counts.set(who, count)
      else counts.delete(who)
    },
  }
}

/** -1: nothing yet. */
const lastSeen = (id: string | null): number => (id !== null && /^\d{1,9}$/.test(id) ? Number(id) : -1)

interface Telling {
  readonly reply: FastifyReply
  readonly after: number
  readonly clock: Clock
}

/** Sends what there is, then waits to be woken; never more under way than the client takes. */
async function tell(table: MatchSession, { viewer, session }: Omit<Listener, 'wake'>, { reply, after, clock }: Telling): Promise<void> {
  const { sse } = reply
  const bell = makeBell()
  const stop = table.listen({ viewer, session, wake: bell.ring })
  sse.onClose(() => {
    stop()
    bell.ring()
  })
  let told = after
  let noted = 0
  let status = ''
  while (sse.isConnected) {
    const rung = bell.rung()
    const messages = await table.messages(viewer)
    // Nobody has seen what has not happened: from the beginning, then.
    if (told >= messages.length) told = -1
    for (; told < messages.length - 1 && sse.isConnected; told += 1) {
      const seq = told + 1
      await send(reply, clock, { id: String(seq), event: seq === 0 ? 'begin' : 'entry', data: messages[seq] ?? '' })
    }
    for (const note of table.notes) {
      if (note.seq <= noted || !sse.isConnected) continue
      noted = note.seq
      await send(reply, clock, { event: 'note', data: JSON.stringify(note) })
    }
    const now = table.statusText()
    if (now !== status) await send(reply, clock, { event: 'status', data: now })
    status = now
    if (sse.isConnected) await rung
  }
}

interface Bell {
  ring(): void
  /** Resolves at the next ring after this was asked for. */
  rung(): Promise<void>
}
function makeBell(): Bell {
  let wake = (): void => undefined
  return {
    ring: () => wake(),
    rung: () =>
      new Promise((resolve) => {
        wake = resolve
      }),
  }
}

/** Written at once; waits until the client has room for more. */
async function send({ sse, raw }: FastifyReply, clock: Clock, event: SSEMessage): Promise<void> {
  if (!sse.isConnected) return
  sse.send(event).catch(() => undefined)
  if (!raw.writableNeedDrain) return
  const callOff = clock.after(STALLED, () => raw.destroy())
  await new Promise<void>((resolve) => {
    raw.once('drain', resolve)
    raw.once('close', resolve)
  })
  callOff()
}
