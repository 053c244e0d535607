// Exact chances of declared fire, for the rows of the fire dialog.
import { isRefusal, mean, plus, type Spread, toSpread } from '@admiralty/kernel'
import { type FireChances, fireChances } from '../fire/chances.ts'
import { gunAt } from '../fire/guns.ts'
import type { ShotOrder } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import type { GameRow } from './form.ts'
import { fullName, systemName } from './say.ts'

/** Systems whose chance of loss is listed beside the damage. */
const LISTED = 4
function alsoOf(view: View, chances: FireChances): Spread['also'] {
  const target = chances.kind === 'ship' ? view.ships[chances.id] : undefined
  if (!target || chances.kind !== 'ship') return []
  const systems = chances.systems
    .filter(({ chance }) => chance > 0.005)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, LISTED)
  return [
    ...(chances.destroyed > 0 ? [{ what: `${target.name} is destroyed`, chance: chances.destroyed, rule: 'FT-DMG-01' as const }] : []),
    ...systems.map(({ system, chance }) => ({ what: `${systemName(target, system)} is lost`, chance, rule: 'FT-DMG-05' as const })),
  ]
}
/** The effect of the fire on its first target: boxes of armour and hull together, and what else may follow. */
export function fireSpread(view: View, ship: Ship, shots: readonly ShotOrder[]): Spread | null {
  const [first] = fireChances(view, ship, shots)
  if (!first) return null
  const spread =
    first.kind === 'ship' ? toSpread(first.hull, `hull boxes of ${fullName(view, first.id)}`) : toSpread(first.kills, 'fighters killed')
  return { ...spread, also: alsoOf(view, first) }
}
/** Boxes and fighters that the fire is expected to destroy. */
export const expectedHits = (view: View, ship: Ship, shots: readonly ShotOrder[]): number =>
  fireChances(view, ship, shots).reduce((sum, one) => sum + mean(one.kind === 'ship' ? plus(one.armour, one.hull) : one.kills), 0)
/** The dice of one mount with their reasons, and the chance that it hits at all. */
export function shotDetails(view: View, ship: Ship, shot: ShotOrder): Pick<GameRow, 'odds' | 'oddsTo' | 'because'> {
  const gun = gunAt(view, ship, shot)
  if (isRefusal(gun)) return {}
  const because =
    'dice' in gun ? [{ title: 'dice', number: gun.dice }] : 'needs' in gun ? [{ title: 'face needed', number: gun.needs }] : []
  const [chances] = fireChances(view, ship, [shot])
  const damage = chances?.kind === 'ship' ? plus(chances.armour, chances.hull) : chances?.kills
  const none = damage?.values[0] === 0 ? (damage.chances[0] ?? 0) : 0
  return { odds: 1 - none, oddsTo: chances?.kind === 'ship' ? 'do damage' : 'kill a fighter', because }
}
