import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@admiralty/store'
import { expect, onTestFinished, test, vi } from 'vitest'
import { errand, leaveErrands } from '../../server/test/stored-errands.ts'
import { errands } from './errands.ts'

/** What the command prints for the errands of a data folder, and its exit code. */
async function printed(flags: Parameters<typeof errands>[0]) {
  const lines: string[] = []
  for (const stream of ['log', 'error'] as const) vi.spyOn(console, stream).mockImplementation((line) => lines.push(line))
  await errands(flags)
  vi.restoreAllMocks()
  const code = process.exitCode ?? 0
  process.exitCode = 0
  return { lines, code }
}

test('errands are listed with the reason of their failure, the given up ones first, and tried again by key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-errands-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  vi.stubEnv('DATA_DIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const store = await openSqlite(folder)
  await leaveErrands(store, [errand('move:m1:0:red'), errand('reminder:m1:0:red', { due: 5 }), errand('move:m1:0:blue', { due: 9 })])
  await store.claimErrands({ now: 5, leased: 5, until: 60, lease: 'one', limit: 9 })
  await store.endErrand('move:m1:0:red', 'one', { kind: 'done', time: 6 })
  await store.endErrand('reminder:m1:0:red', 'one', { kind: 'parked', time: 7, why: 'the address is refused' })
  await store.close()

  expect(await printed({})).toEqual({
    lines: [
      '2 errands not done, of which 1 given up.',
      'reminder:m1:0:red  given up 1970-01-01T00:00:00.007Z, after 1 failure: the address is refused',
      'move:m1:0:blue  due 1970-01-01T00:00:00.009Z',
    ],
    code: 1,
  })
  expect(await printed({ retry: ['move:m1:0:blue', 'reminder:m1:0:red'] })).toEqual({
    lines: ['1 errand will be tried again.', 'No errand with this key was given up:\n  move:m1:0:blue'],
    code: 1,
  })
  const { lines, code } = await printed({ json: true })
  expect([code, JSON.parse(lines.join(''))]).toMatchObject([
    0,
    [
      { key: 'move:m1:0:blue', parked: null },
      { key: 'reminder:m1:0:red', parked: null, tries: 0 },
    ],
  ])
  expect(await printed({ retryAll: true })).toEqual({ lines: ['0 errands will be tried again.'], code: 0 })
})
