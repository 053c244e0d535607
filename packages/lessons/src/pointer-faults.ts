// Pointers of expectations that point at nothing that ever was, so that a typing error is not taken for an absent value.
import { didYouMean } from './nearest.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const MOST_NAMED = 20

/** Every key and every text in some values. */
export function wordsIn(...values: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      found.add(key)
      collect(inner)
    }
  }
  for (const value of values) collect(value)
  return found
}

/**
 * Why a pointer points at nothing; undefined if there is a value. The last step may be absent if its parent exists and the case knows
 * the word: an id that was there before, or an index behind the end of a list.
 */
export function pointerFault(whole: unknown, pointer: string, words: () => ReadonlySet<string>): string | undefined {
  const keys = pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  let inner = whole
  for (const [index, key] of keys.entries()) {
    if (isObject(inner) && Object.hasOwn(inner, key)) {
      inner = inner[key]
      continue
    }
    const isLast = index === keys.length - 1
    if (isLast && isObject(inner) && (Array.isArray(inner) ? /^\d+$/.test(key) : words().has(key))) return undefined
    const above = index === 0 ? 'the state' : `/${keys.slice(0, index).join('/')}`
    return `${pointer} points at nothing: ${isObject(inner) ? `${above} has no '${key}'${hint(key, inner)}` : `${above} is ${JSON.stringify(inner)}`}`
  }
  return undefined
}
function hint(key: string, parent: Readonly<Record<string, unknown>>): string {
  const known = Object.keys(parent)
  if (known.length === 0) return '; it is empty'
  const near = didYouMean(key, known)
  if (near !== '') return near
  return `; it has ${known.slice(0, MOST_NAMED).join(', ')}${known.length > MOST_NAMED ? ', …' : ''}`
}
