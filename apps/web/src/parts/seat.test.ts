import { sideStyleOf } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import { type GameModule, playersAmong, type SystemTypes } from '@admiralty/kernel'
import { games } from '@admiralty/systems/all'
import { describe, expect, test } from 'vitest'
import { holderName, personName } from './seat.tsx'

test('a seat named after a colour has the style of that colour, whoever else plays', () => {
  expect(['yellow', 'blue', 'red', 'green'].map((seat) => sideStyleOf(seat, ['yellow', 'blue', 'red', 'green']))).toEqual([4, 1, 2, 3])
  expect(['gold', 'white', 'black'].map((seat) => sideStyleOf(seat, [seat]))).toEqual([4, 4, 3])
})
test('other seats get the styles that are left, in order', () => {
  expect(['hunter', 'prey'].map((seat) => sideStyleOf(seat, ['hunter', 'prey']))).toEqual([1, 2])
  expect(sideStyleOf('hunter', ['blue', 'hunter'])).toBe(2)
})

test('a player is called by name and seat, or by the seat alone', () => {
  expect([personName('Anna', 'blue'), personName(null, 'blue'), personName('', 'blue')]).toEqual(['Anna (Blue)', 'Blue', 'Blue'])
  const anna = { name: 'Anna' }
  expect([holderName({ holder: 'other', ...anna }), holderName({ holder: 'me', ...anna })]).toEqual(['Anna', 'Anna, you'])
  const nameless = (['me', 'other', 'bot', 'open', 'umpire'] as const).map((holder) => holderName({ holder, name: null }))
  expect(nameless).toEqual(['you', 'a player', 'the computer', 'open seat', 'held by the server'])
})

const modules: Readonly<Record<string, GameModule<SystemTypes, unknown, GameUi, unknown>>> = games
describe.each(Object.entries(modules))('%s', (_, game) => {
  test('the map gives a seat the style that pages without a map give it, in every scenario', async () => {
    const [{ system }, { ui }] = await Promise.all([game.rules(), game.ui()])
    const seats = system.scenarios.flatMap(({ setup }) => playersAmong(system.seats(setup({}))).map(({ seat }) => seat))
    expect(seats).not.toEqual([])
    // The style of a seat depends on no view.
    for (const seat of new Set(seats)) expect([seat, ui.sideStyle(null, seat)]).toEqual([seat, sideStyleOf(seat, [seat])])
  })
})
