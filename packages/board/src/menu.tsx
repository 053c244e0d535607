// A list beside a hex that has several choices.
import type { Choice } from '@admiralty/kernel'
import type { AvailableSize } from './available-size.ts'
import type { Point } from './geometry.ts'

export interface MenuProps<C extends Choice> {
  readonly choices: readonly C[]
  readonly aimed: C | null
  /** Centre of the hex on the screen, in pixels. */
  readonly at: Point
  readonly room: AvailableSize
  onAim(choice: C): void
  onPick(choice: C): void
}
const WIDTH = 216
const ROW = 28
const GAP = 26

/** Buttons for the choices of one hex, to the right of the hex if there is space. */
export function Menu<C extends Choice>({ choices, aimed, at, room, onAim, onPick }: MenuProps<C>) {
  const height = Math.min(choices.length * ROW + 10, room.height - 40)
  const left = at.x + GAP + WIDTH < room.width ? at.x + GAP : Math.max(8, at.x - GAP - WIDTH)
  const top = Math.max(18, Math.min(at.y - height / 2, room.height - height - 18))
  return (
    <div className="board-menu" style={{ left, top, width: WIDTH, maxHeight: height }}>
      {choices.map((choice) => (
        <button
          type="button"
          tabIndex={-1}
          key={choice.key}
          className={choice.key === aimed?.key ? 'on' : ''}
          onPointerEnter={() => onAim(choice)}
          onClick={() => onPick(choice)}
        >
          <span>{choice.label}</span>
          <small>{choice.note ?? (choice.odds === null ? '' : `${Math.round(choice.odds * 100)}%`)}</small>
        </button>
      ))}
    </div>
  )
}
