import { exportJournal, exportPartial, type Journal } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../../../../../packages/match/test/host.ts'
import { spoilt } from '../../../../../tools/fuzz/malformed-files.ts'
import { MOST_BYTES, openJournal } from './opening.ts'

const { journal } = playMatch(system, 4)
const text = exportJournal(journal)
const open = async (file: string, size = file.length) => {
  const stages: string[] = []
  const rules = (id: string) => (id === system.id ? Promise.resolve(system) : undefined)
  const ended = await openJournal({ size, text: () => Promise.resolve(file) }, { rules, tell: (stage) => stages.push(stage) })
  return { ended, stages: [...new Set(stages)] }
}
const reasonFor = async (file: string, size?: number): Promise<string> => {
  const { ended } = await open(file, size)
  return ended.kind === 'refused' ? [ended.reason, ...ended.findings].join(' ') : 'opened'
}
const changed = (change: (entry: Journal['entries'][number]) => Journal['entries'][number]): string =>
  exportJournal({ ...journal, entries: journal.entries.map(change) })

describe('a journal from elsewhere', () => {
  test('opens when it holds, and is marked as not played here', async () => {
    const { ended, stages } = await open(text)
    expect(ended).toMatchObject({
      kind: 'opened',
      journal: { head: { playedHere: false }, entries: journal.entries },
      verdict: { ok: true },
    })
    expect(stages).toEqual(['read', 'form', 'proof'])
  })
  test('is not read when it is too large', async () => {
    expect(await reasonFor(text, MOST_BYTES + 1)).toMatch('larger than 12 MB')
  })
  test('that is none is told so', async () => {
    expect(await reasonFor('ahoy')).toMatch('it is not JSON')
    expect(await reasonFor('{"head":1}')).toMatch('no journal')
    expect(await reasonFor(`${'['.repeat(90_000)}${']'.repeat(90_000)}`)).toMatch('nested deeper')
    expect(await reasonFor('{"__proto__":{"entries":[]}}')).toMatch('no journal')
  })
  test('spoilt in any way it is refused in words', async () => {
    for (const { how, text: file } of spoilt(text)) {
      const { ended } = await open(file)
      expect.soft(ended, how).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w+ \w+.*\.$/) })
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
  test('of another game, or of rules not known yet, is named', async () => {
    expect(await reasonFor(text.replaceAll('"skirmish"', '"chess"'))).toMatch("'chess', a game that is not on this shelf")
    expect(await reasonFor(changed((entry) => ({ ...entry, format: 99 })))).toMatch('format 99')
  })
  test('of a match in play says what it is', async () => {
    expect(await reasonFor(JSON.stringify(exportPartial(system, journal, 'red')))).toMatch('what one seat was told')
  })
  test('with a die turned over names the entry', async () => {
    const rolled = journal.entries.findIndex(({ rolls }) => rolls.length > 0)
    const forged = changed((entry) =>
      entry.seq === rolled
        ? { ...entry, rolls: entry.rolls.map((roll) => ({ ...roll, faces: roll.faces.map((face) => (face % roll.sides) + 1) })) }
        : entry,
    )
    expect(await reasonFor(forged)).toMatch(new RegExp(`not played as it says.*entry ${rolled}: .* came as .*, and should be`))
  })
  test('without its secret proves nothing and is not opened', async () => {
    expect(await reasonFor(text.replace(/"secret":".*"/, '"secret":null'))).toMatch('no die can be checked')
  })
})
