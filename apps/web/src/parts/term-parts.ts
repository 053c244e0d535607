// Finds the terms of a game in a text.
import type { Term } from '@admiralty/kernel'

/** A piece of a text; `means` is null outside of terms. */
export interface TermPart {
  readonly text: string
  readonly means: string | null
}
/** The same text in pieces. A term is a whole word: no letter and no digit touches it. */
export function termParts(text: string, terms: readonly Term[]): readonly TermPart[] {
  if (terms.length === 0) return [{ text, means: null }]
  const whole = terms.map(({ word }) => `((?<![\\p{L}\\p{N}])(?:${word.source})(?![\\p{L}\\p{N}]))`)
  const parts: TermPart[] = []
  let from = 0
  for (const match of text.matchAll(new RegExp(whole.join('|'), 'gu'))) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)]
    if (match.index > from) parts.push({ text: text.slice(from, match.index), means: null })
    parts.push({ text: match[0], means: term?.means ?? null })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), means: null })
  return parts
}
