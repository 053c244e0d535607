import { expect, test } from 'vitest'
import { parseDraft } from './draft.ts'

test('a stored draft is read back unchanged', () => {
  const draft = { design: { ships: [] }, terms: { budget: 250 }, id: null, kept: false }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})
test('any other text is not a draft', () => {
  for (const text of [null, '', 'x', 'null', '7', '[]', '{"id":null}', '{"design":1,"id":7}']) expect(parseDraft(text)).toBeUndefined()
})
