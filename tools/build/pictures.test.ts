// Every clone loads all pictures that were ever committed, so they are few, small and used. tools/screenshots takes them.
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const MOST_PICTURES = 12
const MOST_BYTES = 120_000
const FOLDER = join(root, 'docs/pictures')
const pictures = readdirSync(FOLDER)
const IMAGE = /!\[[^\]]+\]\(([^)]+)\)/g

test('docs/pictures has at most twelve pictures, of at most 120 kB each', () => {
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.length).toBeLessThanOrEqual(MOST_PICTURES)
  const large = pictures.filter((name) => statSync(join(FOLDER, name)).size > MOST_BYTES)
  expect(large).toEqual([])
})

test('every picture is shown in a document, and every picture that a document shows is there', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages,systems,tools}/*/*.md'], { cwd: root })
  const shown = documents.flatMap((page) =>
    Array.from(readFileSync(join(root, page), 'utf8').matchAll(IMAGE), ([, path = '']) => resolve(root, dirname(page), path)),
  )
  expect(shown.filter((path) => dirname(path) !== FOLDER)).toEqual([])
  expect([...new Set(shown.map((path) => basename(path)))].toSorted()).toEqual(pictures.toSorted())
})
