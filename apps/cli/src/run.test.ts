import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { casesIn } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'cases-'))
mkdirSync(join(folder, 'fire'))
for (const file of ['b.json', 'fire/a.json', 'index.ts']) writeFileSync(join(folder, file), '{}')
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder gives all its cases at any depth, and a file gives itself', () => {
  expect(casesIn(folder)).toEqual([join(folder, 'b.json'), join(folder, 'fire/a.json')])
  expect(casesIn(join(folder, 'b.json'))).toEqual([join(folder, 'b.json')])
  expect(casesIn('nowhere.json')).toEqual(['nowhere.json'])
})
