// Checks input before a schema reads it: JSON of limited depth and size, without names that have a meaning in JavaScript.
import { isPlain } from '@admiralty/kernel'

/** Limits on a JSON value from outside. */
export interface JsonLimits {
  /** Greatest number of nested levels. */
  readonly depth: number
  /** Number of values in total. */
  readonly values: number
  /** Whether reserved names are refused as texts too. True where a text may be an id, because ids are used as keys. */
  readonly texts: boolean
}

/** Limits on the text of a JSON value. */
export interface TextLimits extends JsonLimits {
  readonly characters: number
  /** The most members of one object. Parsing very many names takes more than linear time. */
  readonly members: number
}
/** The members that an object with names of fields and things has at most. */
export const FEW_MEMBERS = 2_000

/** 'constructor', '__proto__', 'toString', … */
const RESERVED: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** The fault of a value; undefined if it has none. The function does not recurse, so deep input cannot overflow the stack. */
export function unsound(value: unknown, limits: JsonLimits): string | undefined {
  const waiting: { readonly value: object; readonly depth: number }[] = []
  let seen = 0
  const visit = (found: unknown, depth: number): string | undefined => {
    seen += 1
    if (seen > limits.values) return `it has more than ${limits.values} values`
    if (depth > limits.depth) return `it is nested deeper than ${limits.depth} levels`
    if (typeof found === 'object' && found !== null) waiting.push({ value: found, depth })
    return unsoundValue(found, limits)
  }
  const wrong = visit(value, 1)
  if (wrong !== undefined) return wrong
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const inner of Array.isArray(next.value) ? next.value : Object.values(next.value)) {
      const fault = visit(inner, next.depth + 1)
      if (fault !== undefined) return fault
    }
  }
  return undefined
}

/** Parses JSON from outside, or says what is wrong with it. The text is scanned first, so the time is bounded by its length. */
export function readJson(text: string, limits: TextLimits): { readonly value: unknown } | { readonly wrong: string } {
  if (text.length > limits.characters) return { wrong: `it is longer than ${limits.characters} characters` }
  const counted = membersIn(text, limits)
  if (typeof counted === 'string') return { wrong: counted }
  const value = parsed(text)
  if (value === undefined) return { wrong: 'it is not JSON' }
  const wrong = unsound(value, limits)
  if (wrong !== undefined) return { wrong }
  // Parsers disagree about two members of the same name, so the text is refused.
  return membersOf(value) === counted ? { value } : { wrong: 'an object in it has two members of the same name' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 58, 91, 93, 123, 125]

/** Counts the members of all objects by punctuation alone, or says which limit the text exceeds. */
function membersIn(text: string, { depth, values, members: most }: TextLimits): number | string {
  /** The number of members of each object that is open at this place. */
  const open: number[] = []
  let [found, members] = [1, 0]
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case COMMA:
        found += 1
        break
      case COLON: {
        members += 1
        const own = (open.pop() ?? 0) + 1
        if (own > most) return `an object in it has more than ${most} members`
        open.push(own)
        break
      }
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        found += 1
        if (open.push(0) > depth) return `it is nested deeper than ${depth} levels`
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        open.pop()
        break
    }
    if (found > values) return `it has more than ${values} values`
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
  if (typeof value === 'string') return texts && RESERVED.has(value) ? reserved(value) : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value} is not a finite number`
  if (value === null || typeof value === 'boolean' || Array.isArray(value)) return undefined
  if (!isPlain(value)) return `a value of type ${typeof value} is not JSON`
  const key = Object.keys(value).find((name) => RESERVED.has(name))
  return key === undefined ? undefined : reserved(key)
}

const reserved = (name: string): string => `'${name}' is a reserved name`
