// Checks the boxes of each system and its primary boxes (EE-GEN-12, EE-GEN-13, EE-ENG, EE-RAI, EE-MPB).
import { hexKey } from '@admiralty/space'
import { placesBeside } from '../record/adjacency.ts'
import { blockedEngines } from '../record/docked.ts'
import { type Layout, layoutOf, placeOf } from '../record/layout.ts'
import { isSystemBox, type System, systemsOf } from '../record/systems.ts'
import { called, type Fault, faultAt, listed, refusal, repeated } from './check-record.ts'
import type { Design } from './design.ts'

const hexesOf = (boxes: Design['boxes']): readonly string[] => boxes.map(({ at }) => hexKey(at))
export const nameOf = (design: Design, { id }: System): string => `the ${called(design, [id])}`

/** EE-GEN-13: which boxes need a system. A system has boxes of one kind only. */
export function checkBelonging(design: Design): readonly Fault[] {
  const named = (boxes: Design['boxes']): string => listed(boxes.map(({ at, type }) => `${type} at ${hexKey(at)}`))
  const homeless = design.boxes.filter(({ type, system }) => isSystemBox(type) && system === null)
  const alone = design.boxes.filter(({ type, system }) => !isSystemBox(type) && system !== null)
  const kinds = new Map<string, Set<string>>()
  for (const { type, system } of design.boxes)
    if (system !== null && isSystemBox(type)) kinds.set(system, (kinds.get(system) ?? new Set()).add(type.toUpperCase()))
  const mixed = [...kinds].flatMap(([id, types]) => (types.size > 1 ? [id] : []))
  return [
    ...faultAt(hexesOf(homeless), 'EE-GEN-13', () => `${named(homeless)}: choose the engine or weapon of this box`),
    // EE-POW-01
    ...faultAt(hexesOf(alone), 'EE-GEN-13', () => `${named(alone)}: a box of this type is a system by itself; remove the system id`),
    ...faultAt(mixed, 'EE-GEN-13', (ids) => `${listed(ids)} has boxes of several kinds; give each kind its own system`),
  ]
}

export function checkSystems(design: Design, limits: { readonly manyPrimaries: boolean }): readonly Fault[] {
  const layout = layoutOf(design)
  const systems = systemsOf(layout)
  return [
    ...systems.flatMap((system) => checkStanding(design, system)),
    ...systems.flatMap((system) => checkPrimaries(design, system, limits)),
    ...checkStrays(design, systems),
    ...checkExhausts(design, layout),
  ]
}

function checkStanding(design: Design, system: System): readonly Fault[] {
  const layout = layoutOf(design)
  const name = (): string => nameOf(design, system)
  const hexes = system.boxes.map((id) => placeOf(layout, id).box.at)
  const inLine = system.kind === 'engine' || system.kind === 'railgun'
  const astray = inLine ? hexes.filter(([q, r], index) => q !== hexes[0]?.[0] || r !== hexes[0][1] + index) : []
  if (astray.length > 0)
    return faultAt(
      astray.map(hexKey),
      system.kind === 'engine' ? 'EE-ENG-02' : 'EE-RAI-01',
      (ids) => `${name()} leaves its line at ${called(design, ids)}; put its boxes one behind the other without a gap`,
    )
  const joined = new Set(system.boxes.slice(0, 1))
  for (const id of joined)
    for (const { box } of placesBeside(placeOf(layout, id), {}, 'counts')) if (system.boxes.includes(box.id)) joined.add(box.id)
  return faultAt(
    system.boxes.filter((id) => !joined.has(id)),
    'EE-DES-09',
    (ids) => `${name()} is not connected at ${called(design, ids)}; connect it without armour between, or make it a separate system`,
  )
}

function checkPrimaries(design: Design, system: System, { manyPrimaries }: { readonly manyPrimaries: boolean }): readonly Fault[] {
  const { id, kind, primaries, boxes } = system
  const name = (): string => nameOf(design, system)
  if (kind === 'engine') return refusal(primaries.length > 0, 'EE-GEN-12', () => `${name()} needs no primary box`, [id])
  const aims = primaries.map(({ box }) => box)
  const unaimed = primaries.some(({ aim }) => (aim === null) === (kind === 'railgun'))
  return [
    ...refusal(aims.length === 0, 'EE-GEN-12', () => `${name()} has no primary box; choose one of ${called(design, boxes)}`, [id]),
    ...faultAt(
      aims.filter((box) => !boxes.includes(box)),
      'EE-GEN-12',
      (strange) => `the primary box of ${name()} must be one of ${called(design, boxes)}, not ${called(design, strange)}`,
    ),
    ...refusal(
      aims.length > 1 && !manyPrimaries,
      'EE-MPB-01',
      () => `${name()} has ${aims.length} primary boxes; without the option Several primaries it may have only one`,
      [id],
    ),
    ...refusal(
      repeated(aims).length > 0,
      'EE-MPB-04',
      () => `a primary box of ${name()} is listed twice; each box fires in one direction`,
      [id],
    ),
    ...refusal(
      unaimed,
      'EE-RAI-03',
      () =>
        kind === 'railgun' ? `choose whether ${name()} fires ahead or astern` : `only a railgun is aimed ahead or astern, not ${name()}`,
      [id],
    ),
  ]
}
/** Primary boxes of systems that do not exist. */
function checkStrays({ primaries }: Design, systems: readonly System[]): readonly Fault[] {
  const strays = Object.keys(primaries).filter((id) => systems.every((system) => system.id !== id))
  return refusal(strays.length > 0, 'EE-GEN-12', () => `primary boxes refer to a weapon ${listed(strays)} that does not exist`)
}
/** EE-BAS-03: engines of a base need no open side. */
function checkExhausts(design: Design, layout: Layout): readonly Fault[] {
  const blocked = design.base ? [] : blockedEngines(layout, {})
  const reason = (ids: readonly string[]) => `boxes or armour are behind the ${called(design, ids)}; its rear side must be open to space`
  return faultAt(blocked, 'EE-ENG-04', reason)
}
