// Invents enemy power from announced figures and boxes that were seen to work. The rest is random.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { allocate } from '../power/courses.ts'
import { POINT, pointsOf, speedBefore } from '../power/points.ts'
import { supplyOf } from '../power/supply.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Points, Secret, Ship, Table } from '../state.ts'
import { designOf, shownPower } from '../table.ts'

export function powerBehind(table: Table, mine: readonly Ship[], dice: Dice): Pick<Secret, 'power' | 'points'> {
  const power: Record<string, Allocation> = {}
  const points: Record<string, Points> = {}
  for (const ship of mine) {
    const allocation = guess(table, ship, dice)
    power[ship.id] = allocation
    points[ship.id] = madeOf(table, ship, allocation)
  }
  return { power, points }
}
/** Figures announced to this side (EE-TAI-02) and used speed points are known. */
function madeOf(table: Table, ship: Ship, allocation: Allocation): Points {
  const heard = heardOf(table, ship)
  const made = pointsOf(table, ship, allocation)
  if (heard) return { ...heard, unspent: Math.min(made.unspent, heard.manoeuvre) }
  return ship.deeds.path.length > 1 ? { ...made, speed: ship.deeds.speed } : made
}
const heardOf = (table: Table, { id }: Ship) => Object.values(table.secret).find(({ heard }) => Object.hasOwn(heard, id))?.heard[id]

/** EE-GEN-25: launchers seen to launch this turn are empty. */
export const launchedFrom = (open: readonly Ship[]): Secret['empty'] =>
  Object.fromEntries(
    open.flatMap((ship) => {
      const boxes = ship.design.boxes.filter(({ type, at }) => type === 'M' && ship.deeds.fired.includes(at.join()))
      return boxes.length > 0 ? [[ship.id, boxes.map(({ at }) => at.join())]] : []
    }),
  )

function wishFor(table: Table, ship: Ship, dice: Dice): { readonly speed: number; readonly manoeuvre: number } {
  // A hidden ship makes no engine power (EE-HID-03).
  if (Object.hasOwn(table.hiding, ship.id)) return { speed: 0, manoeuvre: 0 }
  const heard = heardOf(table, ship)
  if (heard) return { speed: heard.speedPower, manoeuvre: heard.manoeuvrePower }
  const before = speedBefore(table, ship)
  return { speed: Math.max(0, before + pick(dice, [-POINT, 0, 0, POINT])), manoeuvre: pick(dice, [0, POINT, 2 * POINT]) }
}

function guess(table: Table, ship: Ship, dice: Dice): Allocation {
  const shown = shownPower(table, ship.id)
  if (shown) return shown
  const supply = supplyOf(table, ship)
  const used = usedBoxes(table, ship)
  const rest = supply.lightable.filter((box) => !used.includes(box) && mayBeLit(table, ship, box)).filter(() => likely(dice, 3, 4))
  const wish = wishFor(table, ship, dice)
  const found = allocate(table, ship, wish, [...used, ...rest])
  return {
    lit: [...new Set([...used, ...found.lit])],
    engines: wish.speed + wish.manoeuvre > 0 ? found.engines : {},
    rapid: rapidIn(table, ship),
    primaries: primariesOf(table, ship),
  }
}
/** EE-HID-03: a powered sensor would have shown a hidden ship. */
const mayBeLit = (table: Table, ship: Ship, box: string): boolean =>
  !Object.hasOwn(table.hiding, ship.id) || layoutOf(designOf(table, ship)).byId.get(box)?.box.type !== 'S'
/** The boxes that worked this turn, which therefore have power, even if they were hit since. */
function usedBoxes(table: Table, ship: Ship): readonly string[] {
  const { fired, sensors } = ship.deeds
  const design = designOf(table, ship)
  const lasers = design.arrays.filter(({ id }) => fired.includes(id)).flatMap((array) => array.lasers)
  const systems = systemsOf(layoutOf(design)).filter(({ id, kind }) => kind !== 'engine' && (fired.includes(id) || lasers.includes(id)))
  return [...new Set([...systems.flatMap(({ boxes }) => boxes), ...sensors])]
}
/** Rapid fire in progress is public. */
function rapidIn({ attack }: Table, ship: Ship): readonly string[] {
  return attack?.rapid && attack.by === ship.id ? [attack.weapon] : []
}
/** EE-MPB-02: one of several primary boxes that worked when fire was revealed. */
function primariesOf(table: Table, ship: Ship): Readonly<Record<string, string>> {
  const levels = table.secret[ship.seat]?.truth[ship.id]?.stood?.levels ?? table.stood?.levels[ship.id] ?? ship.levels
  const dark = table.stood?.dark[ship.id] ?? ship.dark
  const sound = (box: string): boolean => levels[box] === undefined && !dark.includes(box)
  return Object.fromEntries(
    systemsOf(layoutOf(designOf(table, ship))).flatMap((system) => {
      if (system.kind === 'engine' || system.primaries.length < 2) return []
      const first = system.primaries.find(({ box }) => sound(box))
      return first ? [[system.id, first.box]] : []
    }),
  )
}
