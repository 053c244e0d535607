// A ship record drawn as hexes: boxes, letters, armour, systems, primary boxes, damage. Screen and print share it.
import { border, centre, hexesPath, type Point, SIZE, type SideStyle, sidePath } from '@admiralty/board'
import type { Hex } from '@admiralty/space'
import { memo, type ReactNode } from 'react'
import { BOXES } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import type { BoxId } from '../../src/record/box.ts'
import { type BoxPlace, type Layout, type Levels, layoutOf, placeOf } from '../../src/record/layout.ts'
import { systemsOf } from '../../src/record/systems.ts'
import { DamageMark } from './damage-mark.tsx'
import { middleOf } from './drawn-rows.ts'

/** A rectangle in the units of the drawing. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** The smallest area that holds these hexes and a margin. */
export const extentOf = (hexes: readonly Hex[], margin: number): Extent =>
  extentOfPoints(hexes.length === 0 ? [{ x: 0, y: 0 }] : hexes.map(centre), margin)
export function extentOfPoints(middles: readonly Point[], margin: number): Extent {
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}
/** The extent as the `viewBox` attribute of an SVG element. */
export const viewBox = ({ left, top, width, height }: Extent): string => [left, top, width, height].map((n) => n.toFixed(1)).join(' ')
/** A margin around the centre of a hex that just fits the hex. */
export const SNUG = SIZE + 4

/** A record with its damage, and the look and note of each box. */
export interface DrawingProps {
  readonly layout: Layout
  readonly levels: Levels
  /** CSS classes of a box: 'lit', 'dark', 'may', 'chosen'. */
  readonly looks: ReadonlyMap<BoxId, string>
  /** Small text in a box, such as a part of a point of power. */
  readonly notes: ReadonlyMap<BoxId, string>
}
/** No looks and no notes. */
export const PLAIN: ReadonlyMap<BoxId, string> = new Map()

const found = new WeakMap<Layout, ReadonlySet<BoxId>>()
function primariesOf(layout: Layout): ReadonlySet<BoxId> {
  const known = found.get(layout)
  if (known) return known
  const primaries = new Set(systemsOf(layout).flatMap(({ primaries }) => primaries.map(({ box }) => box)))
  found.set(layout, primaries)
  return primaries
}

interface Marked {
  readonly level: Levels[string] | undefined
  readonly look: string
  readonly note: string | undefined
}
const HexBox = memo(function HexBox({
  place,
  level,
  look,
  note,
  primary,
}: Marked & { readonly place: BoxPlace; readonly primary: boolean }) {
  const { box } = place
  const { x, y } = centre(box.at)
  return (
    <g className={`ee-box ${level ?? 'sound'} ${look}`} data-item={box.id} data-clause={BOXES[box.type].rule}>
      <path className="room" d={hexesPath([box.at], 0.8)} />
      {primary && <path className="primary" d={hexesPath([box.at], 4.4)} />}
      {level !== 'destroyed' && (
        <text x={x} y={y + 9.5}>
          {box.type}
        </text>
      )}
      {note !== undefined && (
        <text className="note" x={x} y={y + 25}>
          {note}
        </text>
      )}
      {level !== undefined && <DamageMark level={level} at={{ x, y }} size="hex" />}
    </g>
  )
})

const Armour = memo(function Armour({ place, at, level, look }: Omit<Marked, 'note'> & { readonly place: BoxPlace; readonly at: Point }) {
  return (
    <g className={`ee-armour ${level ?? 'sound'} ${look}`} data-clause={BOXES.armour.rule}>
      <path d={sidePath(place.box.at, place.box.side ?? 0)} />
      {level !== undefined && <DamageMark level={level} at={at} size="side" />}
    </g>
  )
})

/** Draws a heavy line round each system of several boxes. */
const Systems = memo(function Systems({ layout }: { readonly layout: Layout }) {
  const several = systemsOf(layout).filter(({ boxes }) => boxes.length > 1)
  return several.map(({ id, ship, boxes }) => (
    <path key={`${ship} ${id}`} className="ee-system" d={border(boxes.map((box) => placeOf(layout, box).box.at))} />
  ))
})

/** The boxes, systems and armour of a record, as SVG elements. */
export function RecordDrawing({ layout, levels, looks, notes }: DrawingProps) {
  const primaries = primariesOf(layout)
  const hexes = layout.places.filter(({ box }) => box.side === null)
  const plates = layout.places.filter(({ box }) => box.side !== null)
  const marked = (id: BoxId) => ({ level: levels[id], look: looks.get(id) ?? '' })
  return (
    <>
      {hexes.map((place) => (
        <HexBox
          key={place.box.id}
          place={place}
          {...marked(place.box.id)}
          note={notes.get(place.box.id)}
          primary={primaries.has(place.box.id)}
        />
      ))}
      <Systems layout={layout} />
      {plates.map((place) => (
        <Armour key={place.box.id} place={place} at={middleOf(layout, place.box.id)} {...marked(place.box.id)} />
      ))}
    </>
  )
}

export interface StillProps extends DrawingProps {
  readonly label: string
  readonly sideStyle: SideStyle | null
  readonly children?: ReactNode
}
/** A picture of a record that cannot be clicked. `sideStyle` is null on paper. */
export function StillRecord({ label, sideStyle, children, ...drawing }: StillProps) {
  const extent = extentOf(
    drawing.layout.places.map(({ box }) => box.at),
    SNUG,
  )
  return (
    <svg
      className={`ee-record-svg ${sideStyle === null ? 'paper' : `side-${sideStyle}`}`}
      viewBox={viewBox(extent)}
      role="img"
      aria-label={label}
    >
      <RecordDrawing {...drawing} />
      {children}
    </svg>
  )
}

interface DesignPictureProps {
  readonly design: Design
  readonly sideStyle: SideStyle
}
/** A picture of a ship as built. */
export const DesignPicture = memo(function DesignPicture({ design, sideStyle }: DesignPictureProps) {
  const layout = layoutOf(design)
  return <StillRecord layout={layout} levels={{}} looks={PLAIN} notes={PLAIN} label={`Record of ${design.name}`} sideStyle={sideStyle} />
})
