// Fire, point defence and where shots go: every weapon at what it hurts most, the best of them kept for missiles.
import type { Dice } from '@admiralty/kernel'
import { commanded } from '../ask.ts'
import { chainIn, engagements, sensorsFor } from '../fire/defence.ts'
import { prospectOf } from '../fire/prospects.ts'
import { rowsIn, targetsOf } from '../fire/questions.ts'
import { type Weapon, weaponsOf } from '../fire/weapons.ts'
import { hullOf } from '../hull.ts'
import type { Order, OrderOf } from '../orders.ts'
import { controlOf, supplyOf } from '../power/supply.ts'
import { firstOn } from '../record/rows.ts'
import { sensorsLeft } from '../sensors/locks.ts'
import type { Color } from '../shapes.ts'
import type { Attack, Ship, View } from '../state.ts'
import { missileOf, missilesOf, rangeTo, shipOf } from '../table.ts'
import { isQuarry } from './stance.ts'
import { BOX_WORTH, LEVEL_WORTH } from './worth.ts'

type Shot = OrderOf<'commit'>['ships'][string][number]

export function commit(view: View, me: Color): readonly Order[] {
  const kept = keptForMissiles(view, me)
  const volley = (held: ReadonlySet<string>): OrderOf<'commit'> => ({
    order: 'commit',
    ships: Object.fromEntries(
      commanded(view, me).flatMap((ship) => {
        const shots = shotsOf(view, ship, held)
        return shots.length > 0 ? [[ship.id, shots]] : []
      }),
    ),
  })
  return [volley(kept), volley(new Set()), { order: 'commit', ships: {} }]
}
const weaponKey = (ship: string, weapon: string): string => `${ship}/${weapon}`
/** A weapon for each missile that comes at one's own, the surest first. */
function keptForMissiles(view: View, me: Color): ReadonlySet<string> {
  const kept = new Set<string>()
  const covered = new Set<string>()
  for (const { order, needed } of engagements(view, me, null)) {
    const aimed = missileOf(view, order.missile).target
    const key = weaponKey(order.ship, order.weapon)
    if (needed.total > 5 || covered.has(order.missile) || kept.has(key) || shipOf(view, aimed).seat !== me) continue
    covered.add(order.missile)
    kept.add(key)
  }
  return kept
}

function shotsOf(view: View, ship: Ship, kept: ReadonlySet<string>): readonly Shot[] {
  const free = weaponsOf(view, ship).filter(({ id, kind }) => kind !== 'antiMissile' && !kept.has(weaponKey(ship.id, id)))
  const guns = free.filter(({ kind }) => kind !== 'missile').flatMap((weapon) => bestShot(view, ship, weapon))
  return [
    ...guns,
    ...launches(
      view,
      ship,
      free.filter(({ kind }) => kind === 'missile'),
    ),
  ]
}
function bestShot(view: View, ship: Ship, weapon: Weapon): readonly Shot[] {
  const rated = targetsOf(view, ship, weapon).map((at) => {
    const mean = prospectOf(view, ship, weapon, at)?.mean ?? 0
    return { at: at.id, worth: mean * (isQuarry(view, at, ship.seat) ? 1.5 : 1) * (1 + hurtShare(at)) }
  })
  const [best] = rated.toSorted((a, b) => b.worth - a.worth)
  return best && best.worth > 0 ? [{ weapon: weapon.id, at: best.at, nuclear: false }] : []
}
/** How much of it is shot away: what is nearly lost is finished first. */
const hurtShare = ({ levels, design }: Ship): number =>
  Object.values(levels).filter((level) => level === 'destroyed').length / design.boxes.length

/** As far as a lock-on can be hoped for. */
const MISSILE_RANGE = 8
/** As many as there is control for, at the nearest; nuclear where engines are dead. */
function launches(view: View, ship: Ship, launchers: readonly Weapon[]): readonly Shot[] {
  const eyes = sensorsLeft(view, ship).length > 0 || view.setup.options.simpleSensors
  const room = controlOf(view, ship)
  return launchers.slice(0, eyes ? room : 0).flatMap((weapon): readonly Shot[] => {
    const [target] = targetsOf(view, ship, weapon)
      .filter((at) => rangeTo(ship, at) <= MISSILE_RANGE)
      .toSorted((a, b) => rangeTo(ship, a) - rangeTo(ship, b))
    return target ? [{ weapon: weapon.id, at: target.id, nuclear: isHelpless(view, target) }] : []
  })
}
/** EE-MIS-12: no engine of hers can have power next turn, as far as her record shows. */
function isHelpless(view: View, target: Ship): boolean {
  if (target.design.base) return false
  const { engines, networks } = supplyOf(view, { ...target, dark: [] })
  const fed = (box: string): boolean => networks.some(({ boxes, yields }) => yields > 0 && boxes.has(box))
  return !engines.some(({ boxes }) => boxes.some(({ id, own }) => own || fed(id)))
}

/** At what is aimed at one's own first, then for allies; with sensors where the die would else hardly do. */
export function defend(view: View, me: Color): readonly Order[] {
  const able = engagements(view, me, chainIn(view)).map(({ order, needed }) => ({
    needed: needed.total,
    own: shipOf(view, missileOf(view, order.missile).target).seat === me,
    order: { ...order, sensors: needed.total > 4 ? helping(view, order) : [] },
  }))
  const worthwhile = able.filter(({ needed, own, order }) => own && needed - order.sensors.length <= 6)
  const sorted = worthwhile.toSorted((a, b) => a.needed - a.order.sensors.length - b.needed + b.order.sensors.length)
  return [...sorted.slice(0, 3).map(({ order }) => order), { order: 'pass' }]
}
function helping(view: View, { ship: id, missile: at }: OrderOf<'defend'>): readonly string[] {
  const ship = shipOf(view, id)
  const missile = missileOf(view, at)
  return sensorsFor(view, ship, missile).slice(0, Math.min(2, rangeTo(ship, missile)))
}

// Where shots go.
/** Of two dice, by how far they are off seven. */
const SHIFTS = [6, 5, 4, 3, 2, 1] as const
function rowWorth(view: View, attack: Attack, heading: Attack['headings'][number], row: number): number {
  const target = shipOf(view, attack.at)
  const hull = hullOf(view, target)
  return SHIFTS.reduce((sum, chances, off) => {
    const rows = off === 0 ? [row] : [row - off, row + off]
    return (
      sum +
      rows.reduce(
        (all, at) =>
          all +
          chances *
            boxWorth(view, hull, firstOn(hull.layout, hull.levels, { heading, row: at }, attack.kind === 'ion' ? 'ignored' : 'counts')),
        0,
      )
    )
  }, 0)
}
function boxWorth(view: View, hull: ReturnType<typeof hullOf>, box: string | undefined): number {
  if (box === undefined) return 0
  const type = hull.layout.byId.get(box)?.box.type ?? 'H'
  const level = hull.levels[box] ?? 'sound'
  return BOX_WORTH[type] * LEVEL_WORTH[level] + (view.turn > 0 ? 0.3 : 0)
}
export function chooseRow(view: View): readonly Order[] {
  const { attack } = view
  if (!attack) return []
  const rated = rowsIn(view).map((row) => ({ row, worth: rowWorth(view, attack, attack.heading ?? 0, row) }))
  return rated
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 3)
    .map(({ row }) => ({ order: 'row', row, high: 'right' }))
}
/** The way in which the best that can be aimed at is worth least. */
export function chooseRows(view: View): readonly Order[] {
  const { attack } = view
  if (!attack) return []
  const rated = attack.headings.map((heading) => {
    const rows = rowsIn({ ...view, attack: { ...attack, heading } })
    return { heading, worth: Math.max(0, ...rows.map((row) => rowWorth(view, attack, heading, row))) }
  })
  return rated.toSorted((a, b) => a.worth - b.worth).map(({ heading }) => ({ order: 'rowSet', heading }))
}

/** Any way will do; a whim keeps the enemy guessing. */
export const guide = (view: View, me: Color, dice: Dice): readonly Order[] => {
  const flown = missilesOf(view, me)
  const [whim = 1] = dice.roll(1, 2, 'whim')
  const ways: OrderOf<'guide'> = { order: 'guide', missiles: Object.fromEntries(flown.map(({ id }) => [id, whim - 1])) }
  return [ways, { order: 'guide', missiles: {} }]
}
