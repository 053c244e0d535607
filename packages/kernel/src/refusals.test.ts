import { expect, test } from 'vitest'
import { refusalsByPart, refusalsIn, refusalsInWords, refusalsOfParts, refuse } from './refusals.ts'

const SPEEDS = { lancer: 5, glaive: 2, pike: 9 }
const tooFast = (_: string, speed: number) => (speed > 3 ? refuse('EX-MOV-01', `speed ${speed} exceeds the maximum of 3`) : undefined)

test('every wrong part of an order has its refusal, and a legal order has none', () => {
  expect(refusalsByPart(SPEEDS, tooFast)).toEqual([
    { rule: 'EX-MOV-01', reason: 'speed 5 exceeds the maximum of 3', part: 'lancer' },
    { rule: 'EX-MOV-01', reason: 'speed 9 exceeds the maximum of 3', part: 'pike' },
  ])
  expect(refusalsByPart({ glaive: 2 }, tooFast)).toBeUndefined()
})
test('a part of a list is named by its id, and two parts may have the same', () => {
  const shots = [
    { ship: 'lancer', range: 12 },
    { ship: 'glaive', range: 3 },
    { ship: 'lancer', range: 15 },
  ]
  const judged = (most: number) =>
    refusalsOfParts(
      shots,
      ({ ship }) => ship,
      ({ range }) => (range > most ? refuse('EX-FIR-02', `range ${range} exceeds the maximum of ${most}`) : undefined),
    )
  expect(judged(10)).toEqual([
    { rule: 'EX-FIR-02', reason: 'range 12 exceeds the maximum of 10', part: 'lancer' },
    { rule: 'EX-FIR-02', reason: 'range 15 exceeds the maximum of 10', part: 'lancer' },
  ])
  expect(judged(15)).toBeUndefined()
})
test('a refusal of the whole order names no part', () => {
  const late = refuse('EX-SEQ-01', 'it is too late')
  expect(refusalsIn(late)).toEqual([{ ...late, part: null }])
  expect(refusalsIn(undefined)).toBeUndefined()
})
test('an order of ten thousand wrong parts has 40 refusals', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`ship ${index}`, 9]))
  expect(refusalsByPart(many, tooFast)).toHaveLength(40)
})
test('all refusals are said in one line with their clauses', () => {
  const found = refusalsByPart(SPEEDS, tooFast)
  expect(found && refusalsInWords(found)).toBe('speed 5 exceeds the maximum of 3 (EX-MOV-01); speed 9 exceeds the maximum of 3 (EX-MOV-01)')
  expect(refusalsInWords(refuse('EX-SEQ-01', 'it is too late'))).toBe('it is too late (EX-SEQ-01)')
})
