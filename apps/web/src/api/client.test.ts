import { expect, onTestFinished, test, vi } from 'vitest'
import { call, ensureSession, problemOf, randomValue, whoAmI } from './client.ts'

test('a refusal has its reason and its clause', () => {
  const body = JSON.stringify({
    title: 'Refused',
    detail: 'ES-MOV-02: its top speed is 3',
    rule: 'ES-MOV-02',
    reason: 'its top speed is 3',
  })
  const problem = problemOf(422, body)
  expect([problem.message, problem.rule, problem.status]).toEqual(['its top speed is 3', 'ES-MOV-02', 422])
})
test('other problems have their detail, otherwise their title, as the message', () => {
  expect(problemOf(410, '{"title":"Gone","detail":"This invitation has been used."}').message).toBe('This invitation has been used.')
  expect(problemOf(409, '{"title":"That question is over"}').message).toBe('That question is over')
})
test('an answer without a problem document still gives a message', () => {
  expect(problemOf(502, '<html>').message).toBe('The server reported error 502. Try again later.')
  expect(problemOf(500, '"odd"').rule).toBeNull()
})
test('random values are 32 hexadecimal digits and differ', () => {
  expect(randomValue()).toMatch(/^[0-9a-f]{32}$/)
  expect(randomValue()).not.toBe(randomValue())
})

test('the first load requests the user once, and again after a change', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${path.replace(/^.*\/api/, '')}`)
    return Response.json({ id: '1', name: `Anna ${requests.length}` })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await ensureSession()
  expect(await whoAmI()).toEqual({ id: '1', name: 'Anna 1' })
  expect(requests).toEqual(['GET /me'])
  await call('/me', { method: 'PUT', body: { name: 'Ben' } })
  expect(await whoAmI()).toEqual({ id: '1', name: 'Anna 3' })
  expect(requests).toEqual(['GET /me', 'PUT /me', 'GET /me'])
})
