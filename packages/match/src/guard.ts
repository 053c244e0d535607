// What comes from outside, before any schema sees it: is it JSON of a sane depth and size, without names that mean something to JavaScript?
import { isPlain } from './canonical.ts'

export interface Limits {
  readonly depth: number
  /** Values, all told. */
  readonly values: number
  /** Whether such names are refused as text too, because an id may be used to look something up. */
  readonly texts: boolean
}

/** 'constructor', '__proto__', 'toString', … */
const FORBIDDEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** What is wrong with it; undefined: nothing. Walks without recursion, so that depth cannot hurt. */
export function unsound(value: unknown, limits: Limits): string | undefined {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }]
  let seen = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    seen += 1
    if (seen > limits.values) return `it holds more than ${limits.values} values`
    if (next.depth > limits.depth) return `it is nested deeper than ${limits.depth}`
    const wrong = unsoundValue(next.value, limits)
    if (wrong !== undefined) return wrong
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth: next.depth + 1 })
  }
  return undefined
}

function unsoundValue(value: unknown, { texts }: Limits): string | undefined {
  if (typeof value === 'string') return texts && FORBIDDEN.has(value) ? `'${value}' is no name` : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value} is no number`
  if (value === null || typeof value === 'boolean' || Array.isArray(value)) return undefined
  if (!isPlain(value)) return `a ${typeof value} is not JSON`
  const key = Object.keys(value).find((name) => FORBIDDEN.has(name))
  return key === undefined ? undefined : `'${key}' is no name`
}
