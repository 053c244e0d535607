// Saved designs, parsed, priced and checked by EasyStar's shipyard.
import type { ProblemDetails, SavedDesign, SavedDesigns } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { DESIGN, games, READY, shipyard } from './design-games.ts'
import { freshFolder, localServer } from './tables.ts'

const request = (more: object = {}) => ({ system: 'easystar', name: 'Gulls', design: DESIGN, ...more })

test('saves a whole design with its cost, for its owner only, across a restart', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder, games })
  const anna = first.client()
  const { status, body } = await anna.post<SavedDesign>('/api/designs', request({ name: '  Gulls ' }))
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
  const returned = client()
  returned.cookie = anna.cookie
  expect((await returned.get<SavedDesigns>('/api/designs?system=easystar')).body).toEqual({ designs: [body] })
  expect((await returned.get<SavedDesigns>('/api/designs?system=skirmish')).body).toEqual({ designs: [] })
  expect((await returned.get<SavedDesigns>('/api/designs')).body.designs).toHaveLength(1)
  const ben = client()
  await ben.get('/api/me')
  expect((await ben.get<SavedDesigns>('/api/designs')).body).toEqual({ designs: [] })
  expect((await ben.put(`/api/designs/${body.id}`, { name: 'Mine', design: DESIGN })).status).toBe(404)
  expect((await ben.ask('DELETE', `/api/designs/${body.id}`)).status).toBe(200)
  expect((await returned.get<SavedDesigns>('/api/designs')).body.designs).toHaveLength(1)
})

test('saves an incomplete design with its refusals, and lets the owner correct it', async () => {
  const { client } = await localServer({ games })
  const anna = client()
  const { body } = await anna.post<SavedDesign>('/api/designs', request({ design: { ...DESIGN, ships: [], damageControl: 9 } }))
  expect(body.refusals.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['ES-FLG-01', 'ES-AUX-DC-01']))
  const corrected = await anna.put<SavedDesign>(`/api/designs/${body.id}`, { name: 'Terns', design: DESIGN })
  expect(corrected.body).toMatchObject({ id: body.id, name: 'Terns', refusals: [], cost: shipyard?.cost(READY).total })
  expect((await anna.ask('DELETE', `/api/designs/${body.id}`)).body).toEqual({})
  expect((await anna.ask('DELETE', `/api/designs/${body.id}`)).body).toEqual({})
  expect((await anna.get<SavedDesigns>('/api/designs')).body).toEqual({ designs: [] })
})

test.each<[string, object, string]>([
  ['of an unknown game', { system: 'chess' }, 'no such game'],
  ['of a game without a shipyard', { system: 'skirmish' }, 'no ship designer'],
  ['with an unknown hull', { design: { ...DESIGN, ships: [{ hull: 'dreadnought' }] } }, 'ships/0/hull'],
  ['that is a string', { design: 'gulls' }, 'expected object'],
  ['with a name that JavaScript reserves', { design: { ...DESIGN, name: 'constructor' } }, "'constructor' is a reserved name"],
  ['without a name', { name: ' ' }, 'name'],
])('refuses a design %s with an explanation', async (_, change, reason) => {
  const { client } = await localServer({ games })
  const { status, type, body } = await client().post<ProblemDetails>('/api/designs', request(change))
  expect({ status, type: type.split(';')[0], kind: body.type }).toEqual({
    status: 400,
    type: 'application/problem+json',
    kind: 'urn:admiralty:bad-request',
  })
  expect(body.detail).toContain(reason)
})

test('drops the fields of a design that the shipyard does not know', async () => {
  const { client } = await localServer({ games })
  const { body } = await client().post<SavedDesign>('/api/designs', request({ design: { ...DESIGN, cost: 3 } }))
  expect(body.design).toEqual(DESIGN)
})

test('saves at most 200 designs of one user', async () => {
  const { client } = await localServer({ games })
  const anna = client()
  await anna.get('/api/me')
  const statuses = await Promise.all(Array.from({ length: 203 }, async () => (await anna.post('/api/designs', request())).status))
  expect(statuses.filter((status) => status === 201)).toHaveLength(200)
  expect(statuses.filter((status) => status === 409)).toHaveLength(3)
})

test('reading public pages creates no person', async () => {
  const { client, url } = await localServer({ games })
  const id = await client().open({ system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'me' }, value: 'x' })
  for (const path of ['/api/games', '/api/matches', `/api/matches/${id}`, `/api/matches/${id}/journal`, '/api/designs'])
    expect((await fetch(url + path)).headers.getSetCookie()).toEqual([])
  expect((await fetch(`${url}/api/me`)).headers.getSetCookie()).toHaveLength(1)
})
