// Counts lines of production code by folder and concern. A file is known by its path; its text gives only the number of lines.

const CONCERNS = ['rules', 'words', 'screens', 'bots', 'design and print', 'other'] as const
export type Concern = (typeof CONCERNS)[number]

const CODE = /\.(ts|tsx|css)$/
/** Tests, and data of a game that is not code: cases, rule book, lessons. */
const NOT_COUNTED = /\.test\.tsx?$|-for-tests\.ts$|\/test\/|^tests\/|^systems\/[^/]+\/(cases|rulebook|lessons)\//
export const isProduction = (path: string): boolean => CODE.test(path) && !NOT_COUNTED.test(path)

/** 'systems/easystar': the game, package, app or tool of a path; the first folder for a file outside of them. */
export const placeOf = (path: string): string => /^(?:systems|packages|apps|tools)\/[^/]+(?=\/)/.exec(path)?.[0] ?? path.split('/')[0] ?? ''

/** The first match decides. Paths are relative to the root of the repository. */
const CONCERN_OF: readonly (readonly [RegExp, Concern])[] = [
  [/^systems\/[^/]+\/(src\/design|ui\/(design|designer|fleet|print))\//, 'design and print'],
  [/^(apps\/web\/src\/designer|packages\/game-ui\/src\/(print|designer))\b/, 'design and print'],
  [/^systems\/[^/]+\/src\/bots\/|^packages\/bots\//, 'bots'],
  [/^systems\/[^/]+\/src\/words\b|^packages\/forms\//, 'words'],
  [/^systems\/[^/]+\/ui\/|^packages\/(board|game-ui)\/|^apps\/web\//, 'screens'],
  [/^systems\/[^/]+\/(src|data)\/|^packages\/(kernel|space)\//, 'rules'],
]
export const concernOf = (path: string): Concern => CONCERN_OF.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'

const NONE: Readonly<Record<Concern, number>> = { rules: 0, words: 0, screens: 0, bots: 0, 'design and print': 0, other: 0 }
/** Lines by place and concern. */
export type LineCounts = ReadonlyMap<string, Readonly<Record<Concern, number>>>
export interface CountedFile {
  readonly path: string
  readonly lines: number
}
export function countLines(files: readonly CountedFile[]): LineCounts {
  const counts = new Map<string, Record<Concern, number>>()
  for (const { path, lines } of files.filter((file) => isProduction(file.path))) {
    const place = placeOf(path)
    const row = counts.get(place) ?? { ...NONE }
    row[concernOf(path)] += lines
    counts.set(place, row)
  }
  return counts
}

const total = (row: Readonly<Record<Concern, number>>): number => CONCERNS.reduce((sum, concern) => sum + row[concern], 0)
const signed = (number: number): string => (number > 0 ? `+${number}` : String(number))

/** A table of all places, with sums. With `base` each figure has its difference to the earlier one, if there is one. */
export function tableOf(now: LineCounts, base: LineCounts | null): string {
  const places = [...new Set([...now.keys(), ...(base?.keys() ?? [])])].toSorted()
  const figures = (counts: LineCounts, of: readonly string[]): readonly number[] => {
    const rows = of.map((place) => counts.get(place) ?? NONE)
    return [...CONCERNS.map((concern) => rows.reduce((sum, row) => sum + row[concern], 0)), rows.reduce((sum, row) => sum + total(row), 0)]
  }
  const row = (title: string, of: readonly string[]): readonly string[] => {
    const before = base && figures(base, of)
    const cells = figures(now, of).map((figure, at) => {
      const more = figure - (before?.[at] ?? figure)
      return `${figure === 0 && more === 0 ? '' : figure}${more === 0 ? '' : ` (${signed(more)})`}`
    })
    return [title, ...cells]
  }
  const games = places.filter((place) => place === 'systems/easystar' || place === 'systems/earth-expects')
  const rows = [
    ['', ...CONCERNS, 'all'],
    ...places.map((place) => row(place, [place])),
    row('easystar and earth-expects', games),
    row('everything', places),
  ]
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0))) ?? []
  return rows
    .map((cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '))
    .join('\n')
}
