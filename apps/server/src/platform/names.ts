// Names of users: which of them look alike, and which imitate a bot or the server. See docs/decisions/0015-names.md.
import { type BotRank, hasVisibleSign } from '@admiralty/protocol'
import type { Person, SeatRecord } from '@admiralty/store'
import unhomoglyph from 'unhomoglyph'
import { RequestError } from './request-error.ts'
import { defaultName } from './sessions.ts'

/** The names of bots. */
export const BOT_NAMES: Readonly<Record<BotRank, string>> = { ensign: 'Ensign', captain: 'Captain', admiral: 'Admiral' }

/** The name that remains in matches of a person who has been deleted. */
export const DELETED_NAME = 'Deleted player'

/** The name of the host's own seat, and how people shorten it. */
export const UMPIRE_NAME = 'The umpire'
/** Names for those who are no players: bots, the host, those who watch, and the words with which screens say whose seat it is. */
const RESERVED_NAMES: readonly string[] = [
  ...Object.values(BOT_NAMES).flatMap((name) => [name, `${name} bot`, `bot ${name}`]),
  ...[
    'Bot',
    'Computer',
    'Umpire',
    'Referee',
    'Host',
    'Server',
    'Admiralty',
    'Operator',
    'Spectator',
    'Spectators',
    'Public',
    'You',
    'Open',
  ],
  ...[DELETED_NAME, UMPIRE_NAME, 'The computer', 'The referee', 'The host', 'The server', 'The operator', 'The public'],
]
/** Screens add something in brackets to a name, such as its seat. */
const BRACKET = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]/u

/** Letters that the library does not know as look-alikes: small capitals, and the code points of A in white-on-black and flag letters. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'
const LETTERS_OF_SYMBOLS = [0x1f150, 0x1f170, 0x1f1e6]
const EXTRA_LETTERS: ReadonlyMap<string, string> = new Map([
  ...[...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter, index) => [
    [SMALL_CAPITALS.charAt(index), letter] as const,
    ...LETTERS_OF_SYMBOLS.map((first) => [String.fromCodePoint(first + index), letter] as const),
  ]),
  // The library's normal forms of the small letters к and м.
  ['ĸ', 'k'],
  ['ʍ', 'm'],
])

/** Accents and signs that a reader may overlook. Marks of other scripts, such as vowels of Hindi, tell names apart. */
const ACCENTS = /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Common}])\p{M}+/gu
const MARK = /(?!\p{DI})\p{M}/u
/** A line that stretches Arabic words. */
const TATWEEL = '\u0640'
/** Letters of scripts that do not use the punctuation of Latin texts as letters. */
const OTHER_SCRIPT = /(?![\p{sc=Latin}\p{sc=Common}])\p{L}/u

/** False for spaces, punctuation and signs without a shape. */
const tellsApart = (sign: string): boolean => sign !== TATWEEL && (hasVisibleSign(sign) || MARK.test(sign))
const withoutAccents = (text: string): string =>
  [...text.normalize('NFKD')].filter(tellsApart).join('').replaceAll(ACCENTS, '$1').normalize('NFC')
/** The sign that this one looks like. A letter such as ノ or י is kept, although it looks like punctuation. */
function prototypeOf(sign: string): string {
  const prototype = EXTRA_LETTERS.get(sign) ?? unhomoglyph(sign)
  return prototype !== sign && OTHER_SCRIPT.test(sign) && withoutAccents(prototype) === '' ? sign : prototype
}
const simplified = (text: string): string => withoutAccents([...text].map(prototypeOf).join(''))
/** Folded through capitals, so that ß and ss, ı and i, ς and σ are the same. */
const folded = (text: string): string => text.toUpperCase().toLowerCase()
/** Simplified twice, because normal forms have look-alikes too. As a capital, i looks like l, so both are one letter here. */
const skeleton = (text: string): string => simplified(simplified(text)).replaceAll('i', 'l').replaceAll('vv', 'w')

/** The skeletons of a name, as it is written and in lower case: В looks like B, but в does not look like b. */
const skeletonsOf = (name: string): readonly string[] => [skeleton(folded(simplified(name))), skeleton(folded(name))]

/** Whether a reader may take the name for one of the others. */
export function resembles(name: string, others: readonly string[]): boolean {
  const own = new Set(skeletonsOf(name))
  return others.some((other) => skeletonsOf(other).some((known) => own.has(known)))
}

const RESERVED_SKELETONS: ReadonlyMap<string, string> = new Map(
  RESERVED_NAMES.flatMap((name) => skeletonsOf(name).map((known) => [known, name] as const)),
)

/** The reserved name for which a reader may take this one, or its part inside or outside of brackets: 'Ensign (bot)'. Undefined if there is none. */
export function reservedNameLike(name: string): string | undefined {
  const parts = [name, ...name.normalize('NFKC').split(BRACKET)]
  return parts
    .flatMap(skeletonsOf)
    .map((known) => RESERVED_SKELETONS.get(known))
    .find((known) => known !== undefined)
}

/**
 * Throws `name-refused` if the name cannot be seen, is reserved, or looks like that of one of these people. `where` says where they are.
 * A name that the server gave is accepted, because several guests may have the same.
 */
export function checkName({ id, name }: Pick<Person, 'id' | 'name'>, others: readonly string[], where: string): void {
  if (name === defaultName(id)) return
  if (!hasVisibleSign(name)) throw new RequestError('name-refused', 'your name cannot be seen; choose another name')
  const reserved = reservedNameLike(name)
  if (reserved !== undefined)
    throw new RequestError('name-refused', `your name must not look like “${reserved}”, which is no player; choose another name`)
  if (resembles(name, others))
    throw new RequestError('name-refused', `your name must not look like that of another player at ${where}; choose another name`)
}

/** The same for a user who takes one of these seats. */
export function checkNameAtTable(person: Pick<Person, 'id' | 'name'>, seats: readonly SeatRecord[]): void {
  const others = seats.flatMap((seat) => (seat.person !== null && seat.person !== person.id && seat.name !== null ? [seat.name] : []))
  checkName(person, others, 'this table')
}
