// Runs `admiralty backup` and `restore` around a server with a match in play.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../../server/test/client.ts'
import { launch } from '../../server/test/spawn-server.ts'
import { duel, play } from '../../server/test/tables.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

interface Ended {
  readonly code: number
  readonly words: string
}
function admiralty(data: string, ...words: readonly string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: undefined }
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, words: stdout + stderr }),
    )
  })
}

test('a match continues from its backup with its sealed order; a running server, an existing file and a changed byte are refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-copied-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [before, after, file] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'copy')]

  const server = await launch(before, {})
  const { id, red, blue } = await duel(() => new Client(server.url))
  expect((await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] }, 'the-first-key')).status).toBe(200)
  expect(await admiralty(before, 'backup', file)).toMatchObject({ code: 2, words: expect.stringContaining('Stop it, make the backup') })
  expect(readdirSync(folder)).toEqual(['before'])
  await server.end('SIGTERM')

  const copied = await admiralty(before, 'backup', file)
  expect(copied).toMatchObject({ code: 0, words: expect.stringContaining('1 match, 1 entry, 1 sealed order') })
  expect(copied.words).toContain('Keep it private.')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await admiralty(before, 'backup', file)).toMatchObject({ code: 2, words: expect.stringContaining('exists already') })
  expect(await admiralty(before, 'restore', file)).toMatchObject({ code: 2, words: expect.stringContaining('is not empty') })

  const bytes = readFileSync(file)
  const at = bytes.indexOf('shield')
  bytes[at + 1] = (bytes[at + 1] ?? 0) ^ 1
  writeFileSync(`${file}.flipped`, bytes)
  expect(await admiralty(after, 'restore', `${file}.flipped`)).toMatchObject({
    code: 2,
    words: expect.stringContaining(`match ${id}: damaged`),
  })
  expect(await admiralty(after, 'restore', file)).toMatchObject({ code: 0, words: expect.stringContaining('All hashes are correct.') })

  const again = await launch(after, {})
  onTestFinished(async () => void (await again.end('SIGTERM')))
  const [anna, ben] = [red, blue].map((client) => Object.assign(new Client(again.url), { cookie: client.cookie }))
  if (!anna || !ben) throw new Error('the match has two players')
  expect((await anna.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] }, 'the-first-key')).body).toEqual({
    sealed: true,
    seq: null,
  })
  const streams = await Promise.all([play({ client: anna, match: id, seat: 'red' }), play({ client: ben, match: id, seat: 'blue' })])
  expect((await anna.table(id)).status).toBe('over')
  for (const stream of streams) stream.close()
})
