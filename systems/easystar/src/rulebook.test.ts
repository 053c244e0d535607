import { expect, test } from 'vitest'
import { rulebook } from './rulebook.ts'

const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses)

test('the book has every clause of the rules once, in whole sentences', () => {
  expect(clauses).toHaveLength(216)
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(216)
  for (const { id, heading, text } of clauses) {
    expect(id).toMatch(/^ES-[A-Z]+(-[A-Z]+)?-\d\d$/)
    expect(heading, id).toMatch(/^[A-Z].*[^.]$/)
    expect(text, id).toMatch(/^[A-Z0-9].{15,}\.$/)
    expect(text, id).not.toContain('—')
    expect(text.replaceAll(/\(R-ES-\d{2,3}\)/g, ''), id).not.toContain('R-ES-')
  }
})
test('the clauses cite each of the 103 rulings', () => {
  const rulings = clauses.flatMap(({ text }) => [...text.matchAll(/R-ES-(\d{2,3})/g)].map(([, number]) => Number(number)))
  expect([...new Set(rulings)].sort((a, b) => a - b)).toEqual(Array.from({ length: 103 }, (_, index) => index + 1))
})
test('three clauses are advice', () => {
  expect(clauses.filter(({ advice }) => advice).map(({ id }) => id)).toEqual(['ES-GEN-09', 'ES-GEN-08', 'ES-WIN-03'])
})
