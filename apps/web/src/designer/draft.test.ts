import { expect, test } from 'vitest'
import { parseDraft } from './draft.ts'

test('a draft is read as it was written', () => {
  const draft = { design: { ships: [] }, terms: { budget: 250 }, id: null, kept: false }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})
test('what is no draft is none', () => {
  for (const text of [null, '', 'x', 'null', '7', '[]', '{"id":null}', '{"design":1,"id":7}']) expect(parseDraft(text)).toBeUndefined()
})
