// Finds wrong names: retired words, one name with several meanings, short forms of clause ids.
import { CLAUSE_ID } from '@admiralty/kernel'
import type { Declared } from './declared.ts'
import { PARALLEL } from './parallel.ts'
import { RETIRED, type RetiredWord } from './retired.ts'

/** A file with its text. */
export interface SourceText {
  /** Relative to the root, with slashes. */
  readonly file: string
  readonly text: string
}
export interface Parsed extends SourceText {
  readonly declared: readonly Declared[]
}
/** A wrong name with its place and a message. */
export interface NameFault {
  readonly file: string
  readonly line: number
  readonly words: string
}

/** 'makeBotPolicy', 'make-bot-policy' and 'MAKE_BOT_POLICY' are three words. */
const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase())

function holds(name: string, word: string): boolean {
  const [all, wanted] = [wordsOf(name), wordsOf(word)]
  return all.some((_, from) => wanted.every((one, at) => all[from + at] === one))
}
const isWithin = (file: string, { within }: RetiredWord): boolean =>
  within.length === 0 || within.some((folder) => file.startsWith(`${folder}/`))

const names = ({ as }: RetiredWord, word: string, { name, kind }: Pick<Declared, 'name' | 'kind'>): boolean => {
  if (as === 'part') return holds(name, word)
  return as === 'path' ? false : name === word && (as === 'name' || kind === 'type')
}

/** The messages of all retired words that `catches` finds. */
const caught = (file: string, catches: (rule: RetiredWord, word: string) => boolean): readonly string[] =>
  RETIRED.filter((rule) => isWithin(file, rule)).flatMap((rule) => {
    const word = rule.words.find((one) => catches(rule, one))
    return word === undefined ? [] : [`'${word}' is retired, write ${rule.instead}`]
  })

/** Declared names that contain a retired word. */
export const retiredNames = ({ file, declared }: Parsed): readonly NameFault[] =>
  declared.flatMap((one) =>
    caught(file, (rule, word) => names(rule, word, one)).map((why) => ({ file, line: one.line, words: `${one.name}: ${why}` })),
  )

/** A retired word in the name of a file or of one of its folders. */
export function retiredPath(file: string): readonly NameFault[] {
  const parts = file.split('/')
  const isFolder = (at: number): boolean => at < parts.length - 1
  return caught(file, (rule, word) => parts.some((part, at) => inPath(rule, word, part, isFolder(at)))).map((why) => ({
    file,
    line: 1,
    words: why,
  }))
}
function inPath({ as }: RetiredWord, word: string, part: string, isFolder: boolean): boolean {
  if (as === 'part') return holds(part, word)
  const name = isFolder ? part : part.replace(/\..*$/, '')
  return wordsOf(name).join() === wordsOf(word).join()
}

/** A source of a package, without its tests: all programs and games may import what it exports. */
const PACKAGE_SOURCE = /^packages\/[^/]+\/src\/(?!.*(\.test|-for-tests)\.)/
/**
 * Exported types with the same name, and exported functions and constants of packages. Games may share the name of a type if it has the same
 * role in each; a function of a game has its meaning in its game only.
 */
export function doubleNames(sources: readonly Parsed[]): readonly NameFault[] {
  const all = Map.groupBy(
    sources.flatMap(({ file, declared }) =>
      declared
        .filter(({ kind, exported }) => exported && (kind === 'type' || (kind === 'value' && PACKAGE_SOURCE.test(file))))
        .map(({ name, kind, line }) => ({ name, kind, file, line })),
    ),
    ({ name, kind }) => `${kind} ${name}`,
  )
  return [...all.values()].flatMap((places) => {
    const files = places.map(({ file }) => file)
    const isOne = places.length < 2 || isParallel(places[0]?.name ?? '', files)
    return isOne
      ? []
      : places.map(({ name, file, line }) => ({ file, line, words: `${name} has ${files.length} meanings: ${without(files, file)}` }))
  })
}
const without = (files: readonly string[], file: string): string => files.filter((other) => other !== file).join(', ')
/** The template of new games has the names of a game. */
const GAME_FILE = /^(systems\/[^/]+|tools\/build\/new-game\/template)\/(.+)$/
function isParallel(name: string, files: readonly string[]): boolean {
  const found = files.map((file) => GAME_FILE.exec(file))
  const games = new Set(found.map((match) => match?.[1]))
  const places = new Set(found.map((match) => match?.[2]))
  return !games.has(undefined) && games.size === files.length && (places.size === 1 || Object.hasOwn(PARALLEL, name))
}

const SHORT = new RegExp(
  String.raw`${CLAUSE_ID}(?:(?:\s*(?:,|/|;|\band\b|\bor\b|\bto\b|–|…|\.\.)\s*)+-\d{2}|/\d{2}|\s*(?:–|\.\.|…)\s*\d{2}|\s+to\s+\d{2})\b`,
  'g',
)
/** 'EE-ITL-01, -02' is not found by a search for the second clause. */
export const shortClauses = ({ file, text }: SourceText): readonly NameFault[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(SHORT)].map(([short]) => ({ file, line: at + 1, words: `write every clause id in full: ${short}` })),
    )
