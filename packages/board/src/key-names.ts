// The names of a pressed key, so that bindings work on every keyboard layout.

/** The fields of a key event that name its key. */
export type NamedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'> &
  Partial<Pick<KeyboardEvent, 'isComposing' | 'getModifierState'>>

/** The signs of the US layout by place, without and with Shift. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Backquote: ['`', '~'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
}

/** 'Enter', 'ArrowUp', 'F1'. A letter may have two characters, as in Arabic. */
const isNamed = (key: string): boolean => /^[A-Z][A-Za-z0-9]+$/.test(key)
/** The layout does not say which character the key has. */
const UNKNOWN: readonly string[] = ['Dead', 'Process', 'Unidentified']
const isLatinLetter = (key: string): boolean => /^\p{Script=Latin}$/u.test(key)
const isAscii = (key: string): boolean => /^[ -~]$/.test(key)

/** The character at this place of the US layout; undefined for other places. */
function characterAt({ code, shiftKey }: NamedKey): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase()
  return SIGNS[code]?.[shiftKey ? 1 : 0]
}

/**
 * The names of a pressed key, the best first; a later one counts if nothing is bound to those before. None while a text is composed.
 * - A key of the digit row without Shift is its digit, as on AZERTY and Czech, then its sign.
 * - A Latin letter or a sign is itself, so on AZERTY and Dvorak the letter shown is the letter pressed.
 * - Another letter (Cyrillic, Greek, Hebrew) is the letter or sign at its place on a US keyboard.
 * - A sign may also be what is at its place: Hebrew has a sign where W is, and AZERTY has a closing parenthesis where minus is.
 */
export function keyNames(pressed: NamedKey): readonly string[] {
  const { key, code, shiftKey, ctrlKey, metaKey } = pressed
  if (pressed.isComposing) return []
  const unknown = UNKNOWN.includes(key)
  // The third level (AltGr) has signs only.
  if ((isNamed(key) && !unknown) || pressed.getModifierState?.('AltGraph')) return [key]
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return key === digit ? [digit] : [digit, key]
  if (isLatinLetter(key)) return [key]
  const placed = characterAt(pressed)
  if (placed === undefined) return [key]
  if (!isAscii(key)) return [placed]
  return placed === key || ctrlKey || metaKey ? [key] : [key, placed]
}
