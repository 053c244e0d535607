// The keyboard on the chart: moves a cursor between hexes, aims at its hex and picks; on the whole page zooms, turns and measures.

import type { Choice } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { type KeyboardEvent, useState } from 'react'
import { ARROWS, type Arrow, cursorAfter } from './cursor.ts'
import { centre, type Point } from './geometry.ts'
import { type KeyGroup, useElementKeys, useKeys } from './keys.ts'
import { type QuarterTurn, turnChart, turnedPoint } from './turn.ts'
import type { Press } from './use-press.ts'
import type { Ruler } from './use-ruler.ts'
import type { Zoom } from './zoom.ts'

export interface KeyboardOptions<C extends Choice> {
  readonly map: ReadonlySet<string>
  /** The first hex of the cursor. */
  readonly home: Hex
  readonly press: Press<C>
  readonly ruler: Ruler
  readonly zoom: Zoom
  readonly turn: QuarterTurn
}
export interface Keyboard {
  readonly cursor: Hex | null
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
export function useKeyboard<C extends Choice>({ map, home, press, ruler, zoom, turn }: KeyboardOptions<C>): Keyboard {
  const [cursor, setCursor] = useState<Hex | null>(null)
  const hex = cursor ?? home
  const moveTo = (to: Hex): void => {
    setCursor(to)
    zoom.show(turnedPoint(centre(to), turn))
    press.close()
    press.hover({ hex: to, thing: null })
  }
  const move = (key: string): void => {
    const arrow = arrowOf(key)
    if (arrow) moveTo(cursor ? cursorAfter(arrow, cursor, map, turn) : hex)
  }
  const pan = (key: string): void => {
    const arrow = arrowOf(key)
    if (arrow) zoom.pan(PANS[arrow].x, PANS[arrow].y)
  }
  const pick = (): void => {
    setCursor(hex)
    if (!ruler.press(hex)) press.press({ hex, thing: null }, 'key')
  }
  const leave = (): void => {
    if (ruler.on) ruler.flip()
    else {
      setCursor(null)
      press.close()
      press.aim(null)
    }
  }
  const onChart: KeyGroup = {
    title: 'Map, while it has the focus',
    bindings: [
      { keys: ARROWS, does: 'Move between hexes', run: move },
      { keys: ['Enter'], does: 'Pick the hex or the ship', run: pick },
      { keys: [' '], does: 'Next choice in the hex', run: () => press.cycle({ hex, thing: null }) },
      { keys: ['Escape'], does: 'Put the ruler away, or leave the hex', run: leave },
      { keys: ARROWS.map((arrow) => `Shift+${arrow}`), does: 'Shift the map', run: pan },
    ],
  }
  const onKeyDown = useElementKeys(onChart)
  useKeys(chartKeys(zoom, ruler))
  return { cursor, hide: () => setCursor(null), onKeyDown }
}

/** The keys of the chart on the whole page. */
const chartKeys = (zoom: Zoom, ruler: Ruler): KeyGroup => ({
  title: 'Map',
  bindings: [
    { keys: ['0'], does: 'Show the whole map; again, the ships', run: zoom.fit },
    { keys: ['+', '='], does: 'Zoom in', run: zoom.nearer },
    { keys: ['-', '−'], does: 'Zoom out', run: zoom.farther },
    { keys: ['t'], does: 'Turn the map a quarter clockwise', run: () => turnChart(1) },
    { keys: ['Shift+t'], does: 'Turn the map a quarter anticlockwise', run: () => turnChart(-1) },
    { keys: ['d'], does: 'Ruler: distance and bearing between two hexes', run: ruler.flip },
  ],
})
