// A design as a file: made here, or brought in from anywhere, so nothing in it is believed before the game has read it.
import type { Shipyard } from '@admiralty/kernel'
import { readJson } from '@admiralty/match'
import { hasPlainLinesOnly, LIMITS, PLAIN_TEXT_RULE } from '@admiralty/protocol'

const VERSION = 1
const KIND = 'design'

export interface DesignFile {
  readonly system: string
  readonly name: string
  readonly design: unknown
}
/** Choices alone: price and verdict are worked out by whoever reads it. */
export const makeFile = ({ system, name, design }: DesignFile): string =>
  `${JSON.stringify({ admiralty: KIND, version: VERSION, system, name, design }, null, 2)}\n`

/** 'Wolf Pack' as 'wolf-pack.easystar.json'. */
export function fileName({ system, name }: Pick<DesignFile, 'system' | 'name'>): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain || 'design'}.${system}.json`
}

/** White space may make it longer than what it holds. */
export const MOST_BYTES = 4 * LIMITS.design
const FILE_LIMITS = { characters: MOST_BYTES, depth: LIMITS.depth + 1, values: LIMITS.values, texts: true }

export interface DesignReader {
  readonly system: string
  readonly title: string
  readonly shipyard: Pick<Shipyard, 'schema'>
}
export type ParsedDesign = { readonly name: string; readonly design: unknown } | { readonly wrong: string }

export function parseFile(text: string, reader: DesignReader): ParsedDesign {
  if (text.length > MOST_BYTES) return { wrong: `The file is too large: a design has at most ${MOST_BYTES / 1024} kB.` }
  const json = readJson(text, FILE_LIMITS)
  if ('wrong' in json)
    return { wrong: `This is no JSON file that can be read: ${json.wrong}. It may have been cut short, or be something else by that name.` }
  const file = json.value
  if (!isRecord(file) || file.admiralty !== KIND) return { wrong: 'This is JSON, but not a design out of Admiralty.' }
  if (file.version !== VERSION)
    return { wrong: `The design is written in form ${String(file.version)}, and this Admiralty reads form ${VERSION}.` }
  if (file.system !== reader.system)
    return { wrong: `This is a design for ${String(file.system)}, and here is the yard of ${reader.title}.` }
  const read = reader.shipyard.schema.safeParse(file.design)
  if (!read.success) return { wrong: `${reader.title} cannot read the design: ${firstFault(read.error.issues)}` }
  const name = typeof file.name === 'string' ? shortened(file.name) : ''
  // As the library and the table refuse them, so that nothing is drawn on that can never be kept.
  return hasPlainLinesOnly([name, read.data])
    ? { name, design: read.data }
    : { wrong: `A name in the design is no name: ${PLAIN_TEXT_RULE}.` }
}

/** No character is cut in two. */
const shortened = (name: string): string => (name.length > LIMITS.name ? name.slice(0, LIMITS.name).replace(/[\ud800-\udbff]$/, '') : name)

interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}
function firstFault([issue]: readonly SchemaIssue[]): string {
  if (!issue) return 'it is of another shape.'
  const where = issue.path.map(String).join('.')
  return `${where === '' ? '' : `${where}: `}${issue.message}.`
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
