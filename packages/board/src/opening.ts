// Where a chart opens: on the ships and their names, beside nothing that hides them.
import type { ChartSpace } from './available-size.ts'
import { AROUND, type Camera, type ChartArea, fitting, framed, isVisible, looking, MARGIN, middleOfSpace } from './camera.ts'
import type { Bounds, ChartBox, Point } from './geometry.ts'

/** Something that the chart should show. */
export interface FocusItem {
  /** Its middle on the turned chart. */
  readonly at: Point
  /** The boxes in which it is drawn at a scale: the counter and its name, whose size on the chart depends on the scale. */
  boxesAt(k: number): readonly ChartBox[]
}
export interface OpeningScales {
  /** From this scale on, the chart can be read. It opens on smaller ones only to show all ships. */
  readonly legible: number
  /** The smallest scale at which it opens. */
  readonly least: number
}
/** Everything that the chart should show. */
export interface Focus {
  /** These first: what may be chosen, or is selected. */
  readonly first: readonly FocusItem[]
  readonly others: readonly FocusItem[]
  /** The scales of a chart without hexes; null for those of hexes. */
  readonly scales: OpeningScales | null
}

/** From this scale on, hexes are large enough to read, or to touch on a narrow screen. The chart opens on smaller ones only to show all ships. */
const legible = ({ width }: ChartSpace, { scales }: Focus): number => scales?.legible ?? (width < 480 ? 0.42 : 0.33)
/** The smallest scale at which a chart of hexes opens. Below it ships cannot be distinguished. */
const LEAST = 0.22
/** From this scale on, the whole chart is preferred to a part of it. */
const COMFORTABLE = 0.62
const CLOSEST = 1
/** Ratio of two scales that are tried after each other. */
const FINER = 0.97

const boundsOf = (boxes: readonly ChartBox[]): Bounds => {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  return {
    left,
    top,
    width: Math.max(...boxes.map(({ right }) => right)) - left,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - top,
  }
}
const around = (items: readonly FocusItem[]): Bounds =>
  boundsOf(items.map(({ at: { x, y } }) => ({ left: x - AROUND.x, right: x + AROUND.x, top: y - AROUND.y, bottom: y + AROUND.y })))
const middleOf = ({ left, top, width, height }: Bounds): Point => ({ x: left + width / 2, y: top + height / 2 })
const itemsOf = ({ first, others }: Pick<Focus, 'first' | 'others'>): readonly FocusItem[] => [...first, ...others]

/** Whether all of every item is visible. */
export const showsAll = (camera: Camera, room: ChartSpace, items: Pick<Focus, 'first' | 'others'>): boolean =>
  itemsOf(items).every((item) => item.boxesAt(camera.k).every((box) => isVisible(camera, room, box)))

/** The middles of the two free rectangles of a chart: above its buttons, and to the left of them. */
const freeMiddles = (room: ChartSpace): readonly Point[] => [
  middleOfSpace(room),
  { x: (room.width - room.buttons.width + MARGIN) / 2, y: room.height / 2 },
]

interface Scales {
  readonly least: number
  readonly most: number
}
/** The largest of some scales at which all items are visible, with its camera; null for none. */
function closest(room: ChartSpace, area: ChartArea, items: readonly FocusItem[], { least, most }: Scales): Camera | null {
  for (let k = most; k >= least; k = k > least ? Math.max(k * FINER, least) : 0) {
    const middle = middleOf(boundsOf(items.flatMap((item) => item.boxesAt(k))))
    const cameras = freeMiddles(room).map((at) => framed(looking(room, middle, k, at), room, area))
    const found = cameras.find((camera) => showsAll(camera, room, { first: items, others: [] }))
    if (found) return found
  }
  return null
}

/** As many items as fit at a scale: the first ones, then the nearest of the others. */
function partCamera(room: ChartSpace, area: ChartArea, focus: Focus): Camera {
  const { first, others } = focus
  const k = legible(room, focus)
  const core = first.length > 0 ? first : others
  const from = {
    x: core.reduce((sum, { at }) => sum + at.x, 0) / core.length,
    y: core.reduce((sum, { at }) => sum + at.y, 0) / core.length,
  }
  const far = ({ at }: FocusItem): number => Math.hypot(at.x - from.x, at.y - from.y)
  const nearest = (items: readonly FocusItem[]): readonly FocusItem[] => items.toSorted((a, b) => far(a) - far(b))
  const taken: FocusItem[] = []
  let camera = looking(room, from, k)
  for (const item of [...nearest(first), ...nearest(others)]) {
    const wider = closest(room, area, [...taken, item], { least: k, most: k })
    if (wider === null) continue
    taken.push(item)
    camera = wider
  }
  return camera
}

/** The whole chart if it is large enough, else the ships with free space around them. It may hide a ship or a name. */
function usualCamera(room: ChartSpace, { box }: ChartArea, items: readonly FocusItem[]): Camera {
  const whole = fitting(room, box)
  if (whole >= COMFORTABLE || items.length === 0) return looking(room, middleOf(box), whole)
  const all = around(items)
  return looking(room, middleOf(all), Math.max(whole, Math.min(CLOSEST, fitting(room, all))))
}

/** The usual place if all items are visible there, else the largest scale at which they are, else as many as are visible at a legible scale. */
export function openingCamera(room: ChartSpace, area: ChartArea, focus: Focus): Camera {
  const items = itemsOf(focus)
  const usual = framed(usualCamera(room, area, items), room, area)
  const readable = legible(room, focus)
  if (items.length === 0) return usual.k >= readable ? usual : looking(room, middleOf(area.box), readable)
  if (usual.k >= readable && showsAll(usual, room, focus)) return usual
  const scales = { least: focus.scales?.least ?? LEAST, most: Math.max(usual.k, readable) }
  return closest(room, area, items, scales) ?? partCamera(room, area, focus)
}

/** The whole chart, and the names at its edge. */
export function wholeCamera(room: ChartSpace, area: ChartArea, focus: Focus): Camera {
  const { left, top, width, height } = area.box
  const whole: FocusItem = { at: middleOf(area.box), boxesAt: () => [{ left, top, right: left + width, bottom: top + height }] }
  const most = fitting(room, area.box)
  const plain = looking(room, whole.at, most)
  const isShown = showsAll(plain, room, focus)
  return isShown ? plain : (closest(room, area, [whole, ...itemsOf(focus)], { least: most / 2, most }) ?? plain)
}

/** The same camera while it shows what it can: everything, or on a chart too large for that the first things. */
export function calmCamera(camera: Camera, room: ChartSpace, area: ChartArea, focus: Focus): Camera {
  const opening = openingCamera(room, area, focus)
  const wanted = showsAll(opening, room, focus) ? focus : { first: focus.first, others: [] }
  // A chart that shows none of the things follows them.
  if (wanted.first.length === 0 && !focus.others.some((item) => showsAll(camera, room, { first: [item], others: [] }))) return opening
  return showsAll(camera, room, wanted) ? camera : opening
}
