// The fields of weapons are the hexes that the rules let them reach, and the hit side is the one towards the shooter.
import type { OverlayShape } from '@admiralty/board'
import { distance, type Hex, hexAt, hexKey, inCentredWedge, turned } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { hexesInReach } from '../src/fire/hex-chances.ts'
import { view as viewOf } from '../src/game.ts'
import { stateOf } from '../src/position.ts'
import { scenarios } from '../src/setting/scenarios.ts'
import type { Item, Mount, Setup, View } from '../src/state.ts'
import { itemsOf } from '../src/table.ts'
import { fieldsOf, hitSides } from './fields.ts'
import { sceneOf } from './scene.ts'

const MOUNTS = ['axial', 'ventral', 'dorsal'] as const satisfies readonly Mount[]
const FACINGS = [0, 1, 2, 3, 4, 5] as const
const at = (column: number, row: number): Hex => hexAt({ column: column - 1, row: row - 1 })
function battle(wideVentralArcs: boolean, facing: (typeof FACINGS)[number] = 0): View {
  const made = scenarios[0]?.setup({ wideVentralArcs })
  if (!made || 'reason' in made) throw new Error('the plain battle has no setup')
  const setup: Setup = { ...made, map: { shape: 'rectangle', columns: 21, rows: 21 } }
  const items = MOUNTS.map((mount) => ({ kind: 'beam' as const, mount, range: 3, damage: 1 }))
  const ships = {
    own: { seat: 'blue', hex: at(11, 11), facing, items, name: 'Own' },
    foe: { seat: 'yellow', name: 'Foe', hex: at(11, 8), facing: 3 },
  } as const
  return viewOf(stateOf(setup, { at: { step: 'fire', side: 'blue', passes: 0, seat: 'blue' }, turn: 2, ships }), 'blue')
}
function own(view: View) {
  const ship = view.ships.own
  if (!ship) throw new Error('no ship')
  return { ship, items: itemsOf(view, ship) }
}
const covers = (shape: OverlayShape, hex: Hex): boolean =>
  shape.kind === 'region'
    ? shape.hexes.some((one) => hexKey(one) === hexKey(hex))
    : (shape.kind === 'disc' || (shape.kind === 'wedge' && inCentredWedge(shape.centre, hex, shape.heading, shape.sixths))) &&
      distance(shape.centre, hex) <= (shape.bands[0]?.radius ?? 0)
const gunOf = (weapon: Item) => ({ from: 'own', weapon, powerUp: null }) as const

describe.each([false, true])('with wide ventral arcs: %s', (wide) => {
  test.each(FACINGS)('ES-GEO-01, ES-GEO-02, ES-GEO-03: the field of every mount has the hexes that it reaches, facing %i', (facing) => {
    const view = battle(wide, facing)
    const { ship, items } = own(view)
    for (const weapon of items) {
      const shapes = fieldsOf(view, [gunOf(weapon)], ship).map(({ shape }) => shape)
      const reached = new Set(hexesInReach(view, 'own', weapon).map(hexKey))
      for (let q = -5; q <= 5; q += 1)
        for (let r = -5; r <= 5; r += 1) {
          const hex: Hex = [ship.hex[0] + q, ship.hex[1] + r]
          if (q !== 0 || r !== 0) expect(shapes.some((shape) => covers(shape, hex))).toBe(reached.has(hexKey(hex)))
        }
      expect(shapes).toHaveLength(weapon.mount === 'ventral' ? 2 : 1)
    }
  })
})
test('weapons with the same field have one overlay that names them', () => {
  const view = battle(false)
  const { ship, items } = own(view)
  const [axial] = items
  if (!axial) throw new Error('no weapon')
  const fields = fieldsOf(view, [gunOf(axial), gunOf({ ...axial, id: 'other', damage: 3 })], ship)
  expect(fields.map(({ legend }) => legend)).toEqual(['reach of the axial beam R3 D1 and axial beam R3 D3 of Own'])
})
test('ES-GEO-04: the hit side of a ship is the one towards the shooter; in its own hex there is none', () => {
  const view = battle(false)
  expect(hitSides(view, 'own', 'foe')).toMatchObject([
    { legend: 'hit side of Foe', shape: { kind: 'sides', hex: at(11, 8), sides: [turned(0, 3)] } },
  ])
  expect(hitSides(view, 'own', 'own')).toEqual([])
})
test('a planned shot shows field and hit side, a planned course the fields from its end', () => {
  const view = battle(false)
  const input = { view, choices: [], selected: null, aimed: null, observations: [] }
  const [axial] = own(view).items
  const shot = { kind: 'shot', from: 'own', weapon: axial?.id ?? '', at: 'foe', powerUp: null } as const
  const kinds = (overlays: ReturnType<typeof sceneOf>['overlays'] = []) => overlays.map(({ shape }) => shape.kind).toSorted()
  expect(kinds(sceneOf({ ...input, draft: shot }).overlays)).toEqual(['region', 'sides'])
  const moving: View = { ...view, calls: [{ id: '1/ships', kind: 'ships', key: 'blue', seats: ['blue'], instead: [] }] }
  const course = { kind: 'course', ship: 'own', change: 0, path: 'F', rams: [] } as const
  expect(kinds(sceneOf({ ...input, view: moving, draft: course }).overlays)).toEqual(['disc', 'region', 'wedge', 'wedge'])
})
