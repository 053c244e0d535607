// English counted nouns, articles and lists. Texts with numbers or lists are made here, so that none says '1 points'.

const rules = new Intl.PluralRules('en')
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' })

/** The noun that fits a count: 'point' for 1, 'points' otherwise. Pass an irregular plural: `noun(2, 'box', 'boxes')`. */
export const noun = (count: number, one: string, many = `${one}s`): string => (rules.select(count) === 'one' ? one : many)

/** A count with its noun: '1 point', '3 points'. */
export const plural = (count: number, one: string, many?: string): string => `${count} ${noun(count, one, many)}`

/** The turns that are left, the current one included: '9 turns left', 'last turn'. `now` is 0 before the first. */
export function turnsLeft(last: number, now: number, unit: 'turn' | 'round' = 'turn'): string {
  const left = last - Math.max(0, now - 1)
  return left <= 1 ? `last ${unit}` : `${plural(left, unit)} left`
}

/** A whole number or a word with its indefinite article: 'an 8', 'a 10', 'an 11', 'an asteroid'. */
export function article(word: number | string): string {
  const text = String(word)
  const vowel = /^\d/.test(text) ? /^(8|1[18](\d{3})*$)/.test(text) : /^[aeiou]/i.test(text)
  return `${vowel ? 'an' : 'a'} ${text}`
}

/** 'Red', 'Red and Blue', 'Red, Blue, and Green'. */
export const list = (parts: readonly string[]): string => conjunction.format(parts)

/** 'a laser', 'a laser or a missile'. */
export const either = (parts: readonly string[]): string => disjunction.format(parts)

/** A chance from 0 to 1: '83%'. A chance that is neither 0 nor 1 never looks like it: '<1%', '>99%'. */
export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '<1%' : chance < 1 && chance >= 0.995 ? '>99%' : `${Math.round(chance * 100)}%`

/** The text with a capital letter at the beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
