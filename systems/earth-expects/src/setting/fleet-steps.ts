// The steps in which fleets are bought and deployed.
import { askTogether, type GameSteps, hasSurrendered } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { deemedPairs } from '../movement/same-hex.ts'
import { type OrderOf, orderOf } from '../orders.ts'
import { UNDAMAGED } from '../record/layout.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { NO_DEEDS, ownSeats, seatsOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { enlist, placeOf } from './fleet.ts'
import { berthsOf, standingDeployment } from './fleet-choice.ts'
import { standingFleet } from './ready-fleets.ts'
import { leave } from './surrender.ts'
import { powerAtStart } from './under-way.ts'

const buys = (table: Table): readonly Color[] => seatsOf(table).filter((seat) => placeOf(table, seat).budget > 0)

export const settingSteps: GameSteps<RuleTypes, 'fleet' | 'deploy'> = {
  fleet: {
    asks: (_, state) => askTogether(...buys(state)),
    play(_, ctx, orders) {
      for (const seat of buys(ctx.state)) {
        const ships = orderOf(orders, seat, 'fleet')?.ships ?? standingFleet(ctx.state, seat)
        const fleet = ships.map((ship, at) => enlist(seat, ship, at))
        ctx.emit({ type: 'fleetBought', seat, own: ownSeats(ctx.state, { seat }), fleet })
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
  const own = ownSeats(ctx.state, { seat })
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
