// A bot's decisions before the battle: a ready-made fleet, the place of the gift, a line-up.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { fleetCost } from '../design/cost.ts'
import { fitted } from '../design/questions.ts'
import { defaultFleet, type PricedFleet, readyFor } from '../design/ready.ts'
import type { Order } from '../orders.ts'
import { limitsOf } from '../setting/limits.ts'
import type { Color, View } from '../state.ts'
import type { Care } from './care.ts'
import { lineupsFor } from './lineups.ts'

/** Styles by the results of the computer against itself, best first. */
const STYLES: readonly PricedFleet['style'][] = ['carriers', 'gunline', 'balanced', 'torpedoes']

/** One ready-made fleet that spends most points: usually the best style, sometimes the next; in haste any style. Search one turn ahead cannot compare fleets. */
export function chooseFleet(view: View, me: Color, dice: Dice, { anyFleet }: Care): readonly Order[] {
  const limits = limitsOf(view.setup, me)
  const full = defaultFleet(limits)
  const special = ({ scenario }: PricedFleet): number => (scenario === 'battle' ? 1 : 0)
  const good = readyFor(limits)
    .filter(({ fleet }) => fleetCost(fleet).total >= 0.9 * limits.budget)
    .sort((a, b) => special(a) - special(b) || STYLES.indexOf(a.style) - STYLES.indexOf(b.style))
    .map(({ fleet }) => fleet)
  if (anyFleet && good.length > 1) return good.map((fleet) => ({ order: 'fleet', fleet }))
  const fleet = (likely(dice, 1, 6) ? good[1] : undefined) ?? good[0] ?? full
  return [{ order: 'fleet', fleet }]
}

/** The refit with the gift placed where it fits. */
export function placeGift(view: View, me: Color): readonly Order[] {
  const made = view.secret[me]?.fleet
  return made ? [{ order: 'refit', fleet: fitted(view, me, made, null) }] : []
}

/** Ready-made deployments, a random one first. */
export function lineUp(view: View, me: Color, dice: Dice): readonly Order[] {
  const lines = lineupsFor(view, me).map(({ places }): Order => ({ order: 'deploy', places }))
  return lines.length > 0 ? distinct([pick(dice, lines), ...lines]) : []
}

const distinct = (orders: readonly Order[]): readonly Order[] => {
  const prints = orders.map((order) => JSON.stringify(order))
  return orders.filter((_, index) => prints.indexOf(prints[index] ?? '') === index)
}
