// The texts of a source file that a player can see. The parser finds them; this file decides which strings are texts.
import { CLAUSE_ID } from '@admiralty/kernel'
import { parseSync } from 'oxc-parser'

/** A text with the line where it begins. */
export interface VisibleText {
  readonly line: number
  /** Computed parts are `{…}`, elements inside a sentence are `<…>`. */
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** Attributes and properties that hold names for programs. */
const TECHNICAL = new Set(
  'className class id key href to type role d viewBox points transform htmlFor fill stroke rel target style rule kind path search hash icon cursor preserveAspectRatio'.split(
    ' ',
  ),
)
/** Names of keys in a `KeyboardEvent`. */
const KEYS = /^(Enter|Escape|Home|End|Tab|Space|Delete|Backspace|Insert|Shift|Control|Alt|Meta|(Page|Arrow)(Up|Down|Left|Right))(\+\w+)?$/
/** Calls whose string arguments are not shown. */
const NOT_SHOWN =
  /^(querySelector(All)?|closest|matches|addEventListener|getElementById|createElement|Error|Worker|URL|RegExp|test|describe|matchMedia|lazyRouteComponent)$/
const CLAUSE = new RegExp(`^${CLAUSE_ID}$`)
const SVG_PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,+{}…-]+$/

/** A phrase, or a word that begins with a capital letter. */
function isText(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || KEYS.test(text) || CLAUSE.test(text) || SVG_PATH.test(text)) return false
  return /^\p{Lu}\p{Ll}/u.test(text) || (/\p{L}[,.:;?!]? [\p{L}{<]|[}>] \p{L}/u.test(text) && !/[=;]\s*$|^[.#[]|: \d|[<>]=|=>/.test(text))
}

/** All visible texts of a file, in order. Throws if the file does not parse. */
export function visibleTexts(file: string, source: string): readonly VisibleText[] {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: VisibleText[] = []
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length
  const add = (at: number, text: string): void => void found.push({ line: lineOf(at), text })
  walk(program, add)
  return found.toSorted((one, other) => one.line - other.line)
}

type Add = (at: number, text: string) => void

function walk(value: unknown, add: Add): void {
  if (Array.isArray(value)) for (const one of value) walk(one, add)
  if (!isNode(value)) return
  if (value.type.startsWith('TS') && value.type !== 'TSAsExpression' && value.type !== 'TSSatisfiesExpression') return
  if (value.type === 'ImportDeclaration' || isTechnical(value)) return
  // A compared string is not shown; one that is added to another is.
  if (value.type === 'BinaryExpression' && value.operator !== '+') return
  const text = textOf(value)
  if (
    text !== null &&
    (value.type === 'JSXElement' || value.type === 'JSXFragment' ? /\p{L}/u.test(text.replaceAll(/\{…\}|<…>/g, '')) : isText(text))
  )
    add(startOf(value), text)
  for (const child of Object.values(value)) walk(child, add)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** 'b' of `a.b`, 'a' of `a`, 'title' of `title="…"` and of `{ title: '…' }`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (typeof value.name === 'string') return value.name
  return nameOf(value.name ?? value.property ?? value.key)
}

function isTechnical(node: Node): boolean {
  if (node.type === 'JSXAttribute') return TECHNICAL.has(nameOf(node))
  if (node.type === 'Property') return TECHNICAL.has(nameOf(node.key)) && !isNode(node.value)
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return NOT_SHOWN.test(nameOf(node.callee))
  return node.type === 'SwitchCase' && !Array.isArray(node.consequent)
}

const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function textOf(node: Node): string | null {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return clean(list(node.children).map(childText).join(''))
  if (node.type === 'Literal' && typeof node.value === 'string') return clean(node.value)
  if (node.type === 'TemplateLiteral') return clean(list(node.quasis).map(quasiText).join('{…}'))
  return null
}
const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const quasiText = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : ''
function childText(child: Node): string {
  if (child.type === 'JSXText') return typeof child.value === 'string' ? child.value : ''
  if (child.type !== 'JSXExpressionContainer') return '<…>'
  const inner = child.expression
  return isNode(inner) && inner.type === 'Literal' && typeof inner.value === 'string' ? inner.value : '{…}'
}
/** The first line of an element's own text. */
const startOf = (node: Node): number =>
  list(node.children).find(({ type, value }) => type === 'JSXText' && typeof value === 'string' && value.trim() !== '')?.start ?? node.start
