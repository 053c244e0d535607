// The check of names catches a fault of each kind, and accepts correct names.
import { describe, expect, test } from 'vitest'
import { doubleNames, retiredNames, retiredPath, shortClauses } from './check.ts'
import { declaredIn } from './declared.ts'
import { glossaryOf } from './glossary.ts'

const source = (file: string, text: string) => ({ file, text, declared: declaredIn(file, text) })
const faultsOf = (file: string, text: string) => retiredNames(source(file, text)).map(({ line, words }) => `${line} ${words.split(':')[0]}`)

describe('a file declares', () => {
  test.each([
    ['interface A<B> { c: number; d(): void }', ['A', 'B', 'c', 'd']],
    ['export type A = string', ['A']],
    ['export class A { b = 1; c() {} }', ['A', 'b', 'c']],
    ['const { a, b: { g: c }, ...d } = x, [e, f = 1] = y', ['c', 'd', 'e', 'f']],
    ['function a({ b: c }: D, ...d: string[]) { for (const e of d) {} }', ['a', 'c', 'd', 'e']],
    ['const a = (b) => function (c) {}', ['a', 'b', 'c']],
    ["import { a } from 'b'\nexport { a as c }\nf({ d: 1 })", []],
  ])('%s', (text, names) => {
    expect(declaredIn('a.ts', text).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    expect(declaredIn('a.ts', text)).toHaveLength(names.length)
  })

  test('names with their lines', () => {
    expect(declaredIn('a.ts', '\n\nconst a = 1\nexport interface B {}')).toEqual([
      { name: 'a', kind: 'value', exported: false, line: 3 },
      { name: 'B', kind: 'type', exported: true, line: 4 },
    ])
  })

  test('nothing, with an error that names the file, if it does not parse', () => {
    expect(() => declaredIn('a.ts', 'const =')).toThrow('a.ts')
  })
})

describe('a retired word is caught', () => {
  test.each([
    ['in a type', 'packages/match/src/a.ts', 'export interface Standing {}', ['1 Standing']],
    ['in a function', 'apps/web/src/a.ts', '\nfunction newsOf() {}', ['2 newsOf']],
    ['in a parameter', 'apps/web/src/a.ts', 'const a = (lastNews: string) => a', ['1 lastNews']],
    ['in a member', 'apps/web/src/a.ts', 'interface A { readonly hurtShips: string }', ['1 hurtShips']],
    ['in capitals', 'apps/web/src/a.ts', 'const FIRST_NEWS = 1', ['1 FIRST_NEWS']],
    ['where it is retired', 'tools/chaos/a.ts', 'const tollOf = 1', ['1 tollOf']],
  ])('%s', (_, file, text, faults) => {
    expect(faultsOf(file, text)).toEqual(faults)
  })

  test.each([
    ['as part of a longer word', 'apps/web/src/a.ts', 'const newspaper = 1, untold = 2, remind = 3'],
    ['of a rule book', 'systems/easystar/src/a.ts', 'interface A { readonly turn: number }'],
    ['where it is not retired', 'apps/web/src/a.ts', 'const toll = 1'],
    ['in a name declared elsewhere', 'apps/web/src/a.ts', 'f({ news: 1 }.news)'],
  ])('but not one %s', (_, file, text) => {
    expect(faultsOf(file, text)).toEqual([])
  })

  test.each([
    ['tools/fuzz/hostile-files.ts', 1],
    ['apps/web/src/take-home.tsx', 1],
    ['apps/web/src/feel/a.ts', 1],
    ['packages/store/src/ground.ts', 1],
    ['apps/web/src/feeling/newspaper.ts', 0],
    ['packages/space/src/ground-cover.ts', 0],
  ])('in the path %s: %i', (file, faults) => {
    expect(retiredPath(file)).toHaveLength(faults)
  })
})

describe('one name, one meaning', () => {
  const faultsIn = (...sources: readonly (readonly [file: string, text: string])[]) =>
    doubleNames(sources.map(([file, text]) => source(file, text))).map(({ file }) => file)

  test('two exported types of one name are caught', () => {
    expect(faultsIn(['packages/match/src/a.ts', 'export interface Entry {}'], ['apps/web/src/b.ts', 'export type Entry = 1'])).toEqual([
      'packages/match/src/a.ts',
      'apps/web/src/b.ts',
    ])
  })

  test('a class counts as a type, a re-export does not', () => {
    expect(faultsIn(['apps/a.ts', 'export class A {}'], ['apps/b.ts', 'export interface A {}'])).toHaveLength(2)
    expect(faultsIn(['apps/a.ts', 'export class A {}'], ['apps/b.ts', "export { type A } from './a.ts'"])).toEqual([])
    expect(faultsIn(['apps/a.ts', 'export class A {}'], ['apps/b.ts', 'interface A {}'])).toEqual([])
  })

  test('two functions or constants of packages with one name are caught; those of tests, games and apps are not', () => {
    const first = ['packages/space/src/entry.ts', 'export function touches() {}'] as const
    expect(faultsIn([...first], ['packages/board/src/place.ts', 'export const touches = 1'])).toHaveLength(2)
    expect(faultsIn([...first], ['packages/board/src/place.ts', 'const touches = 1\nexport interface touches {}'])).toEqual([])
    for (const other of [
      'packages/board/src/place.test.ts',
      'packages/board/src/place-for-tests.ts',
      'systems/a/src/b.ts',
      'apps/web/src/b.ts',
    ])
      expect(faultsIn([...first], [other, 'export const touches = 1']), other).toEqual([])
  })

  test('each game may have its own type of one role', () => {
    expect(faultsIn(['systems/a/src/state.ts', 'export type State = 1'], ['systems/b/src/table.ts', 'export type State = 2'])).toEqual([])
    expect(
      faultsIn(['systems/a/src/fire/events.ts', 'export type Fired = 1'], ['systems/b/src/fire/events.ts', 'export type Fired = 2']),
    ).toEqual([])
  })

  test('a type with two roles, twice in one game, or also in a package is caught', () => {
    expect(faultsIn(['systems/a/src/fire.ts', 'export type Way = 1'], ['systems/b/src/move.ts', 'export type Way = 2'])).toHaveLength(2)
    expect(faultsIn(['systems/a/src/a.ts', 'export type State = 1'], ['systems/a/src/b.ts', 'export type State = 2'])).toHaveLength(2)
    expect(faultsIn(['systems/a/src/a.ts', 'export type State = 1'], ['packages/match/src/b.ts', 'export type State = 2'])).toHaveLength(2)
  })
})

describe('a clause id is written in full', () => {
  const id = (number: string) => `EE-ITL-${number}`
  test.each([
    `${id('01')}, -02`,
    `${id('05')}/-17`,
    `${id('05')}/17`,
    `${id('01')} and -02`,
    `${id('01')}, ${id('03')} or -04`,
    `${id('01')}–04`,
    `${id('01')} to 04`,
    `ES-AUX-ECM-${'01'}, and -02`,
  ])('%s is caught', (text) => {
    expect(shortClauses({ file: 'a.md', text: `\nsee ${text}.` })).toMatchObject([{ file: 'a.md', line: 2 }])
  })

  test.each([
    `${id('01')}, ${id('02')}`,
    `${id('01')}, 10 hexes`,
    `-02 after ${id('01')}`,
    `${id('01')} to ${id('04')}`,
    `${id('01')}/${id('02')}`,
  ])('%s is not', (text) => {
    expect(shortClauses({ file: 'a.md', text })).toEqual([])
  })
})

describe('the glossary', () => {
  const page = (...rows: readonly string[]) => `# Glossary\n\n${rows.join('\n')}\n\n## Retired words\nan older table`
  const code = [source('packages/a.ts', 'export interface Entry { readonly seq: number }'), source('packages/b.ts', 'export const seq = 1')]

  test('says where a word is declared, and which words are retired', () => {
    const text = glossaryOf(page('| `Entry` | a step | `packages/gone.ts` |'), code)
    expect(text).toContain('| `Entry` | a step | `packages/a.ts` |')
    expect(text).toContain('| `muster` | in any name | fleetChoice |')
    expect(text).not.toContain('an older table')
    expect(glossaryOf(text, code)).toBe(text)
  })

  test('keeps the file that a row names, if it declares the word', () => {
    expect(glossaryOf(page('| `seq` | a number | `packages/a.ts` |'), code)).toContain('`packages/a.ts`')
  })

  test('throws for a word that is declared nowhere', () => {
    expect(() => glossaryOf(page('| `Turn` | gone | |'), code)).toThrow('Turn')
  })
})
