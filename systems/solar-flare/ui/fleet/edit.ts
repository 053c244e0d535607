// Edits of a design. The rules check whether the result is legal.
import { ALLOWED, KINDS, type Kind, LEVELS, type Level, type SectionNumber, SLOTS } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'

/** The level one higher or lower; undefined beyond the table. */
export const levelBy = (level: Level, by: 1 | -1): Level | undefined => LEVELS[level + by - 1]
export const withLevel = (design: Design, index: number, level: Level): Design => ({
  ...design,
  components: design.components.map((component, at) => (at === index ? { ...component, level } : component)),
})
export const withCrew = (design: Design, team: number, skill: Level): Design => ({
  ...design,
  crew: design.crew.map((before, at) => (at === team ? skill : before)),
})
/** Components stay in the order of sections 1 to 6 and then the core, as on a record. */
export const withComponent = (design: Design, kind: Kind, section: SectionNumber): Design => {
  const added = [...design.components, { kind, level: 1, section } as const]
  return { ...design, components: added.toSorted((a, b) => (a.section || 7) - (b.section || 7)) }
}
export const without = (design: Design, index: number): Design => ({ ...design, components: design.components.toSpliced(index, 1) })
export const withoutCrew = (design: Design, team: number): Design => ({ ...design, crew: design.crew.toSpliced(team, 1) })

/** The kinds that may be added to a section; none if its slots are full. */
export function kindsFor({ components }: Design, section: SectionNumber): readonly Kind[] {
  const here = components.filter((component) => component.section === section)
  if (here.length >= SLOTS) return []
  return KINDS.filter(
    (kind) => ALLOWED[kind].includes(section) && !(kind === 'shield' && here.some((component) => component.kind === 'shield')),
  )
}
