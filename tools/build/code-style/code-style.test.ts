// Each rule catches its fault, and accepts what is like it.
import { describe, expect, test } from 'vitest'
import { MOST_IMPORTED_NAMES, styleFaults, styleReport } from './rules.ts'

const faultsOf = (text: string, file = 'apps/web/src/a.ts') => styleFaults(file, text).map(({ rule, line }) => `${line} ${rule}`)
const imports = (count: number) => `import { ${Array.from({ length: count }, (_, at) => `a${at}`).join(', ')} } from 'b'`

describe('caught', () => {
  test.each([
    ['a section banner', 'const a = 1\n// ---- ships\n', ['2 banner']],
    ['a banner of a block', '/*\n * =====\n */', ['1 banner']],
    ['a line below a title', '// ships -----', ['1 banner']],
    ['a cast', 'const a = b as A', ['1 cast']],
    ['a cast with its reason too far away', '// Why.\n\nconst a = b as A', ['3 cast']],
    ['a spread literal', 'const a = {\n  ...{ b, c },\n}', ['2 spread']],
    ['a spread literal with a cast', 'const a = {\n  ...({ b } as const), // why\n}', ['2 spread']],
    ['a boolean of a function', 'export function a(b: B, c: boolean) {}', ['1 boolean']],
    ['a boolean of an arrow function', '\nexport const a = (b: B, c = false) => b', ['2 boolean']],
    ['too many imported names', imports(MOST_IMPORTED_NAMES + 1), ['1 imports']],
  ])('%s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  test('with an error that names the file, if it does not parse', () => {
    expect(() => faultsOf('const =')).toThrow('a.ts')
  })
})

describe('accepted', () => {
  test.each([
    ['a comment with a dash', '// a - b -- c\nconst a = 1 /* -1 */'],
    ['a constant form', "const a = ['b'] as const"],
    ['a cast with its reason above', '// A stored form.\nconst a = b as A'],
    ['a cast with its reason beside', 'const a = b as A // a stored form'],
    ['a spread value', 'const a = { ...b, c }'],
    ['a condition', 'export const when = (applies: boolean, what: string) => what'],
    ['a named boolean', 'export const a = (b: B, { c }: { readonly c: boolean }) => b'],
    ['a boolean inside a file', 'const a = (b: B, c: boolean) => b'],
    ['as many imported names', imports(MOST_IMPORTED_NAMES)],
  ])('%s', (_, text) => {
    expect(faultsOf(text)).toEqual([])
  })

  test('a cast in a test', () => {
    expect(faultsOf('const a = b as A', 'apps/web/src/a.test.ts')).toEqual([])
  })
})

test('the list of exempt files only shrinks', () => {
  const found = [...styleFaults('a.ts', 'const a = b as A'), ...styleFaults('b.ts', 'const a = b as A')]
  const report = styleReport(found, { cast: ['a.ts', 'c.ts'], spread: ['a.ts'] })
  expect(report.faults.map(({ file }) => file)).toEqual(['b.ts'])
  expect(report.unneeded).toEqual([
    { rule: 'cast', file: 'c.ts' },
    { rule: 'spread', file: 'a.ts' },
  ])
  expect(report.exempt).toEqual({ cast: ['a.ts'], spread: [] })
})
