// Spelling help for messages: the known word that is nearest to a misspelt one.

/** Number of letters to insert, delete, replace or swap with a neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = isSwap ? cell(i - 2, j - 2) + 1 : replaced
      rows[i]?.push(Math.min(cell(i, j - 1) + 1, cell(i - 1, j) + 1, replaced, swapped))
    }
  }
  return cell(a.length, b.length)
}

/** The part of a word's letters that may differ. */
const SIMILAR = 0.4
/** A longer text is no misspelt word. Comparing two texts takes as many steps as the product of their lengths. */
const LONGEST_WORD = 80

/** The nearest known word; undefined if none is similar. */
function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const most = Math.max(1, Math.floor(word.length * SIMILAR))
  let best: { readonly word: string; readonly far: number } | undefined
  for (const each of known) {
    if (Math.abs(each.length - word.length) > most) continue
    const far = distance(word.toLowerCase(), each.toLowerCase())
    if (far <= most && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { word: each, far }
  }
  return best?.word
}

/** "; did you mean 'fire'?", or nothing. A known word may be wrong at its place; then it is no help. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const found = nearest(word, known)
  return found === undefined || found === word ? '' : `; did you mean '${found}'?`
}
