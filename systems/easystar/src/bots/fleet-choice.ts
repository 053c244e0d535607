// Fleets and lines of battle a bot would choose: ready ones that spend the points, the gift placed, lines that keep together.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { fleetCost } from '../design/cost.ts'
import { fitted } from '../design/questions.ts'
import { defaultFleet, type PricedFleet, readyFor } from '../design/ready.ts'
import type { Order } from '../orders.ts'
import { limitsOf } from '../setting/limits.ts'
import type { Color, View } from '../state.ts'
import { lineupsFor } from './lineups.ts'

/** Styles as the computer fares with them in battles against itself, best first. */
const STYLES: readonly PricedFleet['style'][] = ['carriers', 'gunline', 'balanced', 'torpedoes']

/** A ready fleet that leaves little unspent: mostly the one it fares best with, now and then the next. One idea alone: no look a turn ahead tells fleets apart. */
export function chooseFleet(view: View, me: Color, dice: Dice): readonly Order[] {
  const limits = limitsOf(view.setup, me)
  const full = defaultFleet(limits)
  const special = ({ scenario }: PricedFleet): number => (scenario === 'battle' ? 1 : 0)
  const good = readyFor(limits)
    .filter(({ fleet }) => fleetCost(fleet).total >= 0.9 * limits.budget)
    .sort((a, b) => special(a) - special(b) || STYLES.indexOf(a.style) - STYLES.indexOf(b.style))
    .map(({ fleet }) => fleet)
  const fleet = (likely(dice, 1, 6) ? good[1] : undefined) ?? good[0] ?? full
  return [{ order: 'fleet', fleet }]
}

export function placeGift(view: View, me: Color): readonly Order[] {
  const made = view.secret[me]?.fleet
  return made ? [{ order: 'refit', fleet: fitted(view, me, made, null) }] : []
}

export function lineUp(view: View, me: Color, dice: Dice): readonly Order[] {
  const lines = lineupsFor(view, me).map(({ places }): Order => ({ order: 'deploy', places }))
  return lines.length > 0 ? distinct([pick(dice, lines), ...lines]) : []
}

const distinct = (orders: readonly Order[]): readonly Order[] => {
  const prints = orders.map((order) => JSON.stringify(order))
  return orders.filter((_, index) => prints.indexOf(prints[index] ?? '') === index)
}
