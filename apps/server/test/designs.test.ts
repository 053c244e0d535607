// Designs that a guest keeps, read, priced and checked by EasyStar's own shipyard.
import type { ProblemDetails, SavedDesign, SavedDesigns } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { DESIGN, games, READY, shipyard } from './drawn.ts'
import { freshFolder, localServer } from './tables.ts'

const wish = (more: object = {}) => ({ system: 'easystar', name: 'Gulls', design: DESIGN, ...more })

test('a design is kept whole, with its price, and is there after a restart for its keeper alone', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder, games })
  const anna = first.client()
  const { status, body } = await anna.post<SavedDesign>('/api/designs', wish({ name: '  Gulls ' }))
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    system: 'easystar',
    name: 'Gulls',
    design: DESIGN,
    cost: shipyard?.cost(READY).total,
    refusals: [],
    updated: expect.any(Number),
  })
  await first.close()
  const { client } = await localServer({ folder, games })
  const back = client()
  back.cookie = anna.cookie
  expect((await back.get<SavedDesigns>('/api/designs?system=easystar')).body).toEqual({ designs: [body] })
  expect((await back.get<SavedDesigns>('/api/designs?system=skirmish')).body).toEqual({ designs: [] })
  expect((await back.get<SavedDesigns>('/api/designs')).body.designs).toHaveLength(1)
  const ben = client()
  await ben.get('/api/me')
  expect((await ben.get<SavedDesigns>('/api/designs')).body).toEqual({ designs: [] })
  expect((await ben.put(`/api/designs/${body.id}`, { name: 'Mine', design: DESIGN })).status).toBe(404)
  expect((await ben.ask('DELETE', `/api/designs/${body.id}`)).status).toBe(200)
  expect((await back.get<SavedDesigns>('/api/designs')).body.designs).toHaveLength(1)
})

test('a design that is unfinished is kept with everything that speaks against it, and may be mended', async () => {
  const { client } = await localServer({ games })
  const anna = client()
  const { body } = await anna.post<SavedDesign>('/api/designs', wish({ design: { ...DESIGN, ships: [], damageControl: 9 } }))
  expect(body.refusals.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['ES-FLG-01', 'ES-AUX-DC-01']))
  const mended = await anna.put<SavedDesign>(`/api/designs/${body.id}`, { name: 'Terns', design: DESIGN })
  expect(mended.body).toMatchObject({ id: body.id, name: 'Terns', refusals: [], cost: shipyard?.cost(READY).total })
  expect((await anna.ask('DELETE', `/api/designs/${body.id}`)).body).toEqual({})
  expect((await anna.ask('DELETE', `/api/designs/${body.id}`)).body).toEqual({})
  expect((await anna.get<SavedDesigns>('/api/designs')).body).toEqual({ designs: [] })
})

test.each<[string, object, string]>([
  ['of no game', { system: 'chess' }, 'no such game'],
  ['of a game without a shipyard', { system: 'skirmish' }, 'no ship designer'],
  ['with a hull that is none', { design: { ...DESIGN, ships: [{ hull: 'dreadnought' }] } }, 'ships/0/hull'],
  ['that is only a word', { design: 'gulls' }, 'expected object'],
  ['that means something to JavaScript', { design: { ...DESIGN, name: 'constructor' } }, "'constructor' is no name"],
  ['without a name', { name: ' ' }, 'name'],
])('a design %s is refused in words', async (_, change, words) => {
  const { client } = await localServer({ games })
  const { status, type, body } = await client().post<ProblemDetails>('/api/designs', wish(change))
  expect({ status, type: type.split(';')[0], kind: body.type }).toEqual({
    status: 400,
    type: 'application/problem+json',
    kind: 'urn:admiralty:bad-request',
  })
  expect(body.detail).toContain(words)
})

test('of a design only what the shipyard knows is kept', async () => {
  const { client } = await localServer({ games })
  const { body } = await client().post<SavedDesign>('/api/designs', wish({ design: { ...DESIGN, cost: 3 } }))
  expect(body.design).toEqual(DESIGN)
})

test('two hundred designs may be kept, and not one more', async () => {
  const { client } = await localServer({ games })
  const anna = client()
  await anna.get('/api/me')
  const statuses = await Promise.all(Array.from({ length: 203 }, async () => (await anna.post('/api/designs', wish())).status))
  expect(statuses.filter((status) => status === 201)).toHaveLength(200)
  expect(statuses.filter((status) => status === 409)).toHaveLength(3)
})

test('who only looks leaves no session behind', async () => {
  const { client, url } = await localServer({ games })
  const id = await client().open({ system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'me' }, value: 'x' })
  for (const path of ['/api/games', '/api/matches', `/api/matches/${id}`, `/api/matches/${id}/journal`, '/api/designs'])
    expect((await fetch(url + path)).headers.getSetCookie()).toEqual([])
  expect((await fetch(`${url}/api/me`)).headers.getSetCookie()).toHaveLength(1)
})
