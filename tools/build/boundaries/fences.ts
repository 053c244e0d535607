// A fence says what the files of a room may import. The linter sees only the text of an import,
// and how many '../' leave the room depends on the depth of the file: a fence becomes one override for each depth.

export interface Fence {
  /** A folder as a glob of the linter; a star stands for any name. */
  readonly room: string
  readonly files: 'all' | 'tests'
  /** Specifiers that it may import, but for those with a '!' before them. */
  readonly allowed: readonly string[]
  /** What is refused unless allowed: everything, or only what belongs to this repository. */
  readonly refused: 'everything' | 'ours'
  /** By folders above the room, nearest first: what may be imported there. */
  readonly above: readonly (readonly string[])[]
  readonly message: string
}

export interface Override {
  readonly includes: readonly string[]
  readonly plugins?: readonly string[]
  readonly linter?: object
}

export const TESTS: readonly string[] = ['*.test.ts', '*.test.tsx', '*-for-tests.ts']
/** Files deeper than this may climb no further than files of this depth. */
const DEPTH = 3
const depths = Array.from({ length: DEPTH + 1 }, (_, depth) => depth)
const climb = (levels: number): string => '../'.repeat(levels)

/** Of overrides that match a file the last decides, so fences stand from the general to the special. */
export const overridesOf = (fence: Fence): readonly Override[] =>
  depths.map((depth) => restricted(filesAt(fence, depth), patternsAt(fence, depth), fence.message))

export const restricted = (includes: readonly string[], group: readonly string[], message: string): Override => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }] } } } } },
})

function filesAt({ room, files }: Fence, depth: number): readonly string[] {
  const rest = depth === DEPTH ? '**/' : ''
  const folder = `${room}/${'*/'.repeat(depth)}${rest}`
  if (files === 'all') return [`${folder}*`]
  const inTest = depth === 0 ? [] : [`${room}/test/${'*/'.repeat(depth - 1)}${rest}*`]
  return [...TESTS.map((test) => `${folder}${test}`), ...inTest]
}

const inverse = (pattern: string): string => (pattern.startsWith('!') ? pattern.slice(1) : `!${pattern}`)

/** Like lines of .gitignore: the last that matches decides. */
function patternsAt({ allowed, refused, above }: Fence, depth: number): readonly string[] {
  const outside = climb(depth + 1)
  const escapes = [outside.slice(0, -1), `${outside}**`]
  const inside = depth === 0 ? ['!./**'] : ['!./**', '!../**']
  const reach = above.flatMap((paths, level) => paths.map((path) => `!${climb(depth + 1 + level)}${path}`))
  return [...(refused === 'everything' ? ['**', ...inside] : ['@admiralty/**']), ...escapes, ...reach, ...allowed.map(inverse)]
}
