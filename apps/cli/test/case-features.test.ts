// Refused setups, changes to a setup, designs and forced answers in cases: each holds, and fails when its expectation is wrong.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runFile } from '../src/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'features-'))
afterAll(() => rmSync(folder, { recursive: true }))
const FILE = join(folder, 'feature.json')
/** The failures of a case; empty if it passes. */
async function failuresOf(text: object): Promise<string> {
  writeFileSync(FILE, JSON.stringify(text))
  const { failures, passed } = await runFile(FILE)
  expect(passed).toBe(failures.length === 0)
  return failures.join('\n')
}

describe('a refused setup', () => {
  const squadrons = { system: 'easystar', title: 'squadrons', rules: ['ES-SCN-05'], scenario: 'squadrons', options: { budget: 250 } }
  test('is a case', async () => {
    expect(await failuresOf({ ...squadrons, refused: 'ES-SCN-05' })).toBe('')
  })
  test('fails by another clause, if it is accepted, and if steps follow', async () => {
    expect(await failuresOf({ ...squadrons, refused: 'ES-GEN-03' })).toContain('the setup is refused by ES-SCN-05 (the budget must be')
    expect(await failuresOf({ ...squadrons, options: { budget: 500 }, refused: 'ES-SCN-05' })).toContain(
      'the setup is accepted, but ES-SCN-05',
    )
    expect(await failuresOf({ ...squadrons, refused: 'ES-SCN-05', play: [{ expect: { '/turn': 0 } }] })).toContain('nothing can be played')
    expect(await failuresOf({ ...squadrons, play: [{ expect: { '/turn': 0 } }] })).toContain('the setup is refused: ES-SCN-05')
    expect(await failuresOf({ ...squadrons, options: { budgett: 250 }, refused: 'ES-SCN-05' })).toContain("there is no option 'budgett'")
    expect(await failuresOf(squadrons)).toContain('a case plays at least one step, unless its setup is refused')
  })
  test('that does not fit its schema needs an id of its own', async () => {
    const seatless = { ...squadrons, options: {}, with: { '/seats': [] } }
    expect(await failuresOf({ ...seatless, refused: 'SETUP-SCHEMA' })).toBe('')
    expect(await failuresOf({ ...seatless, refused: 'ES-SCN-05' })).toContain('refused by SETUP-SCHEMA')
  })
})

describe('changes to a setup', () => {
  const rock = { id: 'rock', title: 'Rock', centre: [0, 0], motion: [0, 0], rings: [], hexes: [{ terrain: 'asteroids', at: [1, -2] }] }
  const duel = { system: 'earth-expects', title: 'a rock', rules: ['EE-AST-01'], scenario: 'duel' }
  const bodies = (is: unknown) => [{ expect: { '/setup/bodies/0/id': is } }]
  test('put bodies beside a scenario', async () => {
    expect(await failuresOf({ ...duel, with: { '/bodies': [rock] }, play: bodies('rock') })).toBe('')
    expect(await failuresOf({ ...duel, with: { '/bodies/-': rock }, play: bodies('rock') })).toBe('')
  })
  test('may leave what the scenario fixes, unless the case expects a refusal or has a whole setup', async () => {
    const duels = {
      system: 'full-thrust',
      title: 'a long way',
      rules: ['FT-SET-01'],
      scenario: 'cruiser-duel',
      with: { '/seats/0/entries/0/distance': 48 },
    }
    const play = [{ expect: { '/setup/seats/0/entries/0/distance': 48 } }]
    expect(await failuresOf({ ...duels, play })).toBe('')
    expect(await failuresOf({ ...duels, refused: 'FT-SCN-02' })).toBe('')
    const moons = { system: 'gravity-well', title: 'four moons', rules: ['GW-SET-02'], scenario: 'slow', with: { '/moons': 4 } }
    expect(await failuresOf({ ...moons, refused: 'GW-SET-02' })).toBe('')
  })
  test('are judged by the schema of the setup', async () => {
    const missing = 'there is nothing above'
    expect(await failuresOf({ ...duel, with: { '/body/0': rock }, play: bodies('rock') })).toContain(missing)
    expect(await failuresOf({ ...duel, with: { '/bodys': [rock] }, play: bodies('rock') })).toContain(
      "setup: there is no field 'bodys'; did you mean 'bodies'?",
    )
    const unknown = { ...rock, hexes: [{ terrain: 'asteroid', at: [1, -2] }] }
    expect(await failuresOf({ ...duel, with: { '/bodies': [unknown] }, play: bodies('rock') })).toContain(
      "setup/bodies/0/hexes/0/terrain: 'asteroid' is not one of atmosphere,",
    )
  })
})

describe('a step about a design', () => {
  const yard = (system: string, rules: readonly string[], ...play: readonly object[]) => ({ system, title: 'a design', rules, play })
  const scout = (more: object) => yard('earth-expects', ['EE-DES-10'], { design: 'Icarus', ...more })
  const fleet = (more: object) => yard('easystar', ['ES-DES-01'], { design: 'Long Guns', ...more })
  test('compares its cost', async () => {
    expect(await failuresOf(scout({ cost: 4 }))).toBe('')
    expect(await failuresOf(scout({ cost: 5 }))).toContain('step 1: the design costs 4, not 5: ')
  })
  test('compares the complete list of clauses that refuse it', async () => {
    expect(await failuresOf(scout({ refused: [] }))).toBe('')
    expect(await failuresOf(scout({ refused: 'EE-DES-10' }))).toContain('step 1: the design is legal, not refused by EE-DES-10')
    expect(await failuresOf(fleet({ refused: 'ES-FLG-01', with: { '/flagship': 9 } }))).toBe('')
    expect(await failuresOf(fleet({ refused: [], with: { '/flagship': 9 } }))).toContain('the design is refused by ES-FLG-01')
  })
  test('refuses typing errors', async () => {
    expect(await failuresOf(scout({}))).toContain('expect its cost or its refusals')
    expect(await failuresOf(yard('earth-expects', ['EE-DES-10'], { design: 'Icaros', cost: 4 }))).toContain(
      "step 1: there is no ready design 'Icaros'; did you mean 'Icarus'?",
    )
    expect(await failuresOf(scout({ cost: 4, with: { '/hul': 'SC' } }))).toContain("step 1: design: there is no field 'hul'")
    expect(await failuresOf(scout({ refused: 'DESIGN-SCHEMA', with: { '/kind': 'warshp' } }))).toBe('')
    expect(await failuresOf(scout({ refused: 'EE-DES-10', with: { '/kind': 'warshp' } }))).toContain("design/kind: 'warshp' is not one of")
    expect(await failuresOf(yard('skirmish', ['SK-GEN-01'], { design: 'Icarus', cost: 4 }))).toContain('this game has no designs')
  })
})

describe('forced answers', () => {
  const shot = { step: 'shot', from: 'red', at: 'blue', charge: false }
  const duel = { system: 'skirmish', title: 'a shot', rules: ['SK-HIT-01'], scenario: 'duel', dice: [5, 1, 1] }
  const position = { at: [shot, { step: 'roundEnd' }], squads: {} }
  const play = [{ events: [{ type: 'hitRolled', die: 5, hit: true }] }, { expect: { '/squads/blue/strength': 1 } }]
  test('are given by themselves if the case says so', async () => {
    expect(await failuresOf({ ...duel, position, forced: true, play })).toBe('')
    expect(await failuresOf({ ...duel, position, play })).toContain('step 1: no such event')
  })
  test('cannot be given twice', async () => {
    const brace = { seat: 'blue', order: { order: 'brace', card: null } }
    expect(await failuresOf({ ...duel, position, forced: true, play: [...play, brace] })).toMatch(/step 3: /)
  })
  test('need their dice', async () => {
    expect(await failuresOf({ ...duel, position, forced: true, dice: [], play })).toContain('before step 1: the scripted faces ran out')
  })
})
