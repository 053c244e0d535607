// A ship that comes as text: the file that a shipyard exports, a design as JSON, or a record drawn in letters. Nothing in it is believed before it is read.
import { type Design, designSchema } from '../../src/design/design.ts'
import { parseRecord } from '../../src/design/text.ts'

/** Characters; the largest record there can be takes a third of it. */
export const MOST_TEXT = 262_144
const FILE_SYSTEM = 'earth-expects'

export type Brought = { readonly design: Design } | { readonly wrong: string }

export function broughtFrom(text: string): Brought {
  if (text.length > MOST_TEXT) return { wrong: `A ship takes at most ${MOST_TEXT / 1024} kB.` }
  if (text.trim() === '') return { wrong: 'There is nothing in it.' }
  return text.trimStart().startsWith('{') ? fromJson(text) : fromRecord(text)
}

function fromJson(text: string): Brought {
  const value = parsed(text)
  if (value === undefined) return { wrong: 'This is no JSON that can be read; it may have been cut short.' }
  const system = memberOf(value, 'system')
  if (system !== undefined && system !== FILE_SYSTEM)
    return { wrong: `This is a design for ${String(system).slice(0, 40)}, and here ships of Earth Expects are bought.` }
  return read(memberOf(value, 'design') ?? value)
}
function fromRecord(text: string): Brought {
  const found = parseRecord(text)
  return 'reason' in found ? { wrong: `The record cannot be read: ${found.reason}.` } : read(found)
}
function read(value: unknown): Brought {
  const { data, error } = designSchema.safeParse(value)
  if (data) return isPlain(data.name) ? { design: data } : { wrong: 'Her name is one line of letters, figures and marks.' }
  const [issue] = error.issues
  const where = issue?.path.join('.') ?? ''
  return { wrong: `This is no ship of Earth Expects: ${where === '' ? '' : `${where}: `}${issue?.message ?? 'it has another shape'}.` }
}
/** Controls, line breaks, halves of characters, marks that turn the writing round. */
const isPlain = (name: string): boolean => !/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
