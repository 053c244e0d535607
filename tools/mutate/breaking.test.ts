import { expect, test } from 'vitest'
import { breakRules } from './breaking.ts'
import { countOf, survivorLine } from './report.ts'

const record = (status: 'noticed' | 'timedOut' | 'survived' | 'unreached') => ({ id: '', status, by: null })

const { mutants, sources, tests } = await breakRules('easystar', '')

test('mutants are made of rules and tables, not of words, bots and guesses', () => {
  const files = new Set(mutants.map(({ file }) => file))
  for (const file of ['src/fire/firing.ts', 'src/movement/course.ts', 'data/tables.ts']) expect(files).toContain(`systems/easystar/${file}`)
  expect([...files].filter((file) => /words|bots|determinize|about|test/.test(file))).toEqual([])
  for (const file of files) expect(sources[file]).toContain('stryMutAct_9fa48')
  expect(tests).toContain('systems/easystar/test/cases.test.ts')
})

test('each condition, number, sum and table figure has its own mutants', () => {
  const broken = mutants
    .filter(({ file }) => file.endsWith('fire/firing.ts'))
    .map(({ original, replacement }) => `${original} → ${replacement}`)
  expect(broken).toContain("weapon.kind === 'missile' || weapon.kind === 'bdvm' → weapon.kind === 'missile' && weapon.kind === 'bdvm'")
  expect(broken).toContain('weapon[bonus] + 1 > MOUNT_LIMIT[weapon.mount] → weapon[bonus] + 1 >= MOUNT_LIMIT[weapon.mount]')
  expect(broken).toContain('weapon[bonus] + 1 → weapon[bonus] - 1')
  expect(broken).toContain('3 → 4')
  const tables = mutants.filter(({ file }) => file.endsWith('data/tables.ts'))
  expect(tables.filter(({ kind }) => kind === 'Number').length).toBeGreaterThan(100)
})

test('ready-made fleets have no mutants, but the rules for handing in a fleet have', async () => {
  expect(mutants.filter(({ file }) => file.endsWith('data/fleets.ts'))).toEqual([])
  const { mutants: ofFleets } = await breakRules('solar-flare', 'setting/fleets.ts')
  expect(ofFleets.map(({ original }) => original)).toContain('entries.length !== count')
})
test('each field that every view has can be hidden', async () => {
  const { mutants: ofGame } = await breakRules('solar-flare', 'src/game.ts')
  const hiding = ofGame.filter(({ kind }) => kind === 'Hidden').map(({ replacement }) => replacement)
  expect(hiding).toHaveLength(12)
  expect(hiding.filter((fields) => !fields.includes('torpedoes: true'))).toHaveLength(1)
  expect(ofGame.filter(({ original }) => original === 'true')).toEqual([])
})

test('a mutant that times out counts as noticed, one that no test reaches does not', () => {
  const count = countOf([record('noticed'), record('timedOut'), record('survived'), record('unreached')])
  expect(count).toEqual({ mutants: 4, noticed: 1, timedOut: 1, survived: 1, unreached: 1, share: 0.5 })
  const mutant = { id: '1', file: 'a.ts', line: 3, column: 7, kind: 'Number', original: '1', replacement: '2' }
  expect(survivorLine(mutant, 'unreached')).toBe('a.ts:3:7  1  →  2  (no test reaches it)')
})
