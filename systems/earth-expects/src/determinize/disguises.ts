// Invents hidden positions within announced areas, and disguises of passenger ships.

import { type Dice, likely, pick } from '@admiralty/kernel'
import { within } from '@admiralty/space'
import type { Design } from '../design/design.ts'
import { mayBeDisguised } from '../hiding/disguise.ts'
import { enlistedOf } from '../setting/deploy-check.ts'
import { launched } from '../setting/fleet-steps.ts'
import type { Color } from '../shapes.ts'
import type { Secret, Ship, View } from '../state.ts'
import { flying } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'

/** EE-HID-01: hidden ships and their areas are public. */
export function hiddenOf(view: View, seat: Color, dice: Dice): Secret['hidden'] {
  const ships: Record<string, Ship> = {}
  for (const [id, { seat: owner, design, crew, area }] of Object.entries(view.hiding)) {
    if (owner !== seat) continue
    const room = within(area.centre, area.radius).filter((at) => !isTerrain(view, at, 'interior'))
    const hex = room.length > 0 ? pick(dice, room) : area.centre
    const facing = pick(dice, [0, 1, 2, 3, 4, 5] as const)
    const landing = isTerrain(view, hex, 'surface') ? 'low' : 'none'
    ships[id] = launched({ id, seat, number: numberOf(view, seat, id), crew, marks: {}, rotates: 0 }, { hex, facing, design, landing })
  }
  return ships
}

/** Hidden ships come with the scenario, so their index in the list is public. */
const numberOf = (view: View, seat: Color, id: string): number =>
  1 +
  Math.max(
    0,
    enlistedOf(view, seat).findIndex((ship) => ship.id === id),
  )

export function truthsOf(view: View, open: readonly Ship[], dice: Dice): Secret['truth'] {
  const disguised = open.filter((ship) => flying(ship) && mayBeDisguised(view, ship) && likely(dice, 1, 2))
  return Object.fromEntries(
    disguised.map(({ id, design, levels, dark }) => {
      const trueLevels = beneath(levels)
      const stood = view.stood?.levels[id]
      return [
        id,
        {
          design: armed(design, dice),
          levels: trueLevels,
          dark: [...dark],
          stood: view.stood && stood ? { levels: beneath(stood), dark: view.stood.dark[id] ?? [] } : null,
        },
      ]
    }),
  )
}
/** Turns some of the hull into launchers. */
const armed = (design: Design, dice: Dice): Design => ({
  ...design,
  kind: 'warship',
  boxes: design.boxes.map((box) => (box.type === 'H' && likely(dice, 1, 4) ? { ...box, type: 'M' } : box)),
})
/** Damage of a passenger ship, as levels of a warship. */
const beneath = (levels: Ship['levels']): Ship['levels'] =>
  Object.fromEntries(Object.entries(levels).flatMap(([box, level]) => (level === 'critical' ? [[box, 'moderate' as const]] : [])))
