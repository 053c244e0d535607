// What could be fired at each hex: by the ship that plots, and at it.
import type { HexMean } from '@admiralty/game-ui'
import { distance, type Hex, sameHex, subtract, within } from '@admiralty/space'
import { canScore } from '../src/fire/hit-chance.ts'
import { inArc } from '../src/fire/in-arc.ts'
import { prospectOf } from '../src/fire/prospects.ts'
import { type Weapon, weaponsOf } from '../src/fire/weapons.ts'
import { hullOf } from '../src/hull.ts'
import { NO_POWER, usableBoxes } from '../src/power/supply.ts'
import type { Ship, View } from '../src/state.ts'
import { enemiesOf, NO_SECRETS } from '../src/table.ts'
import { barred, throughAir } from '../src/terrain/terrain.ts'

const guns = (view: View, ship: Ship): readonly Weapon[] =>
  weaponsOf(view, ship).filter(({ kind }) => kind === 'ion' || kind === 'laser' || kind === 'railgun')

/** Guns reach no farther than this, apart from railguns with a lock-on. */
const FAR = 12

interface Gun {
  readonly from: Ship
  readonly weapon: Weapon
  readonly at: Ship
}

/** The hexes in which a gun has an effect on a ship, with a figure. Figures depend on the range and on air only, so few are computed. */
function effects<T>(
  view: View,
  { from, weapon, at }: Gun,
  figure: (there: Ship) => T | null,
): readonly { readonly hex: Hex; readonly of: T }[] {
  const hull = hullOf(view, from)
  const known = new Map<string, T | null>()
  return within(from.hex, FAR).flatMap((hex) => {
    if (sameHex(hex, from.hex)) return []
    const key = `${distance(hex, from.hex)} ${throughAir(view, from.hex, hex)}`
    if (!known.has(key)) known.set(key, figure({ ...at, hex }))
    const of = known.get(key) ?? null
    return of === null || !inArc(from, hull, weapon, subtract(hex, from.hex)) || barred(view, from.hex, hex, weapon.kind)
      ? []
      : [{ hex, of }]
  })
}

/** Mean damage of the ship's guns from the end of its course to the enemy nearest to it. */
export function fireFrom(view: View, ship: Ship): readonly HexMean[] {
  const [at = ship] = enemiesOf(view, ship.seat).toSorted((a, b) => distance(a.hex, ship.hex) - distance(b.hex, ship.hex))
  return guns(view, ship).flatMap((weapon) =>
    effects(view, { from: ship, weapon, at }, (there) => prospectOf(view, ship, weapon, there)?.mean || null).map(({ hex, of }) => ({
      hex,
      mean: of,
    })),
  )
}

/** The view with full power for an enemy, since its power is secret. */
function withFullPower(view: View, enemy: Ship): View {
  const power = { [enemy.id]: { ...NO_POWER, lit: usableBoxes(view, enemy, 'I', 'L', 'R') } }
  return { ...view, secret: { ...view.secret, [enemy.seat]: { ...NO_SECRETS, power } } }
}

/** The hexes in which the guns of an enemy can damage the ship. A base's railguns fire at bases only (EE-BAS-08). */
function threatsOf(view: View, from: Ship, ship: Ship): readonly Hex[] {
  const powered = withFullPower(view, from)
  return guns(powered, from)
    .filter(({ kind }) => kind !== 'railgun' || !from.design.base)
    .flatMap((weapon) => effects(powered, { from, weapon, at: ship }, (there) => canScore(powered, from, weapon, there) || null))
    .map(({ hex }) => hex)
}

const threats = new WeakMap<View, Map<string, readonly Hex[]>>()

/** The hexes in which guns of visible enemies can damage the ship. Cached, since it depends on no course. */
export function threatsTo(view: View, ship: Ship): readonly Hex[] {
  const known = threats.get(view) ?? new Map<string, readonly Hex[]>()
  threats.set(view, known)
  const found = known.get(ship.id) ?? enemiesOf(view, ship.seat).flatMap((enemy) => threatsOf(view, enemy, ship))
  known.set(ship.id, found)
  return found
}
