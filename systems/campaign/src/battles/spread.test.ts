import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import { shipsAfterHits } from './abstract.ts'
import { scriptedDice } from './dice-for-tests.ts'
import { fighterNamed } from './fleet-for-tests.ts'
import { sharedHits, wholeBoxes } from './spread.ts'

const osprey = fighterNamed('Osprey', 'fleet-1') // 24 boxes
const tern = fighterNamed('Tern', 'fleet-2') // 6 boxes
const lancer = fighterNamed('Lancer', 'fleet-3') // 8 boxes
const shares = (ships: readonly (typeof osprey)[], hits: number) =>
  Object.fromEntries([...sharedHits(game, ships, hits)].map(([{ id }, count]) => [id, count]))

describe('hits on several ships', () => {
  test('CR-8.4c: they are shared by whole hull boxes', () => {
    expect(shares([osprey, tern], 10)).toEqual({ 'fleet-1': 8, 'fleet-2': 2 })
    expect(shares([tern], 100)).toEqual({ 'fleet-2': 100 })
    expect(shares([osprey, tern], 0)).toEqual({})
  })
  test('CR-8.4c: the largest remainders get one more', () => {
    // 24, 6 and 8 of 38 boxes: 3 hits are 1.89, 0.47 and 0.63.
    expect(shares([osprey, tern, lancer], 3)).toEqual({ 'fleet-1': 2, 'fleet-3': 1 })
  })
  test('CR-8.4c: with equal remainders the dearest ship gets the hit, then the lowest id', () => {
    const [dear, cheap] = [fighterNamed('Lantern', 'fleet-8'), fighterNamed('Dart', 'fleet-9')] // both have 2 boxes; the Dart costs more
    expect(shares([dear, cheap], 1)).toEqual({ 'fleet-9': 1 })
    expect(shares([fighterNamed('Tern', 'fleet-b'), fighterNamed('Tern', 'fleet-a')], 1)).toEqual({ 'fleet-a': 1 })
  })
  test('CR-8.4c: marked boxes count no more, and each ship takes its hits as one event', () => {
    const [hit] = shipsAfterHits(game, [osprey], 6, scriptedDice([]))
    if (!hit) throw new Error('a ship is missing')
    expect([wholeBoxes(game, osprey), wholeBoxes(game, hit)]).toEqual([24, 18])
    expect(shares([hit, tern], 8)).toEqual({ 'fleet-1': 6, 'fleet-2': 2 })
    expect(shipsAfterHits(game, [osprey, tern], 0, scriptedDice([]))).toEqual([osprey, tern])
  })
  test('ships without a box take none', () => {
    const [wreck] = shipsAfterHits(game, [tern], 6, scriptedDice([]))
    if (!wreck) throw new Error('a ship is missing')
    expect(shares([wreck], 5)).toEqual({})
  })
})
