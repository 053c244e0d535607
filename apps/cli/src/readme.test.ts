import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { example } from '../test/example.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the example of the README compiles and reports one won game', () => {
  expect(/```ts\n(.*?)```/s.exec(read('README.md'))?.[1]).toBe(read('test/example.ts'))
  expect(example()).toMatchObject({ won: 1, lost: 0, drawn: 0, unfinished: 0, decisions: [6, 6], mean: [5, 1] })
})
