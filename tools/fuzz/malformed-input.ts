// Damages valid JSON texts, as an attacker could. The dice determine the result.
import { type Dice, pick } from '@admiralty/kernel'

/** A damaged text. */
export interface MalformedInput {
  /** The kind of damage. */
  readonly how: string
  readonly text: string
}

const upTo = (dice: Dice, most: number): number => (dice.roll(1, Math.max(1, most), 'so many')[0] ?? 1) - 1

/** Written into a text in place of a valid value. */
const BAD_VALUES = [
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  '-1e999',
  '1e-400',
  '9007199254740993',
  '0.1',
  '-0',
  '1e21',
  '""',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u0000"',
  '"\\u202e"',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"length":-1}',
  '[null]',
  'NaN',
  'Infinity',
  'undefined',
  '0x10',
  "'x'",
  '01',
  '/**/1',
] as const

interface Spot {
  readonly from: number
  readonly to: number
}

/** The positions of all values in a JSON text. */
function spotsIn(text: string): readonly Spot[] {
  const spots: Spot[] = []
  const open: number[] = []
  for (const found of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[{]|[\]}]|-?\d[\d.eE+-]*|true|false|null/g)) {
    const [token, colon] = found
    if (colon !== undefined) continue
    if (token === '[' || token === '{') open.push(found.index)
    else if (token === ']' || token === '}') spots.push({ from: open.pop() ?? 0, to: found.index + 1 })
    else spots.push({ from: found.index, to: found.index + token.length })
  }
  return spots
}

const put = (text: string, { from, to }: Spot, value: string): string => text.slice(0, from) + value + text.slice(to)
const at = (text: string, { from, to }: Spot): string => text.slice(from, to)

function replaceOne(text: string, dice: Dice, make: (there: string) => string): string {
  const spots = spotsIn(text)
  if (spots.length === 0) return make(text)
  const spot = pick(dice, spots)
  return put(text, spot, make(at(text, spot)))
}

type Way = (text: string, dice: Dice) => string

const WAYS: Readonly<Record<string, Way>> = {
  'another value': (text, dice) => replaceOne(text, dice, () => pick(dice, BAD_VALUES)),
  'two other values': (text, dice) =>
    replaceOne(
      replaceOne(text, dice, () => pick(dice, BAD_VALUES)),
      dice,
      () => pick(dice, BAD_VALUES),
    ),
  'one value in place of another': (text, dice) => replaceOne(text, dice, () => at(text, pick(dice, spotsIn(text)))),
  'two values swapped': (text, dice) => {
    const [one, other] = [pick(dice, spotsIn(text)), pick(dice, spotsIn(text))].toSorted((a, b) => a.from - b.from)
    if (!one || !other || one.to > other.from) return put(text, one ?? { from: 0, to: 0 }, 'null')
    return put(put(text, other, at(text, one)), one, at(text, other))
  },
  'a number off by one': (text, dice) =>
    replaceOne(text, dice, (there) => (/^-?\d+$/.test(there) ? String(Number(there) + 1) : `[${there}]`)),
  'one of a list twice': (text, dice) => replaceOne(text, dice, (there) => `${there},${there}`),
  'one of a list less': (text, dice) => replaceOne(text, dice, () => '').replace(/,\s*,/, ','),
  'a member more': (text, dice) =>
    replaceOne(text, dice, (there) =>
      there.startsWith('{') ? there.replace('{', `{${pick(dice, MEMBERS)}${there === '{}' ? '' : ','}`) : `{"x":${there}}`,
    ),
  'a member twice': (text, dice) => {
    const members = [...text.matchAll(/"(?:[^"\\]|\\.)*"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+|true|false|null)/g)]
    if (members.length === 0) return text
    const member = pick(dice, members)
    return `${text.slice(0, member.index)}${member[0]},${text.slice(member.index)}`
  },
  'cut short': (text, dice) => text.slice(0, upTo(dice, text.length)),
  'a byte flipped': (text, dice) => {
    const where = upTo(dice, text.length)
    return text.slice(0, where) + String.fromCharCode(text.charCodeAt(where) ^ (1 << upTo(dice, 7))) + text.slice(where + 1)
  },
  'as it is, spaced out': (text) => text.replaceAll('\n', '\n\t'),
  'twice over': (text) => text + text,
}
const MEMBERS = [
  '"__proto__":{"polluted":true}',
  '"__proto__":null',
  '"constructor":1',
  '"prototype":{}',
  '"more":1',
  '"hasOwnProperty":1',
  '"toJSON":1',
  '"then":1',
  '"":1',
  '"\\ud800":1',
]

/** Large inputs, which are rare because they take long. */
const LARGE: Readonly<Record<string, Way>> = {
  'nested 100,000 deep': (text, dice) => replaceOne(text, dice, (there) => `${'['.repeat(100_000)}${there}${']'.repeat(100_000)}`),
  'nested 60 deep': (text, dice) => replaceOne(text, dice, (there) => `${'{"a":'.repeat(60)}${there}${'}'.repeat(60)}`),
  'objects nested without end': (text, dice) => replaceOne(text, dice, () => '{"a":'.repeat(100_000)),
  'a list of 300,000': (text, dice) =>
    replaceOne(text, dice, (there) => `[${`${there.slice(0, 20).replaceAll(/[^\d]/g, '') || '0'},`.repeat(300_000)}0]`),
  'a list of three million': (text, dice) => replaceOne(text, dice, () => `[${'1,'.repeat(3_000_000)}1]`),
  'a million empty objects': (text, dice) => replaceOne(text, dice, () => `[${'{},'.repeat(999_000)}{}]`),
  'a hundred thousand names': (text, dice) =>
    replaceOne(text, dice, () => `{${Array.from({ length: 100_000 }, (_, index) => `"n${index}":0`).join()}}`),
  'a text of one million': (text, dice) => replaceOne(text, dice, () => `"${'x'.repeat(1_000_000)}"`),
  'a number of a million digits': (text, dice) => replaceOne(text, dice, () => '9'.repeat(1_000_000)),
}
const HUGE: Way = (text, dice) => replaceOne(text, dice, () => `"${'x'.repeat(100 * 2 ** 20)}"`)

/** Damages a text in a random way. One in a thousand becomes 100 MB long. */
export function malformed(text: string, dice: Dice): MalformedInput {
  const luck = upTo(dice, 1000)
  if (luck === 0) return { how: 'a text of 100 MB', text: HUGE(text, dice) }
  const [how, way] = pick(dice, Object.entries(luck < 12 ? LARGE : WAYS))
  return { how, text: way(text, dice) }
}
