// Answers to the calls of the set-up: the fleet, the refit, the deployment.

import { die, likely } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { checkPlaces, defaultPlaces, randomPlaces } from '../setting/deploy.ts'
import { type FleetLimits, limitsOf } from '../setting/limits.ts'
import type { Color, FleetDesign, Table } from '../state.ts'
import { checkFleet, isLegalFleet } from './check-fleet.ts'
import { placeGifts } from './gifts.ts'
import { defaultFleet } from './ready.ts'
import { rosterOf } from './roster.ts'
import { sampleFleet } from './sample.ts'

const fleet = callRules('fleet', ['fleet'], {
  wants: ['ES-DES-01', 'expected a fleet'],
  of: () => [],
  check: (view, me, order) => checkFleet(order.fleet, limitsOf(view.setup, me))[0],
  randomOrder: (view, me, dice) => ({ order: 'fleet', fleet: sampleFleet(dice, limitsOf(view.setup, me)) }),
  defaultOrder: (view, me) => ({ order: 'fleet', fleet: defaultFleet(limitsOf(view.setup, me)) }),
})

/** The seat's limits once its advantage is rolled. */
export const refitLimits = (table: Table, seat: Color): FleetLimits => limitsOf(table.setup, seat, table.advantages[seat] ?? null)
function fleetMade(table: Table, seat: Color): FleetDesign {
  const made = table.secret[seat]?.fleet
  if (!made) throw new Error(`${seat} has no fleet to refit`)
  return made
}
/** A fleet of legal ships with its gift. Parts that do not fit are forfeited. */
export function fitted(table: Table, seat: Color, made: FleetDesign, dice: Parameters<typeof placeGifts>[3]): FleetDesign {
  const limits = refitLimits(table, seat)
  return placeGifts(made, limits.rows ?? [], (candidate) => isLegalFleet(candidate, limits, made.ships), dice)
}
/** R-ES-41: another flagship brings no second roll; the gift goes to the new flagship. */
const renamed = (made: FleetDesign, flagship: number): FleetDesign => ({ ...made, flagship })

const refit = callRules('refit', ['refit'], {
  wants: ['ES-FLG-08', 'expected the fleet with its gift'],
  of: () => [],
  check: (view, me, order) => checkFleet(order.fleet, refitLimits(view, me))[0],
  randomOrder(view, me, dice) {
    const made = likely(dice, 1, 5) ? sampleFleet(dice, limitsOf(view.setup, me)) : fleetMade(view, me)
    const other = likely(dice, 1, 5) ? renamed(made, die(dice, made.ships.length, 'flagship') - 1) : made
    return { order: 'refit', fleet: fitted(view, me, other, dice) }
  },
  defaultOrder: (view, me) => ({ order: 'refit', fleet: fitted(view, me, fleetMade(view, me), null) }),
})

const deploy = callRules('deploy', ['deploy'], {
  wants: ['ES-SEQ-01', 'expected a hex and a facing for each ship'],
  of: (view, me) => rosterOf(view, me) ?? [],
  check: (view, me, order) => checkPlaces(view, me, order.places),
  randomOrder: (view, me, dice) => ({ order: 'deploy', places: randomPlaces(view, me, dice) }),
  defaultOrder: (view, me) => ({ order: 'deploy', places: defaultPlaces(view, me) }),
})

export const designQuestions = { fleet, refit, deploy }
