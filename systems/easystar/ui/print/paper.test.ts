import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { fleetCost } from '../../src/design/cost.ts'
import { designOf } from '../../src/design/fit.ts'
import { READY } from '../../src/design/ready.ts'
import { system } from '../../src/game.ts'
import type { Position } from '../../src/position.ts'
import { plainLimits } from '../../src/setting/limits.ts'
import { setupFor } from '../../src/setting/setup-for-tests.ts'
import type { FleetDesign } from '../../src/state.ts'
import { CRITICAL_WORDS, STEP_SUMMARIES } from './effects.ts'
import { printedFleet } from './paper.ts'
import { asBuilt, NOBODY, tableForDesign } from './table-to-print.ts'

const fleet: FleetDesign = {
  name: 'Samples',
  ships: [
    designOf('destroyer', 'axial missile, ventral torpedo R2, dorsal pointDefence', 'First'),
    designOf('cruiser', 'ventral bank, ventral bdvm, targeting, manoeuvring, bay (interceptor attackCraft)', 'Second'),
  ],
  flagship: 0,
  damageControl: 2,
}
const printed = printedFleet(tableForDesign(fleet), NOBODY)
const ship = (name: string) => {
  const found = printed.ships.find((of) => of.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const numbersOf = (name: string) =>
  ship(name).weapons.map(({ name: weapon, range, does, needs }) => [weapon, range, does, needs.ship, needs.fighter, needs.missile])

describe('a design on paper', () => {
  test('weapons have their values in combat: missile damage, torpedo range, targeting pod', () => {
    expect(numbersOf('First')).toEqual([
      ['Missile', 1, '2', 3, null, null],
      ['Torpedo', 3, '1', 4, null, null],
      ['Point defence', 1, '', null, 4, 5],
    ])
    expect(numbersOf('Second')).toEqual([
      ['Torpedo bank', 2, '3 × 1', 3, null, null],
      ['Bi-directional missile', 1, '2 a side', 2, null, null],
    ])
  })
  test('turns include the pod, the flagship is marked, and costs add up', () => {
    expect(ship('First').turns).toEqual([0, 3, 2, 1])
    expect(ship('Second').turns).toEqual([1, 4, 3, 2])
    expect([ship('First').flagship, ship('Second').flagship]).toEqual([true, false])
    expect((printed.total ?? 0) + 20).toBe(fleetCost(fleet).total)
  })
  test('fighters are numbered by kind and have their bay', () => {
    expect(printed.fighters.map(({ kind, number, where }) => [kind, number, where])).toEqual([
      ['interceptor', 1, 'Second, bay 1'],
      ['attackCraft', 1, 'Second, bay 1'],
    ])
  })
  test('every ready fleet is printed completely', () => {
    for (const { fleet: ready, cost } of READY) {
      const { ships, fighters, total } = printedFleet(tableForDesign(ready), NOBODY)
      expect(ships.length, ready.name).toBe(ready.ships.length)
      expect(fighters.length, ready.name).toBe(ready.ships.flatMap((one) => one.fighters).length)
      expect((total ?? 0) + 10 * ready.damageControl, ready.name).toBe(cost)
    }
  })
  test('an illegal design can be printed', () => {
    const wild = { ...fleet, ships: Array.from({ length: 40 }, () => designOf('scout', 'axial blaster, ecm, ecm, engine')) }
    expect(checkFleet(wild, plainLimits(250)).length).toBeGreaterThan(0)
    expect(printedFleet(tableForDesign(wild), NOBODY).ships).toHaveLength(40)
  })
})

describe('a battle on paper', () => {
  const hunter = {
    seat: 'yellow',
    hull: 'cruiser',
    hex: [6, 6],
    hurt: 3,
    slowed: 1,
    navHit: true,
    items: [{ kind: 'beam', range: 3 }],
  } as const satisfies NonNullable<Position['ships']>[string]
  const stranger = { seat: 'blue', hex: [6, 2], items: [{ kind: 'ecm' }, { kind: 'beam' }], known: ['ecm-1'] } as const
  const position: Position = { at: { step: 'turnEnd' }, turn: 2, ships: { hunter, stranger: { ...stranger, known: ['ecm-1'] } } }
  const { state } = system.begin({ setup: setupFor('battle'), position }, scriptedDice())
  const view = system.view(state, 'yellow')

  test('an opponent’s ship has revealed items only', () => {
    const [other] = printedFleet(view, 'blue').ships
    expect([other?.known, other?.weapons, other?.devices]).toEqual([false, [], [{ kind: 'ecm', gone: false }]])
  })
  test('a ship is printed with its damage, or as built', () => {
    const [now] = printedFleet(view, 'yellow').ships
    const [built] = printedFleet(asBuilt(view, 'yellow'), 'yellow').ships
    expect([now?.ship.hurt, now?.ship.slowed, now?.ship.navHit, now?.top]).toEqual([3, 1, true, 3])
    expect([built?.ship.hurt, built?.ship.slowed, built?.ship.navHit, built?.top]).toEqual([0, 0, false, 3])
  })
})

test('every short text cites a clause of the book', () => {
  const clauses = new Set<string>(system.rulebook.chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id)))
  const cited = STEP_SUMMARIES.flatMap(({ lines }) => lines).map(({ rule }) => rule)
  expect(cited.filter((rule) => !clauses.has(rule))).toEqual([])
  expect(Object.keys(CRITICAL_WORDS)).toHaveLength(6)
})
