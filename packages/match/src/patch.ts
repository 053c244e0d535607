// The difference of two JSON values. Unchanged parts stay the same objects.
// A patch preserves the order of keys, so client and host list things in the same order.
import { isPlain } from './json-value.ts'

/** A change of a JSON value. */
export type Patch =
  /** The new value. */
  | { readonly is: unknown }
  /** Of an object: removed keys, and changes of other keys. */
  | { readonly gone: readonly string[]; readonly keys: Readonly<Record<string, Patch>> }
  /** Of a list that keeps its length: changes of items, by index. */
  | { readonly items: Readonly<Record<string, Patch>> }
  /** Of a list: at index `at`, remove `drop` items and insert `add`. */
  | { readonly at: number; readonly drop: number; readonly add: readonly unknown[] }

/** The patch that leads from one value to another; null if they are equal. */
export function patchBetween(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? itemsPatch(before, after) : splicePatch(before, after)
  if (isPlain(before) && isPlain(after)) return keysPatch(before, after)
  return { is: after }
}

type Json = Readonly<Record<string, unknown>>

function keysPatch(before: Json, after: Json): Patch | null {
  const [oldKeys, newKeys] = [Object.keys(before), Object.keys(after)]
  if (!sameKeys(oldKeys, newKeys)) return otherKeysPatch(before, after)
  let changed: [string, Patch][] | null = null
  for (const key of newKeys) {
    const was = before[key]
    const is = after[key]
    const patch = was === is ? null : patchBetween(was, is)
    if (!patch) continue
    changed ??= []
    changed.push([key, patch])
  }
  return changed && { gone: [], keys: Object.fromEntries(changed) }
}
function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < other.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

function otherKeysPatch(before: Json, after: Json): Patch {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key))
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  const inOrder = Object.keys(after).every((key, index) => key === (index < kept.length ? kept[index] : added[index - kept.length]))
  if (!inOrder) return { is: after }
  const changed = kept.flatMap((key) => {
    const patch = patchBetween(before[key], after[key])
    return patch ? [[key, patch] as const] : []
  })
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return { gone, keys: Object.fromEntries([...changed, ...added.map((key) => [key, { is: after[key] }] as const)]) }
}

function itemsPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let items: Record<string, Patch> | null = null
  for (let index = 0; index < after.length; index += 1) {
    const patch = patchBetween(before[index], after[index])
    if (!patch) continue
    items ??= {}
    items[index] = patch
  }
  return items && { items }
}

function splicePatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && patchBetween(before[head], after[head]) === null) head += 1
  let tail = 0
  while (tail < shorter - head && patchBetween(before[before.length - 1 - tail], after[after.length - 1 - tail]) === null) tail += 1
  return { at: head, drop: before.length - head - tail, add: after.slice(head, after.length - tail) }
}

/** Applies a patch. Throws if it does not fit the value: then the client has missed a message and must fetch the whole view. */
export function applyPatch(value: unknown, patch: Patch): unknown {
  if ('is' in patch) return patch.is
  if ('keys' in patch) return withKeys(value, patch)
  if (!Array.isArray(value)) throw new Error('the patch expects a list')
  if ('items' in patch) return value.map((item: unknown, index) => applied(item, patch.items, String(index)))
  return [...value.slice(0, patch.at), ...patch.add, ...value.slice(patch.at + patch.drop)]
}

function withKeys(value: unknown, { gone, keys }: Extract<Patch, { readonly keys: unknown }>): unknown {
  if (!isPlain(value)) throw new Error('the patch expects an object')
  const dropped = new Set(gone)
  const kept = Object.keys(value).filter((key) => !dropped.has(key))
  const added = Object.keys(keys).filter((key) => !Object.hasOwn(value, key))
  return Object.fromEntries([
    ...kept.map((key) => [key, applied(value[key], keys, key)] as const),
    ...added.map((key) => [key, applied(undefined, keys, key)] as const),
  ])
}

function applied(value: unknown, patches: Readonly<Record<string, Patch>>, key: string): unknown {
  const patch = Object.hasOwn(patches, key) ? patches[key] : undefined
  return patch ? applyPatch(value, patch) : value
}
