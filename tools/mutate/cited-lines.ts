// The lines of code that a citation of a clause stands for.
import { CLAUSE_ID } from '@admiralty/kernel'

const indentOf = (line: string): number => line.length - line.trimStart().length
const isBlank = (line: string): boolean => line.trim() === ''
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/\*|\*)/.test(line)
/** A line with only an id, because the call around it is long. */
const ID_ALONE = new RegExp(`^'${CLAUSE_ID}',$`)
const isId = (line: string): boolean => ID_ALONE.test(line.trim())
/** The end of a statement of several lines, and the beginning of its other branch. */
const closes = (line: string): boolean => /^\s*[)}\]]/.test(line)

/**
 * The lines that a citation at line `at` is about, nearest first: its statement, or the one below a comment; then the heads of the statements
 * around it, such as the condition of a refusal. Lines are counted from 1.
 */
export function citedLines(source: readonly string[], at: number): readonly number[] {
  const lineAt = (line: number): string => source[line - 1] ?? ''
  let start = at
  while (start <= source.length && (isBlank(lineAt(start)) || isComment(lineAt(start)) || isId(lineAt(start)))) start += 1
  if (start > source.length) return []
  const indent = indentOf(lineAt(start))
  const belongs = (line: number): boolean => indentOf(lineAt(line)) > indent || (indentOf(lineAt(line)) === indent && closes(lineAt(line)))
  let end = start
  for (let line = start + 1; line <= source.length && (isBlank(lineAt(line)) || belongs(line)); line += 1) if (belongs(line)) end = line
  const statement = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  const heads: number[] = []
  let outer = indent
  for (let line = start - 1; line > 0 && outer > 0; line -= 1)
    if (!isBlank(lineAt(line)) && !isComment(lineAt(line)) && indentOf(lineAt(line)) < outer) {
      heads.push(line)
      outer = indentOf(lineAt(line))
    }
  return [...statement, ...heads]
}
