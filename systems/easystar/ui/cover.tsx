// Cover art for the list of games: two lines of battle.
import type { Cover } from '@admiralty/game-ui'

type PlacedShip = readonly [ship: string, x: number, y: number, turn?: number]
const YELLOW: readonly PlacedShip[] = [
  ['destroyer', 27, 46.8],
  ['cruiser', 54, 62.4],
  ['battleship', 108, 62.4],
  ['cruiser', 162, 62.4],
  ['destroyer', 189, 77.9],
  ['scout', 108, 124.7, 240],
]
const BLUE: readonly PlacedShip[] = [
  ['scout', 27, 202.6],
  ['cruiser', 54, 249.4],
  ['destroyer', 81, 202.6],
  ['battleship', 135, 233.8],
  ['cruiser', 189, 233.8],
  ['destroyer', 162, 155.9],
  ['scout', 216, 155.9, -60],
]
const Line = ({ ships, ahead }: { readonly ships: readonly PlacedShip[]; readonly ahead: number }) =>
  ships.map(([ship, x, y, turn = ahead]) => {
    const size = ship === 'battleship' ? 40 : 29
    const place = { x: x - size / 2, y: y - size / 2, width: size, height: size }
    return <use key={`${x}/${y}`} href={`#s-${ship}`} {...place} transform={`rotate(${turn} ${x} ${y})`} />
  })

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
      <g className="side-4">
        <Line ships={YELLOW} ahead={180} />
      </g>
      <g className="side-1">
        <Line ships={BLUE} ahead={0} />
      </g>
    </g>
  ),
}
