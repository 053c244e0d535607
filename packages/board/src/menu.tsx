// A list beside a hex that has several choices.
import { type Choice, percent } from '@admiralty/kernel'
import { useMemo } from 'react'
import type { AvailableSize } from './available-size.ts'
import { freePlaces, type ScreenBox } from './free-place.ts'
import type { Point } from './geometry.ts'
import { isMouseMoved } from './pointer.ts'

export interface MenuProps<C extends Choice> {
  readonly choices: readonly C[]
  readonly aimed: C | null
  /** Centre of the hex on the screen, in pixels. */
  readonly at: Point
  readonly room: AvailableSize
  /** Boxes that the list must not cover, because it may show odds. */
  readonly kept: readonly ScreenBox[]
  onAim(choice: C): void
  onPick(choice: C): void
}
const WIDTH = 216
const ROW = 28
const GAP = 26

/** The place to the right of the hex, or to its left if there is no space; the nearest free place if that covers what must stay visible. */
function menuPlace({ at, room, kept }: Pick<MenuProps<Choice>, 'at' | 'room' | 'kept'>, height: number): Point {
  const size = { width: WIDTH, height }
  const x = at.x + GAP + WIDTH < room.width ? at.x + GAP : Math.max(8, at.x - GAP - WIDTH)
  const usual = { x, y: Math.max(18, Math.min(at.y - height / 2, room.height - height - 18)) }
  const exact = { left: usual.x, right: usual.x + WIDTH, top: usual.y, bottom: usual.y + height }
  const free = [
    ...freePlaces({ size, within: exact, kept }),
    ...freePlaces({ size, within: { left: 8, right: room.width - 8, top: 18, bottom: room.height - 18 }, kept }),
  ]
  const far = (place: Point): number => Math.hypot(place.x - usual.x, place.y - usual.y)
  const [first, ...others] = free
  return first ? others.reduce((best, place) => (far(place) < far(best) ? place : best), first) : usual
}

/** Buttons for the choices of one hex, beside the hex. */
export function Menu<C extends Choice>({ choices, aimed, at, room, kept, onAim, onPick }: MenuProps<C>) {
  const height = Math.min(choices.length * ROW + 10, room.height - 40)
  // The list stays where it is while the pointer aims: what a choice previews would move it away from the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what must stay visible counts when the list opens or the map moves
  const { x: left, y: top } = useMemo(() => menuPlace({ at, room, kept }, height), [at.x, at.y, room.width, room.height, height])
  return (
    <div className="board-menu" style={{ left, top, width: WIDTH, maxHeight: height }}>
      {choices.map((choice) => (
        <button
          type="button"
          tabIndex={-1}
          key={choice.key}
          className={choice.key === aimed?.key ? 'on' : ''}
          onPointerMove={(event) => isMouseMoved(event) && onAim(choice)}
          onClick={() => onPick(choice)}
        >
          <span>{choice.label}</span>
          <small>{choice.note ?? (choice.odds === null ? '' : `${percent(choice.odds)} to ${choice.oddsTo}`)}</small>
        </button>
      ))}
    </div>
  )
}
