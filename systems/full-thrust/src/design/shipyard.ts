// The shipyard of the system contract: schema, ready-made ships, faults, price and random ships.
import { type Dice, die, likely, pick, type Shipyard } from '@admiralty/kernel'
import { FIRE_ARCS, type FireArc } from '@admiralty/space'
import { BEAM_CLASSES, GROUP_ROLES, HULL_GRADES, MASS, MOST_THRUST, SHIP_CLASSES } from '../../data/tables.ts'
import { checkDesign, type DesignLimits, hullOf, NO_LIMITS } from './check.ts'
import { type Design, type DesignPart, designSchema, keysOf } from './design.ts'
import { reserveOf } from './facts.ts'
import { pointsOf } from './price.ts'
import { READY } from './ready.ts'

export const shipyard: Shipyard<Design, DesignLimits> = {
  schema: designSchema,
  ready: READY.map(({ design }) => design),
  check: checkDesign,
  cost: pointsOf,
  randomDesign: (dice, limits = NO_LIMITS) => randomDesign(dice, limits),
}

const ROLES = keysOf(GROUP_ROLES)
const GRADES = keysOf(HULL_GRADES)
const LABELS = keysOf(SHIP_CLASSES)
/** A ship costs at most about this much for each mass, so a smaller limit of points has a smaller ship. */
const POINTS_PER_MASS = 4

/** A hull with drives, then random parts, then point defence, and cargo for the rest. Each step keeps the design legal. */
function randomDesign(dice: Dice, limits: DesignLimits): Design {
  let design = randomHull(dice, limits)
  const grow = (next: Design): boolean => {
    const legal = checkDesign(next, limits).length === 0
    if (legal) design = next
    return legal
  }
  const add = (...parts: readonly DesignPart[]): boolean => grow({ ...design, parts: [...design.parts, ...parts] })
  add({ kind: 'fireCon' })
  if (likely(dice, 1, 3)) grow({ ...design, screens: die(dice, 2, 'screens') })
  for (let tries = die(dice, 12, 'number of parts') + 4; tries > 0; tries -= 1) add(...randomParts(dice))
  if (likely(dice, 1, 2)) grow({ ...design, armour: die(dice, 12, 'armour') })
  for (let most = die(dice, 12, 'point defence'); most > 0 && add({ kind: 'pds' }); most -= 1);
  const rest = reserveOf(design)
  if (rest > 0) add({ kind: 'cargo', mass: rest })
  return design
}
function randomHull(dice: Dice, limits: DesignLimits): Design {
  const most = Math.max(MASS.least, Math.min(limits.mass, Math.floor(limits.points / POINTS_PER_MASS)))
  const drawn = MASS.least - 1 + die(dice, most - MASS.least + 1, 'mass')
  const mass = drawn > MASS.evenAbove ? drawn - (drawn % 2) : drawn
  return {
    name: 'Random ship',
    shipClass: pick(dice, LABELS),
    navy: 'any',
    mass,
    thrust: die(dice, MOST_THRUST - 1, 'thrust') - 1,
    ftl: likely(dice, 4, 5),
    hull: hullOf(mass, pick(dice, GRADES)),
    armour: 0,
    screens: 0,
    parts: [],
  }
}
/** Parts by the face of a die; a launcher comes with its magazine. */
const randomKinds: readonly ((dice: Dice) => readonly DesignPart[])[] = [
  ...Array.from({ length: 3 }, () => (dice: Dice) => [
    { kind: 'beam', class: pick(dice, BEAM_CLASSES), arcs: randomArcs(dice, FIRE_ARCS.length) } as const,
  ]),
  (dice) => [{ kind: 'beam', class: pick(dice, [1, 2] as const), arcs: FIRE_ARCS }],
  (dice) => [{ kind: 'torpedo', arcs: randomArcs(dice, 3) }],
  (dice) => [{ kind: pick(dice, ['needle', 'pack'] as const), arcs: randomArcs(dice, 1) }],
  (dice) => [{ kind: 'rack', load: pick(dice, ['standard', 'extended'] as const), arcs: AHEAD }],
  (dice) => [
    { kind: 'launcher', arcs: AHEAD },
    { kind: 'magazine', standard: die(dice, 3, 'loads'), extended: die(dice, 3, 'loads') - 1 },
  ],
  (dice) => [{ kind: 'bay', group: randomGroup(dice) }],
  (dice) => [{ kind: pick(dice, ['fireCon', 'adfc', 'pds', 'ortillery', 'dropship'] as const) }],
  (dice) => [{ kind: pick(dice, ['craftBay', 'cargo', 'passengers', 'troops'] as const), mass: die(dice, 25, 'hold') }],
  () => [{ kind: 'pds' }],
]
const randomParts = (dice: Dice): readonly DesignPart[] => randomKinds[die(dice, randomKinds.length, 'kind of part') - 1]?.(dice) ?? []
const AHEAD: readonly FireArc[] = ['FP', 'F', 'FS']
/** Neighbouring arcs, clockwise from a random one. */
function randomArcs(dice: Dice, most: number): readonly FireArc[] {
  const first = die(dice, FIRE_ARCS.length, 'first arc') - 1
  return Array.from({ length: die(dice, most, 'arcs') }, (_, step) => FIRE_ARCS[(first + step) % FIRE_ARCS.length] ?? 'F')
}
const randomGroup = (dice: Dice) => ({
  role: pick(dice, ROLES),
  fast: likely(dice, 1, 4),
  longRange: likely(dice, 1, 4),
  heavy: likely(dice, 1, 4),
})
