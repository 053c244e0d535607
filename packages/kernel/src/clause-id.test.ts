import { expect, test } from 'vitest'
import { CLAUSE_ID } from './clause-id.ts'

const WHOLE = new RegExp(`^${CLAUSE_ID}$`)

test.each(['ES-MOV-05', 'ES-AUX-ARM-01', 'ES-MOV-05b', 'CR-1.3c', 'CR-11.3.3a', 'CR-8.6A', 'CR-X.13', 'CR-SV.1', 'CR-11.3.1'])(
  '%s is the id of a clause',
  (id) => expect(id).toMatch(WHOLE),
)
test.each(['ES-MOV', 'ES-MOV-5', 'es-mov-05', 'CR-1', 'CR-1.', 'CR-X', 'R-ES-71', 'ES-MOV-05.', 'CR-1.3cd'])('%s is not', (text) =>
  expect(text).not.toMatch(WHOLE),
)
test('an id at the end of a sentence ends before the full stop', () => {
  expect('See CR-1.3c. CR-2.4 holds.'.match(new RegExp(CLAUSE_ID, 'g'))).toEqual(['CR-1.3c', 'CR-2.4'])
})
