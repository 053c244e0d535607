// The stream of one match for one viewer, as server-sent events. The event id is the sequence number, so reconnecting resumes.
import { LIMITS, matchIdSchema, viewerSchema } from '@admiralty/protocol'
import type { SSEMessage } from '@fastify/sse'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Listener } from '../match/broadcaster.ts'
import type { MatchSession } from '../match/match-session.ts'
import { isSpectator } from '../match/visitor.ts'
import { networkOf } from '../platform/network.ts'
import type { Clock } from '../platform/ports.ts'
import { Turns } from '../platform/turns.ts'
import { makeProblem, problemText } from './problems.ts'
import { type Api, type RouteContext, requireViewer } from './route-context.ts'
import { filesAllowed, StreamLimits, spectatorsWith } from './stream-limits.ts'

/** Milliseconds after which a client that does not read is disconnected. It may reconnect and resume. */
const STALLED = LIMITS.stalled * 1000

export function streamRoutes(api: Api, { sessions, matches, clock, rateLimited, load }: RouteContext): void {
  const limits = new StreamLimits(load, spectatorsWith(filesAllowed()))
  const turns = new Turns()
  api.get(
    '/api/matches/:id/stream',
    {
      // Messages are serialized already.
      sse: { kind: 'only', serializer: String },
      exposeHeadRoute: false,
      // The plugin's own 406 response is not problem+json.
      onSend: async (_, reply, payload) =>
        reply.statusCode === 406 ? problemText(reply, makeProblem('not-acceptable', 'send Accept: text/event-stream')) : payload,
      schema: {
        summary: 'Stream a match as server-sent events: begin, entry, note, status, fixed',
        params: z.object({ id: matchIdSchema }),
        querystring: z.object({ as: viewerSchema.default('public') }),
      },
    },
    async (request, reply) => {
      limits.checkWaiting(turns.waiting)
      await turns.next()
      const session = await sessions.current(request)
      const { as: viewer } = request.query
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireViewer(match, session, viewer)
      const close = limits.open({
        match: request.params.id,
        spectator: isSpectator(viewer),
        session: session?.id ?? null,
        network: rateLimited ? networkOf(request.ip) : null,
      })
      if (!reply.sse.isConnected) return close()
      reply.sse.onClose(close)
      const listener = { viewer, session: session?.id ?? null }
      await sendAll(match, listener, { reply, after: lastSeen(reply.sse.lastEventId), clock })
    },
  )
}

/** The sequence number of the last event that the client received; null if none. */
const lastSeen = (id: string | null): number | null => (id !== null && /^\d{1,9}$/.test(id) ? Number(id) : null)

interface Destination {
  readonly reply: FastifyReply
  /** The sequence number after which to resume; null for a new stream. */
  readonly after: number | null
  readonly clock: Clock
}

/** Sends everything that is due, then waits for changes. Never buffers more than the client reads. */
async function sendAll(
  match: MatchSession,
  { viewer, session }: Omit<Listener, 'wake'>,
  { reply, after, clock }: Destination,
): Promise<void> {
  const { sse } = reply
  const signal = makeSignal()
  const stop = match.listen({ viewer, session, wake: signal.notify })
  sse.onClose(() => {
    stop()
    signal.notify()
  })
  const sendChanged = async (event: string, before: string, data: string): Promise<string> => {
    if (data !== '' && data !== before) await send(reply, clock, { event, data })
    return data
  }
  let sent = after
  let noted = 0
  let status = ''
  let asked = ''
  while (sse.isConnected) {
    const changed = signal.next()
    for (const { seq, event, text } of await match.due(viewer, sent)) {
      if (!sse.isConnected) break
      await send(reply, clock, { id: String(seq), event, data: text })
      sent = seq
    }
    for (const note of match.notes) {
      if (note.seq <= noted || !sse.isConnected) continue
      noted = note.seq
      await send(reply, clock, { event: 'note', data: JSON.stringify(note) })
    }
    status = await sendChanged('status', status, match.statusText())
    asked = await sendChanged('fixed', asked, match.fixedFor(session, (sent ?? -1) + 1))
    if (sse.isConnected) await changed
  }
}

/** Wakes one waiting loop. */
interface Signal {
  notify(): void
  /** Resolves at the next call of `notify`. */
  next(): Promise<void>
}
function makeSignal(): Signal {
  let wake = (): void => undefined
  return {
    notify: () => wake(),
    next: () =>
      new Promise((resolve) => {
        wake = resolve
      }),
  }
}

/** Writes immediately, then waits until the client can take more. */
async function send({ sse, raw }: FastifyReply, clock: Clock, event: SSEMessage): Promise<void> {
  if (!sse.isConnected) return
  sse.send(event).catch(() => undefined)
  if (!raw.writableNeedDrain) return
  const cancel = clock.after(STALLED, () => raw.destroy())
  await new Promise<void>((resolve) => {
    raw.once('drain', resolve)
    raw.once('close', resolve)
  })
  cancel()
}
