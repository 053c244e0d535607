// The effect of a hit: the module of a station, damage, and the exact chances of both.
import { capped, certain, chanceAtLeast, chanceOf, type Distribution, faces, map, mix } from '@admiralty/kernel'
import { HIT_TABLE, KNOCKED_OUT, MODULE_KINDS, type ModuleKind, SHEET, STRIKE } from '../../data/units.ts'

/** Damage of the modules aboard a station. A destroyed module is not listed (R-GW-11). */
export type Modules = Readonly<Partial<Record<ModuleKind, { readonly damage: number }>>>
const FACES = [1, 2, 3, 4, 5, 6] as const
type Face = (typeof FACES)[number]
const isFace = (face: number): face is Face => FACES.some((known) => known === face)

/** GW-LSR-10: whether a module die asks for a second die, because both modules of its row are aboard (R-GW-48). */
export const needsSecondDie = (modules: Modules, face: number): boolean => isFace(face) && aboard(modules, face).length > 1
/**
 * The module that a hit on a station damages (GW-LSR-10, R-GW-48). `second` is the second die, null if none was rolled.
 * A module that is not aboard passes the hit to the core, or to the factory of a station without one. Throws if the dice do not fit.
 */
export function moduleHit(modules: Modules, face: number, second: number | null): ModuleKind {
  if (!isFace(face)) throw new Error(`a module die shows 1 to 6, not ${face}`)
  const [one, other] = aboard(modules, face)
  if (other !== undefined && second === null) throw new Error(`a module die of ${face} needs a second die here`)
  if (one === undefined) return modules.core ? 'core' : 'factory'
  return other !== undefined && second !== null && second > FACES.length / 2 ? other : one
}
const aboard = (modules: Modules, face: Face): readonly ModuleKind[] => HIT_TABLE[face].filter((kind) => modules[kind])

/** Damage after a hit; what exceeds the hit points is lost (GW-MOD-02, GW-LSR-12). */
export const damaged = (hitPoints: number, damage: number, points: number): number => Math.min(hitPoints, damage + points)
function damageOn(modules: Modules, module: ModuleKind): number {
  const fitted = modules[module]
  if (!fitted) throw new Error(`there is no ${module} aboard`)
  return fitted.damage
}
/** GW-MOD-01 */
const isKnockedOut = (damage: number): boolean => damage >= KNOCKED_OUT
/** GW-MOD-04: whether a station is destroyed: it has no core, and no factory that works. */
export const isStationLost = ({ core, factory }: Modules): boolean => !core && (!factory || isKnockedOut(factory.damage))
/** The station after points of damage on a module aboard. */
export function afterHit(modules: Modules, module: ModuleKind, points: number): Modules {
  const damage = damaged(SHEET[module].hitPoints, damageOn(modules, module), points)
  const { [module]: _, ...others } = modules
  return damage >= SHEET[module].hitPoints ? others : { ...others, [module]: { damage } }
}

/** The state of the target of a shot. */
export type TargetState =
  | { readonly is: 'unit'; readonly hitPoints: number; readonly damage: number }
  /** `armour`: active armour is aboard and works, so it takes the whole hit (GW-LSR-11, R-GW-49). */
  | { readonly is: 'station'; readonly modules: Modules; readonly armour: boolean }
/** The exact chances of one shot or strike. */
export interface HitChances {
  readonly hit: number
  /** Points of damage that count; 0 for a miss. */
  readonly points: Distribution
  /** The unit or the whole station is destroyed. */
  readonly destroyed: number
  /** The modules of a station that can be hit, in the order of the sheet; empty for other units. */
  readonly modules: readonly ModuleChances[]
}
interface ModuleChances {
  readonly module: ModuleKind
  readonly hit: number
  /** It has 3 or more damage afterwards, destruction included (GW-MOD-01). */
  readonly knockedOut: number
  readonly destroyed: number
}

/** The chances of a laser shot. `needed` is the highest face that hits. */
export const laserChances = (needed: number, target: TargetState): HitChances => hitChances(needed, 0, target)
/** The chances of a basic warhead, whose damage die counts one more (GW-WHD-05). */
export const strikeChances = (needed: number, target: TargetState): HitChances => hitChances(needed, STRIKE.added, target)

function hitChances(needed: number, added: number, target: TargetState): HitChances {
  const hit = chanceAtLeast(FACES.length + 1 - needed, FACES.length)
  const rolled = map(faces(FACES.length), (face) => face + added) // GW-LSR-05, GW-WHD-05
  if (target.is === 'unit') {
    const left = target.hitPoints - target.damage
    const points = capped(rolled, left)
    return { hit, points: orMiss(hit, points), destroyed: hit * chanceOf(points, (value) => value >= left), modules: [] }
  }
  if (target.armour) return { hit, points: certain(0), destroyed: 0, modules: [{ module: 'armour', hit, knockedOut: hit, destroyed: hit }] }
  const branches = moduleChances(target.modules).map(({ module, chance }) => {
    const { hitPoints } = SHEET[module]
    const damage = damageOn(target.modules, module)
    const points = capped(rolled, hitPoints - damage)
    const chanceThat = (holds: (after: number) => boolean): number => hit * chance * chanceOf(points, (value) => holds(damage + value))
    return {
      chance,
      of: points,
      destroyed: chanceThat((after) => isStationLost(afterHit(target.modules, module, after - damage))),
      row: { module, hit: hit * chance, knockedOut: chanceThat(isKnockedOut), destroyed: chanceThat((after) => after >= hitPoints) },
    }
  })
  return {
    hit,
    points: orMiss(hit, mix(branches)),
    destroyed: branches.reduce((sum, { destroyed }) => sum + destroyed, 0),
    modules: branches.map(({ row }) => row),
  }
}
const orMiss = (hit: number, points: Distribution): Distribution =>
  mix([
    { chance: hit, of: points },
    { chance: 1 - hit, of: certain(0) },
  ])
/** The chance of each module to be the one that a hit damages. */
function moduleChances(modules: Modules): readonly { readonly module: ModuleKind; readonly chance: number }[] {
  const hits = FACES.flatMap((face) => FACES.map((second) => moduleHit(modules, face, second)))
  const chanceOfModule = (module: ModuleKind): number => hits.filter((one) => one === module).length / hits.length
  return MODULE_KINDS.map((module) => ({ module, chance: chanceOfModule(module) })).filter(({ chance }) => chance > 0)
}
