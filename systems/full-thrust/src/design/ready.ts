// The ready-made ships, read from the lines of the data.
import { FIRE_ARCS } from '@admiralty/space'
import { SHIPS } from '../../data/ships.ts'
import { type Design, designSchema } from './design.ts'

/** '3 FP-F-FS' of a class 3 beam; the schema checks what is read. */
function readPart(kind: string, [first = '', second, ...others]: readonly string[]): object {
  const [number, arcs] = [Number(first), (second ?? first).split('-')]
  switch (kind) {
    case 'beam':
      return { kind, class: number, arcs: second === undefined ? FIRE_ARCS : arcs }
    case 'rack':
      return { kind, load: first, arcs }
    case 'magazine':
      return { kind, standard: number, extended: Number(second) }
    case 'bay': {
      const has = (extra: string): boolean => extra === second || others.includes(extra)
      return { kind, group: { role: first, fast: has('fast'), longRange: has('longRange'), heavy: has('heavy') } }
    }
    default:
      return number > 0 ? { kind, mass: number } : { kind, arcs }
  }
}
/** '2 fireCon', 'beam 3 FP-F-FS'. */
function readParts(text: string): readonly object[] {
  const [first = '', ...words] = text.split(' ')
  const [count, kind, rest] = /^\d/.test(first) ? [Number(first), words[0] ?? '', words.slice(1)] : [1, first, words]
  return Array.from({ length: count }, () => readPart(kind, rest))
}
/** 'Osprey, CA, Meridian Compact, mass 80, thrust 4, ftl, hull 24, screens 1'; figures that are left out are 0. */
function readDesign(frame: string, parts: string): Design {
  const [name, shipClass, navy, ...rest] = frame.split(', ')
  const figures = Object.fromEntries(rest.map((text) => text.split(' ')).map(([what = '', figure]) => [what, Number(figure)]))
  return designSchema.parse({
    armour: 0,
    screens: 0,
    ...figures,
    name,
    shipClass,
    navy,
    ftl: rest.includes('ftl'),
    parts: parts.split(', ').flatMap(readParts),
  })
}

/** A line that describes each ship, and its design. */
export const READY = SHIPS.map(([frame, parts, line]) => ({ line, design: readDesign(frame, parts) }))
/** The ready-made design of this name; undefined if there is none. */
export const readyDesign = (name: string): Design | undefined => READY.find(({ design }) => design.name === name)?.design
