// Words for a browser that cannot run the pages: they are there, they are true, and what brings them runs where nothing else does.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import config from '../vite.config.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const script = read('public/old-browser.js')
const page = read('index.html')

/** What the grammar of 2009 calls its parts. */
const OLD = new Set(
  `Program ExpressionStatement CallExpression FunctionExpression FunctionBody BlockStatement VariableDeclaration VariableDeclarator Identifier
  Literal BinaryExpression LogicalExpression UnaryExpression MemberExpression IfStatement ReturnStatement EmptyStatement ParenthesizedExpression`.split(
    /\s+/,
  ),
)

/** Of every node of a syntax tree: its type, and how a variable is declared. */
function partsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const here = 'type' in node && typeof node.type === 'string' ? [node.type] : []
  const declared = 'kind' in node && here[0] === 'VariableDeclaration' ? [`${node.kind}`] : []
  return [...here, ...declared, ...Object.values(node).flatMap(partsOf)]
}

/** The script in a browser that knows these words, and what became of the page. */
function run(known: object): { readonly started: boolean; readonly told: boolean } {
  const became = { started: true, told: false }
  const app = { parentNode: { removeChild: () => (became.started = false) } }
  const words = { removeAttribute: (name: string) => (became.told ||= name === 'hidden') }
  const document = {
    createElement: () => ('Map' in known ? { noModule: false } : {}),
    getElementById: (id: string) => ({ app, 'too-old': words })[id],
  }
  runInNewContext(script, { Map: undefined, Promise: undefined, AbortSignal: undefined, ...known, document })
  return became
}

test('what looks at the browser is written in the JavaScript of 2009', () => {
  const parts = partsOf(parseSync('old-browser.js', script).program)
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter((part) => !OLD.has(part) && part !== 'var')).toEqual([])
})

test.each([
  ['of 2010', {}],
  ['with modules, of 2019', { Map: class {}, Promise: class {} }],
  ['of 2023', { Map: { groupBy() {} }, Promise: class {}, AbortSignal: { timeout() {} } }],
])('a browser %s is told, and the pages do not start', (_, known) => {
  expect(run(known)).toEqual({ started: false, told: true })
})

test('a browser that knows enough sees the pages and no word of this', () => {
  expect(run({ Map, Promise, AbortSignal })).toEqual({ started: true, told: false })
})

test('the browsers named on the page are those it is built for, and the compiler knows no newer words', () => {
  expect(config.build?.target).toEqual(['chrome119', 'firefox121', 'safari17.4'])
  expect(page.replaceAll(/\s+/g, ' ')).toContain('Chrome and Edge from 119 on, Firefox from 121, Safari from 17.4.')
  expect(JSON.parse(read('../../tsconfig.web.json')).compilerOptions.lib).toEqual(['es2024', 'dom', 'dom.iterable'])
})

test('the page has words for who has no JavaScript, and looks at the browser before anything else runs', () => {
  expect(/<noscript>.*needs JavaScript.*<\/noscript>/s.test(page)).toBe(true)
  expect(/<main id="too-old"[^>]* hidden>/.test(page)).toBe(true)
  expect(page.indexOf('<script defer src="/old-browser.js">')).toBeLessThan(page.indexOf('<script type="module"'))
  expect(page.indexOf('<script defer src="/old-browser.js">')).toBeGreaterThan(0)
})
