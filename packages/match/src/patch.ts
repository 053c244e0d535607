// The difference of two JSON values. Unchanged parts stay the same objects.
// A patch preserves the order of keys, so client and host list things in the same order.
import { isPlain } from '@admiralty/kernel'

/** A change of a JSON value. It is short, because every message of a match has some: `{ ships: { a: { speed: [3] } }, log: [4, 0, 'Fired.'] }`. */
export type Patch = NewValue | Splice | Changes
/** The new value. */
type NewValue = readonly [unknown]
/** A change of a list: `drop` items are removed at index `at`, and the others are inserted. */
type Splice = readonly [at: number, drop: number, ...add: unknown[]]
/** The changes of an object by key, or of a list that keeps its length by index. An empty list removes the key. */
interface Changes {
  readonly [key: string]: Patch | readonly []
}
const REMOVED = '[]'

/** The patch that leads from one value to another; null if they are equal. */
export function patchBetween(before: unknown, after: unknown): Patch | null {
  const text = patchText(before, after)
  return text === null ? null : (JSON.parse(text) as Patch) // the text of a patch
}

/** The JSON of this patch; null if the values are equal. It is written at once, because a host only sends it. */
export function patchText(before: unknown, after: unknown): string | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? inBraces(itemChanges(before, after)) : spliceText(before, after)
  if (!isPlain(before) || !isPlain(after)) return newValue(after)
  const changes = changesOf(before, after)
  return changes === undefined ? otherKeysText(before, after) : inBraces(changes)
}

type Json = Readonly<Record<string, unknown>>

const newValue = (value: unknown): string => (Number.isFinite(value) ? `[${value}]` : JSON.stringify([value]))
const inBraces = (changes: string): string | null => (changes === '' ? null : `{${changes}}`)
/** Keys as JSON with a colon. The fields of views come again and again; the bound keeps ids of many matches out of the memory. */
const knownKeys = new Map<string, string>()
const MOST_KEYS = 4_096
function keyText(key: string): string {
  const known = knownKeys.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  if (knownKeys.size < MOST_KEYS) knownKeys.set(key, text)
  return text
}
const changeOf = (key: string, patch: string): string => keyText(key) + patch
/** Changes without braces, and one more. */
export const withChange = (changes: string, key: string, patch: string): string =>
  changes === '' ? changeOf(key, patch) : `${changes},${changeOf(key, patch)}`

/** The changes of two objects as JSON without braces; undefined if their keys or the order of their keys differ. */
export function changesOf(before: Json, after: Json): string | undefined {
  const keys = Object.keys(after)
  if (!areSame(keys, Object.keys(before))) return undefined
  let changes = ''
  for (const key of keys) {
    const [was, is] = [before[key], after[key]]
    const patch = was === is ? null : patchText(was, is)
    if (patch !== null) changes = withChange(changes, key, patch)
  }
  return changes
}
/** Whether two lists have the same keys in the same order. */
function areSame(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false
  for (let at = 0; at < keys.length; at += 1) if (keys[at] !== others[at]) return false
  return true
}

function otherKeysText(before: Json, after: Json): string {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key))
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  const inOrder = Object.keys(after).every((key, index) => key === (index < kept.length ? kept[index] : added[index - kept.length]))
  if (!inOrder) return newValue(after)
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  const changed = kept.flatMap((key) => {
    const patch = patchText(before[key], after[key])
    return patch === null ? [] : [changeOf(key, patch)]
  })
  const parts = [...removed.map((key) => changeOf(key, REMOVED)), ...changed, ...added.map((key) => changeOf(key, newValue(after[key])))]
  return `{${parts.join()}}`
}

function itemChanges(before: readonly unknown[], after: readonly unknown[]): string {
  let changes = ''
  for (let index = 0; index < after.length; index += 1) {
    const patch = patchText(before[index], after[index])
    if (patch !== null) changes = withChange(changes, String(index), patch)
  }
  return changes
}

function spliceText(before: readonly unknown[], after: readonly unknown[]): string {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && areEqual(before[head], after[head])) head += 1
  let tail = 0
  while (tail < shorter - head && areEqual(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1
  return JSON.stringify([head, before.length - head - tail, ...after.slice(head, after.length - tail)])
}

/** Whether there is no patch between two values. */
function areEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => areEqual(item, other[at]))
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return areSame(keys, Object.keys(other)) && keys.every((key) => areEqual(one[key], other[key]))
}

/** Applies a patch. Throws if it does not fit the value: then the client has missed a message and must fetch the whole view. */
export function applyPatch(value: unknown, patch: Patch): unknown {
  if (isNewValue(patch)) return patch[0]
  if (isSplice(patch)) {
    if (!Array.isArray(value)) throw new Error('the patch expects a list')
    const [at, drop, ...add] = patch
    return value.toSpliced(at, drop, ...add)
  }
  if (Array.isArray(value)) return value.map((item: unknown, index) => applied(item, patch[index]))
  if (!isPlain(value)) throw new Error('the patch expects an object or a list')
  return withChanges(value, patch)
}
const isNewValue = (patch: Patch): patch is NewValue => Array.isArray(patch) && patch.length === 1
const isSplice = (patch: Patch): patch is Splice => Array.isArray(patch) && patch.length > 1

function withChanges(value: Json, changes: Changes): unknown {
  const changeAt = (key: string): Changes[string] | undefined => (Object.hasOwn(changes, key) ? changes[key] : undefined)
  const kept = Object.keys(value).filter((key) => !isRemoved(changeAt(key)))
  const added = Object.keys(changes).filter((key) => !Object.hasOwn(value, key))
  return Object.fromEntries([
    ...kept.map((key) => [key, applied(value[key], changeAt(key))] as const),
    ...added.map((key) => [key, applied(undefined, changeAt(key))] as const),
  ])
}

const isRemoved = (change: Changes[string] | undefined): change is readonly [] => Array.isArray(change) && change.length === 0
const applied = (value: unknown, change: Changes[string] | undefined): unknown =>
  change === undefined || isRemoved(change) ? value : applyPatch(value, change)
