// Design checks of optional rules: exposed engines (EE-EXP) and laser arrays (EE-LAR).
import { DIRECTIONS, distance, hexKey } from '@admiralty/space'
import { openToSpace } from '../record/arcs.ts'
import { type Layout, layoutOf, placeOf } from '../record/layout.ts'
import { linkedTo, systemsOf } from '../record/systems.ts'
import { countOf } from './check-limits.ts'
import { called, type Fault, faultAt, listed, refusal, repeated } from './check-record.ts'
import type { Design } from './design.ts'

export function checkExposed(
  design: Design,
  limits: { readonly exposedByArmour: boolean; readonly exposedBySpace: boolean },
): readonly Fault[] {
  const layout = layoutOf(design)
  const engines = layout.boxes.filter(({ type }) => type === 'E' || type === 'e').map(({ id }) => id)
  const shut = limits.exposedByArmour ? engines.filter((id) => !besideItselfOnly(layout, id)) : []
  const deep = limits.exposedBySpace && !design.base ? engines.filter((id) => openSides(layout, id) < 4) : []
  return [
    ...faultAt(
      shut,
      'EE-EXP-01',
      (ids) => `the engine boxes ${called(design, ids)} are beside other boxes; leave room, or put armour between`,
    ),
    ...faultAt(
      deep,
      'EE-EXP-02',
      (ids) => `the engine boxes ${called(design, ids)} have fewer than four sides open to space or to their own engine; move them out`,
    ),
  ]
}
function besideItselfOnly(layout: Layout, id: string): boolean {
  const { box, armour, beside } = placeOf(layout, id)
  return beside.every((next, side) => next === null || armour[side] !== null || next.box.system === box.system)
}
function openSides(layout: Layout, id: string): number {
  const { box, beside } = placeOf(layout, id)
  return DIRECTIONS.filter((side) => {
    const next = beside[side]
    return next ? next.box.system === box.system : openToSpace(layout, {}, id, side)
  }).length
}

type LaserArray = Design['arrays'][number]
export function checkArrays(design: Design, limits: { readonly laserArrays: boolean }): readonly Fault[] {
  const { arrays } = design
  const shared = repeated(arrays.flatMap(({ lasers }) => lasers))
  return [
    ...refusal(
      arrays.length > 0 && !limits.laserArrays,
      'EE-LAR-01',
      () => `laser arrays (${listed(arrays.map(({ id }) => id))}) need the option Laser arrays; keep the lasers single`,
    ),
    ...faultAt(shared, 'EE-LAR-01', (ids) => `the ${called(design, ids)} may belong to only one array, and only once`),
    ...arrays.flatMap((array) => checkArray(design, array)),
  ]
}
function checkArray(design: Design, array: LaserArray): readonly Fault[] {
  const lasers = new Set(systemsOf(layoutOf(design)).flatMap(({ id, kind }) => (kind === 'laser' ? [id] : [])))
  const strange = array.lasers.filter((id) => !lasers.has(id))
  const boxes = design.boxes.filter(({ system }) => array.lasers.includes(system ?? '')).length
  const hull = countOf(design, 'H')
  const broken = array.links.filter((link) => !holds(design, array, link))
  const linked = linkedTo(array, array.links)
  const loose = array.lasers.filter((id) => !linked.has(id))
  return [
    ...refusal(strange.length > 0, 'EE-LAR-01', () => `the array ${array.id} names ${listed(strange)}, which is not a laser of this ship`),
    ...refusal(
      !array.lasers.includes(array.first),
      'EE-LAR-01',
      () => `the primary box of the array ${array.id} must be the primary box of one of its lasers`,
    ),
    ...refusal(
      broken.length > 0,
      'EE-LAR-01',
      () => `the links ${listed(broken.map(({ laser, to }) => `${laser} to ${to}`))} are not chains of adjacent boxes; draw them again`,
    ),
    ...faultAt(loose, 'EE-LAR-01', (ids) => `the ${called(design, ids)} is not linked to the array ${array.id}; draw a link`),
    ...refusal(
      boxes > hull,
      'EE-LAR-08',
      () => `the array ${array.id} has ${boxes} boxes, but the ship has ${hull} hull boxes; add hull, or remove lasers`,
    ),
  ]
}
/** Whether the link leads from a box of one laser to a box of the other, over adjacent boxes of the ship. */
function holds(design: Design, { lasers }: LaserArray, { laser, to, through }: LaserArray['links'][number]): boolean {
  const ends = [laser, to].map((id) => design.boxes.filter(({ system }) => system === id).map(({ at }) => at))
  const [from = [], into = []] = ends
  const chain = [from, ...through.map((hex) => [hex]), into]
  const there = through.every((hex) => design.boxes.some(({ at }) => hexKey(at) === hexKey(hex)))
  const steps = chain.slice(1).every((next, index) => chain[index]?.some((a) => next.some((b) => distance(a, b) === 1)))
  return lasers.includes(laser) && lasers.includes(to) && laser !== to && there && steps
}
