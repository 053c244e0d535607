import { describe, expect, test } from 'vitest'
import { edgeArrows, type Landmark } from './beyond.tsx'

const ROOM = { width: 600, height: 400, buttons: { width: 156, height: 66 } }
const landmark = (name: string, x: number, y: number): Landmark => ({ name, sideStyle: 1, at: { x, y } })

describe('arrows at the edge', () => {
  test('nothing points to a ship in the view', () => {
    expect(edgeArrows([landmark('a', 300, 200), landmark('b', 585, 200)], ROOM, [])).toEqual([])
  })
  test('an arrow stands at the edge nearest to its ship and points to it', () => {
    const [arrow] = edgeArrows([landmark('a', 900, 200)], ROOM, [])
    expect(arrow).toMatchObject({ angle: 0, at: { y: 200 } })
    expect(edgeArrows([landmark('a', 300, -400)], ROOM, [])[0]?.angle).toBe(-90)
  })
  test('ships of a side that are close together share an arrow', () => {
    const arrows = edgeArrows([landmark('a', 900, 200), landmark('b', 950, 210), { ...landmark('c', 900, 200), sideStyle: 2 }], ROOM, [])
    expect(arrows.map(({ landmarks }) => landmarks.map(({ name }) => name))).toEqual([['a', 'b'], ['c']])
  })
  test('no arrow is behind the buttons: it is above them or to the left of them', () => {
    const phone = { ...ROOM, width: 390, height: 258 }
    const arrows = edgeArrows([landmark('a', 300, 900), { ...landmark('b', 900, 240), sideStyle: 2 }], phone, [])
    expect(arrows).toHaveLength(2)
    for (const { at } of arrows) expect(at.x + 22 <= 390 - 156 || at.y + 22 <= 258 - 66).toBe(true)
  })
  test('an arrow moves along the edge and leaves a mark free for a finger', () => {
    const phone = { ...ROOM, width: 390, height: 258 }
    const mark = { x: 200, y: 36 }
    const [arrow] = edgeArrows([landmark('a', 195, -300)], phone, [mark])
    expect(arrow?.at.y).toBe(28)
    expect(Math.abs((arrow?.at.x ?? 0) - mark.x)).toBeGreaterThan(22)
  })
})
