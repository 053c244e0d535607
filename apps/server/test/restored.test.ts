// A backup is older than the match. After it is restored, orders that were given before must not get the same dice again.
import { verifyJournal } from '@admiralty/match'
import { makeBackup, restoreBackup } from '@admiralty/store'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { duel, freshFolder, localServer, play } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }

/** A data folder that is the copy of another one. */
async function restoredCopyOf(folder: string): Promise<string> {
  const lines: string[] = []
  await makeBackup({ location: { folder }, now: 1, write: async (line) => void lines.push(line) })
  const copy = freshFolder()
  await restoreBackup(
    async function* () {
      yield Buffer.from(lines.join(''))
    },
    { folder: copy },
  )
  return copy
}

test('after each restoration of one backup the same orders get other dice, and the journal is valid', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { id, red, blue } = await duel(first.client)
  expect((await red.order(id, 'red', '1/muster', CARDS)).status).toBe(200)
  await first.close()

  const rolled: string[] = []
  for (const at of [await restoredCopyOf(folder), await restoredCopyOf(folder), folder]) {
    const { client, close } = await localServer({ folder: at })
    const as = ({ cookie }: Client): Client => Object.assign(client(), { cookie })
    const [anna, ben] = [as(red), as(blue)]
    // The sealed order of red is in the backup, and completes the call.
    expect((await ben.order(id, 'blue', '1/muster', CARDS)).status).toBe(200)
    const streams = await Promise.all([play({ client: anna, match: id, seat: 'red' }), play({ client: ben, match: id, seat: 'blue' })])
    const journal = await anna.journal(id)
    for (const stream of streams) stream.close()
    await close()
    expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
    expect(journal.entries.map(({ action }) => action?.kind).filter(Boolean)).toEqual(at === folder ? [] : ['restored'])
    rolled.push(JSON.stringify(journal.entries.flatMap(({ rolls }) => rolls.flatMap(({ faces }) => faces)).slice(0, 12)))
  }
  expect(new Set(rolled).size).toBe(3)
})
