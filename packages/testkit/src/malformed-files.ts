// A valid file, damaged in every way that an attacker would try. Every importer must refuse each result with a reason.

export interface MalformedFile {
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
  ['zeroes', () => '\u0000'.repeat(1000)],
  ['null', () => 'null'],
  ['a list', (text) => `[${text}]`],
  ['only a text', () => '"\\ud800"'],
  ['cut short', (text) => text.slice(0, text.length / 2)],
  ['twice over', (text) => text + text],
  ['another __proto__', (text) => text.replace('{', '{"__proto__":{"polluted":true},')],
  ['a constructor', (text) => text.replace('{', '{"constructor":{"prototype":{"polluted":true}},')],
  ['everything in a __proto__', (text) => `{"__proto__":${text}}`],
  ['one member twice', (text) => text.replace(/"(\w+)"\s*:/, '"$1":null,"$1":')],
  ['no number', (text) => text.replace(/:\s*\d+/, ':NaN')],
  ['a number beyond all', (text) => text.replace(/:\s*\d+/, ':1e999')],
  ['half a character for a name', (text) => text.replace(/"\w+"\s*:/, '"\\ud800":')],
  ['100,000 lists in one another', (text) => firstValue(text, deep(100_000))],
  ['100,000 objects in one another', (text) => firstValue(text, '{"a":'.repeat(100_000))],
  ['a million empty objects', (text) => firstValue(text, `[${'{},'.repeat(999_999)}{}]`)],
  ['100,000 names', (text) => firstValue(text, `{${Array.from({ length: 100_000 }, (_, index) => `"n${index}":0`).join()}}`)],
  ['100 MB of nothing around it', (text) => ' '.repeat(100 * MB) + text],
  ['100 MB in one text', (text) => firstValue(text, `"${'x'.repeat(100 * MB)}"`)],
]

/** Yields one file at a time: all of them together take hundreds of MB. */
export function* malformedFiles(text: string): Generator<MalformedFile> {
  for (const [how, damage] of WAYS) yield { how, text: damage(text) }
}
