import { describeCases } from '@admiralty/testkit/describe-cases'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'

const { files } = describeCases(system, new URL('../cases/', import.meta.url))
test('the folder has cases', () => expect(files).not.toEqual([]))
