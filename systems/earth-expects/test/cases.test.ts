// Test cases of this game.
import { describeCases } from '@admiralty/testkit/describe-cases'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'

const { files, resultOf } = describeCases(system, new URL('../cases/', import.meta.url))

test('each title begins with the first rule of its case', () => {
  for (const { title, rules } of files.map(resultOf)) expect(title.startsWith(`${rules[0]}: `), title).toBe(true)
})
