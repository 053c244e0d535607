// The keyboard on the chart: moves a cursor between hexes, aims at its hex and picks; on the whole page zooms, turns and measures.

import type { Choice, Place } from '@admiralty/kernel'
import { hexKey, sameHex } from '@admiralty/space'
import { type KeyboardEvent, useRef, useState } from 'react'
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
  /** Drawn while the player uses the keyboard. */
  readonly cursor: Place | null
  onKeyDown(event: KeyboardEvent): void
  /** The mouse points at a place: the cursor goes on from there. */
  follow(place: Place): void
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
  const pointed = useRef<Place | null>(null)
  const { chart } = map
  const hex = cursor ?? pointed.current ?? home
  /** On the plane the cursor seldom is exactly where a ship is: it stands for the counter that it touches. */
  const target = (place: Place) => (chart.kind === 'plane' ? counterUnder(placed, chart.pointOf(place), chart) : { at: place, thing: null })
  const moveTo = (to: Place): void => {
    setCursor(to)
    pointed.current = null
    zoom.show(turnedPoint(chart.pointOf(to), turn))
    press.close()
    press.hover(target(to), 'key')
  }
  const move = (key: string): void => {
    const arrow = arrowOf(key)
    const from = cursor ?? pointed.current
    if (arrow) moveTo(from ? cursorAfter(arrow, from, map, { turn, fine }) : home)
  }
  const pan = (key: string): void => {
    const arrow = arrowOf(key)
    if (arrow) zoom.pan(PANS[arrow].x, PANS[arrow].y)
  }
  /** Shows the cursor first: a player picks only what is pointed out. */
  const pick = (): void => {
    const at = target(hex)
    if (!cursor) moveTo(hex)
    else if (!ruler.press(at.at)) press.press(at, 'key')
  }
  const cycle = (): void => {
    const at = target(hex)
    if (!cursor || ruler.on || press.at(at).length === 0) pick()
    else press.cycle(at)
  }
  /** False if there is nothing to leave: then the key is the page's, which goes back. */
  const leave = (): boolean => {
    if (ruler.on) ruler.flip()
    else if (cursor === null && press.opened === null) return false
    else {
      setCursor(null)
      press.close()
      press.aim(null, 'key')
    }
    return true
  }
  const solid = placed.filter(({ counter }) => counter.look !== 'pencilled')
  const things = [...new Map(solid.map(({ counter }) => [hexKey(counter.at), counter.at])).values()]
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
      { keys: ['Enter'], does: `Pick the ${chart.nouns[0]} or the ship, unless a button shows ⏎`, run: pick },
      { keys: [' '], does: `Next choice in the ${chart.nouns[0]}; without one, select the ship`, run: cycle },
      { keys: ['Escape'], does: `Put the ruler away, or leave the ${chart.nouns[0]}`, run: leave },
      { keys: ARROWS.map((arrow) => `Shift+${arrow}`), does: 'Shift the map', run: pan },
      ...(chart.kind === 'plane' ? planeKeys : []),
    ],
  }
  const onKeyDown = useElementKeys(onChart)
  useKeys(chartKeys(zoom, ruler, chart))
  const follow = (place: Place): void => {
    pointed.current = place
    setCursor((before) => (before && !sameHex(before, place) ? place : before))
  }
  return { cursor, hide: () => setCursor(null), follow, onKeyDown }
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
