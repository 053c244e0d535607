import { expect, test } from 'vitest'
import { documentProse, sourceProse } from './prose.ts'

test('comments, messages and titles are prose; short labels and names are not', () => {
  const source = `// What the file is for.
/**
 * Two lines,
 * one comment.
 */
const refused = \`speed \${speed} exceeds the maximum of \${most}\`
test('refuses a ship that is too fast', () => {})
const label = 'New game'
const page = <p>No games yet. Press it.</p>
`
  expect(sourceProse('a.tsx', source)).toEqual([
    { line: 1, text: 'What the file is for.' },
    { line: 2, text: 'Two lines, one comment.' },
    { line: 6, text: 'speed {…} exceeds the maximum of {…}' },
    { line: 7, text: 'refuses a ship that is too fast' },
    { line: 9, text: 'No games yet. Press it.' },
  ])
})

test('documents are prose outside of code and tables', () => {
  expect(
    documentProse('# A title of four words\n\n```ts\nconst a = one or two words\n```\n| a table is no prose |\nA line of plain words.'),
  ).toEqual([
    { line: 1, text: '# A title of four words' },
    { line: 7, text: 'A line of plain words.' },
  ])
})
