// Reads an imported ship: an exported file, a design as JSON, or a record in letters. The input is untrusted.
import { FILE_FORMATS, isPlainLine, otherVersion } from '@admiralty/kernel'
import { type Design, designSchema } from '../../src/design/design.ts'
import { parseRecord } from '../../src/design/text.ts'

/** The longest accepted text, in characters: three times the largest record. */
export const MOST_TEXT = 262_144
const FILE_SYSTEM = 'earth-expects'

/** The design, or a message that says what is wrong with the text. */
export type ImportResult = { readonly design: Design } | { readonly wrong: string }

/** Reads a ship from text. It never throws. */
export function importShip(text: string): ImportResult {
  if (text.length > MOST_TEXT) return { wrong: `A ship file has at most ${MOST_TEXT / 1024} kB.` }
  if (text.trim() === '') return { wrong: 'The text is empty.' }
  return text.trimStart().startsWith('{') ? fromJson(text) : fromRecord(text)
}

function fromJson(text: string): ImportResult {
  const value = parsed(text)
  if (value === undefined) return { wrong: 'This is not valid JSON; it may be incomplete.' }
  const system = memberOf(value, 'system')
  if (system !== undefined && system !== FILE_SYSTEM)
    return { wrong: `This is a design for ${String(system).slice(0, 40)}, not for Earth Expects.` }
  const version = memberOf(value, 'version')
  const other = typeof version === 'number' ? otherVersion<number>(version, FILE_FORMATS.design) : undefined
  return other === undefined ? read(memberOf(value, 'design') ?? value) : { wrong: `This design was ${other}.` }
}
function fromRecord(text: string): ImportResult {
  const found = parseRecord(text)
  return 'reason' in found ? { wrong: `The record cannot be read: ${found.reason}.` } : read(found)
}
function read(value: unknown): ImportResult {
  const { data, error } = designSchema.safeParse(value)
  if (data) return isPlainLine(data.name) ? { design: data } : { wrong: 'The name must be one line of visible characters.' }
  const [issue] = error.issues
  const where = issue?.path.join('.') ?? ''
  return {
    wrong: `This is not a ship of Earth Expects: ${where === '' ? '' : `${where}: `}${issue?.message ?? 'it has an unknown format'}.`,
  }
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
