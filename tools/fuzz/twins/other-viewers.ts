// Requests by viewers who may not know a sealed order: what they may read, and what they are refused.
import type { RawRequest } from './wire.ts'

/** A moment at which a seat has a sealed order. */
export interface SealedMoment {
  readonly match: string
  readonly call: string
  /** The seat whose order is sealed. */
  readonly hider: string
  /** The idempotency key with which the order was sealed. */
  readonly key: string
  /** An order that the hider could give. */
  readonly order: unknown
}
/** A viewer of the match. A stranger has no seat and no cookie. */
export interface OtherViewer {
  readonly seat: string | null
  readonly cookie: string
}
/** A kind of request with one request of it. */
type KindOfRequest = readonly [kind: string, request: RawRequest]

/** Everything that this viewer may read. */
export function readings({ match, hider }: SealedMoment, { seat, cookie }: OtherViewer): readonly KindOfRequest[] {
  const get = (path: string): RawRequest => ({ method: 'GET', path, cookie })
  return [
    ['match page', get(`/api/matches/${match}`)],
    ['list', get('/api/matches')],
    ['list', get('/api/me')],
    ['list', get('/api/designs')],
    ['export', get(`/api/matches/${match}/journal`)],
    ...(seat === null ? [] : [['export', get(`/api/matches/${match}/journal?as=${seat}`)] as const]),
    ...historyReadings(match, seat, get),
    ['receipt', get(`/api/matches/${match}/receipt`)],
    ...[hider, 'referee', 'nobody'].flatMap((as): readonly KindOfRequest[] => [
      ['refusal', get(`/api/matches/${match}/journal?as=${as}`)],
      ['refusal', get(`/api/matches/${match}/history?as=${as}`)],
    ]),
    ['refusal', { ...get(`/api/matches/${match}/stream?as=${hider}`), headers: { accept: 'text/event-stream' } }],
    ['refusal', { ...get(`/api/matches/${match}/stream`), headers: { accept: 'application/json' } }],
    ['refusal', get('/metrics')],
  ]
}

/** The latest page of the history, a page of its beginning and an impossible page, for a spectator and for the viewer's seat. */
function historyReadings(match: string, seat: string | null, get: (path: string) => RawRequest): readonly KindOfRequest[] {
  const viewers = seat === null ? ['public'] : ['public', seat]
  return viewers.flatMap((as) =>
    ['', '&before=3&limit=2', '&before=99999'].map(
      (page): KindOfRequest => ['history', get(`/api/matches/${match}/history?as=${as}${page}`)],
    ),
  )
}

/** Requests that this viewer is refused, or that change nothing. */
export function attempts({ match, hider, call, key, order }: SealedMoment, { seat, cookie }: OtherViewer): readonly KindOfRequest[] {
  const path = `/api/matches/${match}`
  const send = (method: string, to: string, body: unknown, headers = {}): KindOfRequest => [
    'refusal',
    { method, path: path + to, cookie, headers, body },
  ]
  const own = seat ?? hider
  return [
    send('POST', '/orders', { as: hider, call, order }, { 'idempotency-key': key }),
    send('POST', '/orders', { as: own, call, order: { order: 'nonsense' } }, { 'idempotency-key': `${key}-nonsense` }),
    send('POST', '/orders', { as: own, call: 'no such call', order }, { 'idempotency-key': `${key}-no-call` }),
    send('POST', '/orders', { as: own, call }, { 'idempotency-key': key }),
    send('DELETE', '/orders', { as: hider, call }),
    send('DELETE', '/orders', { as: own, call }),
    send('DELETE', '/orders', { as: own, call: 'no such call' }),
    send('PUT', `/seats/${hider}`, { auto: true }),
    send('PUT', `/seats/${own}`, { auto: false }),
    send('POST', '/concede', { as: hider }),
    send('POST', '/key', { as: hider, key: '00'.repeat(32) }),
    send('POST', '/draw', { as: own, agree: false }),
    send('POST', '/stand-in', { as: own, seat: hider, rank: 'ensign', agree: true }),
    send('POST', '/stand-in', { as: own, seat: hider, rank: 'ensign', agree: false }),
    send('POST', '/return', { seat: own }),
    send('POST', '/rematch', { as: own, value: 'luck' }),
    send('POST', '/sit', { seat: hider, value: 'luck' }),
    send('POST', '/notes', { as: own, signal: 'thinking' }),
  ]
}
