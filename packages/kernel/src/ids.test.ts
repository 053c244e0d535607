import { expect, test } from 'vitest'
import type { CallId, Seat, SystemId } from './contract.ts'

test('the compiler refuses the id of a call where a seat or a game is expected; text fits any id', () => {
  const text: string = '1/fire'
  const call: CallId = text
  // @ts-expect-error A call's id is no seat.
  const seat: Seat = call
  // @ts-expect-error A call's id is no game.
  const system: SystemId = call
  expect([seat, system]).toEqual([text, text])
})
