// Before the first turn: ships are bought, placed, disguised and hidden, all sealed and revealed together (EE-DES-10, EE-DIS, EE-HID-01).

import { type Dice, likely, pick } from '@admiralty/kernel'
import { ring } from '@admiralty/space'
import { callRules } from '../chapter.ts'
import { isLegal } from '../design/check.ts'
import type { OrderOf } from '../orders.ts'
import type { Enlisted } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Table, View } from '../state.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { cannotDeploy, enlistedOf, type ShipBerth } from './deploy-check.ts'
import { defaultDisguise } from './disguise.ts'
import { checkFleet, placeOf, someFleet } from './fleet.ts'
import { enemyOf, roomIn, towards } from './places.ts'
import { standingFleet } from './ready-fleets.ts'

/** Default placement: near the centre of the zone, facing the enemy. */
export function berthsOf(table: Table, seat: Color): readonly (readonly [Enlisted, ShipBerth])[] {
  const { zone } = placeOf(table, seat)
  const all = enlistedOf(table, seat)
  const free = all.filter(({ hex }) => hex === null)
  return all.map((enlisted) => {
    const { centre, radius } = enlisted.hides ?? zone
    const room = roomIn(table, { centre, radius })
    const hex = enlisted.hex ?? room[free.indexOf(enlisted) % room.length] ?? centre
    return [enlisted, { hex, facing: enlisted.facing ?? towards(hex, enemyOf(table, seat) ?? hex) }]
  })
}
export function standingDeployment(table: Table, seat: Color): OrderOf<'deploy'> {
  const free = berthsOf(table, seat).filter(([{ hex }]) => hex === null)
  return { order: 'deploy', places: Object.fromEntries(free.map(([{ id }, berth]) => [id, berth])), disguises: {} }
}

/** Whether the scenario has every ship of the seat in its place, so that nothing can be chosen. */
const isFixed = (view: View, seat: Color): boolean =>
  placeOf(view, seat).budget === 0 &&
  view.setup.ships.filter((ship) => ship.seat === seat).every(({ hex, facing, hides }) => hex !== null && facing !== null && hides === null)

function someDisguises(view: View, me: Color, dice: Dice): OrderOf<'deploy'>['disguises'] {
  const { options } = view.setup
  if (!options.disguises) return {}
  const bought = (view.secret[me]?.fleet ?? []).filter(({ design }) => design.kind === 'warship' && !design.base && likely(dice, 1, 2))
  const disguises = bought.map(({ id, design }) => [id, defaultDisguise(design)] as const)
  return Object.fromEntries(disguises.filter(([, shown]) => isLegal(shown, options)))
}

const fleet = callRules('fleet', ['fleet'], {
  wants: ['EE-DES-10', 'buy your ships'],
  of: () => [],
  check: (view, me, { ships }) => checkFleet(view, me, ships),
  randomOrder: (view, me, dice) => ({ order: 'fleet', ships: someFleet(view, me, dice) }),
  defaultOrder: (view, me) => ({ order: 'fleet', ships: standingFleet(view, me) }),
})
const deploy = callRules('deploy', ['deploy'], {
  wants: ['EE-SEQ-02', 'place your ships'],
  of: (view, me) => enlistedOf(view, me).map(({ id: ship }) => ship),
  check: cannotDeploy,
  forcedOrder: (view, seat) => (isFixed(view, seat) ? standingDeployment(view, seat) : undefined),
  others: ['EE-SEQ-02', 'the scenario has placed all your ships: choose no place'],
  randomOrder(view, me, dice) {
    const { places } = standingDeployment(view, me)
    const moved = Object.entries(places).map(([ship, at]) => {
      const { hides } = enlistedOf(view, me).find((one) => one.id === ship) ?? { hides: null }
      const { centre, radius } = hides ?? placeOf(view, me).zone
      const room = ring(centre, Math.min(radius, 2)).filter((hex) => !isTerrain(view, hex, 'interior'))
      return [ship, { hex: room.length > 0 ? pick(dice, room) : at.hex, facing: pick(dice, [0, 1, 2, 3, 4, 5] as const) }] as const
    })
    return { order: 'deploy', places: Object.fromEntries(moved), disguises: someDisguises(view, me, dice) }
  },
  defaultOrder: standingDeployment,
})
export const settingQuestions = { fleet, deploy }
