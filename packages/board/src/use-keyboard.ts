// The keyboard on the chart: moves a cursor between hexes, aims at its hex and picks; on the whole page zooms, turns and measures.

import type { Choice, Place } from '@admiralty/kernel'
import { hexKey, sameHex } from '@admiralty/space'
import { type KeyboardEvent, useState } from 'react'
import { ARROWS, type Arrow, type Chart } from './chart.ts'
import { counterUnder, type PlacedCounter } from './counter-places.ts'
import { type CursorMap, cursorAfter } from './cursor.ts'
import type { Point } from './geometry.ts'
import { type KeyGroup, useElementKeys, useKeys } from './keys.ts'
import { type QuarterTurn, turnChart, turnedPoint } from './turn.ts'
import type { Press } from './use-press.ts'
import type { Ruler } from './use-ruler.ts'
import type { Zoom } from './zoom.ts'

export interface KeyboardOptions<C extends Choice> {
  readonly map: CursorMap
  readonly placed: readonly PlacedCounter[]
  /** The first place of the cursor. */
  readonly home: Place
  readonly press: Press<C>
  readonly ruler: Ruler
  readonly zoom: Zoom
  readonly turn: QuarterTurn
}
export interface Keyboard {
  readonly cursor: Place | null
  onKeyDown(event: KeyboardEvent): void
  /** Hides the cursor when the player uses the pointer. */
  hide(): void
}

/** Pixels. */
const PAN = 80
const PANS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: PAN },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowDown: { x: 0, y: -PAN },
  ArrowLeft: { x: PAN, y: 0 },
}
const arrowOf = (key: string): Arrow | undefined => ARROWS.find((arrow) => key.endsWith(arrow))

/** The keyboard cursor and its key handler. */
export function useKeyboard<C extends Choice>({ map, placed, home, press, ruler, zoom, turn }: KeyboardOptions<C>): Keyboard {
  const [cursor, setCursor] = useState<Place | null>(null)
  const [fine, setFine] = useState(false)
  const { chart } = map
  const hex = cursor ?? home
  /** On the plane the cursor seldom is exactly where a ship is: it stands for the counter that it touches. */
  const target = (place: Place) =>
    chart.kind === 'plane' ? counterUnder(placed, chart.pointOf(place), chart) : { hex: place, thing: null }
  const moveTo = (to: Place): void => {
    setCursor(to)
    zoom.show(turnedPoint(chart.pointOf(to), turn))
    press.close()
    press.hover(target(to))
  }
  const move = (key: string): void => {
    const arrow = arrowOf(key)
    if (arrow) moveTo(cursor ? cursorAfter(arrow, cursor, map, turn, fine) : hex)
  }
  const pan = (key: string): void => {
    const arrow = arrowOf(key)
    if (arrow) zoom.pan(PANS[arrow].x, PANS[arrow].y)
  }
  const pick = (): void => {
    setCursor(hex)
    const at = target(hex)
    if (!ruler.press(at.hex)) press.press(at, 'key')
  }
  const leave = (): void => {
    if (ruler.on) ruler.flip()
    else {
      setCursor(null)
      press.close()
      press.aim(null)
    }
  }
  const solid = placed.filter(({ counter }) => counter.look !== 'pencilled')
  const things = [...new Map(solid.map(({ counter }) => [hexKey(counter.hex), counter.hex])).values()]
  const planeKeys = [
    { keys: ['f'], does: 'Fine steps: a tenth of a unit, or whole units again', run: () => setFine(!fine) },
    {
      keys: ['n'],
      does: 'Move to the next ship',
      run: () => moveTo(things[(things.findIndex((at) => sameHex(at, hex)) + 1) % things.length] ?? hex),
    },
  ]
  const onChart: KeyGroup = {
    title: 'Map, while it has the focus',
    bindings: [
      { keys: ARROWS, does: `Move between ${chart.nouns[1]}`, run: move },
      { keys: ['Enter'], does: `Pick the ${chart.nouns[0]} or the ship`, run: pick },
      { keys: [' '], does: `Next choice in the ${chart.nouns[0]}`, run: () => press.cycle(target(hex)) },
      { keys: ['Escape'], does: `Put the ruler away, or leave the ${chart.nouns[0]}`, run: leave },
      { keys: ARROWS.map((arrow) => `Shift+${arrow}`), does: 'Shift the map', run: pan },
      ...(chart.kind === 'plane' ? planeKeys : []),
    ],
  }
  const onKeyDown = useElementKeys(onChart)
  useKeys(chartKeys(zoom, ruler, chart))
  return { cursor, hide: () => setCursor(null), onKeyDown }
}

/** The keys of the chart on the whole page. */
const chartKeys = (zoom: Zoom, ruler: Ruler, { nouns: [, many] }: Chart): KeyGroup => ({
  title: 'Map',
  bindings: [
    { keys: ['0'], does: 'Show the whole map; again, the ships', run: zoom.fit },
    { keys: ['+', '='], does: 'Zoom in', run: zoom.nearer },
    { keys: ['-', '−'], does: 'Zoom out', run: zoom.farther },
    { keys: ['t'], does: 'Turn the map a quarter clockwise', run: () => turnChart(1) },
    { keys: ['Shift+t'], does: 'Turn the map a quarter anticlockwise', run: () => turnChart(-1) },
    { keys: ['d'], does: `Ruler: distance and bearing between two ${many}`, run: ruler.flip },
  ],
})
