// One line for every route, with one verdict for every kind of person.
import type { MatchInfo } from '@admiralty/protocol'
import { DEFAULT_CHOICE } from '@admiralty/store'
import type { Client } from './client.ts'
import { DESIGN } from './design-games.ts'
import { DUEL } from './tables.ts'

/** Every request that names a seat names red. `own` holds that seat. */
export const PEOPLE = [
  'nobody',
  'own',
  'other seat',
  'spectator',
  'creator',
  'operator',
  'forged',
  'foreign origin',
  'foreign site',
] as const
export type Requester = (typeof PEOPLE)[number]

/** Programs with bearer tokens: of `own`, that may play or only read, or that has expired; and of the spectator. */
export const PROGRAMS = ['own token', 'reading token', 'expired token', 'foreign token'] as const
export type TokenUser = (typeof PROGRAMS)[number]

export interface AccessScene {
  readonly id: string
  readonly people: Readonly<Record<Requester, Client>>
  /** The tokens of programs. That of `expired token` has expired only if the server's time is manual. */
  readonly programs: Readonly<Record<TokenUser, string>>
  /** The id of another match by the same creator, which has a free seat. */
  readonly freeMatch: string
  /** A token for the free seat. */
  readonly invitation: string
  /** A personal link of `own`. */
  readonly link: string
  /** The token of a link that was mailed to `own`. */
  readonly mailLink: string
  /** The path of the calendar of `own`, and the id of a browser of `own` with notifications. */
  readonly calendar: string
  readonly browser: string
  /** The ids of a device and of a token of `own`. */
  readonly device: string
  readonly ownToken: string
  /** The id of a design of `own`. */
  readonly design: string
}
interface RouteRequest {
  readonly path: string
  readonly body?: object
}
export type AccessStage = 'playing' | 'over' | 'rematch'

/** A status, or what the response contains. */
export type AccessVerdict = number | string
interface AccessRule {
  readonly at?: AccessStage
  /** The server answers everybody with 200, but only the owner's request has an effect. */
  readonly own?: true
  request(scene: AccessScene): RouteRequest
  /** Which private data a response with status 200 contains. */
  shows?(body: unknown, scene: AccessScene): AccessVerdict
  readonly verdicts: Readonly<Record<Requester, AccessVerdict>>
}

const all = (verdict: AccessVerdict): AccessRule['verdicts'] => ({
  nobody: verdict,
  own: verdict,
  'other seat': verdict,
  spectator: verdict,
  creator: verdict,
  operator: verdict,
  forged: verdict,
  'foreign origin': verdict,
  'foreign site': verdict,
})
/** A page of another site may change nothing. */
const OTHER_SITES = { 'foreign origin': 403, 'foreign site': 403 }
const everybody: AccessRule['verdicts'] = all(200)
const everybodyHere = (verdict: AccessVerdict): AccessRule['verdicts'] => ({ ...all(verdict), ...OTHER_SITES })
const onlyOwn = (verdict: AccessVerdict, others: AccessVerdict = 403): AccessRule['verdicts'] => ({
  ...all(others),
  own: verdict,
  ...OTHER_SITES,
})
/** A GET from a page of another site has the person's cookie, but the page may not read the response. Each test checks the header. */
const onlyOwnReads = (verdict: AccessVerdict, others: AccessVerdict = 403): AccessRule['verdicts'] => ({
  ...onlyOwn(verdict, others),
  'foreign origin': verdict,
  'foreign site': verdict,
})

const noParameters: AccessRule['request'] = () => ({ path: '' })
const at = (path: string, body?: object): AccessRule['request'] => {
  return ({ id }) => ({ path: `/api/matches/${id}${path}`, ...(body && { body }) })
}
const FLEET_CHOICE = { order: 'muster', gear: ['decoy', 'flare'] }
const listed = (key: string) => (body: unknown) => (JSON.stringify(body).includes(key) ? 'mine' : 'nothing')

export const LINES: Readonly<Record<string, AccessRule>> = {
  'GET /healthz': { request: noParameters, verdicts: everybody },
  'GET /readyz': { request: noParameters, verdicts: everybody },
  // Without the token the route seems not to exist.
  'GET /metrics': { request: noParameters, verdicts: { ...all(404), operator: 200 } },
  'GET /api/games': { request: noParameters, verdicts: everybody },
  'GET /api/openapi.json': { request: noParameters, verdicts: everybody },
  'GET /api/docs': { request: noParameters, verdicts: everybody },
  'GET /api/docs/': { request: noParameters, verdicts: everybody },
  'GET /api/docs/static/index.html': { request: noParameters, verdicts: everybody },
  'GET /api/docs/static/swagger-initializer.js': { request: noParameters, verdicts: everybody },
  'GET /api/docs/*': { request: () => ({ path: '/api/docs/static/swagger-ui.css' }), verdicts: everybody },
  'GET /api/docs/json': { request: noParameters, verdicts: everybody },
  'GET /api/docs/yaml': { request: noParameters, verdicts: everybody },

  'GET /api/me': { request: noParameters, shows: listed('Ann'), verdicts: onlyOwnReads('mine', 'nothing') },
  'PUT /api/me': { request: () => ({ path: '', body: { name: 'Somebody' } }), verdicts: everybodyHere(200) },
  'POST /api/me/link': { request: () => ({ path: '', body: {} }), verdicts: everybodyHere(200) },
  // Anybody with the link may sign in, because its owner takes it to another device.
  'POST /api/me/take': { request: ({ link }) => ({ path: '', body: { token: link } }), verdicts: everybodyHere(200) },
  'POST /api/me/take, a guess': { request: () => ({ path: '', body: { token: 'guessed' } }), verdicts: everybodyHere(410) },

  'GET /api/me/account': { request: noParameters, shows: listed('Ann'), verdicts: onlyOwnReads('mine', 'nothing') },
  'PUT /api/me/address': {
    request: ({ id }) => ({ path: '', body: { address: `${id}@example.org` } }),
    verdicts: everybodyHere(200),
  },
  'DELETE /api/me/address': { own: true, request: noParameters, verdicts: everybodyHere(200) },
  // Anybody with the link may read and use it, because its receiver opens it on any device.
  'GET /api/me/mail/:token': { request: ({ mailLink }) => ({ path: `/api/me/mail/${mailLink}` }), verdicts: everybody },
  'GET /api/me/mail/:token, a guess': { request: () => ({ path: '/api/me/mail/guessed' }), verdicts: all(410) },
  'POST /api/me/mail': { request: ({ mailLink }) => ({ path: '', body: { token: mailLink } }), verdicts: everybodyHere(200) },
  'POST /api/me/mail, a guess': { request: () => ({ path: '', body: { token: 'guessed' } }), verdicts: everybodyHere(410) },
  'GET /api/me/notices': { request: noParameters, verdicts: everybody },
  'PUT /api/me/notices': { request: () => ({ path: '', body: DEFAULT_CHOICE }), verdicts: everybodyHere(200) },
  'GET /api/notices/:token': { request: () => ({ path: '/api/notices/guessed' }), verdicts: all(404) },
  'POST /api/notices/:token': { request: () => ({ path: '/api/notices/guessed', body: {} }), verdicts: everybodyHere(404) },
  'GET /api/me/outlets': { request: noParameters, shows: listed('hook-of-ann'), verdicts: onlyOwnReads('mine', 'nothing') },
  'POST /api/me/calendar': { request: () => ({ path: '', body: {} }), verdicts: everybodyHere(201) },
  'DELETE /api/me/calendar': { own: true, request: noParameters, verdicts: everybodyHere(200) },
  // Anybody with the address may read it, because calendar programs have no cookie.
  'GET /api/calendar/:token.ics': { request: ({ calendar }) => ({ path: calendar }), verdicts: everybody },
  'GET /api/calendar/:token.ics, a guess': { request: () => ({ path: '/api/calendar/guessed.ics' }), verdicts: all(404) },
  'PUT /api/me/webhook': { request: () => ({ path: '', body: { url: 'https://example.org/' } }), verdicts: everybodyHere(200) },
  'DELETE /api/me/webhook': { own: true, request: noParameters, verdicts: everybodyHere(200) },
  'POST /api/me/webhook/test': { request: () => ({ path: '', body: {} }), verdicts: onlyOwn(200, 404) },
  'POST /api/me/push': {
    request: ({ id }) => ({
      path: '',
      body: { endpoint: `https://push.example.org/${id}`, keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) } },
    }),
    verdicts: everybodyHere(201),
  },
  'DELETE /api/me/push/:id': {
    own: true,
    request: ({ browser }) => ({ path: `/api/me/push/${browser}` }),
    verdicts: everybodyHere(200),
  },
  'DELETE /api/me/devices': { own: true, request: noParameters, verdicts: everybodyHere(200) },
  'DELETE /api/me/devices/:id': {
    own: true,
    request: ({ device }) => ({ path: `/api/me/devices/${device}` }),
    verdicts: everybodyHere(200),
  },
  'GET /api/me/keys': { request: noParameters, shows: listed('sealed by Ann'), verdicts: onlyOwnReads('mine', 'nothing') },
  'PUT /api/me/keys': { request: () => ({ path: '', body: { copy: 'another copy' } }), verdicts: everybodyHere(200) },
  'DELETE /api/me/keys': { own: true, request: noParameters, verdicts: everybodyHere(200) },
  'POST /api/me/tokens': {
    request: () => ({ path: '', body: { name: 'Bot', scope: 'play', days: 1 } }),
    verdicts: everybodyHere(201),
  },
  'DELETE /api/me/tokens/:id': {
    own: true,
    request: ({ ownToken }) => ({ path: `/api/me/tokens/${ownToken}` }),
    verdicts: everybodyHere(200),
  },

  'GET /api/designs': { request: noParameters, shows: listed('Ann’s own'), verdicts: onlyOwnReads('mine', 'nothing') },
  'POST /api/designs': {
    request: () => ({ path: '', body: { system: 'easystar', name: 'Gulls', design: DESIGN } }),
    verdicts: everybodyHere(201),
  },
  'PUT /api/designs/:id': {
    request: ({ design }) => ({ path: `/api/designs/${design}`, body: { name: 'Renamed', design: DESIGN } }),
    verdicts: onlyOwn(200, 404),
  },
  // A design of another user does not exist for this one, so its deletion succeeds without effect.
  'DELETE /api/designs/:id': { own: true, request: ({ design }) => ({ path: `/api/designs/${design}` }), verdicts: everybodyHere(200) },

  'POST /api/matches': {
    request: () => ({ path: '', body: { ...DUEL, seats: { red: 'me', blue: 'invite' } } }),
    verdicts: everybodyHere(201),
  },
  'GET /api/matches': {
    request: noParameters,
    shows: (body, { id }) => listed(id)(body),
    verdicts: { ...onlyOwnReads('mine', 'nothing'), 'other seat': 'mine', creator: 'mine' },
  },
  'GET /api/owed': {
    at: 'playing',
    request: noParameters,
    shows: (body, { id }) => listed(id)(body),
    verdicts: { ...onlyOwnReads('mine', 'nothing'), 'other seat': 'mine' },
  },
  // Everybody may watch. Only the creator sees invitations.
  'GET /api/matches/:id': {
    at: 'playing',
    request: at(''),
    shows: (body) => (body as MatchInfo).mine.join() || `${(body as MatchInfo).invitations.length} invitations`,
    verdicts: { ...onlyOwnReads('red', '0 invitations'), 'other seat': 'blue' },
  },
  'GET /api/matches/:id, with a seat free': {
    request: ({ freeMatch }) => ({ path: `/api/matches/${freeMatch}` }),
    shows: (body) => `${(body as MatchInfo).invitations.length} invitations`,
    verdicts: { ...all('0 invitations'), creator: '1 invitations' },
  },
  // Anybody with the token may use an invitation.
  'GET /api/invitations/:token': { request: ({ invitation }) => ({ path: `/api/invitations/${invitation}` }), verdicts: everybody },
  'GET /api/invitations/:token, a guess': { request: () => ({ path: '/api/invitations/guessed' }), verdicts: all(404) },
  'POST /api/invitations/:token': {
    request: ({ invitation }) => ({ path: `/api/invitations/${invitation}`, body: { value: 'luck' } }),
    verdicts: everybodyHere(200),
  },
  'PUT /api/matches/:id/seats/:seat': { request: at('/seats/red', { auto: true }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/orders': { request: at('/orders', { as: 'red', call: '1/muster', order: FLEET_CHOICE }), verdicts: onlyOwn(200) },
  'DELETE /api/matches/:id/orders': { request: at('/orders', { as: 'red', call: '1/muster' }), verdicts: onlyOwn(200) },
  'GET /api/matches/:id/stream': { request: at('/stream?as=red'), verdicts: onlyOwnReads(200) },
  'GET /api/matches/:id/stream, as the public': { request: at('/stream'), verdicts: everybody },
  'GET /api/matches/:id/stream, as the referee': { request: at('/stream?as=referee'), verdicts: all(403) },
  'GET /api/matches/:id/history': { request: at('/history?as=red'), verdicts: onlyOwnReads(200) },
  'GET /api/matches/:id/history, as the public': { request: at('/history'), verdicts: everybody },
  'GET /api/matches/:id/history, as the referee': { request: at('/history?as=referee'), verdicts: all(403) },
  'GET /api/matches/:id/history, as the referee when it is over': { at: 'over', request: at('/history?as=referee'), verdicts: everybody },
  'GET /api/matches/:id/journal': { request: at('/journal?as=red'), verdicts: onlyOwnReads(200) },
  'GET /api/matches/:id/journal, as the public': { request: at('/journal'), verdicts: everybody },
  'GET /api/matches/:id/journal, when it is over': { at: 'over', request: at('/journal'), verdicts: everybody },
  'GET /api/matches/:id/receipt': { request: at('/receipt'), verdicts: everybody },
  'POST /api/matches/:id/key': { request: at('/key', { as: 'red', key: 'ab'.repeat(32) }), verdicts: onlyOwn(200) },
  // No entry waits for links, so they do not count.
  'POST /api/matches/:id/links': {
    request: at('/links', { answer: 2, digest: 'ab'.repeat(32), links: { red: 'cd'.repeat(32) } }),
    verdicts: onlyOwn(200),
  },
  'POST /api/matches/:id/concede': { request: at('/concede', { as: 'red' }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/automatic': { request: at('/automatic', { as: 'red', decisions: [], change: 1 }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/draw': { request: at('/draw', { as: 'red', agree: true }), verdicts: onlyOwn(200) },
  // 409, because the match has no clock. Only the authorisation matters here.
  'POST /api/matches/:id/proposals': { request: at('/proposals', { kind: 'resume', as: 'red', agree: true }), verdicts: onlyOwn(409) },
  'POST /api/matches/:id/vacation': { request: at('/vacation', { as: 'red', days: 1, number: 1 }), verdicts: onlyOwn(409) },
  // 409, because blue has not been absent long enough. Only the authorisation matters here.
  'POST /api/matches/:id/stand-in': {
    request: at('/stand-in', { as: 'red', seat: 'blue', rank: 'ensign', agree: true }),
    verdicts: onlyOwn(409),
  },
  'POST /api/matches/:id/handover': { request: at('/handover', { as: 'red', seat: 'red', agree: true }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/return': { request: at('/return', { seat: 'red' }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/notes': { request: at('/notes', { as: 'red', text: 'Good luck' }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/rematch': { at: 'over', request: at('/rematch', { as: 'red', value: 'luck' }), verdicts: onlyOwn(200) },
  // The sides are swapped: blue is reserved for the player who was red.
  'POST /api/matches/:id/sit': { at: 'rematch', request: at('/sit', { seat: 'blue', value: 'luck' }), verdicts: onlyOwn(200) },
  // The last line, because tests that send all requests in turn still need these people.
  'DELETE /api/me': { request: noParameters, verdicts: everybodyHere(200) },
}

/** The verdict of a route for a program: that of the person of its token, if scope and time allow the request. */
export function verdictFor(key: string, program: TokenUser): AccessVerdict | undefined {
  const [method, path = ''] = (key.split(', ')[0] ?? '').split(' ')
  if (program === 'expired token') return 401
  if (path === '/api/me' ? method !== 'GET' : path.startsWith('/api/me/')) return 403
  if (program === 'reading token' && method !== 'GET') return 403
  return LINES[key]?.verdicts[program === 'foreign token' ? 'spectator' : 'own']
}
