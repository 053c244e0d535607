// P4 and P10: salvoes where enemies will be, and the whole fire of a ship at the best target.

import { HOMING_RANGE } from '../../data/tables.ts'
import { PASS } from '../chapter.ts'
import { allShotsAt, controlsOf, fireFault, firingShips, gunsOf, shotsOfMount } from '../fire/firing.ts'
import { surfaceOf } from '../measure.ts'
import type { Order, SalvoOrder, ShotOrder } from '../orders.ts'
import { type Launchable, launchableSalvoes, salvoesFault, salvoShips } from '../ordnance/launching.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemyShips, partOf, shipOf } from '../table.ts'
import { expectedFire, massOf } from './guns.ts'
import { likelyFoes } from './plot.ts'
import { type LikelyFoe, straightOn } from './whereabouts.ts'

/** The share of an enemy's likely places near a salvo, for which it is worth a load. */
const LIKELY_ENOUGH = 0.4
/** Where most of an enemy's likely places are near, weighed by its mass. */
function salvoAt(
  view: View,
  ship: Ship,
  foes: readonly LikelyFoe[],
  { mount, magazine, load }: Launchable,
  chosen: readonly SalvoOrder[],
): SalvoOrder | undefined {
  const surface = surfaceOf(view)
  return foes
    .flatMap(({ ship: { design }, places }) =>
      places.map(({ after: { at } }) => {
        const chance = places.reduce((sum, { after, share }) => sum + (surface.isWithin(at, after.at, HOMING_RANGE) ? share : 0), 0)
        return { chance, worth: chance * Math.sqrt(design.mass), salvo: { mount: mount.id, magazine, load, at } }
      }),
    )
    .filter(({ chance }) => chance >= LIKELY_ENOUGH)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ salvo }) => salvo)
    .find((salvo) => !salvoesFault(view, ship.seat, { order: 'salvoes', ship: ship.id, salvoes: [...chosen, salvo] }))
}
const salvoesAt =
  (foesOf: (view: View, me: Color) => readonly LikelyFoe[]) =>
  (view: View, me: Color): readonly Order[] => {
    const ships = salvoShips(view, me)
    const foes = ships.length > 0 ? foesOf(view, me) : []
    for (const ship of ships) {
      const salvoes: SalvoOrder[] = []
      for (const able of launchableSalvoes(ship)) {
        const salvo = salvoes.some(({ mount }) => mount === able.mount.id) ? undefined : salvoAt(view, ship, foes, able, salvoes)
        if (salvo) salvoes.push(salvo)
      }
      if (salvoes.length > 0) return [{ order: 'salvoes', ship: ship.id, salvoes }, PASS]
    }
    return [PASS]
  }
export const ordnance = salvoesAt(likelyFoes)
/** Salvoes where enemies will be if they fly straight on. */
export const hastyOrdnance = salvoesAt((view, me) => enemyShips(view, me).map((foe) => straightOn(view, foe)))

/** All fire of a ship: the best target first, another for each fire control that is left. */
function shotsOf(view: View, ship: Ship): readonly ShotOrder[] {
  const aims = gunsOf(ship).flatMap((mount) => shotsOfMount(view, ship, mount).map(({ target }) => target))
  const targets = new Set(aims.flatMap(({ kind, id }) => (kind === 'ship' ? [shipOf(view, id)] : [])))
  const ranked = [...targets]
    .map((there) => ({ id: there.id, worth: massOf(expectedFire(view, ship, there), there) }))
    .toSorted((a, b) => b.worth - a.worth)
  let shots: readonly ShotOrder[] = []
  for (const { id } of ranked.slice(0, Math.max(1, controlsOf(ship)))) {
    const next = withNeedles(view, ship, allShotsAt(view, ship, shots, id), id)
    if (!fireFault(view, ship.seat, { order: 'fire', ship: ship.id, shots: next })) shots = next
  }
  return shots
}
const NEEDLED: readonly string[] = ['drive', 'fireCon-1', 'screen-1', 'ftl']
/** Needle beams that are still free aim at what hurts most. */
function withNeedles(view: View, ship: Ship, shots: readonly ShotOrder[], target: string): readonly ShotOrder[] {
  const aimed = [...shots]
  for (const mount of gunsOf(ship)) {
    if (!partOf(ship, mount, 'needle') || aimed.some((shot) => shot.mount === mount)) continue
    const able = shotsOfMount(view, ship, mount).filter((shot) => shot.target.id === target)
    const shot = NEEDLED.flatMap((system) => able.filter((one) => one.system === system))[0] ?? able[0]
    if (shot && !fireFault(view, ship.seat, { order: 'fire', ship: ship.id, shots: [...aimed, shot] })) aimed.push(shot)
  }
  return aimed
}
/** The ship that expects most fires first, before it is fired at. */
export function fire(view: View, me: Color): readonly Order[] {
  const plans = firingShips(view, me).map((ship) => ({ ship, shots: shotsOf(view, ship) }))
  const worth = ({ ship, shots }: (typeof plans)[number]): number => shots.length + ship.design.mass / 100
  const orders = plans
    .filter(({ shots }) => shots.length > 0)
    .toSorted((a, b) => worth(b) - worth(a))
    .map(({ ship, shots }): Order => ({ order: 'fire', ship: ship.id, shots }))
  return [...orders.slice(0, 3), PASS]
}
/** Guns at whatever bears first. */
export function hastyFire(view: View, me: Color): readonly Order[] {
  const surface = surfaceOf(view)
  for (const ship of firingShips(view, me)) {
    const near = enemyShips(view, me).toSorted((a, b) => surface.gap(ship.at, a.at) - surface.gap(ship.at, b.at))
    const shots = near.map(({ id }) => allShotsAt(view, ship, [], id)).find((all) => all.length > 0)
    if (shots) return [{ order: 'fire', ship: ship.id, shots }]
  }
  return [PASS]
}
