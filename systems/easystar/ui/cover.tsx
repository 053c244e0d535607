// Cover art for the list of games: two lines of battle.
import type { Cover } from '@admiralty/game-ui'

interface PlacedShip {
  readonly side: 1 | 4
  readonly ship: string
  readonly at: readonly [x: number, y: number]
  readonly turn: number
}

const size = (ship: string): number => (ship === 'battleship' ? 40 : 29)
const line = (side: 1 | 4, turn: number, ...ships: readonly (readonly [string, number, number])[]): readonly PlacedShip[] =>
  ships.map(([ship, x, y]) => ({ side, ship, at: [x, y], turn }))

const BATTLE: readonly PlacedShip[] = [
  ...line(
    4,
    180,
    ['destroyer', 27, 46.8],
    ['cruiser', 54, 62.4],
    ['battleship', 108, 62.4],
    ['cruiser', 162, 62.4],
    ['destroyer', 189, 77.9],
  ),
  ...line(4, 240, ['scout', 108, 124.7]),
  ...line(
    1,
    0,
    ['scout', 27, 202.6],
    ['cruiser', 54, 249.4],
    ['destroyer', 81, 202.6],
    ['battleship', 135, 233.8],
    ['cruiser', 189, 233.8],
  ),
  ...line(1, 0, ['destroyer', 162, 155.9]),
  ...line(1, -60, ['scout', 216, 155.9]),
]

export const cover: Cover = {
  color: 1,
  Art: () => (
    <g transform="translate(-8 8)">
      <g className="side-1">
        <path className="shot" d="M54 249.4V62.4M162 155.900V62.400M135 233.800L108 124.700" />
      </g>
      <g className="side-4">
        <path className="shot" d="M108 62.4L81 202.6" />
      </g>
      <use href="#s-wreck" x="66" y="125.3" width="30" height="30" />
      {BATTLE.map(({ side, ship, at: [x, y], turn }) => (
        <g key={`${x}/${y}`} className={`side-${side}`}>
          <use
            href={`#s-${ship}`}
            x={x - size(ship) / 2}
            y={y - size(ship) / 2}
            width={size(ship)}
            height={size(ship)}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        </g>
      ))}
    </g>
  ),
}
