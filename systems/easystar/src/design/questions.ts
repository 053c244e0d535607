// Answers to the calls of the set-up: the fleet, the refit, the deployment.
import type { Refusal } from '@admiralty/kernel'
import { die, likely } from '@admiralty/kernel'
import type { CallRules, CallRulesOf } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { checkPlaces, defaultPlaces, randomPlaces } from '../setting/deploy.ts'
import { type FleetLimits, limitsOf } from '../setting/limits.ts'
import type { Color, FleetDesign, Table } from '../state.ts'
import { checkFleet } from './check-fleet.ts'
import { placeGifts } from './gifts.ts'
import { defaultFleet } from './ready.ts'
import { rosterOf } from './roster.ts'
import { sampleFleet } from './sample.ts'

const fleet: CallRules<OrderOf<'fleet'>> = {
  offer: () => ({ kind: 'fleet', orders: ['fleet'], of: [] }),
  check(view, me, order) {
    if (order.order !== 'fleet') return { rule: 'ES-DES-01', reason: 'expected a fleet' }
    return checkFleet(order.fleet, limitsOf(view.setup, me))[0]
  },
  forcedOrder: () => undefined,
  randomOrder: (view, me, dice) => ({ order: 'fleet', fleet: sampleFleet(dice, limitsOf(view.setup, me)) }),
  defaultOrder: (view, me) => ({ order: 'fleet', fleet: defaultFleet(limitsOf(view.setup, me)) }),
}

/** The seat's limits once its advantage is rolled. */
export const refitLimits = (table: Table, seat: Color): FleetLimits => limitsOf(table.setup, seat, table.advantages[seat] ?? null)
function fleetMade(table: Table, seat: Color): FleetDesign {
  const made = table.secret[seat]?.fleet
  if (!made) throw new Error(`${seat} has no fleet to refit`)
  return made
}
/** The fleet with its gift. Parts that do not fit are forfeited. */
export function fitted(table: Table, seat: Color, made: FleetDesign, dice: Parameters<typeof placeGifts>[3]): FleetDesign {
  const limits = refitLimits(table, seat)
  return placeGifts(made, limits.rows ?? [], (candidate) => checkFleet(candidate, limits).length === 0, dice)
}
/** R-ES-41: another flagship brings no second roll; the gift goes to the new flagship. */
const renamed = (made: FleetDesign, flagship: number): FleetDesign => ({ ...made, flagship })

const refit: CallRules<OrderOf<'refit'>> = {
  offer: () => ({ kind: 'refit', orders: ['refit'], of: [] }),
  check(view, me, order): Refusal | undefined {
    if (order.order !== 'refit') return { rule: 'ES-FLG-08', reason: 'expected the fleet with its gift' }
    return checkFleet(order.fleet, refitLimits(view, me))[0]
  },
  forcedOrder: () => undefined,
  randomOrder(view, me, dice) {
    const made = likely(dice, 1, 5) ? sampleFleet(dice, limitsOf(view.setup, me)) : fleetMade(view, me)
    const other = likely(dice, 1, 5) ? renamed(made, die(dice, made.ships.length, 'flagship') - 1) : made
    return { order: 'refit', fleet: fitted(view, me, other, dice) }
  },
  defaultOrder: (view, me) => ({ order: 'refit', fleet: fitted(view, me, fleetMade(view, me), null) }),
}

const deploy: CallRules<OrderOf<'deploy'>> = {
  offer: (view, me) => ({ kind: 'deploy', orders: ['deploy'], of: (rosterOf(view, me) ?? []).map(({ id }) => id) }),
  check(view, me, order) {
    if (order.order !== 'deploy') return { rule: 'ES-SEQ-01', reason: 'expected a hex and a facing for each ship' }
    return checkPlaces(view, me, order.places)
  },
  forcedOrder: () => undefined,
  randomOrder: (view, me, dice) => ({ order: 'deploy', places: randomPlaces(view, me, dice) }),
  defaultOrder: (view, me) => ({ order: 'deploy', places: defaultPlaces(view, me) }),
}

export const designQuestions: CallRulesOf<'fleet' | 'refit' | 'deploy'> = { fleet, refit, deploy }
