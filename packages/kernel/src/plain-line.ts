// Characters that may change how the text around them is shown: a name must not contain them, and a terminal must not receive them.

/** Control characters, lone surrogates, line separators and marks that change the direction of text. */
const CONTROLS = String.raw`\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`
const CONTROL = new RegExp(`[${CONTROLS}]`, 'u')
const EACH_CONTROL = new RegExp(`[${CONTROLS}]`, 'gu')

/** One line of text without control characters. */
export const isPlainLine = (text: string): boolean => !CONTROL.test(text)

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes control characters as JSON escapes, such as \u001b. Tabs and line breaks stay. */
export const escapeControls = (text: string): string =>
  text.replaceAll(EACH_CONTROL, (character) => (character === '\t' || character === '\n' ? character : escaped(character)))

/** The same, with tabs and line breaks escaped too. */
export const escapeToLine = (text: string): string => text.replaceAll(EACH_CONTROL, escaped)
