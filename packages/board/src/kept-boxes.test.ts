import { type Choice, PLAIN_CHOICE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { placeCounters } from './counter-places.ts'
import { keptBoxes } from './kept-boxes.ts'
import { placeLabels } from './labels.ts'
import type { Counter, Scene } from './scene.ts'

const counter = (id: string, at: Counter['at'], more: Partial<Counter> = {}): Counter => ({
  id,
  at,
  facing: 0,
  symbol: 'destroyer',
  sideStyle: 1,
  label: '',
  look: 'plain',
  damage: null,
  marks: [],
  selected: false,
  title: id,
  ...more,
})
const aboutThing = (thing: string): Choice => ({
  ...PLAIN_CHOICE,
  key: 'x',
  label: 'x',
  rule: 'T-1',
  odds: 0.5,
  spots: [{ kind: 'thing', id: thing }],
  then: { kind: 'order', order: 'x' },
})
const WIDE = { left: -2000, top: -2000, width: 4000, height: 4000 }
const nothing: Choice = { ...aboutThing(''), spots: [] }
const empty: Scene = { hexes: [], counters: [], tracks: [], tints: [], hatched: [], marked: [], caption: null }

function kept(counters: readonly Counter[], tracks: Scene['tracks'], about: Choice, marked: Scene['marked'] = []) {
  const scene = { ...empty, counters, tracks, marked }
  const placed = placeCounters(counters)
  const camera = { x: 100, y: 50, k: 2 }
  return keptBoxes({ scene, placed, labels: placeLabels(placed, 10, 0, WIDE), text: 10, camera, turn: 0 }, about)
}
const ships = [counter('shooter', [0, 0]), counter('target', [0, 4]), counter('other', [6, 0])]

describe('a panel of odds keeps off', () => {
  test('the pointed target and the selected shooter, at their place and scale on the screen', () => {
    const selected = ships.map((ship) => ({ ...ship, selected: ship.id === 'shooter' }))
    const boxes = kept(selected, [], aboutThing('target'))
    expect(boxes).toHaveLength(2)
    const [{ left, right, top, bottom } = { left: 0, right: 0, top: 0, bottom: 0 }] = boxes
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([100, 50])
    expect(right - left).toBe(2 * 2 * 35)
  })
  test('both ends of an aimed line of fire, and of the last shots if none is aimed', () => {
    const line = (style: 'aim' | 'shot', to: Counter['at']) => ({ sideStyle: 1, places: [[0, 0], to], style, notes: [] }) as const
    // Two ships and the two ends of the line.
    expect(kept(ships, [line('aim', [0, 4])], nothing)).toHaveLength(4)
    expect(kept(ships, [line('shot', [0, 4])], nothing)).toHaveLength(4)
    expect(kept(ships, [line('aim', [0, 4]), line('shot', [6, 0])], nothing)).toHaveLength(4)
    expect(kept(ships, [], nothing)).toEqual([])
  })
  test('a place that is pointed out, and its counter', () => {
    const marked = [{ at: [6, 0], kind: 'look', note: null } as const, { at: [2, 2], kind: 'may', note: null } as const]
    expect(kept(ships, [], nothing, marked)).toHaveLength(2)
  })
  test('a planned position, and names', () => {
    expect(kept([counter('plan', [1, 1], { look: 'pencilled' })], [], nothing)).toHaveLength(1)
    expect(kept([counter('plan', [1, 1], { look: 'pencilled', label: 'Furnace' })], [], nothing)).toHaveLength(2)
  })
})
