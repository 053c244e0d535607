import { hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, type PositionShip, refused } from '../battle-for-tests.ts'
import type { OrderOf } from '../orders.ts'
import { onMap, shipOf } from '../table.ts'
import { courseOf } from './course.ts'
import { coursesOf, type ReachableCourse } from './reach.ts'

const MOST = 8
const hexesIn = (path: string): number => path.split('F').length - 1
const longer = (paths: readonly string[]): readonly string[] => paths.flatMap((path) => ['F', 'L', 'R'].map((letter) => path + letter))
/** All paths with that many hexes and turns between them, of any length that a ship may need. */
function everyPath(hexes: number): readonly string[] {
  const all: string[] = []
  for (
    let paths: readonly string[] = [''];
    (paths[0]?.length ?? MOST + 1) <= MOST;
    paths = longer(paths).filter((path) => hexesIn(path) <= hexes)
  )
    all.push(...paths.filter((path) => hexesIn(path) === hexes))
  return all
}
const CHANGES = [-1, 0, 1] as const
const pod = { kind: 'manoeuvring' } as const
const at = { step: 'ships', seat: 'yellow' } as const
const sea = (ship: Partial<PositionShip>) =>
  battle({ y: { seat: 'yellow', hex: [10, 10], ...ship }, far: { seat: 'blue', hex: [20, -5], facing: 3 } }, { at })
const end = ({ hex, facing, change }: Pick<ReachableCourse, 'hex' | 'facing' | 'change'>): string => `${hexKey(hex)}/${facing} by ${change}`

describe('reachable courses', () => {
  for (const [title, ship] of [
    ['with speed 0', { speed: 0 }],
    ['slow', { speed: 1 }],
    ['faster', { speed: 2 }],
    ['with a pod', { speed: 1, items: [pod] }],
    ['with a nav hit', { speed: 2, navHit: true }],
    ['with a nav hit and a pod', { speed: 1, navHit: true, items: [pod] }],
    ['forced to slow down', { speed: 2, slowed: 2 }],
    ['a station', { speed: 0, speedTraded: 3, items: [pod] }],
  ] as const)
    test(`ES-MOV-02, ES-TRN-01: are exactly the legal ones: ${title}`, () => {
      const field = sea({ ...ship, items: 'items' in ship ? [...ship.items] : [] })
      const { state } = field
      const y = shipOf(state, 'y')
      const orders = CHANGES.filter((change) => y.speed + change >= 0).flatMap((change) =>
        everyPath(y.speed + change).map((path): OrderOf<'move'> => ({ order: 'move', ship: 'y', change, path, rams: [] })),
      )
      const allowed = orders.filter((order) => refused(field, order) === undefined)
      const ends = allowed.map(({ path, change }) => ({ ...(courseOf(y, path).at(-1) ?? y), change }))
      const offered = coursesOf(state, y)
      expect(offered.filter(({ path, change }) => refused(field, { order: 'move', ship: 'y', change, path, rams: [] }))).toEqual([])
      expect(new Set(offered.map(end))).toEqual(new Set(ends.map(end)))
    })

  test('ES-TRN-01, ES-MOV-08: end in their hex and facing', () => {
    const field = sea({ speed: 3, items: [pod] })
    for (const { path, change, hex, facing, turns } of coursesOf(field.state, shipOf(field.state, 'y'))) {
      const moved = field.go({ order: 'move', ship: 'y', change, path, rams: [] })
      expect(moved.state.ships.y).toMatchObject({ hex, facing, speed: 3 + change, moved: true })
      expect(path.replaceAll('F', '')).toHaveLength(turns)
    }
  })
  test('ES-COL-02, ES-COL-11: are the safest for each end, with the risk of one collision or more', () => {
    const y: PositionShip = { seat: 'yellow', hex: [10, 10], speed: 2 }
    const wall = battle({ y, a: { seat: 'blue', hex: [10, 9] }, b: { seat: 'blue', hex: [10, 9] } }, { at })
    const straight = coursesOf(wall.state, shipOf(wall.state, 'y')).filter(({ path }) => path === 'FF')
    expect(straight.map(({ risk }) => risk)).toEqual([1 - (5 / 6) ** 2])
    const aside = battle({ y, a: { seat: 'blue', hex: [11, 9] } }, { at })
    const there = coursesOf(aside.state, shipOf(aside.state, 'y')).find(({ hex, change }) => change === 0 && hexKey(hex) === '11,8')
    expect(there).toMatchObject({ risk: 0 })
  })
  test('ES-MOV-06: are marked if they lead off the map', () => {
    const { state } = sea({ hex: [10, -5], speed: 1 })
    for (const { hex, leaves } of coursesOf(state, shipOf(state, 'y'))) if (!leaves) expect(onMap(state.setup.map, hex)).toBe(true)
    expect(coursesOf(state, shipOf(state, 'y')).some(({ leaves }) => leaves)).toBe(true)
  })
})
