import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import type { Color } from '../shapes.ts'
import { statusOf } from '../tactics-port.ts'
import { type AbstractBattle, FORCE_FOR_A_HIT, fightAbstractly, fightRound, presentForce, shipsAfterHits } from './abstract.ts'
import { scriptedDice } from './dice-for-tests.ts'
import { fighterNamed, fleetOf } from './fleet-for-tests.ts'

const battleOf = (sides: AbstractBattle['sides'], faces: readonly number[], more: Partial<AbstractBattle> = {}): AbstractBattle => ({
  game,
  sides,
  areEnemies: () => true,
  dice: scriptedDice(faces),
  forceForHit: FORCE_FOR_A_HIT,
  ...more,
})
/** Boxes of hull and armour that each ship has lost. */
const lostIn = (sides: AbstractBattle['sides']) =>
  Object.fromEntries(
    sides.flatMap(({ ships }) =>
      ships.map(({ id, type, condition }) => {
        const { hullLost, armourLost } = statusOf(game, { design: type.design, condition })
        return [id, hullLost + armourLost]
      }),
    ),
  )
const fates = (result: ReturnType<typeof fightAbstractly>) => Object.fromEntries(result.ships.map(({ id, fate }) => [id, fate]))

describe('the abstract battle', () => {
  test('CR-14.2: a side deals two dice times its force, divided by 200, both sides at once', () => {
    const sides = [fleetOf('red', ['Roc']), fleetOf('blue', ['Roc'])]
    // Red rolls 2 and 2, blue 1 and 1: 4 x 700 / 200 = 14 hits on blue, 7 on red.
    const { later, gone } = fightRound(battleOf(sides, [2, 2, 1, 1]), 1)
    expect([lostIn(later.sides), gone]).toEqual([{ 'red-1': 7, 'blue-1': 14 }, []])
    const small = fightRound(battleOf([fleetOf('red', ['Lantern']), fleetOf('blue', ['Tern'])], [6, 5, 1, 1]), 1)
    expect(lostIn(small.later.sides)).toEqual({ 'red-1': 1, 'blue-1': 2 }) // 11 x 28 / 200 = 1.54 and 2 x 67 / 200 = 0.67, to the nearest whole
  })
  test('CR-14.2: force is counted by what is left of the hull of armed ships', () => {
    const [roc, drover] = [fighterNamed('Roc', 'a'), fighterNamed('Drover', 'b')]
    expect(presentForce(game, [roc, drover])).toBe(700)
    const hit = shipsAfterHits(game, [roc], 21, scriptedDice([])) // 6 boxes of armour stop some of the hits
    const hull = statusOf(game, { design: roc.type.design, condition: hit[0]?.condition }).hullLost
    expect(hull).toBeGreaterThan(0)
    expect(presentForce(game, hit)).toBeCloseTo((700 * (60 - hull)) / 60)
    expect(presentForce(game, [{ ...roc, role: 'supply' }])).toBe(0)
  })
  test('CR-14.2: a side divides its force over the hostile sides by their force', () => {
    const sides = [fleetOf('red', ['Roc']), fleetOf('blue', ['Roc']), fleetOf('gold', ['Trebuchet', 'Dart'])]
    // Red and blue are partners: gold, of 374 points, has 187 for each of them; they have all of theirs for gold.
    const partners = (a: Color, b: Color): boolean => a === 'gold' || b === 'gold'
    const battle = { ...battleOf(sides, [6, 6, 6, 6, 6, 6, 6, 6]), areEnemies: partners }
    // 12 x 187 / 200 = 11.22 hits on each; gold takes 84 and is gone.
    expect(lostIn(fightRound(battle, 1).later.sides)).toEqual({ 'red-1': 11, 'blue-1': 11 })
    const result = fightAbstractly({ ...battle, dice: scriptedDice([6, 6, 6, 6, 6, 6, 6, 6]) })
    expect(result.rounds).toBe(1)
    expect(fates(result)).toEqual({ 'red-1': 'present', 'blue-1': 'present', 'gold-1': 'destroyed', 'gold-2': 'destroyed' })
    expect(result.holding).toEqual(['red', 'blue'])
  })
  test('CR-14.2: unarmed ships take hits too', () => {
    const sides = [fleetOf('red', ['Roc']), fleetOf('blue', ['Osprey', 'Drover'])]
    const { later } = fightRound(battleOf(sides, [1, 1, 1, 1]), 1)
    expect(lostIn(later.sides)).toMatchObject({ 'blue-1': 4, 'blue-2': 3 }) // 7 hits by 24 and 20 boxes
  })
  test('CR-14.2: after five rounds of three turns the battle is over', () => {
    const sides = [fleetOf('red', ['Roc', 'Roc']), fleetOf('blue', ['Roc', 'Roc'])]
    const result = fightAbstractly(battleOf(sides, [], { forceForHit: 2000 }))
    expect(result.rounds).toBe(5)
    expect(new Set(result.ships.map(({ turns, fate }) => `${fate} ${turns}`))).toEqual(new Set(['present 15']))
    expect(result.holding).toEqual(['red', 'blue'])
  })
  test('CR-14.2: it ends when no hostile sides are left that can fight', () => {
    const sides = [fleetOf('red', ['Roc']), fleetOf('blue', ['Lantern'])]
    const result = fightAbstractly(battleOf(sides, [3, 3]))
    expect([result.rounds, result.holding]).toEqual([1, ['red']])
    expect(result.ships.map(({ id, turns }) => [id, turns])).toEqual([
      ['blue-1', 3],
      ['red-1', 3],
    ])
    const peace = fightAbstractly(battleOf([fleetOf('red', ['Roc']), fleetOf('blue', ['Drover'])], []))
    expect([peace.rounds, fates(peace)]).toEqual([0, { 'red-1': 'present', 'blue-1': 'present' }])
  })
  test('CR-14.2: a side at half of a hostile one leaves by FTL if its groups withdraw from a larger fleet', () => {
    const leaving = [fleetOf('red', ['Roc']), fleetOf('blue', ['Albatross', 'Trebuchet'], { leaves: true })]
    // Blue has 742 to 700. It takes 8 x 700 / 100 = 56 hits on 56 boxes and 13 of armour, and is below half of red.
    const result = fightAbstractly(battleOf(leaving, [4, 4, 1, 1], { forceForHit: 100 }))
    expect([result.rounds, fates(result)]).toEqual([1, { 'blue-1': 'jumped', 'blue-2': 'jumped', 'red-1': 'present' }])
    expect(result.holding).toEqual(['red'])
    const stayers = [fleetOf('red', ['Roc']), fleetOf('blue', ['Albatross', 'Trebuchet'])]
    const staying = fightAbstractly(battleOf(stayers, [4, 4, 1, 1], { forceForHit: 100 }))
    expect(staying.rounds).toBeGreaterThan(1)
    expect(Object.values(fates(staying))).not.toContain('jumped')
  })
  test('CR-14.2: a side above half of every hostile one stays', () => {
    const sides = [fleetOf('red', ['Roc']), fleetOf('blue', ['Roc'], { leaves: true })]
    expect(fightRound(battleOf(sides, [1, 1, 1, 1]), 1).gone).toEqual([])
  })
  test('CR-14.2: ships without FTL fight on when the others leave', () => {
    const sides = [fleetOf('red', ['Roc', 'Roc', 'Roc']), fleetOf('blue', ['Tern', 'Bulwark'], { leaves: true })]
    const result = fightAbstractly({ ...battleOf(sides, [1, 1, 1, 1], { forceForHit: 1000 }) })
    expect(fates(result)).toMatchObject({ 'blue-1': 'jumped' })
    expect(result.ships.find(({ id }) => id === 'blue-1')?.turns).toBe(3)
    expect(result.rounds).toBeGreaterThan(1)
    expect(['present', 'drifting', 'destroyed']).toContain(fates(result)['blue-2'])
  })
})
