import { expect, test } from 'vitest'
import { termParts } from './term-parts.ts'

const terms = [
  { word: /FP-F/, means: 'Two arcs.' },
  { word: /MU/, means: 'Units.' },
  { word: /\(F\)/, means: 'One arc.' },
]
const shown = (text: string) => termParts(text, terms).map(({ text: piece, means }) => (means === null ? piece : { [piece]: means }))
test('terms are found as whole words, and the rest of the text stays', () => {
  expect(shown('12 MU, MUST')).toEqual(['12 ', { MU: 'Units.' }, ', MUST'])
  expect(shown('Beam (F), beam (FP-F)')).toEqual(['Beam ', { '(F)': 'One arc.' }, ', beam (', { 'FP-F': 'Two arcs.' }, ')'])
})
test('without terms a text is one piece', () => {
  expect(termParts('12 MU', [])).toEqual([{ text: '12 MU', means: null }])
})
