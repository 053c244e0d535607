import { ahead, DIRECTIONS, distance, type Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { hexChart } from './chart.ts'
import { measureBetween, measureText } from './measure.ts'

const FROM: Hex = [3, 4]

describe('distance and bearing', () => {
  test('a row of hexes bears a multiple of 60 degrees from the top', () => {
    const bearings = DIRECTIONS.map((direction) => measureBetween(hexChart, FROM, ahead(FROM, direction, 5), null).bearing)
    expect(bearings).toEqual([0, 60, 120, 180, 240, 300])
  })
  test('the hexes are those of the map', () => {
    expect(measureBetween(hexChart, FROM, [9, -2], 2).distance).toBe(distance(FROM, [9, -2]))
  })
  test('port is to the left of the bow, starboard to the right', () => {
    const [port, starboard] = [ahead(FROM, 1, 2), ahead(FROM, 3, 2)]
    expect(measureText(hexChart, measureBetween(hexChart, FROM, starboard, 2))).toBe('2 hexes, bearing 180°, 60° to starboard')
    expect(measureText(hexChart, measureBetween(hexChart, FROM, port, 2))).toBe('2 hexes, bearing 060°, 60° to port')
    expect(measureText(hexChart, measureBetween(hexChart, FROM, ahead(FROM, 2), 2))).toBe('1 hex, bearing 120°, dead ahead')
    expect(measureText(hexChart, measureBetween(hexChart, FROM, ahead(FROM, 5), 2))).toBe('1 hex, bearing 300°, dead astern')
  })
  test('the same hex has no bearing', () => {
    expect(measureText(hexChart, measureBetween(hexChart, FROM, FROM, 0))).toBe('same hex')
  })
})
