// Every version opens what earlier versions have written. No kept file ever changes.
import { readdirSync, readFileSync } from 'node:fs'
import { FILE_FORMATS } from '@admiralty/kernel'
import { actionSchema, compareReceipt, compareShown, exportJournal, readPartial, readReceipt, verifyJournal } from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { openGame } from '../../../apps/cli/src/games.ts'
import { digestOf, folderOf, type KeptJournal, keptVersions, MANIFEST, readManifest, thisVersion } from './manifest.ts'
import { opened, replayed } from './opening.ts'

const CLOCKS: readonly KeptJournal['clock'][] = ['none', 'live', 'answer', 'calendar']

test('this version has kept files: npm run fuzz -- keep makes them when the number of the version is raised', () => {
  expect(keptVersions()).toContain(thisVersion())
  const { formats, files } = readManifest(thisVersion())
  expect(formats).toEqual(FILE_FORMATS)
  const journals = files.filter((one) => one.kind === 'journal')
  for (const game of new Set(files.map((one) => one.game)))
    expect(journals.filter((one) => one.game === game).map(({ clock }) => clock)).toEqual(CLOCKS)
  // Every kind of action occurs, so none of them can lose its form unnoticed.
  const kinds = actionSchema.options.map(({ shape }) => shape.kind.value)
  expect([...new Set(journals.flatMap(({ actions }) => actions))].toSorted()).toEqual(kinds.toSorted())
})

describe.each(keptVersions())('what version %s has written', (version) => {
  const { files } = readManifest(version)
  const textOf = (file: string): string => readFileSync(new URL(file, folderOf(version)), 'utf8')

  test('is all there and unchanged, and nothing else is', () => {
    expect(readdirSync(folderOf(version)).toSorted()).toEqual([MANIFEST, ...files.map(({ file }) => file)].toSorted())
    expect(files.filter(({ file, sha256 }) => digestOf(textOf(file)) !== sha256)).toEqual([])
  })

  test.each(files.flatMap((one) => (one.kind === 'journal' ? [one] : [])))('$file opens, verifies and replays', async (kept) => {
    const { system } = await openGame(kept.game)
    const journal = opened(system, textOf(kept.file))
    // Every byte of a file stays.
    expect(exportJournal({ ...journal, head: { ...journal.head, playedHere: true } })).toBe(textOf(kept.file))
    expect([journal.head.clock.kind, journal.entries.length]).toEqual([kept.clock, kept.entries])
    const { findings, limit, dice, signatures, unchecked, orders, ok } = verifyJournal(system, journal)
    expect({ findings, limit, dice, signed: signatures.signed }).toEqual({
      findings: [],
      limit: null,
      dice: kept.dice,
      signed: kept.signed,
    })
    const isOfTheseRules = journal.entries.every((entry) => entry.version === system.version)
    if (isOfTheseRules) expect({ ok, unchecked, orders }).toEqual({ ok: true, unchecked: 0, orders: kept.orders })
    const { outcome, views, received } = replayed(system, journal)
    expect(outcome).toEqual(kept.outcome)
    expect(received).toEqual(views)
  })

  test.each(files.flatMap((one) => (one.kind === 'journal' ? [] : [one])))('$file opens and agrees with its journal', async (kept) => {
    const game = await openGame(kept.game)
    const journal = opened(game.system, textOf(kept.of))
    if (kept.kind === 'partial export') {
      const part = readPartial(textOf(kept.file))
      if (!part || 'unknown' in part) throw new Error(part?.unknown ?? 'it is no partial export')
      expect([part.viewer, part.chain]).toEqual([kept.viewer, journal.chain])
      return
    }
    const read = readReceipt(textOf(kept.file))
    if ('failure' in read) throw new Error(read.reason)
    expect(compareReceipt(read.receipt, journal).findings).toEqual([])
    expect(compareShown(game, read.receipt, journal).findings).toEqual([])
  })
})
