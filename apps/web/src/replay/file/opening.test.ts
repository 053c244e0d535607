import { FILE_FORMATS } from '@admiralty/kernel'
import { exportJournal, exportPartial, type Journal } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { malformedFiles } from '@admiralty/testkit/malformed-files'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../../../../../packages/match/test/host.ts'
import { MOST_BYTES, openJournal } from './opening.ts'

const { journal } = playMatch(system, 4)
const text = exportJournal(journal)
const open = async (file: string, size = file.length) => {
  const stages: string[] = []
  const rules = (id: string) => (id === system.id ? Promise.resolve(system) : undefined)
  const result = await openJournal({ size, text: () => Promise.resolve(file) }, { rules, onProgress: (stage) => stages.push(stage) })
  return { result, stages: [...new Set(stages)] }
}
const reasonFor = async (file: string, size?: number): Promise<string> => {
  const { result } = await open(file, size)
  return result.kind === 'refused' ? [result.reason, ...result.findings].join(' ') : 'opened'
}
const changed = (change: (entry: Journal['entries'][number]) => Journal['entries'][number]): string =>
  exportJournal({ ...journal, entries: journal.entries.map(change) })

describe('an imported journal', () => {
  test('opens when it is valid, and is marked as not played here', async () => {
    const { result, stages } = await open(text)
    expect(result).toMatchObject({
      kind: 'opened',
      journal: { head: { playedHere: false }, entries: journal.entries },
      verdict: { ok: true },
    })
    expect(stages).toEqual(['read', 'form', 'proof'])
  })
  test('is not read if the file is too large', async () => {
    expect(await reasonFor(text, MOST_BYTES + 1)).toMatch('larger than the limit of 12 MB')
  })
  test('is refused with a reason if the file is something else', async () => {
    expect(await reasonFor('ahoy')).toMatch('it is not JSON')
    expect(await reasonFor('{"head":1}')).toMatch('not a journal')
    expect(await reasonFor(`${'['.repeat(90_000)}${']'.repeat(90_000)}`)).toMatch('nested deeper')
    expect(await reasonFor('{"__proto__":{"entries":[]}}')).toMatch('not a journal')
  })
  test('is refused with a sentence for every kind of damage', async () => {
    for (const { how, text: file } of malformedFiles(text)) {
      const { result } = await open(file)
      expect.soft(result, how).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w+ \w+.*\.$/) })
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
  test('is refused with the name of an unknown game or format', async () => {
    expect(await reasonFor(text.replaceAll('"skirmish"', '"chess"'))).toMatch(
      "was not checked, because this server does not have its game, 'chess'",
    )
    expect(await reasonFor(changed((entry) => ({ ...entry, format: 99 })))).toMatch('newer version of Admiralty: entry 0 has format 99')
  })
  test('is not called wrong if it is damaged, without its secret, or of another version', async () => {
    const later = (change: object): string => exportJournal({ ...journal, head: { ...journal.head, ...change } })
    const files = [
      ['ahoy', 'damaged, or it is not a journal'],
      [text.slice(0, -30), 'it is not JSON'],
      [text.replaceAll('"skirmish"', '"chess"'), "was not checked, because this server does not have its game, 'chess'"],
      [text.replace(/"secret":".*"/, '"secret":null'), 'was not checked: the secret is not published'],
      [
        later({ version: 99 }),
        'was not checked, because this page does not know it: it was made by a newer version of Admiralty: it has version 99 of the rules',
      ],
      [later({ format: 99 }), 'it has format 99 of the game'],
      [changed((entry) => (entry.seq === 3 ? { ...entry, version: 99, events: ['new'] } : entry)), 'entry 3 has version 99'],
      ['{"head":{"journal":99},"new":1}', 'it was made by a newer version of Admiralty.'],
      [later({ journal: FILE_FORMATS.journal + 1 }), 'because this page does not know it: it was made by a newer version of Admiralty.'],
      [
        later({ journal: FILE_FORMATS.journal - 1 }),
        'because this page does not know it: it was made before the first release of Admiralty.',
      ],
    ] as const
    for (const [file, reason] of files) {
      const { result } = await open(file)
      expect.soft(result).toMatchObject({ kind: 'refused', isWrong: false, findings: [], reason: expect.stringContaining(reason) })
    }
    expect((await open(changed((entry) => ({ ...entry, events: ['new'] })))).result).toMatchObject({ kind: 'refused', isWrong: true })
  })
  test('is refused with an explanation if it is a partial export', async () => {
    expect(await reasonFor(JSON.stringify(exportPartial(system, journal, 'red')))).toMatch('only what one seat received')
  })
  test('is refused with the entry of a changed die', async () => {
    const rolled = journal.entries.findIndex(({ rolls }) => rolls.length > 0)
    const forged = changed((entry) =>
      entry.seq === rolled
        ? { ...entry, rolls: entry.rolls.map((roll) => ({ ...roll, faces: roll.faces.map((face) => (face % roll.sides) + 1) })) }
        : entry,
    )
    expect(await reasonFor(forged)).toMatch(new RegExp(`verification failed.*entry ${rolled}: .* is recorded as .*, but the secret gives`))
  })
  test('is refused without its secret', async () => {
    expect(await reasonFor(text.replace(/"secret":".*"/, '"secret":null'))).toMatch('no die can be checked')
  })
})
