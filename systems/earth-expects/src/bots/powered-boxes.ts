// Boxes to power at a position: guns, sensors and generators by worth, the best first.
import { chanceAtLeast } from '@admiralty/kernel'
import { subtract } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { hullOf } from '../hull.ts'
import { usableBoxes } from '../power/supply.ts'
import { bears, inShipFrame } from '../record/arcs.ts'
import type { BoxId } from '../record/box.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, View } from '../state.ts'
import { designOf, locksOn, rangeTo } from '../table.ts'
import { armoury, gunfire } from './armoury.ts'
import { volley } from './launch.ts'
import type { Guess } from './stance.ts'

interface WorthyBox {
  readonly box: BoxId
  readonly worth: number
}

/** The boxes to power at this position, the most useful first. */
export const lightsFor = (view: View, at: Ship, foes: readonly Guess[]): readonly BoxId[] =>
  [...gunLights(view, at, foes), ...sensorLights(view, at, foes, LOCKED + guiding(view, at, foes)), ...shieldLights(view, at, foes)]
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ box }) => box)

/** The worth of powered sensors and shields here, including guided missiles. */
export function lit(view: View, at: Ship, allocation: Allocation, foes: readonly Guess[]): number {
  const on = new Set(allocation.lit)
  const worthOf = (boxes: readonly WorthyBox[]): number => boxes.reduce((sum, { box, worth }) => sum + (on.has(box) ? worth : 0), 0)
  return worthOf(sensorLights(view, at, foes, LOCKED)) + worthOf(shieldLights(view, at, foes))
}

/** Worth of a powered primary box while missiles are aimed at the ship (EE-PD-04). */
const STOPS = { laser: 4, ion: 2.5, railgun: 0.5, engine: 0 } as const
function gunLights(view: View, at: Ship, foes: readonly Guess[]): readonly WorthyBox[] {
  const coming = Object.values(view.missiles).some(({ target }) => target === at.id)
  const guns = new Map(armoury(view, at).guns.map((gun) => [gun.id, gun]))
  const working = usableBoxes(view, at, 'I', 'L', 'R')
  return systemsOf(layoutOf(designOf(view, at))).flatMap((system): readonly WorthyBox[] => {
    const gun = guns.get(system.id)
    if (!gun) return []
    const hits = foes.reduce((sum, { ship, weight }) => sum + weight * gunfire(view, at, gun, ship), 0)
    const each = 0.02 + hits / system.boxes.length
    const boxes = working.filter((box) => system.boxes.includes(box))
    return boxes.map((box) => ({ box, worth: box === gun.primary ? each + 0.01 + (coming ? STOPS[system.kind] : 0) : each }))
  })
}

/** The worth of a lock-on for next turn. */
const LOCKED = 3
/** The additional worth of guiding missiles. */
function guiding(view: View, at: Ship, foes: readonly Guess[]): number {
  const foe = likeliest(foes)
  return foe ? volley(view, at, armoury(view, at).battery, foe) : 0
}
function sensorLights(view: View, at: Ship, foes: readonly Guess[], prize: number): readonly WorthyBox[] {
  const foe = likeliest(foes)
  const sensors = usableBoxes(view, at, 'S')
  if (!foe) return sensors.map((box) => ({ box, worth: 0.05 }))
  const range = rangeTo(at, foe)
  const ray = inShipFrame(subtract(foe.hex, at.hex), at)
  const hull = hullOf(view, at)
  const sees = (box: BoxId): boolean => range === 0 || bears(hull.layout, hull.levels, hull.named(at.id, box), ray)
  const bonus = 1 + (locksOn(view, at.id, foe.id) > 0 ? 1 : 0)
  // EE-SEN-05: the die must exceed the range; each further sensor adds one.
  const odds = (used: number): number => (used === 0 ? 0 : chanceAtLeast(range - bonus - used + 2, CREWS[at.crew].sides))
  const seeing = sensors.filter(sees)
  const blind = sensors.filter((box) => !sees(box))
  return [
    ...gains(seeing.length, odds).map((gain, nth) => ({ box: seeing[nth] ?? '', worth: 0.03 + prize * gain })),
    ...blind.map((box) => ({ box, worth: 0.01 })),
  ]
}
/** The gain of each sensor in turn. Where only several together help, each has the mean of their gain, so that they are powered together. */
function gains(count: number, odds: (used: number) => number): readonly number[] {
  const found: number[] = []
  while (found.length < count) {
    const used = found.length
    const means = Array.from({ length: count - used }, (_, more) => (odds(used + more + 1) - odds(used)) / (more + 1))
    const best = Math.max(...means)
    found.push(...means.slice(0, means.lastIndexOf(best) + 1).fill(best))
  }
  return found
}
const likeliest = (foes: readonly Guess[]): Ship | undefined =>
  foes.reduce<Guess | undefined>((best, guess) => (best && best.weight >= guess.weight ? best : guess), undefined)?.ship

/** EE-SHD-02: the first generators reduce ion fire most. */
function shieldLights(view: View, at: Ship, foes: readonly Guess[]): readonly WorthyBox[] {
  const generators = usableBoxes(view, at, 'G')
  if (generators.length === 0) return []
  const feared = foes.reduce((sum, { ship, arms, weight }) => {
    const cannon = arms.guns.filter(({ kind }) => kind === 'ion')
    return sum + weight * cannon.reduce((all, gun) => all + gunfire(view, ship, gun, at), 0)
  }, 0)
  return generators.map((box, nth) => ({ box, worth: 0.04 + (0.3 * feared) / (nth + 1) }))
}
