import { expect, test } from 'vitest'
import type { CallId, Seat, SystemId } from './contract.ts'

test('the compiler refuses a call id where a seat or a game is expected, and accepts plain text as any id', () => {
  const text: string = '1/fire'
  const call: CallId = text
  // @ts-expect-error A call id is not a seat.
  const seat: Seat = call
  // @ts-expect-error A call id is not a game.
  const system: SystemId = call
  expect([seat, system]).toEqual([text, text])
})
