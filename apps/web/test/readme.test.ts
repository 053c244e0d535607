// The example of the README is a compiled file; the README shows the same text.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { example } from './example.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the README shows the example, and the example runs', () => {
  expect(/```ts\n(.*?)```/s.exec(read('README.md'))?.[1]).toBe(read('test/example.ts'))
  expect(example()).toMatchObject({
    calls: [{ kind: 'muster', seats: ['red', 'blue'] }],
    question: { rule: 'SK-CRD-01' },
    action: { kind: 'pick', choice: { key: 'muster:shield+flare', then: { kind: 'order' } } },
  })
})
