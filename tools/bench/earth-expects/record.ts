// Exact geometry on a record: arcs and rows of fire, and arcs computed from polygons, as in the tests.

import { pick, seededDice } from '@admiralty/kernel'
import { add, DIRECTIONS, type Hex, hexKey, sameHex, within } from '@admiralty/space'
import { edgeOf, segmentsMeet, thirds } from '@admiralty/space/thirds-for-tests'
import { shipNamed } from '../../../systems/earth-expects/src/design/ready.ts'
import { bears } from '../../../systems/earth-expects/src/record/arcs.ts'
import { type Layout, type Levels, lay } from '../../../systems/earth-expects/src/record/layout.ts'
import { firstOn } from '../../../systems/earth-expects/src/record/rows.ts'
import { type BenchFigure, type ReportProgress, rate } from '../figure.ts'

const design = shipNamed('Vigilance')
/** Somewhere on the map, seen from her. */
const PLACES = within([0, 0], 12).filter(([q, r]) => q !== 0 || r !== 0)
const DESTROYED = 60
/** Farther than the record reaches. */
const FAR = 40

const freshly = (): Layout => lay([{ ship: '', design, offset: [0, 0] }])
function shotAt({ boxes }: Layout): Levels {
  const dice = seededDice(1)
  return Object.fromEntries(Array.from({ length: DESTROYED }, () => [pick(dice, boxes).id, 'destroyed']))
}

/** EE-GEN-18 over again: a segment and the sides of every hex and place. */
function bearsByPolygons(levels: Levels, at: Hex, toward: Hex): boolean {
  const standing = (id: string): boolean => levels[id] !== 'destroyed'
  const [from, to] = [thirds(at), thirds(add(at, [toward[0] * FAR, toward[1] * FAR]))]
  const inTheWay = design.boxes.some(
    (box) => !sameHex(box.at, at) && standing(hexKey(box.at)) && DIRECTIONS.some((side) => segmentsMeet(from, to, ...edgeOf(box.at, side))),
  )
  return (
    !inTheWay &&
    !design.armour.some(({ at: place, side }) => standing(`${hexKey(place)}/${side}`) && segmentsMeet(from, to, ...edgeOf(place, side)))
  )
}

interface Arc {
  readonly from: Hex
  readonly toward: Hex
}
function mustAgree(layout: Layout, levels: Levels, arcs: readonly Arc[]): void {
  const apart = arcs.find(({ from, toward }) => bears(layout, levels, hexKey(from), toward) !== bearsByPolygons(levels, from, toward))
  if (apart) throw new Error(`an arc from ${apart.from} toward ${apart.toward} is not that of the polygons`)
}

export function geometry(progress: ReportProgress): readonly BenchFigure[] {
  progress('earth-expects: arcs and rows of fire')
  const known = freshly()
  const levels = shotAt(known)
  const weapons = design.boxes.filter(({ type }) => 'ILRS'.includes(type)).map(({ at }) => at)
  const arcs = weapons.flatMap((from) => PLACES.map((toward) => ({ from, toward })))
  const dice = seededDice(2)
  const some = Array.from({ length: 500 }, () => pick(dice, arcs))
  mustAgree(known, levels, some)
  const arcsOn = (layout: Layout, of: readonly Arc[]): number =>
    of.filter(({ from, toward }) => bears(layout, levels, hexKey(from), toward)).length && of.length
  const rows = DIRECTIONS.flatMap((heading) => Array.from({ length: 41 }, (_, row) => ({ heading, row: row - 20 })))
  const note = `${weapons.length} boxes, ${PLACES.length} places`
  return [
    { what: 'arcs on a new record each time', value: rate(() => arcsOn(freshly(), arcs)), unit: 'a second', note },
    { what: 'arcs on the same record', value: rate(() => arcsOn(known, arcs)), unit: 'a second', note },
    {
      what: 'arcs by polygons, as in the tests’ oracle',
      value: rate(() => some.filter(({ from, toward }) => bearsByPolygons(levels, from, toward)).length && some.length),
      unit: 'a second',
      note: `the same result for all ${some.length} compared arcs`,
    },
    {
      what: 'rows of fire',
      value: rate(() => rows.filter((line) => firstOn(known, levels, line, 'counts') !== undefined).length && rows.length),
      unit: 'a second',
      note: 'the first box of the row',
    },
  ]
}
