// Edits of a design. The rules check whether the result is legal.
import { FIRE_ARCS, type FireArc } from '@admiralty/space'
import { BEAM_CLASSES, HULL_GRADES, type HullGrade } from '../../data/tables.ts'
import { checkDesign, type DesignLimits, hullOf, mountFaults } from '../../src/design/check.ts'
import { type ArcPart, type Design, type DesignPart, keysOf, type PartKind } from '../../src/design/design.ts'

export const GRADES = keysOf(HULL_GRADES)
/** The integrity of a hull; undefined if it has another number of boxes. Small hulls may fit several. */
export const gradeOf = ({ mass, hull }: Design): HullGrade | undefined => GRADES.find((grade) => hullOf(mass, grade) === hull)
export const withGrade = (design: Design, grade: HullGrade): Design => ({ ...design, hull: hullOf(design.mass, grade) })
/** A hull keeps its integrity when its mass changes. */
export function withMass(design: Design, mass: number): Design {
  const grade = gradeOf(design)
  return { ...design, mass, hull: grade ? hullOf(mass, grade) : design.hull }
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

export const withPart = (design: Design, part: DesignPart): Design => ({ ...design, parts: [...design.parts, part] })
export const withPartAt = (design: Design, at: number, part: DesignPart): Design => ({ ...design, parts: design.parts.with(at, part) })
export const withoutPart = (design: Design, at: number): Design => ({ ...design, parts: design.parts.toSpliced(at, 1) })

const AHEAD: readonly FireArc[] = ['FP', 'F', 'FS']
/** What the designer offers to add, beside the counted kinds. */
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
