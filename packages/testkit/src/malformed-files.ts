// A valid file, damaged in the ways that an attacker would try. Every importer must refuse each result with a reason.

/** A damaged file. */
export interface MalformedFile {
  /** The kind of damage: 'cut short'. */
  readonly how: string
  readonly text: string
}

const MB = 2 ** 20
const deep = (times: number): string => `${'['.repeat(times)}1${']'.repeat(times)}`

/** Replaces the value of the first member; the old value moves to a member `was`. */
const firstValue = (text: string, value: string): string => text.replace(/^\s*\{\s*("\w+"\s*:)\s*/, (_, name) => `{${name}${value},"was":`)

const WAYS: readonly (readonly [how: string, damage: (text: string) => string])[] = [
  ['nothing', () => ''],
  ['no JSON', () => 'Dear Admiral,'],
  ['zero bytes', () => '\u0000'.repeat(1000)],
  ['null', () => 'null'],
  ['a list', (text) => `[${text}]`],
  ['only a text', () => '"\\ud800"'],
  ['cut short', (text) => text.slice(0, text.length / 2)],
  ['twice over', (text) => text + text],
  ['an additional __proto__', (text) => text.replace('{', '{"__proto__":{"polluted":true},')],
  ['a constructor', (text) => text.replace('{', '{"constructor":{"prototype":{"polluted":true}},')],
  ['everything in a __proto__', (text) => `{"__proto__":${text}}`],
  ['one member twice', (text) => text.replace(/"(\w+)"\s*:/, '"$1":null,"$1":')],
  ['no number', (text) => text.replace(/:\s*\d+/, ':NaN')],
  ['a number that is too large', (text) => text.replace(/:\s*\d+/, ':1e999')],
  ['half a character as a name', (text) => text.replace(/"\w+"\s*:/, '"\\ud800":')],
  ['100,000 nested lists', (text) => firstValue(text, deep(100_000))],
  ['100,000 nested objects', (text) => firstValue(text, '{"a":'.repeat(100_000))],
  ['a million empty objects', (text) => firstValue(text, `[${'{},'.repeat(999_999)}{}]`)],
  ['100,000 names', (text) => firstValue(text, `{${Array.from({ length: 100_000 }, (_, index) => `"n${index}":0`).join()}}`)],
  ['100 MB of spaces before it', (text) => ' '.repeat(100 * MB) + text],
  ['100 MB in one text', (text) => firstValue(text, `"${'x'.repeat(100 * MB)}"`)],
]

/** Yields one file at a time, because all together take hundreds of MB. */
export function* malformedFiles(text: string): Generator<MalformedFile> {
  for (const [how, damage] of WAYS) yield { how, text: damage(text) }
}
