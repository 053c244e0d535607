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

/** The fleets for each purpose and budget that won most battles between bots. Search one turn ahead cannot compare fleets. */
export const PROVEN: Readonly<Record<PricedFleet['scenario'], readonly string[]>> = {
  battle: ['Flying Squad', 'Iron Vanguard', 'Carrier Group', 'Battle Line', 'Fleet Wing', 'Grand Battery', 'Home Fleet'],
  hunt: ['Two Giants'],
  quality: ['The Hive'],
  starbase: ['Guns of the Base'],
  convoy: ['Escort Duty'],
  carriers: ['One Great Carrier'],
}
/** The same for the side that attacks a convoy. */
export const RAIDERS: readonly string[] = ['Wolf Pack', 'Long Guns']

/** A proven fleet for the seat's task that spends most points, at random; in haste all fleets that are legal. */
export function chooseFleet({ setup }: View, me: Color, dice: Dice, { anyFleet }: Care): readonly Order[] {
  const limits = limitsOf(setup, me)
  const rich = readyFor(limits).filter(({ cost }) => cost >= NEARLY_ALL * limits.budget)
  if (rich.length === 0) return [{ order: 'fleet', fleet: defaultFleet(limits) }]
  const fleets = anyFleet ? rich : [pick(dice, bestOf(rich, setup, me))]
  return fleets.map(({ fleet }) => ({ order: 'fleet', fleet }))
}
/** The proven fleets for a seat's task, or else all for that task, or else all. */
function bestOf(fleets: readonly PricedFleet[], setup: Setup, me: Color): readonly PricedFleet[] {
  const purpose = purposeOf(setup, me)
  const names = setup.scenario === 'convoy' && purpose === 'battle' ? RAIDERS : PROVEN[purpose]
  const made = fleets.filter(({ scenario }) => scenario === purpose)
  const proven = made.filter(({ fleet }) => names.includes(fleet.name))
  return [proven, made].find((some) => some.length > 0) ?? fleets
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
