// Bad requests: requests that follow the OpenAPI page of the server and are then damaged, and bytes that are not HTTP.
import { type Dice, pick } from '@admiralty/kernel'
import { malformed } from './malformed-input.ts'
import { type Described, sampleOf } from './request-shapes.ts'

const NOT_IDS = ['__proto__', '%00', '%', '..%2f..%2f', 'x'.repeat(300), '%E0%A4%A', 'constructor', '1', "'%20or%201=1--", '%F0%9F%9A%80']
const COOKIES = [
  '',
  'admiralty=',
  'admiralty=forged',
  `admiralty=${'x'.repeat(4_000)}`,
  'admiralty=%00%ff',
  'admiralty=a; admiralty=b',
  '=;=;;',
  '__proto__=1',
]
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'application/xml',
  '',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json, text/html',
]
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '1.2.3.4, ,' },
  { 'last-event-id': '99999999999999999999' },
  { accept: 'text/event-stream' },
  { range: 'bytes=0-1,2-' },
  { 'if-none-match': '*' },
  { 'idempotency-key': 'x'.repeat(9_000) },
  { 'accept-encoding': 'br;q=9, *;q=-1' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { authorization: 'Bearer adm_forged' },
  { authorization: `Bearer adm_${'x'.repeat(2_000)}` },
  { authorization: 'Bearer ' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
]

const few = (dice: Dice, most: number): number => (dice.roll(1, most, 'few')[0] ?? 1) - 1

/** The targets of bad requests. */
export interface RequestTargets {
  readonly routes: readonly Described[]
  readonly matches: readonly string[]
  /** Cookies of players who hold seats. */
  readonly cookies: readonly string[]
  /** Ids of devices, tokens and the like that belong to a player, which no request may touch. */
  readonly ids: readonly string[]
}

/** A request that must have no effect: without permission, or from a player but with an invalid body. */
export function badRequest(dice: Dice, { routes, matches, cookies, ids }: RequestTargets) {
  const { method, path, body } = pick(dice, routes)
  const seated = few(dice, 4) === 0
  const sample = JSON.stringify(sampleOf(body ?? {}, dice))
  const { text } = malformed(sample, dice)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' && few(dice, 3) > 0
      ? pick(dice, path.startsWith('/api/me/') ? ids : matches)
      : few(dice, 3) > 0 && name === 'seat'
        ? 'red'
        : pick(dice, NOT_IDS),
  )
  const query = few(dice, 3) === 0 ? `?as=${pick(dice, ['red', 'blue', 'public', ...NOT_IDS])}&as=red&__proto__[x]=1` : ''
  // No request has this field, so the body is invalid.
  const spoilt = seated ? `{"nothing of ours":${text.slice(0, 50_000)}}` : text.slice(0, 1_200_000)
  const reads = method === 'GET'
  return {
    method: few(dice, 12) === 0 ? pick(dice, ['PATCH', 'OPTIONS', 'TRACE', 'HEAD', 'PURGE']) : method,
    path: address + query,
    // A player may delete own data or create a link without a body, so such requests get no valid cookie.
    cookie: seated && (body !== null || reads) ? pick(dice, cookies) : pick(dice, COOKIES),
    type: pick(dice, TYPES),
    headers: pick(dice, ODD_HEADERS),
    body: reads ? null : spoilt,
    stops: few(dice, 40) === 0,
  }
}

const GARBAGE: readonly ((dice: Dice) => string)[] = [
  () => '\r\n\r\n\r\n',
  () => 'GET\r\n\r\n',
  () => 'GET / HTTP/9.9\r\nhost: x\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3_000)}\r\n`,
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  () =>
    'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n{}',
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999999999999\r\n\r\n{}',
  () => 'POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n{"half',
  () => `${'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20)}\u0000garbage\r\n\r\n`,
  () => 'GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: \u0001\u0002\u0003\r\nx\u0000y: z\r\n\r\n',
  (dice) => Array.from({ length: 200 }, () => String.fromCharCode(few(dice, 256))).join(''),
  () => 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

/** Bytes that are not valid HTTP. */
export const garbage = (dice: Dice): string => pick(dice, GARBAGE)(dice)
