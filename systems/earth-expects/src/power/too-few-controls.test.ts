// Engines of a ship with too few control boxes.
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { LEVELS } from '../../data/tables.ts'
import { type Placed, setupWith } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { shipNamed } from '../design/ready.ts'
import { stateOf } from '../position.ts'
import { boxesOf, layoutOf } from '../record/layout.ts'
import { shipOf } from '../table.ts'
import { allocate } from './courses.ts'
import { powerTo } from './points.ts'
import { type Supply, supplyOf } from './supply.ts'

const ALL = 9999

/** The most power that all sets of engines within control can take. */
function mostDrawn({ networks, engines, control }: Supply): number {
  const crews = Array.from({ length: 2 ** engines.length }, (_, crew) => engines.filter((__, at) => Math.floor(crew / 2 ** at) % 2 === 1))
  const drawnBy = (crew: Supply['engines']): number => {
    const boxes = crew.flatMap((engine) => engine.boxes)
    const own = boxes.reduce((sum, box) => sum + (box.own ? box.most : 0), 0)
    return networks.reduce((sum, { boxes: fed, yields }) => {
      const takes = boxes.reduce((all, box) => all + (!box.own && fed.has(box.id) ? box.most : 0), 0)
      return sum + Math.min(takes, yields)
    }, own)
  }
  return Math.max(...crews.filter(({ length }) => length <= control).map(drawnBy))
}

test('EE-ENG-09, EE-POW-05: with too few control boxes, the engines that power reaches are used', () => {
  const dice = seededDice(7)
  const face = (most: number): number => dice.roll(1, most, 'hit')[0] ?? 1
  const hit = (design: Design): Placed['levels'] => {
    const able = boxesOf(layoutOf(design), 'C', 'P', 'E', 'e', 'H', 'S', 'L')
    return Object.fromEntries(able.flatMap(({ id }) => (face(10) <= 4 ? [[id, LEVELS[face(5)] ?? 'light'] as const] : [])))
  }
  const tried = ['Stunt Double', 'Stunt Double', 'Vigilance', 'Icarus'].flatMap((name) => Array.from({ length: 40 }, () => shipNamed(name)))
  const short = tried.filter((design) => {
    const state = stateOf(setupWith(), {
      ships: {
        ours: { seat: 'yellow', design, hex: [0, 0], levels: hit(design) },
        theirs: { seat: 'blue', design: 'Icarus', hex: [9, 9] },
      },
      at: 'power',
    })
    const own = shipOf(state, 'ours')
    const supply = supplyOf(state, own)
    expect(powerTo(allocate(state, own, { speed: 0, manoeuvre: ALL }, []), 'manoeuvre')).toBe(mostDrawn(supply))
    return supply.engines.length > supply.control
  })
  expect(short.length).toBeGreaterThan(20)
})
