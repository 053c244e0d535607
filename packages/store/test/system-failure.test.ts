import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemFailure } from '@admiralty/store/system-failure'
import { describe, expect, onTestFinished, test } from 'vitest'

/** The explanation of what the job throws. */
function failureOf(job: () => unknown): string | undefined {
  try {
    job()
  } catch (error) {
    return systemFailure(error)
  }
  throw new Error('nothing was refused')
}
/** An error as Node throws it. */
const refused = (code: string, syscall: string, errno = -1): Error =>
  Object.assign(new Error(`${code}: refused, ${syscall} '/a/file'`), { code, syscall, errno })

describe('a refusal of the operating system is explained', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-refused-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  symlinkSync('loop', join(folder, 'loop'))
  test.each<[string, () => unknown, string]>([
    ['a file that is missing', () => readFileSync(join(folder, 'missing')), 'there is no such file or folder: check'],
    ['a folder instead of a file', () => readFileSync(folder), 'it is a folder, not a file: name'],
    ['a file as a part of a path', () => readFileSync(join(file, 'inner')), 'a part of its path is a file, not a folder: choose'],
    ['a file instead of a folder', () => mkdirSync(file, { recursive: true }), 'it is a file, not a folder: choose'],
    ['a file that exists', () => writeFileSync(file, '', { flag: 'wx' }), 'exists already: choose'],
    ['a name that is too long', () => readFileSync('x'.repeat(5000)), 'its name is too long: choose'],
    ['links in a circle', () => readFileSync(join(folder, 'loop')), 'its links lead in a circle: name'],
  ])('%s', (_, job, words) => expect(failureOf(job)).toContain(words))
  test.each([
    ['a full disk', refused('ENOSPC', 'write'), 'the disk is full: make room'],
    ['a read-only file system', refused('EROFS', 'open'), 'its file system is read-only: choose another path'],
    ['no permission', refused('EACCES', 'open'), 'this user may not use it: change its permissions'],
    ['a port of the system', refused('EACCES', 'listen'), 'this user may not use it: choose a port from 1024'],
    ['an address of another machine', refused('EADDRNOTAVAIL', 'listen'), 'this machine has no such address: choose another address'],
    ['any other call', refused('ENOMEM', 'read', -12), 'the operating system refuses it: not enough memory'],
  ])('%s', (_, error, words) => expect(systemFailure(error)).toContain(words))
  test('a port in use', async () => {
    const [first, second] = [createServer(), createServer()]
    onTestFinished(() => void first.close())
    const error = await new Promise((resolve) => {
      second.once('error', resolve)
      first.listen(0, '127.0.0.1', () => second.listen(first.address()))
    })
    expect(systemFailure(error)).toContain('another program uses it: stop that program, or choose another port')
  })
  test('and no other error is', () => {
    for (const error of [new Error('a bug'), Object.assign(new Error('a bug'), { code: 'ERR_ASSERTION' }), 'ENOENT', null])
      expect(systemFailure(error)).toBeUndefined()
    rmSync(folder, { recursive: true })
  })
})
