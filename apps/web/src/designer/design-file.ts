// A design as a file. Imported files are untrusted until the game's schema has read them.
import { FILE_FORMATS, otherVersion, type Shipyard } from '@admiralty/kernel'
import { FEW_MEMBERS, readJson } from '@admiralty/match'
import { hasPlainLinesOnly, LIMITS, PLAIN_TEXT_RULE } from '@admiralty/protocol'

const KIND = 'design'

export interface DesignFile {
  readonly system: string
  readonly name: string
  readonly design: unknown
}
/** The text of a design file: the player's choices only. Price and legality are computed when it is read. */
export const makeFile = ({ system, name, design }: DesignFile): string =>
  `${JSON.stringify({ admiralty: KIND, version: FILE_FORMATS.design, system, name, design }, null, 2)}\n`

/** The name of the file: 'wolf-pack.easystar.json' for 'Wolf Pack'. */
export function fileName({ system, name }: Pick<DesignFile, 'system' | 'name'>): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain || 'design'}.${system}.json`
}

/** Largest file in characters. It is larger than a design, because a file may contain white space. */
export const MOST_BYTES = 4 * LIMITS.design
const FILE_LIMITS = { characters: MOST_BYTES, depth: LIMITS.depth + 1, values: LIMITS.values, members: FEW_MEMBERS, texts: true }

/** The game that reads a file. */
export interface DesignReader {
  readonly system: string
  readonly title: string
  readonly shipyard: Pick<Shipyard, 'schema'>
}
/** The design of a file, or a sentence that says why the file is refused. */
export type ParsedDesign = { readonly name: string; readonly design: unknown } | { readonly wrong: string }

export function parseFile(text: string, reader: DesignReader): ParsedDesign {
  if (text.length > MOST_BYTES) return { wrong: `The file is too large: a design has at most ${MOST_BYTES / 1024} kB.` }
  const json = readJson(text, FILE_LIMITS)
  if ('wrong' in json) return { wrong: `This file is not valid JSON: ${json.wrong}. It may be incomplete or of another kind.` }
  const file = json.value
  if (!isRecord(file) || file.admiralty !== KIND) return { wrong: 'This JSON file is not an Admiralty design.' }
  if (typeof file.version !== 'number') return { wrong: 'This design does not say its version.' }
  const other = otherVersion<number>(file.version, FILE_FORMATS.design)
  if (other !== undefined) return { wrong: `This design was ${other}.` }
  if (file.system !== reader.system) return { wrong: `This design is for ${String(file.system)}, not for ${reader.title}.` }
  const read = reader.shipyard.schema.safeParse(file.design)
  if (!read.success) return { wrong: `${reader.title} cannot read the design: ${firstFault(read.error.issues)}` }
  const name = typeof file.name === 'string' ? shortened(file.name) : ''
  // The server refuses such names too, so the design could never be saved.
  return hasPlainLinesOnly([name, read.data])
    ? { name, design: read.data }
    : { wrong: `A name in the design is not valid: ${PLAIN_TEXT_RULE}.` }
}

/** Cuts to the longest allowed name, and never in the middle of a surrogate pair. */
export const shortened = (name: string): string =>
  name.length > LIMITS.name ? name.slice(0, LIMITS.name).replace(/[\ud800-\udbff]$/, '') : name

interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}
function firstFault([issue]: readonly SchemaIssue[]): string {
  if (!issue) return 'unexpected structure.'
  const where = issue.path.map(String).join('.')
  return `${where === '' ? '' : `${where}: `}${issue.message}.`
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
