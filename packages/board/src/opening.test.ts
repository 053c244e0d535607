import type { Hex } from '@admiralty/space'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChartSpace } from './available-size.ts'
import { type Camera, type ChartArea, isVisible } from './camera.ts'
import { placeCounters } from './counter-places.ts'
import { focusOf } from './focus.ts'
import { type Bounds, centre, extent } from './geometry.ts'
import { calmCamera, type Focus, type FocusItem, openingCamera, showsAll, wholeCamera } from './opening.ts'
import type { Counter, Scene } from './scene.ts'

const BOX: Bounds = { left: -2000, top: -2000, width: 4000, height: 4000 }
const AREA: ChartArea = { box: BOX, open: false }
const PHONE_BUTTONS = { width: 156, height: 66 }
const WIDE_BUTTONS = { width: 240, height: 47 }
const rooms: fc.Arbitrary<ChartSpace> = fc.record({
  width: fc.integer({ min: 480, max: 1600 }),
  height: fc.integer({ min: 300, max: 1200 }),
  buttons: fc.constant(WIDE_BUTTONS),
})
const PHONE: ChartSpace = { width: 390, height: 300, buttons: PHONE_BUTTONS }

/** A ship whose name is below, as large as it is drawn. */
const item = (x: number, y: number): FocusItem => ({
  at: { x, y },
  boxesAt: (k) => [
    { left: x - 35, right: x + 35, top: y - 35, bottom: y + 35 },
    { left: x - 27 / k, right: x + 27 / k, top: y + 28, bottom: y + 28 + 14 / k },
  ],
})
const focus = (others: readonly FocusItem[], first: readonly FocusItem[] = []): Focus => ({ first, others, scales: null })
const items = fc.array(fc.tuple(fc.integer({ min: -500, max: 400 }), fc.integer({ min: -200, max: 200 })), { minLength: 1, maxLength: 20 })

/** A map of 14 columns with 14 rows, as in most battles of EasyStar. */
const MAP: readonly Hex[] = Array.from({ length: 14 }, (_, column) =>
  Array.from({ length: 14 }, (_, row): Hex => [column, row - Math.floor(column / 2)]),
).flat()
const ship = (label: string, hex: Hex, facing: number, sideStyle: 1 | 2): Counter => ({
  id: label,
  at: hex,
  facing,
  symbol: 'cruiser',
  sideStyle,
  label,
  look: 'plain',
  damage: null,
  marks: [],
  selected: false,
  title: label,
})
const sceneOf = (counters: readonly Counter[]): Scene => ({
  hexes: MAP,
  counters,
  tracks: [],
  tints: [],
  hatched: [],
  marked: [],
  caption: null,
})
function focusOfShips(counters: readonly Counter[]): { readonly area: ChartArea; readonly focus: Focus } {
  const area = { box: extent(MAP), open: false }
  return { area, focus: focusOf(sceneOf(counters), 1, { placed: placeCounters(counters), turn: 0, area }) }
}
const hiddenIn = (camera: Camera, room: ChartSpace, { first, others }: Focus): number =>
  [...first, ...others].flatMap(({ boxesAt }) => boxesAt(camera.k)).filter((box) => !isVisible(camera, room, box)).length

describe('the opening of a chart', () => {
  test('shows every ship, with its name, of a battle that fits', () => {
    fc.assert(
      fc.property(rooms, items, (room, points) => {
        const all = focus(points.map(([x, y]) => item(x, y)))
        const camera = openingCamera(room, AREA, all)
        expect(showsAll(camera, room, all)).toBe(true)
      }),
    )
  })
  test('shows the first ships where not all fit', () => {
    const all = focus([item(-1500, -900)], [item(1500, 900)])
    const camera = openingCamera(PHONE, AREA, all)
    expect(camera.k).toBe(0.42)
    expect(showsAll(camera, PHONE, { first: all.first, others: [] })).toBe(true)
  })
  test('shows all ships of a phone rather than large ones', () => {
    const all = focus([item(0, -350)], [item(0, 350)])
    const camera = openingCamera(PHONE, AREA, all)
    expect(camera.k).toBeLessThan(0.42)
    expect(showsAll(camera, PHONE, all)).toBe(true)
  })
  test('shows both ships of a plane on the low map of a phone, whose scale is small', () => {
    const all = { ...focus([item(0, -860)], [item(0, 860)]), scales: { legible: 0.14, least: 0.07 } }
    const low = { ...PHONE, height: 218 }
    const camera = openingCamera(low, { box: BOX, open: true }, all)
    expect(camera.k).toBeLessThan(0.14)
    expect(showsAll(camera, low, all)).toBe(true)
  })
  test('uses the space beside the buttons if ships are larger there', () => {
    const all = focus([item(0, -240)], [item(0, 240)])
    const camera = openingCamera(PHONE, AREA, all)
    expect(showsAll(camera, PHONE, all)).toBe(true)
    const lowest = Math.max(...[...all.first, ...all.others].flatMap(({ boxesAt }) => boxesAt(camera.k)).map(({ bottom }) => bottom))
    expect(lowest * camera.k + camera.y).toBeGreaterThan(PHONE.height - PHONE_BUTTONS.height)
  })
  test('shows the whole chart if it is large enough', () => {
    const camera = openingCamera(
      { width: 900, height: 900, buttons: WIDE_BUTTONS },
      { box: { left: 0, top: 0, width: 1000, height: 1000 }, open: false },
      focus([item(100, 100)]),
    )
    expect(camera.k * 1000).toBeGreaterThan(800)
  })
  test('cuts off no ship or name in any row and column, on three sizes of screen, and then keeps its place', () => {
    const spaces: readonly ChartSpace[] = [PHONE, { ...PHONE, height: 530 }, { width: 800, height: 640, buttons: WIDE_BUTTONS }]
    const hexes = fc.uniqueArray(fc.constantFrom(...MAP), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom(...spaces), hexes, fc.integer({ min: 0, max: 5 }), (room, places, facing) => {
        const ships = places.map((hex, index) => ship(`Ordnance ${index}`, hex, facing, index % 2 === 0 ? 1 : 2))
        const { area, focus } = focusOfShips(ships)
        const camera = openingCamera(room, area, focus)
        fc.pre(showsAll(camera, room, focus) || camera.k !== 0.42)
        expect(hiddenIn(camera, room, focus)).toBe(0)
        expect(calmCamera(camera, room, area, focus)).toEqual(camera)
        expect(hiddenIn(wholeCamera(room, area, focus), room, focus)).toBe(0)
      }),
    )
  })
})

describe('a chart that follows its ships', () => {
  const { area, focus } = focusOfShips([ship('Magpie', [3, 0], 3, 2), ship('Jackdaw', [9, 8], 0, 1)])
  const opening = openingCamera(PHONE, area, focus)
  test('opens again if only a name is cut off, or only the buttons cover a ship', () => {
    const [first] = focus.first
    if (!first) throw new Error('there is no ship')
    const top = Math.min(...focus.others.flatMap(({ boxesAt }) => boxesAt(opening.k)).map((box) => box.top))
    const cut = { ...opening, y: 10 - top * opening.k }
    expect(calmCamera(cut, PHONE, area, focus)).toEqual(opening)
    const under = { ...opening, x: 300 - first.at.x * opening.k, y: 260 - first.at.y * opening.k }
    expect(calmCamera(under, PHONE, area, focus)).toEqual(opening)
  })
  test('stays where it is while all of every ship is visible', () => {
    const moved = { ...opening, x: opening.x + 1 }
    expect(showsAll(moved, PHONE, focus)).toBe(true)
    expect(calmCamera(moved, PHONE, area, focus)).toEqual(moved)
  })
})

test('a place that is pointed out is an item of the focus, at its middle', () => {
  const area = { box: extent(MAP), open: false }
  const scene: Scene = { ...sceneOf([]), marked: [{ at: [2, 2], kind: 'look', note: null }] }
  expect(focusOf(scene, null, { placed: [], turn: 0, area }).others.map(({ at }) => at)).toEqual([centre([2, 2])])
})
