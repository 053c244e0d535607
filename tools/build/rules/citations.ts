// Every line of a game's folder that names a clause, and what kind of file it is in.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLAUSE_ID } from '@admiralty/kernel'
import { folderOfGame } from '@admiralty/testkit/game-folder'
import { clauseIdsIn, titleIds } from './clause-ids.ts'

/** Where a clause is cited: in code, by what the line does, or in another kind of file. */
export type CitationKind =
  | 'rule'
  | 'data'
  | 'shape'
  | 'label'
  | 'file head'
  | 'book'
  | 'test'
  | 'test body'
  | 'case'
  | 'lesson'
  | 'reading'
  | 'elsewhere'

/** A line that names a clause. */
export interface Citation {
  readonly kind: CitationKind
  /** From the root of the repository, for example 'systems/easystar/src/fire/arcs.ts'. */
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  /** The cited line without its indent. A test, case or lesson has its title here. */
  readonly text: string
  /** The line of code that a comment or a lone id belongs to; empty where the cited line is code. */
  readonly code: string
  /** Whether a comment names the clause in passing, not at its beginning. */
  readonly aside: boolean
}

/** The kinds that enforce a clause. A comment at the head of a file does not count, since it is too far from the code. */
export const ENFORCING: ReadonlySet<CitationKind> = new Set(['rule', 'data', 'shape', 'label'])

/** Folders and files of `src` that enforce nothing, because they describe or guess. */
const DESCRIBING = ['words', 'about', 'rulebook', 'text']
const GUESSING = [
  'bots',
  'mind',
  'determinize',
  'imagine',
  'forecast',
  'outlook',
  'foresee',
  'odds',
  'collision-odds',
  'prospects',
  'shift',
]
const NOT_ENFORCING = new Set([...DESCRIBING, ...GUESSING])
/** A line that only gives the clause of something: `beam: 'ES-WPN-01',` or the refusal of an order that was not asked for. */
const LABEL = /^\s*(?:const [A-Z_]+.* = \{ )?\w+: '[A-Z]{2}-|\w+: option\(|answer\w+<|order\.order !==/
/** A line that declares a field, an event or a step. */
const DECLARATION = /^(?:readonly |event\(|step\()/
/** A line with only an id, because the call around it is long. */
const ID_ALONE = new RegExp(`^'${CLAUSE_ID}',$`)
/** Files of `src` that only declare what a rule reads and writes. */
const SHAPES = /\/(?:state|orders|events?|position|schema|setup|shapes)\.ts$/

function kindOf(path: string): CitationKind {
  const [, , folder = '', ...rest] = path.split('/')
  if (/\.test\.tsx?$/.test(path)) return 'test'
  if (folder === 'cases') return 'case'
  if (folder === 'lessons' && path.endsWith('.json')) return 'lesson'
  if (rest.length === 0 && folder === 'readings.md') return 'reading'
  if (folder === 'data') return 'data'
  if (folder === 'rulebook') return 'book'
  const describing = rest.some((name) => NOT_ENFORCING.has(name.replace(/\.ts$/, '')))
  if (folder !== 'src' || describing || /-for-tests\.ts$/.test(path)) return 'elsewhere'
  return SHAPES.test(path) ? 'shape' : 'rule'
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/\*|\*)/.test(line)

const TITLE = new RegExp(`(['"\`])(${CLAUSE_ID}.*?)\\1`)
/** 'ES-HIT-01: …' of `test('ES-HIT-01: …', () => {`; empty where the line holds no such title. */
const titleIn = (line: string): string => TITLE.exec(line)?.[2] ?? ''

const HEAD = new RegExp(String.raw`^\W*((?:(?:R-)?(?:${CLAUSE_ID}|[A-Z]{2}-\d+)(?:, )?)*)`)
/** 'EE-LAS-07, EE-QRF-11' of `/** EE-LAS-07, EE-QRF-11: one row over. *\/`. */
const headIds = (comment: string): readonly string[] => clauseIdsIn(HEAD.exec(comment)?.[1] ?? '')

function codeAt(lines: readonly string[], index: number): string {
  const line = lines[index] ?? ''
  if (ID_ALONE.test(line.trim())) return (lines[index + 1] ?? '').trim()
  return isComment(line) ? (lines.slice(index).find((next) => next.trim() !== '' && !isComment(next)) ?? '').trim() : ''
}

function enforcingKind(kind: CitationKind, line: string, code: string): CitationKind {
  if (LABEL.test(line)) return 'label'
  return DECLARATION.test(code || line.trim()) ? 'shape' : kind
}

function citationsOfCode(path: string, text: string): readonly (readonly [string, Citation])[] {
  const lines = text.split('\n')
  const kind = kindOf(path)
  const head = lines.findIndex((line) => !line.startsWith('//'))
  return lines.flatMap((line, index) => {
    const title = kind === 'test' ? titleIn(line) : ''
    const proved = titleIds(title)
    const code = codeAt(lines, index)
    const enforcing = index < head ? 'file head' : enforcingKind(kind, line, code)
    return [...new Set([...clauseIdsIn(line), ...proved])].map((id): readonly [string, Citation] => [
      id,
      {
        kind: kind === 'test' && !proved.includes(id) ? 'test body' : ENFORCING.has(kind) ? enforcing : kind,
        path,
        line: index + 1,
        text: proved.includes(id) ? title : line.trim(),
        code,
        aside: isComment(line) && !headIds(line).includes(id),
      },
    ])
  })
}

/** A case or lesson is one citation of each clause that its title or its list of rules names. */
function citationsOfPosition(path: string, text: string): readonly (readonly [string, Citation])[] {
  const { title = '', rules = [] }: { title?: string; rules?: readonly string[] } = JSON.parse(text)
  const ids = clauseIdsIn([title, ...rules].join(' '))
  return ids.map((id) => [id, { kind: kindOf(path), path, line: 1, text: title, code: '', aside: false }])
}

/** Citations by clause id, for one game. Whole journals are left out: they are stored, not written. */
export function citationsOf(root: string, game: string): ReadonlyMap<string, readonly Citation[]> {
  const found = new Map<string, Citation[]>()
  const folder = join('systems', folderOfGame(game))
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:tsx?|md|json)$/.test(file))
  for (const file of files.sort()) {
    const path = join(folder, file).replaceAll('\\', '/')
    const text = readFileSync(join(root, path), 'utf8')
    const position = kindOf(path) === 'case' || kindOf(path) === 'lesson'
    for (const [id, citation] of position ? citationsOfPosition(path, text) : citationsOfCode(path, text)) {
      const list = found.get(id)
      if (list === undefined) found.set(id, [citation])
      else list.push(citation)
    }
  }
  return found
}
