import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import { designNamed, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { catalogueOf } from '../tactics-port.ts'
import { proposedPurchase, randomPurchase } from './proposal.ts'
import { purchaseFault } from './purchase-fault.ts'

const nameOf = (design: unknown): string => catalogueOf(game).find((entry) => entry.design === design)?.facts.title ?? ''
/** Far worlds of red with an income of 56: a capital of 2,800 credits. */
const FAR = { '0101': 10, '0501': 10, '0901': 10, '1301': 10, '0105': 10, '0505': 6 }
const position: Position = {
  at: [{ step: 'purchase' }, { step: 'end' }],
  worlds: { ...worldsWith(FAR), '1313': { rolled: 2, resource: 'hub', extra: 1, linked: 1 } },
  seats: { red: { worlds: Object.keys(FAR) }, blue: { worlds: ['1313'] } },
}
const state = stateFor(position)

describe('the proposed purchase', () => {
  test('CR-4.1: three quarters of the capital buy a fleet, each ship at most a third of what is left while there is one', () => {
    const { ships } = proposedPurchase(game, state, 'red')
    // 2,100 credits: the Roc of 700 is exactly a third of them.
    expect(ships.map(({ design, count }) => `${count} ${nameOf(design)}`)).toEqual([
      '1 Roc',
      '1 Landfall',
      '1 Osprey',
      '1 Targe',
      '1 Lancer',
      '1 Harrier',
      '1 Rapier',
      '2 Dart',
      '2 Lantern',
    ])
  })
  test('CR-4.1: the fleet is bought to the last credit that a ship costs', () => {
    const own = { ...Object(designNamed('Lantern')), name: 'Mite' }
    const small = { ...game, tactics: { ...game.tactics, catalogue: [own] } }
    // 105 credits of an income of 2.8 would buy three ships of 28 with 21 left; an income of 56 buys 75 for exactly 2,100.
    expect(proposedPurchase(small, state, 'red').ships).toEqual([{ design: own, count: 75 }])
  })
  test('CR-3.8a: a tenth of the capital buys the supply ships with most hold for their price', () => {
    const drover = game.tactics.schema.design.parse(designNamed('Drover'))
    const parts = Object(drover).parts.map((part: object) =>
      'mass' in part && 'kind' in part && part.kind === 'cargo' ? { ...part, mass: 20 } : part,
    )
    const small = { ...Object(drover), name: 'Small', parts }
    const tanker = (catalogue: readonly unknown[]) =>
      proposedPurchase(
        { ...game, tactics: { ...game.tactics, catalogue: catalogue.map((one) => game.tactics.schema.design.parse(one)) } },
        state,
        'red',
      ).supply
    expect(tanker([small, drover])).toMatchObject([{ design: { name: 'Drover' }, count: 1 }])
    expect(tanker([drover, small])).toMatchObject([{ design: { name: 'Drover' }, count: 1 }])
    expect(tanker([designNamed('Tern')])).toEqual([])
    const unarmed = { ...game, tactics: { ...game.tactics, catalogue: [drover] } }
    expect(proposedPurchase(unarmed, state, 'red')).toMatchObject({ ships: [], defences: [] })
    const supplyOf = (last: number) => {
      const worlds = { ...worldsWith({ ...FAR, '0105': 2, '0505': last }), '1313': { rolled: 2 } }
      return proposedPurchase(
        game,
        stateFor({ ...position, worlds, seats: { red: { worlds: ['0101', '0501', '0901', '0105', '0505'] } } }),
        'red',
      ).supply
    }
    const facts = (design: never) => ({ ...game.tactics.facts(design), points: { total: 195, because: [] } })
    const dear = { ...game, tactics: { ...game.tactics, catalogue: [drover], facts } }
    const worlds = { ...worldsWith({ ...FAR, '0105': 2, '0505': 7 }), '1313': { rolled: 2 } }
    const just = stateFor({ ...position, worlds, seats: { red: { worlds: ['0101', '0501', '0901', '0105', '0505'] } } })
    expect(proposedPurchase(dear, just, 'red').supply).toEqual([{ design: drover, count: 1 }])
    // 190 credits are too few for a Drover of 193, and 195 are enough.
    expect([supplyOf(6).length, supplyOf(7).length]).toEqual([0, 1])
  })
  test('CR-8.1a: a defence may cost its share and the limit of its world exactly, and only armed craft are posted', () => {
    const tern = game.tactics.schema.design.parse(designNamed('Tern'))
    const posted = (worlds: Position['worlds'], total: number, parts = game.tactics.facts(tern).parts) => {
      const facts = (design: never) => ({ ...game.tactics.facts(design), points: { total, because: [] }, parts })
      const one = { ...game, tactics: { ...game.tactics, catalogue: [tern], facts } }
      const owned = stateFor({ ...position, worlds, seats: { red: { worlds: Object.keys(worlds) } } })
      return proposedPurchase(one, owned, 'red').defences.length
    }
    // A capital of 1,000 credits has 50 for each of two worlds: the half of 100.
    const two = worldsWith({ '0101': 10, '1301': 10 })
    expect([posted(two, 100), posted(two, 101), posted(two, 100, [])]).toEqual([2, 0, 0])
    // 2,400 credits have 120 for each, and the limit of an original income of 2 is 200.
    const rich = { rolled: 2, resource: 'luxuries', luxury: 10 } as const
    const luxuries = { '0101': rich, '0102': rich }
    expect([posted(luxuries, 200), posted(luxuries, 201)]).toEqual([2, 0])
  })
  test('CR-3.8a: a hold of one ton makes a supply ship', () => {
    const drover = game.tactics.schema.design.parse(designNamed('Drover'))
    const facts = (design: never) => ({ ...game.tactics.facts(design), room: { cargo: 1, passengers: 0, troops: 0, dropships: 0 } })
    const small = { ...game, tactics: { ...game.tactics, catalogue: [drover], facts } }
    expect(proposedPurchase(small, state, 'red').supply).toHaveLength(1)
  })
  test('CR-8.1a: each world gets the dearest defence that its share and its limit allow', () => {
    expect(proposedPurchase(game, state, 'red').defences.map(({ design, count, at }) => [nameOf(design), count, at])).toEqual(
      Object.keys(FAR).map((at) => ['Rapier', 1, at]),
    )
    // A levelled start gives blue 1,500 credits: 150 for its world of income 4, which may have 400 points.
    const level = stateFor({ ...position, worlds: { ...position.worlds, '0909': { rolled: 10 } } }, setupFor(2, { start: 'levelled' }))
    const rich = stateFor(
      {
        ...position,
        worlds: { ...position.worlds, ...worldsWith({ '0102': 10, '0502': 10, '0902': 10, '1302': 10 }) },
        seats: { red: { worlds: [...Object.keys(FAR), '0102', '0502', '0902', '1302'] }, blue: { worlds: ['1313'] } },
      },
      setupFor(2, { start: 'levelled' }),
    )
    expect(proposedPurchase(game, level, 'blue').defences.map(({ design }) => nameOf(design))).toEqual(['Osprey'])
    expect(proposedPurchase(game, rich, 'blue').defences.map(({ design }) => nameOf(design))).toEqual(['Petrel'])
  })
  test('CR-4.3: random purchases are legal and differ', () => {
    const orders = Array.from({ length: 30 }, (_, seed) => randomPurchase(game, state, 'red', seededDice(seed + 1)))
    expect(orders.flatMap((order) => purchaseFault(game, state, 'red', order) ?? [])).toEqual([])
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(30)
    for (const part of ['ships', 'supply', 'defences', 'spares'] as const) expect(orders.some((order) => order[part].length > 0)).toBe(true)
    expect([orders.some(({ ally }) => ally !== null), orders.some(({ capital }) => capital !== null)]).toEqual([true, true])
    const without = stateFor({ at: [{ step: 'purchase' }], worlds: worldsWith({ '0101': 6 }), seats: { red: { worlds: ['0101'] } } })
    const empty = randomPurchase(game, without, 'blue', seededDice(1))
    expect([empty.ships, empty.defences, empty.spares, empty.capital]).toEqual([[], [], [], null])
  })
})
