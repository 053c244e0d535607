// The list of texts contains planted texts, and leaves out strings that only programs read.
import { describe, expect, test } from 'vitest'
import { visibleTexts } from './visible.ts'

const texts = (source: string) => visibleTexts('a.tsx', source).map(({ text }) => text)

describe('a text is found', () => {
  test.each([
    ['as the content of an element', '<p>No games yet.</p>', ['No games yet.']],
    ['as one sentence with its computed parts', '<p>You have {n} <b>ships</b> left.</p>', ['You have {…} <…> left.', 'ships']],
    ['in an attribute', '<Switch label="Paper" aria-label="Size of the paper" />', ['Paper', 'Size of the paper']],
    ['in a condition', "<b>{open ? 'Close it' : 'Open it'}</b>", ['Close it', 'Open it']],
    ['in a template', `const said = \`Gone for \${minutes} minutes\``, ['Gone for {…} minutes']],
    [
      'in a table of texts',
      "const TITLES = { 404: 'Page not found', ready: ['off', 'Ships only'] } as const",
      ['Page not found', 'Ships only'],
    ],
    ['where it is added to another', "const said = name + ' has left the game'", ['has left the game']],
  ])('%s', (_, source, expected) => {
    expect(texts(source)).toEqual(expected)
  })

  test('with its line', () => {
    expect(visibleTexts('a.tsx', 'const a = 1\nconst b = (\n  <p>\n    Hello there\n  </p>\n)')).toEqual([{ line: 3, text: 'Hello there' }])
  })
})

test.each([
  ['classes', '<p className="btn quiet" />'],
  ['imports', "import { a } from './Some file.ts'"],
  ['types', "type Link = 'Catching up' | 'Not there'"],
  ['keys', "const keys = ['Escape', 'ArrowDown']"],
  ['comparisons', "const isEnter = key === 'Some key'"],
  ['clauses', "const rule = 'ES-MOV-02'"],
  ['drawings', '<path d="M16 1.5l12.6 7.25" />'],
  ['selectors', "document.querySelector('nav a, nav button')"],
  ['ids', "const KIND = 'design'"],
  ['media queries', "matchMedia('(prefers-reduced-motion: reduce)')"],
  ['names of exports', "lazyRouteComponent(() => import('./me.tsx'), 'MePage')"],
])('%s are not texts', (_, source) => {
  expect(texts(source)).toEqual([])
})

test('a file that does not parse is named', () => {
  expect(() => visibleTexts('a.tsx', '<p>')).toThrow('a.tsx')
})
