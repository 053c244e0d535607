// Cover art for the list of games: two ships, a torpedo, and the rings of its blast.
import type { Cover } from '@admiralty/game-ui'

const ship = (side: 1 | 2, x: number, y: number, turn: number) => (
  <g className={`side-${side}`}>
    <use href="#s-battleship" x={x - 24} y={y - 24} width="48" height="48" transform={`rotate(${turn} ${x} ${y})`} />
  </g>
)

export const cover: Cover = {
  color: 5,
  Art: () => (
    <g>
      <g className="side-2">
        {[26, 50, 74].map((radius) => (
          <circle key={radius} className="shot" fill="none" cx="135" cy="140" r={radius} />
        ))}
        <use href="#s-missile" x="121" y="126" width="28" height="28" transform="rotate(-120 135 140)" />
      </g>
      <g className="side-1">
        <path className="shot" d="M54 233L81 62" />
      </g>
      {ship(1, 54, 233, 9)}
      {ship(1, 150, 257, -30)}
      {ship(2, 81, 62, 200)}
    </g>
  ),
}
