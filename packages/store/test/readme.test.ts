import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printedByExample } from '@admiralty/testkit/readme'
import { expect, onTestFinished, test } from 'vitest'
import { example } from './example.ts'

test('the example in the README runs and prints what its comment says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const printed = await printedByExample(new URL('../', import.meta.url), () => example(folder))
  expect(printed).toEqual([[[{ call: '1/aim', seat: 'red', order: { order: 'rest' } }]]])
})
