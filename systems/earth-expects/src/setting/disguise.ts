// False records (EE-DIS-01): their check, and a default false record.
import type { Design } from '../design/design.ts'

/** EE-DIS-01: the same shape, with any boxes shown as hull. */
export function isDisguiseOf(shown: Design, truth: Design): boolean {
  const at = new Map(shown.boxes.map((box) => [box.at.join(), box]))
  return (
    shown.boxes.length === truth.boxes.length &&
    JSON.stringify(shown.armour) === JSON.stringify(truth.armour) &&
    truth.boxes.every((box) => {
      const seen = at.get(box.at.join())
      return seen !== undefined && (seen.type === 'H' || (seen.type === box.type && seen.system === box.system))
    })
  )
}

/** A default false record: the ship as a passenger ship. Boxes that such a ship cannot have are shown as hull. */
export function defaultDisguise(design: Design): Design {
  const small = (system: string | null): boolean => design.boxes.filter((box) => box.system === system).length === 1
  const passes = ({ type, system }: Design['boxes'][number]): boolean => 'CEeHPS'.includes(type) || (type === 'L' && small(system))
  const shown = new Set(design.boxes.filter(passes).map(({ system }) => system))
  return {
    ...design,
    name: 'Liner',
    kind: 'passenger',
    primaries: Object.fromEntries(Object.entries(design.primaries).filter(([system]) => shown.has(system))),
    arrays: [],
    boxes: design.boxes.map((box) => (passes(box) ? box : { ...box, type: 'H', system: null })),
  }
}
