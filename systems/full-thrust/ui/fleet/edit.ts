// Edits of a design. The rules check whether the result is legal.
import { FIRE_ARCS, type FireArc } from '@admiralty/space'
import { BEAM_CLASSES, HULL_GRADES, type HullGrade } from '../../data/tables.ts'
import { checkDesign, type DesignLimits, hullOf, mountFaults } from '../../src/design/check.ts'
import { type ArcPart, type Design, type DesignPart, keysOf, type PartKind } from '../../src/design/design.ts'
import { idsOfKind, magazineOf } from '../../src/design/systems.ts'

export const GRADES = keysOf(HULL_GRADES)
/** The integrity of a hull; undefined if it has another number of boxes. Small hulls may fit several. */
export const gradeOf = ({ mass, hull }: Design): HullGrade | undefined => GRADES.find((grade) => hullOf(mass, grade) === hull)
export const withGrade = (design: Design, grade: HullGrade): Design => ({ ...design, hull: hullOf(design.mass, grade) })
/** A hull keeps its integrity when its mass changes. */
export function withMass(design: Design, mass: number): Design {
  const grade = gradeOf(design)
  return { ...design, mass, hull: grade ? hullOf(mass, grade) : design.hull }
}
/** FT-DES-23: all other designs go without the mark. */
export function withMerchant({ merchant: _, ...design }: Design, { merchant }: { readonly merchant: boolean }): Design {
  return merchant ? { ...design, merchant } : design
}
/** Parts without anything to set, which the designer counts. */
export const COUNTED = ['fireCon', 'adfc', 'pds', 'ortillery', 'dropship'] as const satisfies readonly PartKind[]
type CountedKind = (typeof COUNTED)[number]
export const isCounted = ({ kind }: DesignPart): boolean => COUNTED.some((counted) => counted === kind)
export const countOf = ({ parts }: Design, kind: CountedKind): number => parts.filter((part) => part.kind === kind).length
/** One more of a kind, after the last of its kind. */
export function withOneMore(design: Design, kind: CountedKind): Design {
  const last = design.parts.findLastIndex((part) => part.kind === kind)
  return { ...design, parts: design.parts.toSpliced(last === -1 ? design.parts.length : last + 1, 0, { kind }) }
}
export const withOneLess = (design: Design, kind: CountedKind): Design =>
  withoutPart(
    design,
    design.parts.findLastIndex((part) => part.kind === kind),
  )

export const withPart = (design: Design, part: DesignPart): Design => withParts(design, design.parts.length, 0, part)
export const withPartAt = (design: Design, at: number, part: DesignPart): Design => ({ ...design, parts: design.parts.with(at, part) })
export const withCopyOf = (design: Design, at: number): Design => withParts(design, at + 1, 0, ...design.parts.slice(at, at + 1))
export const withoutPart = (design: Design, at: number): Design => withParts(design, at, 1)

/** FT-DES-17: the id of the launcher or magazine at a place in the list of parts. */
export function idAt(design: Design, kind: 'launcher' | 'magazine', place: number): string | undefined {
  return idsOfKind(design, kind)[design.parts.slice(0, place).filter((part) => part.kind === kind).length]
}
/** Parts put in and taken out at a place. A launcher whose magazine is taken out takes the others in turn again (R-FT-85). */
function withParts(design: Design, at: number, gone: number, ...more: readonly DesignPart[]): Design {
  const named = {
    ...design,
    parts: design.parts.map((part, place) => (part.kind === 'launcher' ? fedFrom(part, feedOf(design, place)) : part)),
  }
  const next = { ...named, parts: named.parts.toSpliced(at, gone, ...more) }
  const renamed = new Map(
    design.parts.flatMap((part, place) => {
      if (part.kind !== 'magazine') return []
      const isGone = place >= at && place < at + gone
      const now = isGone ? undefined : idAt(next, 'magazine', place < at ? place : place - gone + more.length)
      return [[idAt(design, 'magazine', place), now] as const]
    }),
  )
  return { ...next, parts: next.parts.map((part) => (part.kind === 'launcher' ? fedFrom(part, renamed.get(part.feeds)) : part)) }
}
/** The magazine of the launcher at a place in the list of parts. */
export const feedOf = (design: Design, place: number): string | undefined => magazineOf(design, idAt(design, 'launcher', place) ?? '')
type Launcher = Extract<DesignPart, { readonly kind: 'launcher' }>
/** FT-DES-17: a launcher that names its magazine. */
export const fedFrom = ({ feeds: _, ...launcher }: Launcher, magazine: string | undefined): Launcher =>
  magazine === undefined ? launcher : { ...launcher, feeds: magazine }

const AHEAD: readonly FireArc[] = ['FP', 'F', 'FS']
/** The parts that the designer offers to add, beside the counted kinds. */
export const NEW_PARTS: readonly DesignPart[] = [
  ...BEAM_CLASSES.map((size): DesignPart => ({ kind: 'beam', class: size, arcs: size < 3 ? FIRE_ARCS : AHEAD })),
  { kind: 'torpedo', arcs: ['F'] },
  { kind: 'needle', arcs: ['F'] },
  { kind: 'pack', arcs: ['F'] },
  { kind: 'rack', load: 'standard', arcs: AHEAD },
  { kind: 'launcher', arcs: AHEAD },
  { kind: 'magazine', standard: 2, extended: 0 },
  { kind: 'bay', group: { role: 'standard', fast: false, longRange: false, heavy: false } },
  { kind: 'craftBay', mass: 6 },
  { kind: 'cargo', mass: 10 },
  { kind: 'passengers', mass: 10 },
  { kind: 'troops', mass: 10 },
]
/** All sectors that a mount may have, the narrow ones first. */
export function sectorsFor(part: ArcPart): readonly (readonly FireArc[])[] {
  const sectors = FIRE_ARCS.flatMap((_, most) =>
    FIRE_ARCS.map((_arc, first) =>
      Array.from({ length: most + 1 }, (_step, step): FireArc => FIRE_ARCS[(first + step) % FIRE_ARCS.length] ?? 'F'),
    ),
  )
  const legal = sectors.filter((arcs) => mountFaults({ ...part, arcs }).length === 0)
  return legal.filter(({ length }, at) => length < FIRE_ARCS.length || legal.findIndex((other) => other.length === length) === at)
}

/** The least mass above its own at which the hull, with the same integrity and parts, is legal; undefined if there is none. */
export function roomierMass(design: Design, limits: DesignLimits): number | undefined {
  for (let mass = design.mass + 1; mass <= limits.mass; mass += 1) if (checkDesign(withMass(design, mass), limits).length === 0) return mass
  return undefined
}
