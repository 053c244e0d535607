// Chooses the route of a missile: few hazards, little point defence, and the side on which the target loses most.
import { subtract } from '@admiralty/space'
import { underWay } from '../fire/missiles.ts'
import { type Way, waysOf } from '../fire/ways.ts'
import { bearing } from '../hull.ts'
import type { Order } from '../orders.ts'
import { usableBoxes } from '../power/supply.ts'
import { inShipFrame } from '../record/arcs.ts'
import { headingsFor } from '../record/rows.ts'
import type { Color } from '../shapes.ts'
import type { Missile, Ship, View } from '../state.ts'
import { findShip, flying } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { mostLost } from './rows.ts'

export const guide = (view: View, me: Color): readonly Order[] => [
  { order: 'guide', missiles: Object.fromEntries(underWay(view, me).flatMap((missile) => bestWay(view, missile))) },
]
function bestWay(view: View, missile: Missile): readonly (readonly [string, number])[] {
  const target = findShip(view, missile.target)
  if (!target || !flying(target)) return []
  const worths = waysOf(view, missile).map((way) => arrives(view, way) * strikes(view, { missile, target }, way))
  return worths.length > 0 ? [[missile.id, worths.indexOf(Math.max(...worths))]] : []
}

/** The chance that the missile survives its route (EE-AST-05, EE-RAD-04, EE-INR-01, EE-SUR-03, EE-AST-10). */
const arrives = (view: View, { path }: Way): number =>
  path.slice(1).reduce((chance, hex, at) => {
    if (isTerrain(view, hex, 'interior', 'cinematic') || (at < path.length - 2 && isTerrain(view, hex, 'surface'))) return 0
    return (chance * (6 - (isTerrain(view, hex, 'dense') ? 1 : 0) - (isTerrain(view, hex, 'radiation') ? 1 : 0))) / 6
  }, 1)

/** The share of missiles that one box stops. */
const STOPS = { A: 1, L: 0.3 } as const
function strikes(view: View, { missile, target }: { readonly missile: Missile; readonly target: Ship }, { entry }: Way): number {
  const stop = (type: keyof typeof STOPS): number =>
    STOPS[type] * bearing(view, target, usableBoxes(view, target, type), subtract(entry, target.hex)).length
  const headings = headingsFor(inShipFrame(subtract(target.hex, entry), target))
  const attack = { by: missile.from, at: target.id, weapon: missile.id, kind: 'missile', missile: missile.id } as const
  const lost = headings.map((heading) => mostLost(view, { ...attack, headings, heading, damage: null, row: null, high: null, rapid: null }))
  return Math.min(...lost) / (1 + stop('A') + stop('L'))
}
