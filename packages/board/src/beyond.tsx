// Arrows at the edge of the chart that point to counters outside the view. A press goes there.
import type { ChartSpace } from './available-size.ts'
import { MARGIN } from './camera.ts'
import type { Point } from './geometry.ts'
import type { SideStyle } from './scene.ts'

/** Something on the chart, at its place on the screen. */
export interface Landmark {
  readonly name: string
  /** Null for a hex that is pointed out. */
  readonly sideStyle: SideStyle | null
  readonly at: Point
}

/** One arrow, for one or several landmarks of a side. */
export interface EdgeArrow {
  readonly landmarks: readonly [Landmark, ...Landmark[]]
  /** The middle of the arrow on the screen. */
  readonly at: Point
  /** Degrees; 0 points to the right. */
  readonly angle: number
}

/** Distance of an arrow from the edge, in pixels. */
const INSET = MARGIN + 13
/** Arrows of a side that are nearer become one, in pixels: more on a narrow chart. */
const nearIn = ({ width }: ChartSpace): number => (width < 480 ? 90 : 40)
/** Half the size of an arrow, in pixels: that of a finger on a narrow chart. */
const halfIn = ({ width }: ChartSpace): number => (width < 480 ? 22 : 13)
/** A counter whose middle is less than this outside the view, in pixels, needs no arrow. */
const SEEN = 6

/** The nearest place of an arrow: at the edge, above the buttons or to the left of them. */
function placeAtEdge({ x, y }: Point, room: ChartSpace): Point {
  const { width, height, buttons } = room
  const at = { x: Math.min(width - INSET, Math.max(INSET, x)), y: Math.min(height - INSET, Math.max(INSET, y)) }
  const [left, top] = [width - buttons.width - halfIn(room), height - buttons.height - halfIn(room)]
  if (at.x <= left || at.y <= top) return at
  return at.x - left < at.y - top ? { x: left, y: at.y } : { x: at.x, y: top }
}

/** How far an arrow may move along the edge to leave the marks free, in steps of half its size. */
const STEPS_ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4]

/** The nearest place at the edge whose arrow takes no press that is meant for a mark; the nearest place if there is none. */
function placeAside(at: Point, room: ChartSpace, marks: readonly Point[]): Point {
  const half = halfIn(room)
  const isFree = ({ x, y }: Point): boolean => marks.every((mark) => Math.abs(mark.x - x) > half || Math.abs(mark.y - y) > half)
  const alongTop = at.y === INSET || at.y === room.height - INSET
  const places = STEPS_ASIDE.map((steps) => (alongTop ? { x: at.x + steps * half, y: at.y } : { x: at.x, y: at.y + steps * half }))
  return places.map((place) => placeAtEdge(place, room)).find(isFree) ?? at
}

/** The arrows for everything outside the room. They leave free the marks that a player may press. */
export function edgeArrows(landmarks: readonly Landmark[], room: ChartSpace, marks: readonly Point[]): readonly EdgeArrow[] {
  const { width, height } = room
  const [near, least] = [nearIn(room), MARGIN - SEEN]
  const arrows: EdgeArrow[] = []
  for (const landmark of landmarks) {
    const { x, y } = landmark.at
    if (x > least && x < width - least && y > least && y < height - least) continue
    const at = placeAside(placeAtEdge(landmark.at, room), room, marks)
    const known = arrows.findIndex(
      ({ landmarks: [first], at: other }) => first.sideStyle === landmark.sideStyle && Math.hypot(other.x - at.x, other.y - at.y) < near,
    )
    const arrow = arrows[known]
    if (arrow) arrows[known] = { ...arrow, landmarks: [...arrow.landmarks, landmark] }
    else arrows.push({ landmarks: [landmark], at, angle: Math.round((Math.atan2(y - at.y, x - at.x) * 180) / Math.PI) })
  }
  return arrows
}

/** Names of this many landmarks are listed. */
const FEW = 4
function namesOf(landmarks: EdgeArrow['landmarks']): string {
  const names = landmarks.slice(0, FEW).map(({ name }) => name)
  return landmarks.length > FEW ? `${names.join(', ')} and ${landmarks.length - FEW} more` : names.join(', ')
}

interface BeyondProps {
  readonly landmarks: readonly Landmark[]
  readonly room: ChartSpace
  /** The marked places on the screen. */
  readonly marks: readonly Point[]
  onShow(at: Point): void
}
export function Beyond({ landmarks, room, marks, onShow }: BeyondProps) {
  if (room.width === 0) return null
  return edgeArrows(landmarks, room, marks).map(({ landmarks: pointed, at, angle }) => {
    const [first] = pointed
    return (
      <button
        key={`${first.sideStyle} ${first.name}`}
        type="button"
        tabIndex={-1}
        className={first.sideStyle === null ? 'board-beyond' : `board-beyond side-${first.sideStyle}`}
        style={{ left: at.x, top: at.y }}
        title={`Show ${namesOf(pointed)}`}
        aria-label={`Outside the view: ${namesOf(pointed)}`}
        onClick={() => onShow(first.at)}
      >
        <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true" style={{ transform: `rotate(${angle}deg)` }}>
          <path d="M9 0L-4 -7V7Z" />
        </svg>
        {pointed.length > 1 && <small>{pointed.length}</small>}
      </button>
    )
  })
}
