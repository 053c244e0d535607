// Everything in a file that is written for people: comments, strings that are phrases, and the lines of documents.
import { parseSync, Visitor } from 'oxc-parser'

export interface Prose {
  readonly line: number
  /** On one line. Computed parts are `{…}`. */
  readonly text: string
}

/** Fewer words are names or labels, which other lists show. */
const FEWEST_WORDS = 4
const isPhrase = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_WORDS
const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const prose = (line: number, text: string): readonly Prose[] => (isPhrase(text) ? [{ line, text: clean(text) }] : [])

/** The lines of a document, without code and tables. */
export function documentProse(text: string): readonly Prose[] {
  let code = false
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) code = !code
    return code || line.startsWith('|') ? [] : prose(index + 1, line)
  })
}

/** Comments and phrases of a source file, in order. Throws if the file does not parse. */
export function sourceProse(file: string, source: string): readonly Prose[] {
  const { program, comments, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: Prose[] = []
  const add = (at: number, text: string): void => void found.push(...prose(source.slice(0, at).split('\n').length, text))
  for (const { start, value } of comments) if (!/^\s*(biome|@ts|v8)/.test(value)) add(start, value.replaceAll(/^\s*\*/gm, ''))
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && value.includes(' ')) add(start, value)
    },
    TemplateLiteral: ({ start, quasis }) => add(start, quasis.map(({ value }) => value.cooked ?? '').join('{…}')),
    JSXText: ({ start, value }) => add(start, value),
  }).visit(program)
  return found.toSorted((one, other) => one.line - other.line)
}
