// The names that follow from the folder of a new game.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLAUSE_ID } from '@admiralty/kernel'

/** The names of a new game. */
export interface NewGame {
  /** 'night-watch' */
  readonly name: string
  /** 'Night Watch' */
  readonly title: string
  /** 'NightWatch', the beginning of type names */
  readonly type: string
  /** 'NW', the beginning of clause ids */
  readonly prefix: string
}

/** The names that follow from a folder name, or why a game cannot have this name. */
export function nameGame(root: string, name: string): NewGame | { readonly refusal: string } {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30)
    return { refusal: `'${name}' is not a name of a game: use up to 30 lower-case letters, digits and single hyphens, like night-watch.` }
  if (readdirSync(join(root, 'systems')).some((entry) => entry === name || entry === `${name}.ts`))
    return { refusal: `systems/${name} exists already: choose another name, or delete the folder and its line in systems/all.ts.` }
  const prefix = freePrefix(name, prefixesIn(root))
  if (prefix === undefined)
    return { refusal: `every pair of letters of '${name}' begins the clause ids of another game: choose another name.` }
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { name, title: words.join(' '), type: words.join(''), prefix }
}

const ID = new RegExp(String.raw`\b${CLAUSE_ID}`, 'g')
/** The first letters of all clause ids: 'ES', 'EE', 'SK'. */
function prefixesIn(root: string): ReadonlySet<string> {
  const books = globSync('systems/*/rulebook/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  return new Set(books.flatMap((text) => [...text.matchAll(ID)].map(([id]) => id.slice(0, 2))))
}

/** The initials of a name of two words, otherwise its first letter with each later one. */
function freePrefix(name: string, taken: ReadonlySet<string>): string | undefined {
  const initials = name.split('-').map((word) => word.charAt(0))
  const letters = name.replaceAll(/[^a-z]/g, '')
  const pairs = [...initials.slice(1), ...letters.slice(1)].map((letter) => (letters.charAt(0) + letter).toUpperCase())
  return pairs.find((pair) => /^[A-Z]{2}$/.test(pair) && !taken.has(pair))
}
