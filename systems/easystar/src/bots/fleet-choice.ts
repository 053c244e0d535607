// A bot's decisions before the battle: a ready-made fleet, the place of the gift, a line-up.
import { type Dice, pick } from '@admiralty/kernel'
import { fitted } from '../design/questions.ts'
import { defaultFleet, type PricedFleet, readyFor } from '../design/ready.ts'
import type { Order } from '../orders.ts'
import { limitsOf } from '../setting/limits.ts'
import type { Color, Setup, View } from '../state.ts'
import type { Care } from './care.ts'
import { lineupsFor } from './lineups.ts'

/** The least share of the points that a fleet spends. */
const NEARLY_ALL = 0.9

/** One ready-made fleet that spends most points and is made for the seat's task, at random; in haste all that are legal. Search one turn ahead cannot compare fleets. */
export function chooseFleet(view: View, me: Color, dice: Dice, { anyFleet }: Care): readonly Order[] {
  const limits = limitsOf(view.setup, me)
  const purpose = purposeOf(view.setup, me)
  const rich = readyFor(limits).filter(({ cost }) => cost >= NEARLY_ALL * limits.budget)
  const made = rich.filter(({ scenario }) => scenario === purpose)
  const fleets = (made.length > 0 && !anyFleet ? made : rich).map(({ fleet }) => fleet)
  if (fleets.length === 0) return [{ order: 'fleet', fleet: defaultFleet(limits) }]
  return (anyFleet ? fleets : [pick(dice, fleets)]).map((fleet) => ({ order: 'fleet', fleet }))
}
/** The purpose of a fleet for a seat. A leviathan and a starbase take ships that can stand their guns. */
function purposeOf({ scenario }: Setup, me: Color): PricedFleet['scenario'] {
  if (scenario === 'carriers') return 'carriers'
  if (scenario === 'quality' || scenario === 'starbase') return me === 'yellow' ? scenario : 'hunt'
  return scenario === 'convoy' && me === 'yellow' ? 'convoy' : 'battle'
}

/** The refit with the gift placed where it fits. */
export function placeGift(view: View, me: Color): readonly Order[] {
  const made = view.secret[me]?.fleet
  return made ? [{ order: 'refit', fleet: fitted(view, me, made, null) }] : []
}

/** Ready-made deployments, a random one first. */
export function lineUp(view: View, me: Color, dice: Dice): readonly Order[] {
  const lines = lineupsFor(view, me).map(({ places }): Order => ({ order: 'deploy', places }))
  if (lines.length === 0) return []
  const first = pick(dice, lines)
  return [first, ...lines.filter((line) => line !== first)]
}
