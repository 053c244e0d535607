// Limits by hull class and kind of ship (EE-DES-03, EE-DES-04, EE-DES-05, EE-DES-06, EE-HUL, EE-BAS-04, EE-AUX).
import type { RuleId } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'
import { type BoxType, hullClass } from '../../data/tables.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import { called, type Fault, faultAt, listed, refusal } from './check-record.ts'
import { nameOf } from './check-systems.ts'
import type { Design } from './design.ts'

export const countOf = ({ boxes }: Design, ...types: readonly BoxType[]): number => boxes.filter(({ type }) => types.includes(type)).length
/** EE-HEN-01: an engine box counts as two halves. `engine`: only this one; absent for all. */
export const halvesOf = ({ boxes }: Design, engine?: string): number =>
  boxes.reduce((halves, { type, system }) => {
    if (engine !== undefined && system !== engine) return halves
    return halves + (type === 'E' ? 2 : type === 'e' ? 1 : 0)
  }, 0)
/** A number of half boxes as text: '2½'. */
const sizeText = (halves: number): string => `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`

export const checkLimits = (design: Design): readonly Fault[] => [
  ...checkEngines(design),
  ...checkHullBoxes(design),
  ...checkBase(design),
  ...checkKind(design),
]

function checkEngines(design: Design): readonly Fault[] {
  const own = hullClass(design.hull)
  const mounted = design.engines === null ? own : hullClass(design.engines)
  const larger = design.engines === null || mounted.halves > own.halves
  const limit = Math.max(own.halves, mounted.halves)
  return [
    ...refusal(
      !larger,
      'EE-DES-04',
      () => `engines of class ${mounted.title} are not larger than those of class ${own.title}; remove them, or choose a larger class`,
    ),
    // Weapons have no half boxes.
    ...systemsOf(layoutOf(design)).flatMap((engine) => {
      if (engine.kind !== 'engine') return []
      const halves = halvesOf(design, engine.id)
      const reason = () =>
        `${nameOf(design, engine)} has ${sizeText(halves)} boxes and may have ${sizeText(limit)}; shorten it, split it in two, or mount engines of a larger class`
      return refusal(halves > limit, 'EE-DES-03', reason, [engine.id]) // EE-ENG-01
    }),
  ]
}

function checkHullBoxes(design: Design): readonly Fault[] {
  const hull = countOf(design, 'H')
  const engines = countOf(design, 'E', 'e') // EE-HEN-05, EE-HUL-02
  const launchers = countOf(design, 'M')
  const weapons = systemsOf(layoutOf(design)).filter(({ kind, boxes }) => kind !== 'engine' && boxes.length > hull) // EE-DES-06
  const short = (what: string, count: number, rule: RuleId): readonly Fault[] =>
    refusal(count > hull, rule, () => `${count} ${what} need as many hull boxes, but there are ${hull}; add ${count - hull}`)
  return [
    ...short('engine and half engine boxes', engines, 'EE-DES-05'),
    ...short('missile launchers', launchers, 'EE-HUL-03'),
    ...weapons.flatMap((weapon) =>
      faultAt(
        [weapon.id],
        'EE-DES-06',
        () =>
          `${nameOf(design, weapon)} has ${weapon.boxes.length} boxes, but the ship has ${hull} hull boxes; add hull, or split the weapon`,
      ),
    ),
  ]
}

/** EE-BAS-04. In quarters: an engine box provides one point of power. */
function checkBase(design: Design): readonly Fault[] {
  const { speedCost, title } = hullClass(design.hull)
  const halves = halvesOf(design)
  const short = design.base && halves * 2 < speedCost
  return refusal(
    short,
    'EE-BAS-04',
    () =>
      `a base of class ${title} needs ${sizeText(Math.ceil(speedCost / 2))} engine boxes to hold its position, but has ${sizeText(halves)}`,
  )
}

const FORBIDDEN = {
  passenger: ['A', 'G', 'I', 'M', 'R'],
  freighter: ['A', 'G', 'I', 'M', 'R'],
  lightFreighter: ['A', 'C', 'G', 'I', 'L', 'M', 'R', 'S'],
} as const satisfies Readonly<Record<string, readonly BoxType[]>>

function checkKind(design: Design): readonly Fault[] {
  const { kind } = design
  if (kind === 'warship' || kind === 'auxiliary') return []
  const barred: readonly BoxType[] = FORBIDDEN[kind]
  const boxes = design.boxes.filter(({ type }) => barred.includes(type))
  const lasers = systemsOf(layoutOf(design)).filter(({ kind: weapon, boxes: of }) => weapon === 'laser' && of.length > 1)
  const light = kind === 'lightFreighter'
  return [
    ...faultAt(
      boxes.map(({ at }) => hexKey(at)),
      light ? 'EE-AUX-11' : 'EE-AUX-06',
      (ids) =>
        `a ${light ? 'light freighter' : 'civilian ship'} may not have ${called(design, ids)}; remove this, or make the ship an auxiliary`,
    ),
    ...refusal(
      !light && (lasers.length > 0 || design.arrays.length > 0),
      'EE-AUX-06',
      () =>
        `lasers of civilian ships must have one box each; split ${listed([...lasers.map((laser) => nameOf(design, laser)), ...design.arrays.map(({ id }) => `the array ${id}`)])}`,
      lasers.map(({ id }) => id),
    ),
  ]
}
