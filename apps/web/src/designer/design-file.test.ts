import { malformedFiles } from '@admiralty/testkit/malformed-files'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fileName, MOST_BYTES, makeFile, parseFile } from './design-file.ts'

const reader = { system: 'boats', title: 'Boats', shipyard: { schema: z.object({ masts: z.int().max(5) }) } }
const file = { system: 'boats', name: 'Wolf Pack', design: { masts: 3 } }
const wrong = (text: string): string => {
  const parsed = parseFile(text, reader)
  return 'wrong' in parsed ? parsed.wrong : ''
}

describe('a design file', () => {
  test('is read back unchanged', () => {
    expect(parseFile(makeFile(file), reader)).toEqual({ name: 'Wolf Pack', design: { masts: 3 } })
    expect(JSON.parse(makeFile(file))).toMatchObject({ admiralty: 'design', version: 1, system: 'boats', name: 'Wolf Pack' })
  })
  test('is refused with the reason if it is of another kind, version or game', () => {
    expect(wrong('{"admiralty":')).toMatch(/not valid JSON/)
    expect(wrong('[1, 2]')).toMatch(/not an Admiralty design/)
    expect(wrong('null')).toMatch(/not an Admiralty design/)
    expect(wrong('{"admiralty":"journal"}')).toMatch(/not an Admiralty design/)
    expect(wrong(makeFile(file).replace('"version": 1', '"version": 2'))).toBe('This design was made by a newer version of Admiralty.')
    expect(wrong(makeFile(file).replace('"version": 1', '"version": 0'))).toBe(
      'This design was made before the first release of Admiralty.',
    )
    expect(wrong(makeFile({ ...file, system: 'trains' }))).toMatch(/design is for trains, not for Boats/)
    expect(wrong(makeFile({ ...file, design: { masts: 'many' } }))).toMatch(/Boats cannot read the design: masts: /)
    expect(wrong(' '.repeat(MOST_BYTES + 1))).toMatch(/too large/)
  })
  test('is read without computed values: only the fields of the game’s schema are kept', () => {
    const text = makeFile({ ...file, design: { masts: 3, cost: 1, legal: true } })
    expect(parseFile(text, reader)).toEqual({ name: 'Wolf Pack', design: { masts: 3 } })
  })
  test('is refused with a sentence if it is malformed, and pollutes no prototype', () => {
    for (const { how, text } of malformedFiles(makeFile(file))) expect.soft(wrong(text), how).toMatch(/\w+ \w+.*\.$/)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
  test('is refused if a name at any depth has control characters, and a long name is cut between characters', () => {
    const named = { ...reader, shipyard: { schema: z.object({ boats: z.array(z.object({ name: z.string() })) }) } }
    const parsed = (name: string, boat: string) => parseFile(makeFile({ ...file, name, design: { boats: [{ name: boat }] } }), named)
    expect(parsed('Wolf Pack', '<b>Gull</b> \u{1f680}')).toHaveProperty('design')
    for (const name of ['Gull\u202e', 'Gull\u0007', 'Gull\n', '\ud83d']) {
      expect(parsed('Wolf Pack', name)).toEqual({ wrong: expect.stringContaining('is not valid') })
      expect(parsed(name, 'Gull')).toEqual({ wrong: expect.stringContaining('is not valid') })
    }
    expect(parsed(`${'x'.repeat(39)}\u{1f680}`, 'Gull')).toMatchObject({ name: 'x'.repeat(39) })
  })
  test('is named after its design', () => {
    expect(fileName(file)).toBe('wolf-pack.boats.json')
    expect(fileName({ ...file, name: ' Æsir / ../2 ' })).toBe('æsir-2.boats.json')
    expect(fileName({ ...file, name: '…' })).toBe('design.boats.json')
  })
})
