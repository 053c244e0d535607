import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importJournal, type Journal, verifyJournal } from '@admiralty/match'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { gameIds, openGame } from './games.ts'
import { recordMatch } from './record.ts'
import { linesOf } from './verify.ts'

const { system, words } = skirmish
const recorded = Array.from({ length: 60 }, (_, seed) => recordMatch(system, { seed, secret: `s${seed}`, id: `m${seed}`, actions: 'some' }))

test('recorded matches with actions can be read, verified and shown', () => {
  const shown = recorded.flatMap((journal) => {
    const read = importJournal(JSON.parse(JSON.stringify(journal)), system)
    if ('refusal' in read) throw new Error(read.refusal.reason)
    expect(verifyJournal(system, read.journal)).toMatchObject({ ok: true, findings: [] })
    return [...linesOf({ system, words }, read.journal, 'public')]
  })
  const text = shown.join('\n')
  for (const line of ['concedes.', 'on a draw.', 'replaces', 'has returned.', '(MATCH-CONCEDED)', '(MATCH-DRAWN)'])
    expect(text).toContain(line)
})

test('a recorded match without actions ends by the rules of its game', () => {
  const { entries } = recordMatch(system, { seed: 3, secret: 's', id: 'm' })
  expect(entries.some(({ action }) => action)).toBe(false)
})

const kept = gameIds.flatMap((id) => {
  const folder = new URL(`../../../systems/${id}/test/journals/`, import.meta.url)
  return globSync('*.journal', { cwd: fileURLToPath(folder) }).map((name) => ({ id, name, file: new URL(name, folder) }))
})
/** Older dice had the number of the entry, so dice after an action do not verify any more: decision 3. */
const hasOldDice = ({ head, entries }: Journal): boolean => {
  const acted = entries.findIndex(({ action }) => action !== undefined)
  return head.journal < 5 && acted !== -1 && entries.slice(acted).some(({ rolls }) => rolls.length > 0)
}
test.each(kept)('an older journal of $id can be read, verified and shown: $name', async ({ id, file }) => {
  const game = await openGame(id)
  const read = importJournal(JSON.parse(readFileSync(file, 'utf8')), game.system)
  if ('refusal' in read) throw new Error(read.refusal.reason)
  const { findings, resolved, unchecked, signatures } = verifyJournal(game.system, read.journal)
  if (hasOldDice(read.journal)) {
    for (const finding of findings) expect(finding).toMatch(/is recorded as .*, but the secret gives|^and \d+ more$/)
    expect(findings.length).toBeGreaterThan(0)
    return
  }
  expect({ findings, entries: resolved + unchecked }).toEqual({ findings: [], entries: read.journal.entries.length })
  // An older version of the rules may have decided otherwise, today's may not.
  if (read.journal.entries.every(({ version }) => version === game.system.version)) expect(unchecked).toBe(0)
  expect(signatures.signed > 0).toBe(read.journal.head.keys !== undefined)
  expect([...linesOf(game, read.journal, 'public')].length).toBeGreaterThan(read.journal.entries.length / 4)
})
