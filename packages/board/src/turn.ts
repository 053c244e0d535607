// Quarter turns of the chart. The player's choice is stored on this device and holds for every chart.
import { useSyncExternalStore } from 'react'
import type { Bounds, Point } from './geometry.ts'

/** Quarter turns clockwise: at 1, the top of the chart is at the right. */
export type QuarterTurn = 0 | 1 | 2 | 3

/** Where a point is after a turn around the origin. */
export function turnedPoint({ x, y }: Point, turn: QuarterTurn): Point {
  switch (turn) {
    case 0:
      return { x, y }
    case 1:
      return { x: 0 - y, y: x }
    case 2:
      return { x: 0 - x, y: 0 - y }
    case 3:
      return { x: y, y: 0 - x }
  }
}
export const plusTurn = (turn: QuarterTurn, by: number): QuarterTurn => ((((turn + by) % 4) + 4) % 4) as QuarterTurn // 0 to 3

/** The turn that takes a turn back. */
export const unturnedTurn = (turn: QuarterTurn): QuarterTurn => plusTurn(0, -turn)

/** Where a point was before a turn. */
export const unturnedPoint = (point: Point, turn: QuarterTurn): Point => turnedPoint(point, unturnedTurn(turn))

/** The rectangle after a turn. */
export function turnedBounds({ left, top, width, height }: Bounds, turn: QuarterTurn): Bounds {
  const [a, b] = [turnedPoint({ x: left, y: top }, turn), turnedPoint({ x: left + width, y: top + height }, turn)]
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

/** The key in local storage. */
const KEY = 'admiralty.chart-turn'
let now: QuarterTurn | undefined
const listeners = new Set<() => void>()

function storedTurn(): QuarterTurn {
  try {
    return plusTurn(0, Number.parseInt(localStorage.getItem(KEY) ?? '0', 10) || 0)
  } catch {
    return 0 // storage may be forbidden
  }
}
function chartTurn(): QuarterTurn {
  now ??= storedTurn()
  return now
}

/** Turns every chart clockwise by quarters; negative is anticlockwise. */
export function turnChart(by: number): void {
  now = plusTurn(chartTurn(), by)
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // without storage the turn lasts as long as the page
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useChartTurn = (): QuarterTurn => useSyncExternalStore(listen, chartTurn)
