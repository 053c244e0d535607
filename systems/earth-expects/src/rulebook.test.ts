import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLASS_CODES, DEFENCE_RATING, hullClass } from '../data/tables.ts'
import { rulebook } from '../rulebook/rulebook.ts'

const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)

/** The number of clauses in each section of the rules, in the order of the book. */
const SECTIONS = {
  GEN: 25,
  SEQ: 9,
  POW: 11,
  ENG: 17,
  HEN: 5,
  EFA: 6,
  TAI: 3,
  UNP: 5,
  MOV: 12,
  IMP: 5,
  SHX: 7,
  REP: 8,
  DAM: 12,
  SEV: 4,
  WEP: 8,
  POI: 8,
  PD: 11,
  AMI: 4,
  ARM: 4,
  CTL: 4,
  SHD: 3,
  HUL: 3,
  ION: 9,
  LAS: 10,
  MIS: 18,
  RAI: 10,
  SEN: 13,
  DOC: 11,
  HID: 7,
  DES: 10,
  BAS: 9,
  AUX: 14,
  PLA: 4,
  ATM: 9,
  SUR: 4,
  INR: 2,
  IFC: 6,
  AST: 12,
  COM: 2,
  RAD: 5,
  HEA: 2,
  OPT: 2,
  CRQ: 6,
  EXP: 2,
  REV: 4,
  VRP: 7,
  SSN: 2,
  FMI: 3,
  ITL: 2,
  MPB: 4,
  LAR: 8,
  RFR: 4,
  ROL: 1,
  DIS: 4,
  FTL: 2,
  QRF: 11,
}
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `EE-${prefix}-${String(index + 1).padStart(2, '0')}`)
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })
const rulings = (text: string) => [...text.matchAll(/\((R-EE-\d{2,3})\)/g)].map(([, id = '']) => id)

test('the rule book has every clause once, in order', () => {
  expect(clauses).toHaveLength(393)
  expect(clauses.map(({ id }) => id)).toEqual(Object.entries(SECTIONS).flatMap(([prefix, count]) => numbered(prefix, count)))
})

test('every clause has a short heading and whole sentences', () => {
  for (const { id, heading, text } of clauses) {
    expect(heading, id).toMatch(/^[A-Z].{2,35}$/)
    expect(heading, id).not.toMatch(/\.$/)
    expect(text, id).toMatch(/^[A-Z0-9].{15,}/)
    expect(text, id).toMatch(/\.$/)
    expect(text, id).not.toMatch(/—| {2}|\n\n\n|['"]/)
    expect(text.replaceAll(/\(R-EE-\d{2,3}\)/g, ''), id).not.toContain('R-EE-')
  }
  const titles = rulebook.chapters.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('every clause cited in the rule book exists', () => {
  const ids = new Set<string>(clauses.map(({ id }) => id))
  const cited = clauses.flatMap(({ id, text }) => [...text.matchAll(/EE-[A-Z]{2,4}-\d+/g)].map(([to]) => ({ id, to })))
  expect(cited.length).toBeGreaterThan(30)
  expect(cited.filter(({ to }) => !ids.has(to))).toEqual([])
})

const textOf = (id: string) => clauses.find((clause) => clause.id === id)?.text ?? ''
/** Whole numbers, quarters and halves as the rule book writes them. */
const written = (value: number) => `${value >= 1 ? Math.floor(value) : ''}${{ 0.25: '¼', 0.5: '½' }[value % 1] ?? ''}`
const classAsWritten = (code: string) => {
  const { boxes, halves, speedCost, manoeuvreCost, value } = hullClass(code)
  const [engine, speed, manoeuvre] = [halves / 2, speedCost / 4, manoeuvreCost / 4].map(written)
  return `${code}: ${boxes} boxes, engine ${engine}, speed ${speed}, manoeuvre ${manoeuvre}, value ${value}.`
}

test('the rule book states the classes, oversized levels and defence ratings of the program', () => {
  for (const code of CLASS_CODES) expect(textOf('EE-DES-01')).toContain(` ${classAsWritten(code)}`)
  for (const code of ['BS-1', 'BS-2', 'BS-3']) expect(textOf('EE-DES-07')).toContain(classAsWritten(code))
  const { A, L, I, R } = DEFENCE_RATING
  expect(textOf('EE-PD-04')).toContain(`Anti-missile ${A}, laser ${L}, ion cannon ${I}, railgun ${R}.`)
})

test('the laser table of the quick reference is effective range divided by strength, rounded down', () => {
  const reductions = [0, 1, 2, 3, 4, 5]
  for (const strength of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const ranges = reductions.map((reduction) => {
      const fitting = Array.from({ length: 60 }, (_, range) => range).filter((range) => Math.floor(range / strength) === reduction)
      return [...new Set([fitting.at(0), fitting.at(-1)])].join('–')
    })
    expect(textOf('EE-QRF-10')).toContain(`Strength ${strength}: ${ranges.join(', ')}.`)
  }
})

test('eight clauses are advice', () => {
  expect(clauses.filter(({ advice }) => advice).map(({ id }) => id)).toEqual([
    'EE-GEN-01',
    'EE-SEQ-03',
    'EE-DAM-12',
    'EE-AUX-12',
    'EE-IFC-01',
    'EE-OPT-02',
    'EE-CRQ-05',
    'EE-SSN-02',
  ])
})

test('every reading is cited at its clause, and every cited reading exists', () => {
  const text = readFileSync(new URL('../readings.md', import.meta.url), 'utf8')
  const readings = [...text.matchAll(/^\| (R-EE-\d{2,3}) \|(.*)\| (EE-[A-Z]+-\d\d) \|$/gm)].map(([, id = '', row = '', clause = '']) => ({
    id,
    row,
    clause,
  }))
  expect(readings.map(({ id }) => id).toSorted(byNumber)).toEqual(readings.map((_, index) => `R-EE-${String(index + 1).padStart(2, '0')}`))
  const cited = clauses.flatMap(({ id: clause, text: words }) => rulings(words).map((id) => `${id} ${clause}`))
  expect(readings.map(({ id, clause }) => `${id} ${clause}`).toSorted(byNumber)).toEqual(cited.toSorted(byNumber))
  expect(readings.length).toBeGreaterThan(133)
  // The twenty places where the printed text contradicts itself or has a gap.
  const gaps = new Set(readings.flatMap(({ row }) => [...row.matchAll(/\(K(\d+)\)/g)].map(([, number]) => Number(number))))
  expect([...gaps].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})
