import { expect, onTestFinished, test, vi } from 'vitest'
import { call, ensureSession, problemOf, randomValue, reasonsOf, whoAmI } from './client.ts'

test('a refusal has all reasons with their clauses', () => {
  const body = JSON.stringify({
    title: 'Refused',
    detail: 'ES-MOV-02: its top speed is 3',
    refusals: [
      { rule: 'ES-MOV-02', reason: 'its top speed is 3', part: 'y1' },
      { rule: 'ES-MOV-05', reason: 'it cannot turn', part: 'y2' },
    ],
  })
  const problem = problemOf(422, body)
  expect([problem.message, problem.status]).toEqual(['its top speed is 3', 422])
  expect(reasonsOf(problem).map(({ rule }) => rule)).toEqual(['ES-MOV-02', 'ES-MOV-05'])
})
test('other problems have their detail, otherwise their title, as the message', () => {
  expect(problemOf(410, '{"title":"Gone","detail":"This invitation has been used."}').message).toBe('This invitation has been used.')
  expect(problemOf(409, '{"title":"That question is over"}').message).toBe('That question is over')
})
test('an answer without a problem document still gives a message', () => {
  expect(problemOf(502, '<html>').message).toBe('The server reported error 502. Try again later.')
  const odd = { detail: 'Refused.', refusals: [{ rule: 'ES-MOV-02', reason: 7 }, null, 'late'] }
  expect(reasonsOf(problemOf(422, JSON.stringify(odd)))).toEqual([{ rule: null, reason: 'Refused.' }])
  expect(reasonsOf(problemOf(500, '"odd"'))).toEqual([{ rule: null, reason: 'The server reported error 500. Try again later.' }])
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
