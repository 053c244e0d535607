// The text of a file that a user names.
import { readFileSync } from 'node:fs'
import { failureOf } from './fail.ts'

/** Some editors write it before the text. It belongs to no text. */
const BYTE_ORDER_MARK = /^\uFEFF/
/** The text, or why the file cannot be read and what to do. */
export function textOfFile(file: string): { readonly text: string } | { readonly wrong: string } {
  try {
    return { text: readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '') }
  } catch (error) {
    return { wrong: failureOf(error) }
  }
}
