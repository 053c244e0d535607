// The survey of a rule book finds planted faults, and finds none in the games.
import { fileURLToPath } from 'node:url'
import type { Clause, Rulebook, RuleId } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '../../../systems/all.ts'
import { type Citation, citationsOf } from './citations.ts'
import { clauseIdsIn, titleIds } from './clause-ids.ts'
import { clausePage } from './clause-page.ts'
import { leftOut, readSurvey, surveyOf } from './survey.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const clause = (id: RuleId, advice = false): Clause => ({ id, heading: 'Heading', text: 'Text.', advice })
const book: Rulebook = {
  title: 'Book',
  chapters: [{ title: 'One', clauses: [clause('XX-HIT-01'), clause('XX-HIT-02'), clause('XX-GEN-01', true)] }],
}
const cited = (kind: Citation['kind'], line: number): Citation => ({
  kind,
  path: 'systems/xx/src/fire.ts',
  line,
  text: 'hits()',
  code: '',
  aside: false,
})
const passed = (title: string) => ({ title, status: 'passed', failureMessages: [] })
const failed = (title: string) => ({
  title,
  status: 'failed',
  failureMessages: ['Error: expected any number of assertion, but got none\nat line 1'],
})

describe('clause ids', () => {
  test('are read from the head of a title', () => {
    expect(titleIds('ES-HIT-01: one die')).toEqual(['ES-HIT-01'])
    expect(titleIds('ES-AUX-ARM-01, ES-HIT-03: armour')).toEqual(['ES-AUX-ARM-01', 'ES-HIT-03'])
    expect(titleIds('EE-REP-07, GT-35: an example of the book')).toEqual(['EE-REP-07'])
    expect(titleIds('GW-MOD-08 to GW-MOD-10, GW-GUN-01: the sheet')).toEqual(['GW-MOD-08', 'GW-MOD-09', 'GW-MOD-10', 'GW-GUN-01'])
    expect(titleIds('a title that names ES-HIT-01: later')).toEqual([])
    expect(titleIds('ES-HIT-01 without a colon')).toEqual([])
  })
  test('are found anywhere in a line; readings, examples and parts of words are not clause ids', () => {
    expect(clauseIdsIn("refuse('ES-MOV-02', `ES-MOV-02 and (ES-AUX-DC-01)`) // R-ES-71 ES-GLD-05 HIT-01")).toEqual([
      'ES-MOV-02',
      'ES-AUX-DC-01',
    ])
  })
})

describe('a survey', () => {
  const enforced = new Map([['XX-HIT-01', [cited('rule', 7)]]])
  test('finds a clause that no test proves, and counts no test that failed', () => {
    expect(surveyOf(book, enforced, [passed('XX-HIT-01: hits')], '').unproved).toEqual(['XX-HIT-02'])
    const refuted = surveyOf(
      book,
      enforced,
      [passed('XX-HIT-01: hits'), failed('XX-HIT-01: asserts nothing'), failed('YY-HIT-01: other')],
      '',
    )
    expect(refuted.unproved).toEqual(['XX-HIT-01', 'XX-HIT-02'])
    expect(refuted.failed).toEqual(['XX-HIT-01: asserts nothing (Error: expected any number of assertion, but got none)'])
  })
  test('counts no clause that the readings leave out', () => {
    const tests = [passed('XX-HIT-01, XX-HIT-02: hits')]
    expect(surveyOf(book, enforced, tests, '').unproved).toEqual([])
    expect(surveyOf(book, enforced, tests, '- left out: XX-HIT-02, because').unproved).toEqual(['XX-HIT-02'])
    expect(leftOut('- **Left out** ES-GEN-02\n- nothing is left out here')).toEqual(['ES-GEN-02'])
  })
  test('finds a clause that no enforcing line cites; words, tests and the head of a file enforce nothing', () => {
    expect(readSurvey(book, enforced).unenforced).toEqual(['XX-HIT-02'])
    const weak = new Map([...enforced, ['XX-HIT-02', [cited('elsewhere', 3), cited('test', 4), cited('file head', 1)]] as const])
    expect(readSurvey(book, weak).unenforced).toEqual(['XX-HIT-02'])
  })
  test('finds a citation of a clause that does not exist, but lets a game cite the book of another', () => {
    const wrong = new Map([...enforced, ['XX-DCN-01', [cited('test', 44)]] as const, ['CR-X.13', [cited('rule', 45)]] as const])
    expect(readSurvey(book, wrong).unknown).toEqual(['XX-DCN-01 at systems/xx/src/fire.ts:44'])
  })
  test('lists advice separately', () => {
    expect(readSurvey(book, enforced).advice).toEqual(['XX-GEN-01'])
  })
})

test('the page of a clause begins with the enforcing line', () => {
  const page = clausePage(clause('XX-HIT-01'), [cited('test', 4), cited('shape', 9), cited('rule', 7)]).split('\n')
  expect(page.slice(3)).toEqual([
    'Enforced by',
    '  systems/xx/src/fire.ts:7  hits()',
    '  systems/xx/src/fire.ts:9  hits()',
    '',
    'Tests',
    '  systems/xx/src/fire.ts:4  hits()',
  ])
})

describe.each(Object.entries(games))('%s', (game, { rules }) => {
  test('cites every clause of its book next to code that enforces it, and no clause that its book does not have', async () => {
    const { unenforced, unknown } = readSurvey((await rules()).system.rulebook, citationsOf(root, game))
    expect({ unenforced, unknown }).toEqual({ unenforced: [], unknown: [] })
  })
})
