// Authorisation: each route gives each kind of person its verdict.
// A route without a line fails here, and so does a line without a route.
import { describe, expect, test } from 'vitest'
import {
  type AccessScene,
  type AccessStage,
  type AccessVerdict,
  LINES,
  PEOPLE,
  PROGRAMS,
  type Requester,
  type TokenUser,
  verdictFor,
} from './access-rules.ts'
import { type AccessTerms, accessServer, makeScene } from './authorisation-for-tests.ts'
import { countedRandom, localServer, manualClock } from './tables.ts'
import { BLUE_CARDS, FIERCE, QUIET, type Red, secretFor, withoutHashes } from './twins.ts'

/** The line's key up to a comma. */
const routeOf = (line: string): string => line.split(', ')[0] ?? line

/** Parses Fastify's tree of routes: four characters a level, the methods after the path. Leaves out HEAD. */
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

/** The token for metrics. It gives access to no match. */
const TOKEN = 'shown-by-the-operator'
const HEADERS: Partial<Record<Requester, Readonly<Record<string, string>>>> = {
  operator: { authorization: `Bearer ${TOKEN}` },
  'foreign origin': { origin: 'https://elsewhere.example' },
  'foreign site': { 'sec-fetch-site': 'cross-site' },
}

const isOneOf = (programs: readonly TokenUser[], person: Requester | TokenUser): person is TokenUser =>
  programs.some((one) => one === person)

interface RouteAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** Sends the request of a line. `redirect` may change the address. */
async function send(
  key: string,
  scene: AccessScene,
  person: Requester | TokenUser,
  redirect = (path: string) => path,
): Promise<RouteAnswer> {
  const [method = '', pattern = ''] = routeOf(key).split(' ')
  const request = LINES[key]?.request(scene) ?? { path: pattern }
  const isProgram = isOneOf(PROGRAMS, person)
  const { base, cookie } = isProgram ? { base: scene.people.own.base, cookie: '' } : scene.people[person]
  const headers = isProgram ? { authorization: `Bearer ${scene.programs[person]}` } : HEADERS[person]
  const stop = new AbortController()
  const stream = pattern.endsWith('/stream')
  const response = await fetch(base + redirect(request.path || pattern), {
    method,
    signal: stop.signal,
    headers: {
      cookie,
      'idempotency-key': `${person}-of-${key}`.slice(0, 100),
      ...(stream && { accept: 'text/event-stream' }),
      ...(request.body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(request.body && { body: JSON.stringify(request.body) }),
  })
  const open = stream && response.status === 200
  const text = open ? '' : await response.text()
  if (open) stop.abort()
  return { status: response.status, text, headers: response.headers }
}

/** The match, its people and their designs, as those who may read them see them. */
async function visibleState({ id, people }: AccessScene): Promise<string> {
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
    await own.get('/api/me/account'),
    await own.get('/api/me/keys'),
    await own.get('/api/me/outlets'),
  ]
  // When a device or token was last used is not part of it.
  return JSON.stringify(answers, (name, value) => (name === 'seen' ? undefined : value))
}

test('every route of the server has a line, and every line has a route', async () => {
  const { server } = await localServer()
  const routes = routesOf(server.printRoutes({ commonPrefix: false }))
  expect(routes.length).toBeGreaterThan(20)
  expect([...new Set(Object.keys(LINES).map(routeOf))].toSorted()).toEqual(routes.toSorted())
})

const isRefusal = (verdict: AccessVerdict): boolean => typeof verdict === 'number' && verdict >= 400
const reads = (key: string): boolean => key.startsWith('GET ')

describe('each route gives each person its verdict', () => {
  for (const [key, line] of Object.entries(LINES)) {
    test(key, async () => {
      const local = await accessServer({ metricsToken: TOKEN })
      const judge = async (scene: AccessScene, person: Requester): Promise<void> => {
        const { status, text, headers } = await send(key, scene, person)
        const verdict = status === 200 && line.shows ? line.shows(JSON.parse(text), scene) : status
        expect.soft({ person, verdict }).toEqual({ person, verdict: line.verdicts[person] })
        // No page of another site may read a response.
        expect.soft(headers.get('access-control-allow-origin')).toBeNull()
      }
      const changesNothing = (person: Requester): boolean =>
        reads(key) || isRefusal(line.verdicts[person]) || (line.own === true && person !== 'own')
      const scene = await makeScene(local, line.at ?? 'playing')
      const before = await visibleState(scene)
      for (const person of PEOPLE.filter(changesNothing)) await judge(scene, person)
      expect.soft(await visibleState(scene)).toBe(before)
      for (const person of PEOPLE.filter((one) => !changesNothing(one))) await judge(await makeScene(local, line.at ?? 'playing'), person)
    })
  }
})

describe('each route gives each program the verdict of its person, within scope and time', () => {
  for (const [key, line] of Object.entries(LINES)) {
    test(key, async () => {
      const local = await accessServer({}, manualClock())
      const judge = async (scene: AccessScene, program: TokenUser): Promise<void> => {
        const { status, text } = await send(key, scene, program)
        const verdict = status === 200 && line.shows ? line.shows(JSON.parse(text), scene) : status
        expect.soft({ program, verdict }).toEqual({ program, verdict: verdictFor(key, program) })
      }
      const isRefused = (program: TokenUser): boolean => isRefusal(verdictFor(key, program) ?? 200)
      const scene = await makeScene(local, line.at ?? 'playing')
      const before = await visibleState(scene)
      for (const program of PROGRAMS.filter(isRefused)) await judge(scene, program)
      expect.soft(await visibleState(scene)).toBe(before)
      for (const program of PROGRAMS.filter((one) => !isRefused(one))) await judge(await makeScene(local, line.at ?? 'playing'), program)
    })
  }
})

const TERMS = (['open', 'kept'] as const).flatMap((closing) => (['anyone', 'seated'] as const).map((watch) => ({ closing, watch })))
/** Only its creator knows of the match with a free seat. Only its players know of a rematch; one of them has created it. */
const insidersOf = (id: string, { id: own }: AccessScene, stage: AccessStage): readonly Requester[] =>
  id !== own ? ['creator'] : stage === 'rematch' ? ['own', 'other seat'] : ['own', 'other seat', 'creator']

interface PersonsRequest {
  readonly key: string
  readonly person: Requester
}
type Ask = (
  asked: PersonsRequest,
  redirect?: (path: string) => string,
) => Promise<{ readonly status: number; readonly text: string; readonly type: string | null }>

/** A stranger receives of a match for the seated what an unknown id gives, and of any other match no 404. */
async function judgeStranger(
  ask: Ask,
  asked: PersonsRequest,
  { id, watch }: { readonly id: string; readonly watch: AccessTerms['watch'] },
): Promise<void> {
  const answer = await ask(asked)
  const unknown = await ask(asked, (path) => path.replace(id, 'no-such-match'))
  expect.soft(unknown.status).toBe(404)
  if (watch === 'seated') expect.soft({ ...asked, ...answer }).toEqual({ ...asked, ...unknown })
  else expect.soft({ ...asked, status: answer.status }).not.toEqual({ ...asked, status: 404 })
}

/** A person of the match reads what the line says, and the referee's view once it is published. */
async function judgeInsider(
  ask: Ask,
  asked: PersonsRequest,
  { stage, isPublished }: { readonly stage: AccessStage; readonly isPublished: boolean },
): Promise<void> {
  const { status } = await ask(asked)
  const line = LINES[asked.key]
  const usual = line && (line.at ?? 'playing') === stage ? line.verdicts[asked.person] : status
  const readsAll = asked.key.includes('referee')
  const verdict = readsAll ? (isPublished ? 200 : 403) : typeof usual === 'string' ? 200 : usual
  expect.soft({ ...asked, status }).toEqual({ ...asked, status: verdict })
  expect.soft(status).not.toBe(404)
}

describe.each(TERMS)('a match that is $closing at its end, which $watch may watch', (terms) => {
  test.each(['playing', 'over', 'rematch'] as const)('%s: every route, for every person', async (stage) => {
    const scene = await makeScene(await accessServer({ metricsToken: TOKEN }), stage, terms)
    const ids = [scene.id, scene.freeMatch]
    const isPublished = stage === 'over' && terms.closing === 'open'
    /** The lines whose answers contained a journal with its rolls. */
    const published = new Set<string>()
    const ask: Ask = async ({ key, person }, redirect) => {
      const { status, text, headers } = await send(key, scene, person, redirect)
      if (/"entries":\[\s*\{.*"rolls":/.test(text)) published.add(key)
      return { status, text, type: headers.get('content-type') }
    }
    const addressed = Object.entries(LINES).flatMap(([key, line]) => {
      const id = ids.find((one) => line.request(scene).path.startsWith(`/api/matches/${one}`))
      return id === undefined ? [] : [{ key, id, insiders: insidersOf(id, scene, stage) }]
    })
    expect(addressed.length).toBeGreaterThan(20)
    for (const { key, id, insiders } of addressed) {
      const strangers = PEOPLE.filter((one) => !insiders.includes(one) && !one.startsWith('foreign'))
      for (const person of strangers) await judgeStranger(ask, { key, person }, { id, watch: terms.watch })
      for (const person of reads(key) ? insiders : []) await judgeInsider(ask, { key, person }, { stage, isPublished })
    }
    expect([...published].every((key) => key.includes('/journal'))).toBe(true)
    expect(published.size > 0).toBe(isPublished)
  })
})

/** All responses to persons who may not know red's cards and plan, without hashes. */
async function answersToOthers(red: Red, { stage, terms }: { readonly stage: AccessStage; readonly terms: AccessTerms }) {
  const local = await accessServer({ random: countedRandom({ 3: secretFor(red, 5) }) }, manualClock())
  const scene = await makeScene(local, 'playing', terms)
  const { own } = scene.people
  await own.order(scene.id, 'red', '1/muster', { order: 'muster', gear: red.cards })
  await scene.people['other seat'].order(scene.id, 'blue', '1/muster', BLUE_CARDS)
  await own.order(scene.id, 'red', '2/plan', red.plan)
  if (stage === 'over') await own.concede(scene.id, 'red')
  const answers: Record<string, string> = {}
  for (const key of Object.keys(LINES)) {
    for (const person of PEOPLE) {
      if (scene.people[person] === own) continue
      const { status, text } = await send(key, scene, person)
      answers[`${person}: ${key}`] = `${status} ${withoutHashes(text).replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')}`
    }
  }
  return answers
}

describe('every route gives others equal responses for twin matches that differ only in red’s secrets', () => {
  const twins = async (stage: AccessStage, closing: 'open' | 'kept') => {
    const [quiet, fierce] = [
      await answersToOthers(QUIET, { stage, terms: { closing } }),
      await answersToOthers(FIERCE, { stage, terms: { closing } }),
    ]
    expect(Object.keys(quiet).length).toBeGreaterThan(150)
    return { quiet, fierce, differing: Object.keys(quiet).filter((key) => quiet[key] !== fierce[key]) }
  }
  test('in play', async () => {
    const { quiet, fierce } = await twins('playing', 'open')
    expect(fierce).toEqual(quiet)
  })
  test('after the end of a match that keeps its secrets', async () => {
    const { quiet, fierce } = await twins('over', 'kept')
    expect(fierce).toEqual(quiet)
  })
  test('and after the end of an open match, only the journal and the referee’s view differ', async () => {
    const { differing } = await twins('over', 'open')
    expect([...new Set(differing.map((key) => key.replace(/^[^:]*: /, '')))].toSorted()).toEqual([
      'GET /api/matches/:id/history, as the referee',
      'GET /api/matches/:id/history, as the referee when it is over',
      'GET /api/matches/:id/journal, as the public',
      'GET /api/matches/:id/journal, when it is over',
    ])
  })
})
