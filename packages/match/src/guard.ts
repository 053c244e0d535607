// Checks input before any schema sees it: JSON of limited depth and size, without property names that mean something to JavaScript.
import { isPlain } from './canonical.ts'

export interface JsonLimits {
  readonly depth: number
  /** Number of values in total. */
  readonly values: number
  /** Whether reserved names are refused as text values too, because an id may be used as a key. */
  readonly texts: boolean
}

/** 'constructor', '__proto__', 'toString', … */
const FORBIDDEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** The fault of a value; undefined if there is none. It does not recurse, so deep input cannot overflow the stack. */
export function unsound(value: unknown, limits: JsonLimits): string | undefined {
  const waiting: { readonly value: object; readonly depth: number }[] = []
  let seen = 0
  const meet = (met: unknown, depth: number): string | undefined => {
    seen += 1
    if (seen > limits.values) return `it holds more than ${limits.values} values`
    if (depth > limits.depth) return `it is nested deeper than ${limits.depth}`
    if (typeof met === 'object' && met !== null) waiting.push({ value: met, depth })
    return unsoundValue(met, limits)
  }
  const wrong = meet(value, 1)
  if (wrong !== undefined) return wrong
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const inner of Array.isArray(next.value) ? next.value : Object.values(next.value)) {
      const fault = meet(inner, next.depth + 1)
      if (fault !== undefined) return fault
    }
  }
  return undefined
}

/** Parses JSON from outside, or gives its fault. The text is scanned first, so its cost is bounded by its length. */
export function readJson(
  text: string,
  limits: JsonLimits & { readonly characters: number },
): { readonly value: unknown } | { readonly wrong: string } {
  if (text.length > limits.characters) return { wrong: `it is longer than ${limits.characters} characters` }
  const counted = membersIn(text, limits)
  if (typeof counted === 'string') return { wrong: counted }
  const value = parsed(text)
  if (value === undefined) return { wrong: 'it is not JSON' }
  const wrong = unsound(value, limits)
  if (wrong !== undefined) return { wrong }
  // Parsers disagree about two members of one name, so the text is refused.
  return membersOf(value) === counted ? { value } : { wrong: 'it says one thing twice' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Limit of members in one object, because parsing very many names takes more than linear time. */
const MOST_NAMES = 2_000
const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 58, 91, 93, 123, 125]

/** Counts members by punctuation alone, or names the limit that is exceeded. */
function membersIn(text: string, { depth, values }: JsonLimits): number | string {
  const names: number[] = []
  let [met, members] = [1, 0]
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case COMMA:
        met += 1
        break
      case COLON: {
        members += 1
        const named = (names.pop() ?? 0) + 1
        if (named > MOST_NAMES) return `it names more than ${MOST_NAMES} things in one place`
        names.push(named)
        break
      }
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        met += 1
        if (names.push(0) > depth) return `it is nested deeper than ${depth}`
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        names.pop()
        break
    }
    if (met > values) return `it holds more than ${values} values`
  }
  return members
}
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at
  }
  return text.length
}

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Array.isArray(value) ? value : Object.values(value)
  const own = Array.isArray(value) ? 0 : inner.length
  return inner.reduce<number>((sum, each) => sum + membersOf(each), own)
}

function unsoundValue(value: unknown, { texts }: JsonLimits): string | undefined {
  if (typeof value === 'string') return texts && FORBIDDEN.has(value) ? `'${value}' is no name` : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value} is no number`
  if (value === null || typeof value === 'boolean' || Array.isArray(value)) return undefined
  if (!isPlain(value)) return `a ${typeof value} is not JSON`
  const key = Object.keys(value).find((name) => FORBIDDEN.has(name))
  return key === undefined ? undefined : `'${key}' is no name`
}
