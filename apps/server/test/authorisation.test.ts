// Who may ask for what: one line for every route that the server has, one verdict for everybody who may come.
// A route without a line fails here, and so does a line without a route.
import type { MatchInfo, PersonalLink, SavedDesign } from '@admiralty/protocol'
import { describe, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { DESIGN, games } from './drawn.ts'
import { countedRandom, DUEL, type LocalServer, localServer, manualClock } from './tables.ts'
import { BLUE_CARDS, BLUE_VALUE, FIERCE, masked, QUIET, type Red, secretFor } from './twins.ts'

/** Everybody asks as red, where a seat is named; `own` is who sits there. */
const PEOPLE = ['nobody', 'own', 'other seat', 'spectator', 'creator', 'operator', 'forged', 'foreign origin', 'foreign site'] as const
type Person = (typeof PEOPLE)[number]

interface Scene {
  readonly id: string
  readonly people: Readonly<Record<Person, Client>>
  /** A seat of another table of the creator's that is still free. */
  readonly invitation: string
  /** Of the own seat's person. */
  readonly link: string
  readonly design: string
}
interface Ask {
  readonly path: string
  readonly body?: object
}
type Stage = 'playing' | 'over' | 'kept'

/** A status, or what the answer shows. */
type Verdict = number | string
interface Line {
  readonly at?: Stage
  /** Answered to everybody, and done to one's own things only. */
  readonly own?: true
  ask(scene: Scene): Ask
  /** What an answer of 200 shows of what is not everybody's. */
  shows?(body: unknown, scene: Scene): Verdict
  readonly verdicts: Readonly<Record<Person, Verdict>>
}

const all = (verdict: Verdict): Line['verdicts'] => ({
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
/** A page of another site may read nothing that it could not read itself, and change nothing at all. */
const STRANGERS = { 'foreign origin': 403, 'foreign site': 403 }
const everybody: Line['verdicts'] = all(200)
const everybodyHere = (verdict: Verdict): Line['verdicts'] => ({ ...all(verdict), ...STRANGERS })
const onlyOwn = (verdict: Verdict, others: Verdict = 403): Line['verdicts'] => ({ ...all(others), own: verdict, ...STRANGERS })
/** What other sites ask with GET is asked with the person's own cookie, and no page of theirs may read the answer (see the last test). */
const onlyOwnReads = (verdict: Verdict, others: Verdict = 403): Line['verdicts'] => ({
  ...onlyOwn(verdict, others),
  'foreign origin': verdict,
  'foreign site': verdict,
})

const freeTables = new Map<string, string>()

const open: Line['ask'] = () => ({ path: '' })
const at = (path: string, body?: object): Line['ask'] => {
  return ({ id }) => ({ path: `/api/matches/${id}${path}`, ...(body && { body }) })
}
const MUSTER = { order: 'muster', gear: ['decoy', 'flare'] }
const listed = (key: string) => (body: unknown) => (JSON.stringify(body).includes(key) ? 'mine' : 'nothing')

const LINES: Readonly<Record<string, Line>> = {
  'GET /healthz': { ask: open, verdicts: everybody },
  'GET /readyz': { ask: open, verdicts: everybody },
  // To others there is nothing there.
  'GET /metrics': { ask: open, verdicts: { ...all(404), operator: 200 } },
  'GET /api/games': { ask: open, verdicts: everybody },
  'GET /api/openapi.json': { ask: open, verdicts: everybody },
  'GET /api/docs': { ask: open, verdicts: everybody },
  'GET /api/docs/': { ask: open, verdicts: everybody },
  'GET /api/docs/static/index.html': { ask: open, verdicts: everybody },
  'GET /api/docs/static/swagger-initializer.js': { ask: open, verdicts: everybody },
  'GET /api/docs/*': { ask: () => ({ path: '/api/docs/static/swagger-ui.css' }), verdicts: everybody },
  'GET /api/docs/json': { ask: open, verdicts: everybody },
  'GET /api/docs/yaml': { ask: open, verdicts: everybody },

  'GET /api/me': { ask: open, shows: listed('Ann'), verdicts: onlyOwnReads('mine', 'nothing') },
  'PUT /api/me': { ask: () => ({ path: '', body: { name: 'Somebody' } }), verdicts: everybodyHere(200) },
  'POST /api/me/link': { ask: () => ({ path: '', body: {} }), verdicts: everybodyHere(200) },
  // Whoever brings the link is let in: it is made to be carried to another device.
  'POST /api/me/take': { ask: ({ link }) => ({ path: '', body: { token: link } }), verdicts: everybodyHere(200) },
  'POST /api/me/take, a guess': { ask: () => ({ path: '', body: { token: 'guessed' } }), verdicts: everybodyHere(410) },

  'GET /api/designs': { ask: open, shows: listed('Ann’s own'), verdicts: onlyOwnReads('mine', 'nothing') },
  'POST /api/designs': {
    ask: () => ({ path: '', body: { system: 'easystar', name: 'Gulls', design: DESIGN } }),
    verdicts: everybodyHere(201),
  },
  'PUT /api/designs/:id': {
    ask: ({ design }) => ({ path: `/api/designs/${design}`, body: { name: 'Renamed', design: DESIGN } }),
    verdicts: onlyOwn(200, 404),
  },
  // What is not mine is not there, and so is thrown away already.
  'DELETE /api/designs/:id': { own: true, ask: ({ design }) => ({ path: `/api/designs/${design}` }), verdicts: everybodyHere(200) },

  'POST /api/matches': { ask: () => ({ path: '', body: { ...DUEL, seats: { red: 'me', blue: 'invite' } } }), verdicts: everybodyHere(201) },
  'GET /api/matches': {
    ask: open,
    shows: (body, { id }) => listed(id)(body),
    verdicts: { ...onlyOwnReads('mine', 'nothing'), 'other seat': 'mine', creator: 'mine' },
  },
  // Everybody may watch; invitations are the creator's, and what is mine is mine.
  'GET /api/matches/:id': {
    at: 'playing',
    ask: at(''),
    shows: (body) => (body as MatchInfo).mine.join() || `${(body as MatchInfo).invitations.length} invitations`,
    verdicts: { ...onlyOwnReads('red', '0 invitations'), 'other seat': 'blue' },
  },
  'GET /api/matches/:id, with a seat free': {
    ask: ({ invitation }) => ({ path: `/api/matches/${freeTables.get(invitation)}` }),
    shows: (body) => `${(body as MatchInfo).invitations.length} invitations`,
    verdicts: { ...all('0 invitations'), creator: '1 invitations' },
  },
  // An invitation is for whoever holds it.
  'GET /api/invitations/:token': { ask: ({ invitation }) => ({ path: `/api/invitations/${invitation}` }), verdicts: everybody },
  'GET /api/invitations/:token, a guess': { ask: () => ({ path: '/api/invitations/guessed' }), verdicts: all(404) },
  'POST /api/invitations/:token': {
    ask: ({ invitation }) => ({ path: `/api/invitations/${invitation}`, body: { value: 'luck' } }),
    verdicts: everybodyHere(200),
  },
  'PUT /api/matches/:id/seats/:seat': { ask: at('/seats/red', { auto: true }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/orders': { ask: at('/orders', { as: 'red', call: '1/muster', order: MUSTER }), verdicts: onlyOwn(200) },
  'DELETE /api/matches/:id/orders': { ask: at('/orders', { as: 'red', call: '1/muster' }), verdicts: onlyOwn(200) },
  'GET /api/matches/:id/stream': { ask: at('/stream?as=red'), verdicts: onlyOwnReads(200) },
  'GET /api/matches/:id/stream, as the public': { ask: at('/stream'), verdicts: everybody },
  'GET /api/matches/:id/journal': { ask: at('/journal?as=red'), verdicts: onlyOwnReads(200) },
  'GET /api/matches/:id/journal, as the public': { ask: at('/journal'), verdicts: everybody },
  'GET /api/matches/:id/journal, when it is over': { at: 'over', ask: at('/journal'), verdicts: everybody },
  'POST /api/matches/:id/concede': { ask: at('/concede', { as: 'red' }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/draw': { ask: at('/draw', { as: 'red', agree: true }), verdicts: onlyOwn(200) },
  // Blue has not been away for long enough: that red may ask is all that is asked here.
  'POST /api/matches/:id/stand-in': {
    ask: at('/stand-in', { as: 'red', seat: 'blue', rank: 'ensign', agree: true }),
    verdicts: onlyOwn(409),
  },
  'POST /api/matches/:id/return': { ask: at('/return', { seat: 'red' }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/notes': { ask: at('/notes', { as: 'red', text: 'Good luck' }), verdicts: onlyOwn(200) },
  'POST /api/matches/:id/rematch': { at: 'over', ask: at('/rematch', { as: 'red', value: 'luck' }), verdicts: onlyOwn(200) },
  // Sides have changed: blue is kept for who was red.
  'POST /api/matches/:id/sit': { at: 'kept', ask: at('/sit', { seat: 'blue', value: 'luck' }), verdicts: onlyOwn(200) },
}

/** The line's key up to a comma. */
const routeOf = (line: string): string => line.split(', ')[0] ?? line

/** What fastify prints is a tree: four characters a level, the methods behind the path. HEAD is GET without its body. */
function routesOf(printed: string): readonly string[] {
  const path: string[] = []
  return printed.split('\n').flatMap((line) => {
    const found = /^([│ ├└─]*)(\S+) \(([A-Z, ]+)\)$/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    path.splice(indent.length / 4 - 1, Number.POSITIVE_INFINITY, part)
    const url = path.join('').replace('//', '/')
    return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${url}`]))
  })
}

async function makeScene({ client }: LocalServer, stage: Stage): Promise<Scene> {
  const [carol, ann, ben, sam] = [client(), client(), client(), client()]
  const wish = { ...DUEL, seats: { red: 'invite', blue: 'invite' } } as const
  const id = await carol.open(wish)
  await ann.put('/api/me', { name: 'Ann' })
  await sam.put('/api/me', { name: 'Sam' })
  const { invitations } = await carol.table(id)
  const values = { red: DUEL.value, blue: BLUE_VALUE }
  for (const { seat, token } of invitations)
    await (seat === 'red' ? ann : ben).post(`/api/invitations/${token}`, { value: values[seat as 'red'] })
  const free = await carol.open({ ...DUEL, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await carol.table(free)).invitations
  const link = (await ann.post<PersonalLink>('/api/me/link', {})).body.token
  const design = (await ann.post<SavedDesign>('/api/designs', { system: 'easystar', name: 'Ann’s own', design: DESIGN })).body.id
  if (!invitation) throw new Error('no seat is free')
  freeTables.set(invitation.token, free)
  const people = { nobody: client(), own: ann, 'other seat': ben, spectator: sam, creator: carol, operator: client(), forged: client() }
  // What is known of a person is not what they are known by.
  people.forged.cookie = `admiralty=${(await ann.get<{ id: string }>('/api/me')).body.id}`
  const scene = { id, invitation: invitation.token, link, design, people: { ...people, 'foreign origin': ann, 'foreign site': ann } }
  if (stage === 'playing') return scene
  await ben.post(`/api/matches/${id}/concede`, { as: 'blue' })
  if (stage === 'over') return scene
  const again = await ben.post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'blue', value: 'again' })
  return { ...scene, id: again.body.id }
}

/** Lets an operator read figures, and nothing of a match. */
const TOKEN = 'shown-by-the-operator'
const HEADERS: Partial<Record<Person, Readonly<Record<string, string>>>> = {
  operator: { authorization: `Bearer ${TOKEN}` },
  'foreign origin': { origin: 'https://elsewhere.example' },
  'foreign site': { 'sec-fetch-site': 'cross-site' },
}

interface Heard {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

async function hear(key: string, scene: Scene, person: Person): Promise<Heard> {
  const [method = '', pattern = ''] = routeOf(key).split(' ')
  const asked = LINES[key]?.ask(scene) ?? { path: pattern }
  const client = scene.people[person]
  const stop = new AbortController()
  const stream = pattern.endsWith('/stream')
  const response = await fetch(client.base + (asked.path || pattern), {
    method,
    signal: stop.signal,
    headers: {
      cookie: client.cookie,
      'idempotency-key': `${person}-of-${key}`.slice(0, 100),
      ...(stream && { accept: 'text/event-stream' }),
      ...(asked.body && { 'content-type': 'application/json' }),
      ...HEADERS[person],
    },
    ...(asked.body && { body: JSON.stringify(asked.body) }),
  })
  const open = stream && response.status === 200
  const text = open ? '' : await response.text()
  if (open) stop.abort()
  return { status: response.status, text, headers: response.headers }
}

/** What the table, its people and their things look like, to all who may look. */
async function everything({ id, people }: Scene): Promise<string> {
  const { own, creator } = people
  const other = people['other seat']
  const answers = [
    await creator.table(id),
    await own.get(`/api/matches/${id}/journal?as=red`),
    await other.get(`/api/matches/${id}/journal?as=blue`),
    await own.get('/api/matches'),
    await other.get('/api/matches'),
    await own.get('/api/designs'),
    await own.get('/api/me'),
  ]
  return JSON.stringify(answers)
}

test('every route of the server has a line here, and every line a route', async () => {
  const { server } = await localServer()
  const routes = routesOf(server.printRoutes({ commonPrefix: false }))
  expect(routes.length).toBeGreaterThan(20)
  expect([...new Set(Object.keys(LINES).map(routeOf))].toSorted()).toEqual(routes.toSorted())
})

const isRefusal = (verdict: Verdict): boolean => typeof verdict === 'number' && verdict >= 400
const reads = (key: string): boolean => key.startsWith('GET ')

describe('who may ask for what', () => {
  for (const [key, line] of Object.entries(LINES)) {
    test(key, async () => {
      const local = await localServer({ games, metricsToken: TOKEN })
      const ask = async (scene: Scene, person: Person): Promise<void> => {
        const { status, text, headers } = await hear(key, scene, person)
        const verdict = status === 200 && line.shows ? line.shows(JSON.parse(text), scene) : status
        expect.soft({ person, verdict }).toEqual({ person, verdict: line.verdicts[person] })
        // No page of another site may read an answer.
        expect.soft(headers.get('access-control-allow-origin')).toBeNull()
      }
      const changesNothing = (person: Person): boolean =>
        reads(key) || isRefusal(line.verdicts[person]) || (line.own === true && person !== 'own')
      const scene = await makeScene(local, line.at ?? 'playing')
      const before = await everything(scene)
      for (const person of PEOPLE.filter(changesNothing)) await ask(scene, person)
      expect.soft(await everything(scene)).toBe(before)
      for (const person of PEOPLE.filter((one) => !changesNothing(one))) await ask(await makeScene(local, line.at ?? 'playing'), person)
    })
  }
})

/** All that those hear who may not know red's cards and plan: byte for byte, hashes aside. */
async function heardBesides(red: Red): Promise<Readonly<Record<string, string>>> {
  const local = await localServer({ games, clock: manualClock(), random: countedRandom({ 4: secretFor(red, 5) }) })
  const scene = await makeScene(local, 'playing')
  const { own } = scene.people
  await own.order(scene.id, 'red', '1/muster', { order: 'muster', gear: red.cards })
  await scene.people['other seat'].order(scene.id, 'blue', '1/muster', BLUE_CARDS)
  await own.order(scene.id, 'red', '2/plan', red.plan)
  const heard: Record<string, string> = {}
  for (const key of Object.keys(LINES)) {
    for (const person of PEOPLE) {
      if (scene.people[person] === own) continue
      const { status, text } = await hear(key, scene, person)
      heard[`${person}: ${key}`] = `${status} ${masked(text).replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')}`
    }
  }
  return heard
}

test('on twin matches that differ only in what red keeps secret, everybody else hears the same of every route', async () => {
  const [quiet, fierce] = [await heardBesides(QUIET), await heardBesides(FIERCE)]
  expect(Object.keys(quiet).length).toBeGreaterThan(150)
  expect(fierce).toEqual(quiet)
})
