// A fence says what the files of a folder may import. The linter sees only the text of an import, and the number of '../'
// that leaves the folder depends on the depth of the file. A fence therefore becomes one override for each depth.

/** The import rule of a folder. */
export interface Fence {
  /** The folder, as a glob of the linter. */
  readonly folder: string
  readonly files: 'all' | 'tests'
  /** Import specifiers that are allowed; a leading '!' forbids one. */
  readonly allowed: readonly string[]
  /** The imports that are refused unless allowed: every import, or only imports from this repository. */
  readonly refused: 'everything' | 'ours'
  /** For each folder above, nearest first: what may be imported from it. */
  readonly above: readonly (readonly string[])[]
  readonly message: string
}

/** An override in the configuration of the linter. */
export interface Override {
  readonly includes: readonly string[]
  readonly plugins?: readonly string[]
  readonly linter?: object
}

/** Names of test files, as globs. */
export const TESTS: readonly string[] = ['*.test.ts', '*.test.tsx', '*-for-tests.ts']
/** Deeper files follow the rules of this depth. */
const DEPTH = 3
const depths = Array.from({ length: DEPTH + 1 }, (_, depth) => depth)
const climb = (levels: number): string => '../'.repeat(levels)

/** The last override that matches a file decides, so fences are ordered from general to special. */
export const overridesOf = (fence: Fence): readonly Override[] =>
  depths.map((depth) => restricted(filesAt(fence, depth), patternsAt(fence, depth), fence.message))

/** An override that refuses these import patterns with a message. */
export const restricted = (includes: readonly string[], group: readonly string[], message: string): Override => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }] } } } } },
})

function filesAt({ folder, files }: Fence, depth: number): readonly string[] {
  const rest = depth === DEPTH ? '**/' : ''
  const base = `${folder}/${'*/'.repeat(depth)}${rest}`
  if (files === 'all') return [`${base}*`]
  const inTest = depth === 0 ? [] : [`${folder}/test/${'*/'.repeat(depth - 1)}${rest}*`]
  return [...TESTS.map((test) => `${base}${test}`), ...inTest]
}

const inverse = (pattern: string): string => (pattern.startsWith('!') ? pattern.slice(1) : `!${pattern}`)

/** The last pattern that matches decides, as in .gitignore. */
function patternsAt({ allowed, refused, above }: Fence, depth: number): readonly string[] {
  const outside = climb(depth + 1)
  const escapes = [outside.slice(0, -1), `${outside}**`]
  const inside = depth === 0 ? ['!./**'] : ['!./**', '!../**']
  const reach = above.flatMap((paths, level) => paths.map((path) => `!${climb(depth + 1 + level)}${path}`))
  return [...(refused === 'everything' ? ['**', ...inside] : ['@admiralty/**']), ...escapes, ...reach, ...allowed.map(inverse)]
}
