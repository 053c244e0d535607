// The difference of two JSON values. Unchanged parts stay the same objects.
// A patch preserves the order of keys, so client and host list things in the same order.
import { isPlain } from './json-value.ts'

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
const REMOVED: readonly [] = []

/** The patch that leads from one value to another; null if they are equal. */
export function patchBetween(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? itemsPatch(before, after) : splicePatch(before, after)
  if (isPlain(before) && isPlain(after)) return keysPatch(before, after)
  return [after]
}

type Json = Readonly<Record<string, unknown>>

function keysPatch(before: Json, after: Json): Patch | null {
  const keys = Object.keys(after)
  if (!areSame(keys, Object.keys(before))) return otherKeysPatch(before, after)
  let changes: Record<string, Patch> | null = null
  for (const key of keys) {
    const was = before[key]
    const is = after[key]
    const patch = was === is ? null : patchBetween(was, is)
    if (!patch) continue
    // An assignment to this key would change the prototype.
    if (key === '__proto__') return [after]
    changes ??= {}
    changes[key] = patch
  }
  return changes
}
/** Whether two lists have the same keys in the same order. */
function areSame(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false
  for (let at = 0; at < keys.length; at += 1) if (keys[at] !== others[at]) return false
  return true
}

function otherKeysPatch(before: Json, after: Json): Patch {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key))
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  const inOrder = Object.keys(after).every((key, index) => key === (index < kept.length ? kept[index] : added[index - kept.length]))
  if (!inOrder) return [after]
  const changed = kept.flatMap((key) => {
    const patch = patchBetween(before[key], after[key])
    return patch ? [[key, patch] as const] : []
  })
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return Object.fromEntries<Patch | readonly []>([
    ...removed.map((key) => [key, REMOVED] as const),
    ...changed,
    ...added.map((key) => [key, [after[key]]] as const),
  ])
}

function itemsPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let changes: Record<string, Patch> | null = null
  for (let index = 0; index < after.length; index += 1) {
    const patch = patchBetween(before[index], after[index])
    if (!patch) continue
    changes ??= {}
    changes[index] = patch
  }
  return changes
}

function splicePatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && patchBetween(before[head], after[head]) === null) head += 1
  let tail = 0
  while (tail < shorter - head && patchBetween(before[before.length - 1 - tail], after[after.length - 1 - tail]) === null) tail += 1
  return [head, before.length - head - tail, ...after.slice(head, after.length - tail)]
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
  const changeOf = (key: string): Changes[string] | undefined => (Object.hasOwn(changes, key) ? changes[key] : undefined)
  const kept = Object.keys(value).filter((key) => !isRemoved(changeOf(key)))
  const added = Object.keys(changes).filter((key) => !Object.hasOwn(value, key))
  return Object.fromEntries([
    ...kept.map((key) => [key, applied(value[key], changeOf(key))] as const),
    ...added.map((key) => [key, applied(undefined, changeOf(key))] as const),
  ])
}

const isRemoved = (change: Changes[string] | undefined): change is readonly [] => Array.isArray(change) && change.length === 0
const applied = (value: unknown, change: Changes[string] | undefined): unknown =>
  change === undefined || isRemoved(change) ? value : applyPatch(value, change)
