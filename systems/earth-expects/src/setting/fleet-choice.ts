// Before the first turn: ships are bought, placed, disguised and hidden, all sealed and revealed together (EE-DES-10, EE-DIS, EE-HID-01).

import {
  askTogether,
  type Dice,
  type GameSteps,
  hasSurrendered,
  likely,
  type OrderVerdict,
  pick,
  type Refusal,
  refusalsOfParts,
  refuse,
} from '@admiralty/kernel'
import { distance, ring } from '@admiralty/space'
import { type Context, callRules, type RuleTypes } from '../chapter.ts'
import { checkDesign, isLegal } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { deemedPairs } from '../movement/same-hex.ts'
import { type OrderOf, orderOf } from '../orders.ts'
import { UNDAMAGED } from '../record/layout.ts'
import type { Enlisted } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table, View } from '../state.ts'
import { NO_DEEDS, seatsOf, seatsOn, sideOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { defaultDisguise, isDisguiseOf } from './disguise.ts'
import { checkFleet, enlist, placeOf, someFleet } from './fleet.ts'
import { enemyOf, roomIn, towards } from './places.ts'
import { standingFleet } from './ready-fleets.ts'
import { leave } from './surrender.ts'
import { powerAtStart } from './under-way.ts'

/** A seat's ships: those of the scenario, then those it bought. */
export const enlistedOf = (table: Table, seat: Color): readonly Enlisted[] => [
  ...table.setup.ships.filter((ship) => ship.seat === seat),
  ...(table.secret[seat]?.fleet ?? []),
]
const buys = (table: Table): readonly Color[] => seatsOf(table).filter((seat) => placeOf(table, seat).budget > 0)

export const settingSteps: GameSteps<RuleTypes, 'fleet' | 'deploy'> = {
  fleet: {
    asks: (_, state) => askTogether(...buys(state)),
    play(_, ctx, orders) {
      for (const seat of buys(ctx.state)) {
        const ships = orderOf(orders, seat, 'fleet')?.ships ?? standingFleet(ctx.state, seat)
        const fleet = ships.map((ship, at) => enlist(seat, ship, at))
        ctx.emit({ type: 'fleetBought', seat, own: seatsOn(ctx.state, sideOf(ctx.state, seat)), fleet })
      }
    },
  },
  /** Every seat is asked, so that the question does not reveal hidden or disguised ships. */
  deploy: {
    asks: (_, state) => askTogether(...seatsOf(state)),
    play(_, ctx, orders) {
      for (const seat of seatsOf(ctx.state)) place(ctx, seat, orderOf(orders, seat, 'deploy') ?? standingDeployment(ctx.state, seat))
      ctx.emit({ type: 'placed', seats: seatsOf(ctx.state) })
      for (const seat of seatsOf(ctx.state)) if (hasSurrendered(ctx.state, seat)) leave(ctx, seat) // R-EE-157
      ctx.emit({ type: 'deemed', pairs: deemedPairs(ctx.state) })
      ctx.next({ step: 'turnStart' })
    },
  },
}
function place(ctx: Context, seat: Color, { places, disguises }: OrderOf<'deploy'>): void {
  const own = seatsOn(ctx.state, sideOf(ctx.state, seat))
  for (const [index, [enlisted, berth]] of berthsOf(ctx.state, seat).entries()) {
    const at = places[enlisted.id] ?? berth
    const hex = enlisted.hex ?? at.hex
    const shown = disguises[enlisted.id]
    const ship = launched(
      { ...enlisted, number: index + 1 },
      {
        hex,
        facing: enlisted.facing ?? at.facing,
        design: shown ?? enlisted.design,
        landing: isTerrain(ctx.state, hex, 'surface') ? 'low' : 'none',
      },
    )
    const speedPower = powerAtStart(ctx.state, ship)
    if (enlisted.hides) ctx.emit({ type: 'shipHidden', ship, speedPower, own })
    else ctx.emit({ type: 'shipPlaced', ship, speedPower, truth: shown ? enlisted.design : null, own })
  }
}
type Named = Pick<Ship, 'id' | 'seat' | 'number' | 'crew' | 'marks' | 'rotates'>
type Launched = Pick<Ship, 'hex' | 'facing' | 'design' | 'landing'>
export const launched = ({ id: ship, seat, number, crew, marks, rotates }: Named, { hex, facing, design, landing }: Launched): Ship => ({
  id: ship,
  seat,
  number,
  design,
  crew,
  status: 'flying',
  hex,
  facing,
  levels: UNDAMAGED,
  dark: [],
  deeds: NO_DEEDS,
  loud: false,
  mirrored: false,
  rolling: 0,
  reversing: false,
  turnedRound: false,
  ftl: null,
  drifted: 0,
  landing,
  docked: [],
  docking: {},
  lastSpeed: 0,
  marks,
  rotates,
  unmasked: false,
})

// Checks of orders.
function cannotDeploy(table: Table, seat: Color, order: OrderOf<'deploy'>): OrderVerdict {
  const mine = enlistedOf(table, seat)
  const named = [...Object.keys(order.places), ...Object.keys(order.disguises)]
  const stranger = named.find((ship) => !mine.some((one) => one.id === ship))
  if (stranger !== undefined) return refuse('EE-SEQ-02', `${stranger} is not one of your ships`)
  return refusalsOfParts(
    mine,
    ({ id }) => id,
    (one) => cannotPlace(table, seat, one, order.places[one.id]) ?? cannotDisguise(table, one, order.disguises[one.id]),
  )
}
function cannotPlace(table: Table, seat: Color, { design, hex, hides }: Enlisted, at: Berth | undefined): Refusal | undefined {
  if (!at) return hex ? undefined : refuse('EE-SEQ-02', `${design.name} has not been placed`)
  const { centre, radius } = hides ?? placeOf(table, seat).zone
  if (hex && distance(hex, at.hex) > 0) return refuse('EE-SEQ-02', `${design.name} has a fixed place`)
  if (!hex && distance(centre, at.hex) > radius)
    return refuse(hides ? 'EE-HID-01' : 'EE-SEQ-02', `${design.name} must be within ${radius} hexes of ${centre.join()}`)
  return isTerrain(table, at.hex, 'interior') ? refuse('EE-INR-01', 'a ship cannot be placed inside a body') : undefined
}
function cannotDisguise(table: Table, { id, design }: Enlisted, shown: Design | undefined): Refusal | undefined {
  const { options, ships } = table.setup
  if (!shown) return undefined
  if (!options.disguises) return refuse('EE-DIS-01', 'this battle has no disguises')
  if (ships.some((one) => one.id === id)) return refuse('EE-DIS-01', 'ships of the scenario are public and cannot be disguised')
  if (design.kind !== 'warship' || design.base) return refuse('EE-DIS-01', 'only a warship can be disguised')
  if (shown.kind !== 'passenger' || !isDisguiseOf(shown, design))
    return refuse('EE-DIS-01', 'the false record must have the same shape, with boxes shown as hull')
  return checkDesign(shown, options)[0]
}

type Berth = OrderOf<'deploy'>['places'][string]
/** Default placement: near the centre of the zone, facing the enemy. */
function berthsOf(table: Table, seat: Color): readonly (readonly [Enlisted, Berth])[] {
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
function standingDeployment(table: Table, seat: Color): OrderOf<'deploy'> {
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
