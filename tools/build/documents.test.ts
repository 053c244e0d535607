// Documents name only files and folders that exist.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** A path that begins with a folder of the repository. */
const PATH = /\b((?:apps|docs|packages|systems|tests|tools)\/[\w./-]*\w)/g
/** The game that examples use and that does not exist yet. */
const EXAMPLE = /^systems\/night-watch\b/
const LINK = /\]\((?!https?:|#)([^)#]+)/g

const found = (text: string, pattern: RegExp): readonly string[] => Array.from(text.matchAll(pattern), ([, path = '']) => path)

test.each(['docs/adding-a-game.md', 'systems/skirmish/README.md'])('%s names only paths that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const paths = found(text, PATH).filter((path) => !EXAMPLE.test(path) && !text.includes(`@admiralty/${path}`))
  const links = found(text, LINK).map((link) => join(dirname(page), link))
  expect(links.length + paths.length).toBeGreaterThan(0)
  expect([...paths, ...links].filter((path) => !existsSync(join(root, path)))).toEqual([])
})
