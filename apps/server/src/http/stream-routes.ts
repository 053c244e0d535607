// The stream of one match for one viewer, as server-sent events. The event id is the sequence number, so reconnecting resumes.
import { LIMITS, viewerSchema } from '@admiralty/protocol'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Listener } from '../match/broadcaster.ts'
import type { MatchSession } from '../match/match-session.ts'
import { makeFrame, type SseFrame } from '../match/sse-frame.ts'
import { networkOf } from '../platform/network.ts'
import type { Clock } from '../platform/ports.ts'
import { makeProblem } from '../platform/request-error.ts'
import { Turns } from '../platform/turns.ts'
import { isSpectator } from '../seats/visitor.ts'
import { asViewer, mayView } from './match-scope.ts'
import { problemText } from './problems.ts'
import type { Api, RouteContext } from './route-context.ts'
import { filesAllowed, StreamLimits, spectatorsWith } from './stream-limits.ts'

/** Milliseconds after which a client that does not read is disconnected. It may reconnect and resume. */
const STALLED = LIMITS.stalled * 1000

export function streamRoutes(api: Api, { clock, rateLimited, load, sessions }: RouteContext): void {
  const limits = new StreamLimits(load, spectatorsWith(filesAllowed()))
  const turns = new Turns()
  api.get(
    '/stream',
    {
      sse: 'only',
      config: {
        admit: async () => {
          limits.checkWaiting(turns.waiting)
          await turns.next()
        },
      },
      exposeHeadRoute: false,
      // The plugin's own 406 response is not problem+json.
      onSend: async (_, reply, payload) =>
        reply.statusCode === 406 ? problemText(reply, makeProblem('not-acceptable', 'send Accept: text/event-stream')) : payload,
      schema: {
        summary: 'Stream a match as server-sent events: begin, entry, note, status, fixed',
        querystring: z.object({ as: viewerSchema.default('public') }),
      },
    },
    async (request, reply) => {
      const { as: viewer } = request.query
      const found = asViewer(request, viewer)
      const { match, person = null } = found
      const close = limits.open({
        match: match.record.id,
        spectator: isSpectator(viewer),
        person,
        network: rateLimited ? networkOf(request.ip) : null,
      })
      if (!reply.sse.isConnected) return close()
      reply.sse.onClose(close)
      // A stream shows what its person may know, so it ends when the device is signed out.
      reply.sse.onClose(sessions.watch(request, () => reply.sse.close()))
      const mayStillView = (): boolean => mayView(found, viewer)
      await sendAll(match, { viewer, person }, { reply, after: lastSeen(reply.sse.lastEventId), clock, mayStillView })
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
  /** False once the seat of the viewer has passed on to another person. */
  mayStillView(): boolean
}

/** Sends everything that is due, then waits for changes. Ends when the user may receive nothing more. Never buffers more than the client reads. */
async function sendAll(
  match: MatchSession,
  { viewer, person }: Omit<Listener, 'wake'>,
  { reply, after, clock, mayStillView }: Destination,
): Promise<void> {
  const { sse } = reply
  const writer = new EventWriter({ reply, clock, mayStillView })
  const signal = makeSignal()
  const stop = match.streams.listen({ viewer, person, wake: signal.notify })
  sse.onClose(() => {
    stop()
    signal.notify()
  })
  let sent = after
  let noted = 0
  let status = ''
  let asked = ''
  while (sse.isConnected) {
    const changed = signal.next()
    for (const { seq, frame } of await match.streams.due(viewer, sent)) {
      if (!sse.isConnected) break
      await writer.send(frame)
      sent = seq
    }
    noted = await sendNotes(match, noted, writer)
    const fixed = match.streams.fixedFor(person, (sent ?? -1) + 1)
    if (fixed !== '' && fixed !== asked) await writer.send(makeFrame('fixed', fixed))
    asked = fixed
    // A device that is asked answers first: the entry brings another status, and a page would draw this one in between for nothing.
    const now = match.streams.statusEvent(person)
    if (now.text !== status && (fixed === '' || status === '')) {
      await writer.send(now.frame)
      status = now.text
    }
    if (sse.isConnected) await changed
  }
}

/** Sends the notes after number `noted`; returns the number of the last one. */
async function sendNotes({ notes }: MatchSession, noted: number, writer: EventWriter): Promise<number> {
  const next = notes.filter(({ seq }) => seq > noted)
  for (const note of next) await writer.send(makeFrame('note', JSON.stringify(note)))
  return next.at(-1)?.seq ?? noted
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

/** Writes the events of one stream. */
class EventWriter {
  readonly #reply: FastifyReply
  readonly #clock: Clock
  readonly #mayStillView: () => boolean
  #begun = false

  constructor({ reply, clock, mayStillView }: Omit<Destination, 'after'>) {
    this.#reply = reply
    this.#clock = clock
    this.#mayStillView = mayStillView
  }

  /** Writes immediately, then waits until the client can take more. Ends the stream instead when the user may receive nothing more. */
  async send(frame: SseFrame): Promise<void> {
    const { sse, raw } = this.#reply
    if (!sse.isConnected) return
    if (!this.#mayStillView()) return sse.close()
    this.#write(frame)
    const { socket } = raw
    if (!raw.writableNeedDrain && !socket?.writableNeedDrain) return
    const cancel = this.#clock.after(STALLED, () => raw.destroy())
    await new Promise<void>((resolve) => {
      raw.once('drain', resolve)
      socket?.once('drain', resolve)
      raw.once('close', resolve)
    })
    cancel()
  }

  /** A thousand viewers receive the same bytes, so these go past the response, which would frame them again for each. */
  #write({ payload, chunk }: SseFrame): void {
    const { sse, raw } = this.#reply
    if (this.#begun && raw.chunkedEncoding && raw.socket) {
      raw.socket.write(chunk)
      return
    }
    sse.sendHeaders()
    raw.write(payload)
    this.#begun = true
  }
}
