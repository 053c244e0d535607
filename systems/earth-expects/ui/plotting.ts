// The reach of guns while a course is plotted: for the ship from the end of its course, for enemies from their present places.
import type { Scene, Tint } from '@admiralty/board'
import { type HexMean, type PlannedFire, plannedReach } from '@admiralty/game-ui'
import { distance, type Hex, sameHex, subtract, within } from '@admiralty/space'
import { canScore } from '../src/fire/hit-chance.ts'
import { prospectOf } from '../src/fire/prospects.ts'
import { inArc, type Weapon, weaponsOf } from '../src/fire/weapons.ts'
import { hullOf } from '../src/hull.ts'
import { flightAlong } from '../src/movement/flight.ts'
import { meansOf } from '../src/movement/means.ts'
import type { Order } from '../src/orders.ts'
import { NO_POWER, usableBoxes } from '../src/power/supply.ts'
import type { Color } from '../src/shapes.ts'
import type { Plot, Ship, View } from '../src/state.ts'
import { enemiesOf, findShip, NO_SECRETS } from '../src/table.ts'
import { barred, throughAir } from '../src/terrain/terrain.ts'
import { type Draft, type PlotDraft, plotsIn } from '../src/words/draft.ts'
import { nameOf } from '../src/words/say.ts'

/** Plots of the draft, the unfinished one included, or of an order. */
const plotsOf = (draft: Draft | null, order: Order | null): PlotDraft['ships'] =>
  order?.order === 'plot' ? order.ships : draft?.kind === 'plot' ? plotsIn(draft) : {}
/** The ship at the end of its plot. */
function atTheEnd(view: View, ship: Ship, { path }: Plot): Ship {
  const { legs, facing } = flightAlong(meansOf(view, ship), path)
  return { ...ship, hex: legs.at(-1)?.hex ?? ship.hex, facing }
}

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
function fireFrom(view: View, ship: Ship): readonly HexMean[] {
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
function threatsTo(view: View, ship: Ship): readonly Hex[] {
  const known = threats.get(view) ?? new Map<string, readonly Hex[]>()
  threats.set(view, known)
  const found = known.get(ship.id) ?? enemiesOf(view, ship.seat).flatMap((enemy) => threatsOf(view, enemy, ship))
  known.set(ship.id, found)
  return found
}

/** Darker tints for a larger share of the largest mean damage. */
const levelOf = (mean: number, most: number): Tint['level'] => (mean > most * 0.75 ? 5 : mean > most * 0.5 ? 4 : mean > most * 0.25 ? 3 : 2)

interface Plotting {
  readonly me: Color
  readonly draft: Draft | null
  /** The order of the choice under the pointer. */
  readonly order: Order | null
  readonly selected: string | null
}
/** The shading and outlines of the chart for the ship whose course is plotted, otherwise for the selected ship. */
export function reachWhilePlotting(
  view: View,
  { me, draft, order, selected }: Plotting,
): Required<Pick<Scene, 'tints' | 'overlays' | 'caption'>> {
  const plots = plotsOf(draft, order)
  const [only, another] = Object.keys(plots)
  const id = (draft?.kind === 'plot' ? draft.ship : null) ?? (another === undefined ? only : undefined) ?? selected
  const ship = id === null ? undefined : findShip(view, id)
  if (ship?.seat !== me) return plannedReach({ planned: null, threats: [], enemies: '', levelOf })
  const plot = plots[ship.id]
  const planned: PlannedFire | null = plot ? { name: nameOf(view, ship.id), means: fireFrom(view, atTheEnd(view, ship, plot)) } : null
  return plannedReach({ planned, threats: threatsTo(view, ship), enemies: 'enemy guns at full power', levelOf })
}
