// The messages for a browser without JavaScript and for one that is too old to run the pages.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import config from '../vite.config.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const script = read('public/old-browser.js')
const page = read('index.html')

/** The node types of the grammar of 2009. */
const OLD = new Set(
  `Program ExpressionStatement CallExpression FunctionExpression FunctionBody BlockStatement VariableDeclaration VariableDeclarator Identifier
  Literal BinaryExpression LogicalExpression UnaryExpression MemberExpression IfStatement ReturnStatement EmptyStatement ParenthesizedExpression`.split(
    /\s+/,
  ),
)

/** The type of every node of a syntax tree, and the keyword of every variable declaration. */
function partsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const here = 'type' in node && typeof node.type === 'string' ? [node.type] : []
  const declared = 'kind' in node && here[0] === 'VariableDeclaration' ? [`${node.kind}`] : []
  return [...here, ...declared, ...Object.values(node).flatMap(partsOf)]
}

/** Runs the script in a browser with these globals; returns whether the pages start and whether the message is shown. */
function run(known: object): { readonly started: boolean; readonly warned: boolean } {
  const result = { started: true, warned: false }
  const app = { parentNode: { removeChild: () => (result.started = false) } }
  const message = { removeAttribute: (name: string) => (result.warned ||= name === 'hidden') }
  const document = {
    createElement: () => ('Map' in known ? { noModule: false } : {}),
    getElementById: (id: string) => ({ app, 'too-old': message })[id],
  }
  runInNewContext(script, { Map: undefined, Promise: undefined, AbortSignal: undefined, ...known, document })
  return result
}

test('the script uses only the JavaScript of 2009', () => {
  const parts = partsOf(parseSync('old-browser.js', script).program)
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter((part) => !OLD.has(part) && part !== 'var')).toEqual([])
})

test.each([
  ['of 2010', {}],
  ['with modules, of 2019', { Map: class {}, Promise: class {} }],
  ['of 2023', { Map: { groupBy() {} }, Promise: class {}, AbortSignal: { timeout() {} } }],
])('a browser %s shows the message and does not start the pages', (_, known) => {
  expect(run(known)).toEqual({ started: false, warned: true })
})

test('a new enough browser starts the pages and shows no message', () => {
  expect(run({ Map, Promise, AbortSignal })).toEqual({ started: true, warned: false })
})

test('the page names the browsers of the build, and the compiler accepts no newer library', () => {
  expect(config.build?.target).toEqual(['chrome119', 'firefox121', 'safari17.4'])
  expect(page.replaceAll(/\s+/g, ' ')).toContain('Chrome and Edge from 119 on, Firefox from 121, Safari from 17.4.')
  expect(JSON.parse(read('../../tsconfig.web.json')).compilerOptions.lib).toEqual(['es2024', 'dom', 'dom.iterable'])
})

test('the page has a message for browsers without JavaScript, and the script runs before the pages', () => {
  expect(/<noscript>.*needs JavaScript.*<\/noscript>/s.test(page)).toBe(true)
  expect(/<main id="too-old"[^>]* hidden>/.test(page)).toBe(true)
  expect(page.indexOf('<script defer src="/old-browser.js">')).toBeLessThan(page.indexOf('<script type="module"'))
  expect(page.indexOf('<script defer src="/old-browser.js">')).toBeGreaterThan(0)
})
