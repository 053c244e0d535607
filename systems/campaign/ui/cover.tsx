// Cover art for the list of games: worlds, the lanes between them, and a ship on its way.
import type { Cover } from '@admiralty/game-ui'

const WORLDS: readonly (readonly [x: number, y: number, size: number])[] = [
  [48, 60, 36],
  [160, 96, 48],
  [84, 172, 44],
  [170, 250, 36],
]
export const cover: Cover = {
  color: 5,
  Art: () => (
    <g>
      <g className="side-2">
        <path className="shot" fill="none" d="M48 60L160 96L84 172L170 250" />
      </g>
      <g className="side-1">
        {WORLDS.map(([x, y, size]) => (
          <use key={y} href="#s-station" x={x - size / 2} y={y - size / 2} width={size} height={size} />
        ))}
        <use href="#s-cruiser" x="100" y="116" width="40" height="40" transform="rotate(225 120 136)" />
      </g>
    </g>
  ),
}
