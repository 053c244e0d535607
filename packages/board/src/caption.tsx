// What the tints mean, in the chart's italics, in the left corner where it covers less; on the right an application may show figures.
import type { Point } from './geometry.ts'
import type { Room } from './room.ts'
import type { Scene } from './scene.ts'

const WIDTH = 290
const HEIGHT = 130
const CORNERS = ['top-left', 'low-left'] as const
type Corner = (typeof CORNERS)[number]

const covers = (corner: Corner, { x, y }: Point, { height }: Room): boolean => {
  return x < WIDTH && (corner === 'top-left' ? y < HEIGHT : y > height - HEIGHT)
}
/** Counts what it would cover; the upper left one on a tie. */
export function cornerFor(busy: readonly Point[], room: Room): Corner {
  const covered = (corner: Corner): number => busy.filter((point) => covers(corner, point, room)).length
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}

export interface CaptionProps {
  readonly caption: NonNullable<Scene['caption']>
  readonly room: Room
  /** Where on the screen something stands. */
  readonly busy: readonly Point[]
}
export const Caption = ({ caption, room, busy }: CaptionProps) => (
  <div className={`board-caption at-${cornerFor(busy, room)}`}>
    <div className="t">{caption.title}</div>
    <div className="s">{caption.text}</div>
  </div>
)
