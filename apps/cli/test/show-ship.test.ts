// The ids that `show-ship` prints are those that a position of a case takes.
import { scriptedDice } from '@admiralty/kernel'
import { at, playCase } from '@admiralty/lessons'
import { expect, test } from 'vitest'
import { openGame } from '../src/games.ts'
import { partsOfShip, readyShip } from '../src/show-ship.ts'

const { system: earthExpects } = await openGame('earth-expects')
const { system: easystar } = await openGame('easystar')
const { system: skirmish } = await openGame('skirmish')

test('every box and every armoured side of Earth Expects’ ready ships can be damaged under its id', () => {
  for (const design of earthExpects.shipyard?.ready ?? []) {
    const { name } = design as { readonly name: string }
    const ids = partsOfShip(design as Readonly<Record<string, unknown>>).map(({ id }) => id)
    expect(ids.length, name).toBeGreaterThan(10)
    const levels = Object.fromEntries(ids.map((id) => [id, 'light']))
    const ships = { ship: { seat: 'yellow', design: name, hex: [0, 0], levels }, other: { seat: 'blue', design: 'Icarus', hex: [0, 5] } }
    const text = {
      system: 'earth-expects',
      title: name,
      rules: ['EE-DES-01'],
      scenario: 'duel',
      position: { at: 'sense', ships },
      play: [{ expect: { '/ships/ship/levels': levels } }],
    }
    expect(playCase(earthExpects, text).failures, name).toEqual([])
  }
})

test('the items of EasyStar’s ready ships have the ids of a position', () => {
  type Part = Readonly<Record<string, unknown>>
  type Ready = { readonly ships: readonly (Part & Record<'weapons' | 'auxiliaries' | 'fighters', readonly Part[]>)[] }
  for (const fleet of easystar.shipyard?.ready ?? [])
    for (const design of (fleet as Ready).ships) {
      const { hull, weapons, auxiliaries, fighters } = design
      const aboard = fighters.map(({ kind }) => ({ kind }))
      const ships = { SHIP: { seat: 'yellow', hex: [5, 5], hull, items: [...weapons, ...auxiliaries], fighters: aboard } }
      const position = { at: { step: 'fire', side: 'yellow', seat: 'yellow', passes: 0 }, ships }
      const setup = easystar.scenarios[0]?.setup({})
      const { state } = easystar.begin({ setup, position }, scriptedDice())
      const idsAt = (list: string) =>
        (at(state, `/secret/yellow/sheets/SHIP/${list}`) as readonly { readonly id: string }[]).map(({ id }) => id)
      expect(partsOfShip(design).map(({ id }) => id)).toEqual([...idsAt('items'), ...idsAt('fighters')])
    }
})

test('a fleet shows its cost and all its ships, a ship of it only itself', () => {
  const fleet = readyShip(easystar, 'Long Guns')
  expect(fleet[0]).toBe('cost 250: Ordnance 130 (ES-DES-01), Bodkin 60 (ES-DES-01), Jackdaw 60 (ES-DES-01)')
  expect(fleet).toContain('Bodkin: hull destroyer, speedTraded 0')
  expect(readyShip(easystar, 'Bodkin')[0]).toBe('Bodkin: hull destroyer, speedTraded 0')
  expect(readyShip(earthExpects, 'Icarus')).toContain('    -1,1  type E, system E1')
})

test('an unknown name names the nearest one', () => {
  expect(readyShip(earthExpects, 'Icaros')).toMatch(/^no ready ship is called 'Icaros'; did you mean 'Icarus'\?; there are Icarus, /)
  expect(readyShip(skirmish, 'Icarus')).toBe('this game has no designs')
})
