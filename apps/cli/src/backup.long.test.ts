// Backup and restore as they are typed, around a server that plays.
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
function admiralty(folder: string, ...words: readonly string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined }
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, words: stdout + stderr }),
    )
  })
}

test('a match goes on from a backup with its sealed order; not copied while a server runs, not put back over anything, not when a byte is flipped', async () => {
  const house = mkdtempSync(join(tmpdir(), 'admiralty-copied-'))
  onTestFinished(() => rmSync(house, { recursive: true, force: true }))
  const [before, after, file] = [join(house, 'before'), join(house, 'after'), join(house, 'copy')]

  const server = await launch(before, {})
  const { id, red, blue } = await duel(() => new Client(server.url))
  expect((await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] }, 'the-first-key')).status).toBe(200)
  expect(await admiralty(before, 'backup', file)).toMatchObject({ code: 2, words: expect.stringContaining('stop it, make the backup') })
  expect(readdirSync(house)).toEqual(['before'])
  await server.end('SIGTERM')

  const copied = await admiralty(before, 'backup', file)
  expect(copied).toMatchObject({ code: 0, words: expect.stringContaining('1 matches, 1 entries, 1 sealed orders') })
  expect(copied.words).toContain('keep it where nobody else can')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await admiralty(before, 'backup', file)).toMatchObject({ code: 2, words: expect.stringContaining('EEXIST') })
  expect(await admiralty(before, 'restore', file)).toMatchObject({ code: 2, words: expect.stringContaining('is not empty') })

  const bytes = readFileSync(file)
  const at = bytes.indexOf('shield')
  bytes[at + 1] = (bytes[at + 1] ?? 0) ^ 1
  writeFileSync(`${file}.flipped`, bytes)
  expect(await admiralty(after, 'restore', `${file}.flipped`)).toMatchObject({
    code: 2,
    words: expect.stringContaining(`match ${id}: damaged`),
  })
  expect(await admiralty(after, 'restore', file)).toMatchObject({ code: 0, words: expect.stringContaining('compared with their hashes') })

  const again = await launch(after, {})
  onTestFinished(async () => void (await again.end('SIGTERM')))
  const [anna, ben] = [red, blue].map((client) => Object.assign(new Client(again.url), { cookie: client.cookie }))
  if (!anna || !ben) throw new Error('two were at the table')
  expect((await anna.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] }, 'the-first-key')).body).toEqual({
    sealed: true,
    seq: null,
  })
  const streams = await Promise.all([play({ client: anna, match: id, seat: 'red' }), play({ client: ben, match: id, seat: 'blue' })])
  expect((await anna.table(id)).status).toBe('over')
  for (const stream of streams) stream.close()
})
