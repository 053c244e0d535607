// Half-sentences of rules, made to stand alone on a page.

/** Reasons are half-sentences ('its top speed is 3'); on a page they stand alone. */
export function sentence(reason: string): string {
  const begun = reason.charAt(0).toUpperCase() + reason.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

/** 'a, b and c' */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
