import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { example } from './example.ts'
import { freshFolder } from './tables.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the example in the README runs and lists the games', async () => {
  expect(/```ts\n(.*?)```/s.exec(read('README.md'))?.[1]).toBe(read('test/example.ts'))
  expect(await example(freshFolder())).toEqual(expect.arrayContaining(['skirmish', 'easystar', 'earth-expects']))
})
