import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_FORMATS } from '@admiralty/kernel'
import {
  commitmentOf,
  exportJournal,
  exportPartial,
  type Journal,
  nothingSeen,
  type Receipt,
  receiptStatement,
  sign,
} from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playMatch, privateKeysOf } from '../../../packages/match/test/host.ts'
import { showCommand, verifyCommand } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'admiralty-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const written = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const SEED = 4
const { journal } = playMatch(system, SEED, ({ seq }) => (seq === 2 ? { kind: 'restored', value: 'random' } : undefined), { signed: true })
const { head, chain, entries } = journal
const signed = written('signed.json', exportJournal(journal))
const unsigned = written('unsigned.json', exportJournal(playMatch(system, 5).journal))
const cut: Journal = { ...journal, entries: entries.slice(0, -1), chain: chain.slice(0, -1) }
/** The journal with its entries changed; its chain stays. */
const withEntries = (change: (entry: Journal['entries'][number]) => Journal['entries'][number]): Journal => ({
  ...journal,
  entries: entries.map(change),
})
/** The messages about a file whose form has a number that is higher or lower by this step. */
const OTHER_VERSIONS = [
  [1, 'made by a newer version of Admiralty'],
  [-1, 'made before the first release of Admiralty'],
] as const
/** The whole journal under another form. */
const withForm = (step: number): string =>
  exportJournal(journal).replace(`"journal":${FILE_FORMATS.journal}`, `"journal":${FILE_FORMATS.journal + step}`)
const forged = written('forged.json', exportJournal(cut))
const receipt: Receipt = {
  ...nothingSeen(head.id),
  commitment: head.commitment,
  host: head.keys?.host ?? null,
  chain: { 3: chain[3] ?? '' },
}
const { host } = privateKeysOf(Object.keys(head.seatValues), SEED)
const receiptFile = (name: string, change: Partial<Receipt>): string => written(name, JSON.stringify({ ...receipt, ...change }))
const seen = receiptFile('seen.json', { signature: sign(receiptStatement(receipt), host) })

const printed: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** Runs the command in this process. */
async function verify(...words: readonly string[]): Promise<{ readonly code: unknown; readonly text: string }> {
  printed.length = 0
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  let code: unknown
  try {
    await verifyCommand().parseAsync(words, { from: 'user' })
    code = process.exitCode
  } catch (error) {
    code = error instanceof Error ? error.message : error
  }
  return { code, text: printed.join('\n') }
}
const parsed = async (...words: readonly string[]): Promise<unknown> => JSON.parse((await verify('--json', ...words)).text)

describe('admiralty verify', () => {
  test('says what was checked, and that no receipt was compared', async () => {
    const { code, text } = await verify(signed)
    expect(code).toBe(0)
    expect(text).toMatch(/^correct {2}\S+signed.json$/m)
    for (const words of [
      /\d+ dice, \d+ orders, \d+ entries checked; 0 entries of older rules/,
      /signatures checked, .*, 0 orders not signed/,
    ])
      expect(text).toMatch(words)
    expect(text).toContain('The server restored the match at entry ')
    expect(text).toContain('no receipt compared')
    expect(text).toContain('1 of 1 match correct; ')
  })
  test('says what it cannot check in the file of one seat, and compares it with receipts', async () => {
    const { journal: closed } = playMatch(system, 5)
    const keptHead = { ...closed.head, closing: 'kept' } as const
    const kept = written('kept.json', JSON.stringify(exportPartial(system, { ...closed, head: keptHead }, 'red')))
    const { code, text } = await verify(kept, '--chain', `3:${closed.chain[3]}`, '--commitment', closed.head.commitment)
    expect(code).toBe(3)
    expect(text).toMatch(/^not checked {2}\S+kept.json$/m)
    expect(text).toContain('no die, order or signature can be checked, because the match keeps its secrets after its end')
    expect(text).toContain(`the options: the commitment and 1 of ${closed.chain.length} entries agree`)
    expect(await parsed(kept, '--chain', `3:${chain[3]}`)).toMatchObject({
      ok: false,
      result: 'wrong',
      receipts: [{ agreed: null }],
    })
    const running = written('running.json', JSON.stringify(exportPartial(system, closed, 'public')))
    expect((await verify(running)).text).toContain('published when the match is over')
  })
  test('says that a match is not signed', async () => {
    const { code, text } = await verify(unsigned)
    expect(code).toBe(0)
    expect(text).toMatch(/^correct, not signed {2}/m)
    expect(text).toContain('1 of them not signed')
  })
  test('calls a forged match wrong, with the reason', async () => {
    const { code, text } = await verify(forged, signed)
    expect(code).toBe(1)
    expect(text).toMatch(/^WRONG +\S+forged.json$/m)
    expect(text).toContain('the match has no end')
    expect(text).toContain('1 of 2 matches correct')
  })
  test('compares receipts, and says what agrees', async () => {
    const { code, text } = await verify(signed, '--receipt', seen)
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringContaining(`the commitment, 1 key, and 1 of ${chain.length} entries agree`),
    })
    expect(text).toContain('The receipt begins with entry 3, whose hash covers 3 earlier entries.')
    expect(text).toContain(`The receipt ends with entry 3. It does not confirm the last ${chain.length - 4} entries of the journal.`)
    expect(text).toContain('signed by the server')
    expect(text).not.toContain('no receipt')
  })
  test.each<[string, Partial<Receipt>, string]>([
    ['an entry', { chain: { 3: chain[2] ?? '' } }, '1 entry that was seen is different or missing, entry 3 first'],
    [
      'its signature',
      { signature: sign(receiptStatement({ ...receipt, chain: {} }), host) },
      'the signature of the server under the receipt',
    ],
    ['the match', { match: 'another' }, 'the receipt is of match another, and no file is'],
  ])('is wrong if a receipt differs in %s', async (_, change, finding) => {
    const { code, text } = await verify(signed, '--receipt', seen, '--receipt', receiptFile('other.json', change))
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(finding) })
    expect(text).toContain('WRONG')
  })
  test('compares commitment, hashes and the key of the server', async () => {
    const right = ['--commitment', head.commitment, '--host', receipt.host ?? '', '--chain', `3:${chain[3]}`, '--chain', `4:${chain[4]}`]
    expect(await verify(signed, ...right)).toMatchObject({
      code: 0,
      text: expect.stringContaining(`the commitment, 1 key, and 2 of ${chain.length} entries agree`),
    })
    for (const [option, value, finding] of [
      ['--commitment', commitmentOf('another'), 'committed to with another hash'],
      ['--host', head.keys?.seats.red ?? '', 'the key of the server was another one'],
      ['--chain', `2:${chain[3]}`, 'entry 2 first'],
    ] as const)
      expect.soft(await verify(signed, option, value)).toMatchObject({ code: 1, text: expect.stringContaining(finding) })
  })
  test('goes on after a file that it cannot read, and calls no file wrong that it cannot judge', async () => {
    const version = system.version + 1
    const unread: readonly (readonly [string, string])[] = [
      [join(folder, 'missing.json'), 'there is no such file'],
      [folder, 'it is a folder, not a file'],
      [written('empty.json', ''), 'it is not JSON'],
      [written('cut-off.json', exportJournal(journal).slice(0, -40)), 'it is not JSON'],
      [written('case.json', '{"system":"skirmish"}'), 'it is not a journal, or it is damaged: head'],
      [written('chess.json', exportJournal(journal).replaceAll('"skirmish"', '"chess"')), "does not know the game 'chess'"],
      [
        written('later.json', exportJournal({ ...journal, head: { ...head, version } })),
        `made by a newer version of Admiralty: it has version ${version} of the rules`,
      ],
      [
        written('updated.json', exportJournal(withEntries((entry) => (entry.seq < 3 ? entry : { ...entry, version })))),
        'made by a newer version of Admiralty: entry 3 has version',
      ],
      ...OTHER_VERSIONS.flatMap(([step, reason]) => [
        [written(`form${step}.json`, JSON.stringify({ head: { journal: FILE_FORMATS.journal + step } })), reason] as const,
        [written(`told${step}.json`, JSON.stringify({ told: FILE_FORMATS.partialExport + step })), reason] as const,
        [written(`whole${step}.json`, withForm(step)), reason] as const,
      ]),
    ]
    for (const [file, reason] of unread) {
      const { code, text } = await verify(file, signed)
      expect.soft(code, file).toBe(3)
      expect.soft(text, file).toMatch(/^not checked {2}/)
      expect.soft(text, file).toContain(reason)
      expect.soft(text, file).toMatch(/^correct {2}\S+signed.json$/m)
      expect.soft(text, file).toContain('1 of 2 matches correct, 1 not checked; ')
      expect.soft(text, file).not.toContain('WRONG')
      expect.soft(await parsed(file), file).toMatchObject({
        file,
        ok: false,
        result: 'not checked',
        findings: [],
        limit: expect.stringContaining(reason),
      })
    }
    const { code } = await verify(join(folder, 'missing.json'), forged, signed)
    expect(code).toBe(1)
  })
  test('calls no receipt wrong that it cannot compare', async () => {
    for (const [step, reason] of OTHER_VERSIONS) {
      const other = written(`receipt${step}.json`, JSON.stringify({ ...receipt, receipt: FILE_FORMATS.receipt + step }))
      const { code, text } = await verify(signed, '--receipt', other)
      expect(code).toBe(3)
      expect(text).toContain(`not checked  ${other}\n       it was ${reason}\n`)
      expect(text).not.toContain('WRONG')
    }
    for (const unread of [join(folder, 'missing.json'), unsigned, folder]) {
      const result = await verify(signed, '--receipt', unread)
      expect.soft(result).toMatchObject({ code: 3, text: expect.stringContaining(`correct  ${signed}`) })
      expect.soft(result.text).toMatch(new RegExp(`^not checked {2}${unread}$`, 'm'))
    }
    const without = await verify(join(folder, 'missing.json'), '--receipt', seen)
    expect(without).toMatchObject({ code: 3, text: expect.stringContaining('no file that could be read is') })
    expect(without.text).not.toContain('WRONG')
  })
  test('does not call a match correct that was compared with an empty receipt', async () => {
    const empty = receiptFile('empty.json', { commitment: null, seats: {}, chain: {}, sent: [] })
    const { code, text } = await verify(signed, '--receipt', empty)
    expect(code).toBe(3)
    expect(text).toMatch(/^not checked {2}\S+empty.json\n +this receipt holds nothing$/m)
    expect(text).toContain('no receipt compared')
  })
  test('refuses options that it cannot use', async () => {
    for (const words of [
      ['--chain', '3'],
      ['--host', 'short'],
      ['--commitment', head.commitment, unsigned],
    ])
      expect.soft(await verify(signed, ...words)).toMatchObject({ code: 'exit 2', text: expect.stringMatching(/\w+ \w+/) })
  })
  test('prints every field as JSON', async () => {
    expect(await parsed(signed, '--receipt', seen)).toEqual({
      file: signed,
      ok: true,
      result: 'correct',
      findings: [],
      notes: [],
      dice: expect.any(Number),
      orders: expect.any(Number),
      resolved: entries.length,
      unchecked: 0,
      signatures: { signed: expect.any(Number), byServer: 0, forced: expect.any(Number), unsigned: 0 },
      account: expect.objectContaining({ fromPosition: false, restored: [expect.any(Number)] }),
      limit: null,
      receipts: [
        {
          source: seen,
          signed: true,
          different: [],
          agreed: `the commitment, 1 key, and 1 of ${chain.length} entries`,
          limits: expect.arrayContaining([expect.stringContaining('The receipt ends with entry 3.')]),
        },
      ],
    })
    expect(await parsed(forged)).toMatchObject({ ok: false, result: 'wrong' })
    expect(await parsed(unsigned)).toMatchObject({ ok: true, result: 'not signed', receipts: [] })
  })
})

test.each(OTHER_VERSIONS)('show ends with a message for a journal whose form differs by %i: %s', async (step, reason) => {
  const file = written(`shown${step}.json`, withForm(step))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  await expect(showCommand().parseAsync([file], { from: 'user' })).rejects.toThrow('exit 2')
  expect(printed.join('\n')).toContain(`${file}: it was ${reason}`)
})
