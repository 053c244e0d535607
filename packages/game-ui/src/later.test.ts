import { expect, test } from 'vitest'
import { loadOnce, loadPatiently } from './later.ts'

/** Fails as often as asked, then returns the number of tries. */
function failing(times: number): () => Promise<number> {
  let tries = 0
  return () => {
    tries += 1
    return tries <= times ? Promise.reject(new Error(`try ${tries}`)) : Promise.resolve(tries)
  }
}

test('a part is loaded again as soon as the server answers', async () => {
  const waits: string[] = []
  const answered = () => Promise.resolve(void waits.push('answered'))
  expect(await loadPatiently(failing(0), answered)).toBe(1)
  expect(waits).toEqual([])
  expect(await loadPatiently(failing(1), answered)).toBe(2)
  expect(waits).toEqual(['answered'])
})
test('a part that fails although the server answers is an error', async () => {
  await expect(loadPatiently(failing(2), () => Promise.resolve())).rejects.toThrow('try 2')
})

test('a module is loaded once, and again only after a failure', async () => {
  const load = loadOnce(failing(0))
  expect([await load(), await load()]).toEqual([1, 1])
  const again = loadOnce(failing(2), () => Promise.resolve())
  await expect(again()).rejects.toThrow('try 2')
  expect([await again(), await again()]).toEqual([3, 3])
})
