// The format of a backup: one line per part, with the SHA-256 of its text in front. The last line lists all parts.
import { createHash } from 'node:crypto'
import { FILE_FORMATS } from '@admiralty/kernel'
import { z } from 'zod'

const HEX = 64
const NEWLINE = 0x0a

/** The part of the first line that every version has. */
export const backupFormSchema = z.looseObject({ admiralty: z.literal('backup'), format: z.int().min(1) })
/** The first line. */
export const backupHeaderSchema = z.object({
  admiralty: z.literal('backup'),
  format: z.literal(FILE_FORMATS.backup),
  /** Milliseconds since 1970. */
  made: z.number(),
  /** The last migration of the database. */
  step: z.string(),
})
export type BackupHeader = z.infer<typeof backupHeaderSchema>

const partHashSchema = z.object({ part: z.string(), hash: z.string() })
/** The last line: the hashes of all parts, and the numbers of rows. */
export const backupIndexSchema = z.object({ parts: z.array(partHashSchema), matches: z.int(), entries: z.int(), sealed: z.int() })
export type BackupIndex = z.infer<typeof backupIndexSchema>
export type PartHash = z.infer<typeof partHashSchema>

/** SHA-256 in hexadecimal. */
export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')
/** A line of the file: hash, space, text, line break. */
export const makeLine = (hash: string, text: string): string => `${hash} ${text}\n`

/** A line of a backup file. */
export interface BackupLine {
  readonly text: string
  readonly hash: string
  /** Whether the text has this hash. */
  readonly intact: boolean
}
export function parseLine(line: Buffer): BackupLine {
  const text = line.subarray(HEX + 1)
  const hash = line.subarray(0, HEX).toString('latin1')
  return { text: text.toString('utf8'), hash, intact: line[HEX] === 0x20 && hashOf(text) === hash }
}

/** Splits at line feeds only, because JSON texts may contain other line separators. */
export async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let begin = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, begin)) {
      yield Buffer.concat([...rest, chunk.subarray(begin, end)])
      rest = []
      begin = end + 1
    }
    if (begin < chunk.length) rest.push(chunk.subarray(begin))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}
