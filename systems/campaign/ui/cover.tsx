// Cover art for the list of games: the worlds of two empires, space lanes between hubs, and a ship on its way.
import type { Cover } from '@admiralty/game-ui'

type CoverPoint = readonly [x: number, y: number]
/** Distance from the centre of a hex to its corner, and half its height. */
const [SIZE, RISE] = [18, 15.588] as const
const hexAround = ([x, y]: CoverPoint): string =>
  `M${x + SIZE} ${y}L${x + SIZE / 2} ${y + RISE}L${x - SIZE / 2} ${y + RISE}L${x - SIZE} ${y}L${x - SIZE / 2} ${y - RISE}L${x + SIZE / 2} ${y - RISE}Z`
const OWNED: readonly { readonly side: 1 | 2; readonly worlds: readonly CoverPoint[] }[] = [
  {
    side: 1,
    worlds: [
      [46, 226.2],
      [19, 241.8],
      [73, 241.8],
      [46, 257.4],
    ],
  },
  {
    side: 2,
    worlds: [
      [154, 39.2],
      [127, 54.8],
      [181, 54.8],
      [154, 101.5],
    ],
  },
]
const HUBS: readonly CoverPoint[] = [
  [46, 101.5],
  [100, 163.9],
  [181, 210.6],
]
const FREE: readonly CoverPoint[] = [
  [19, 148.3],
  [181, 148.3],
  [127, 273],
]

export const cover: Cover = {
  color: 5,
  Art: () => (
    <g>
      <path
        className="link"
        d="M46 101.5L100 163.9L181 210.6M46 101.5L19 148.3M100 163.9L181 148.3M181 210.6L127 273M100 163.9L46 226.2M100 163.9L154 101.5"
      />
      {OWNED.map(({ side, worlds }) => (
        <g key={side} className={`site site-ground side-${side}`}>
          {worlds.map((world) => (
            <g key={world.join()}>
              <path className="base" d={hexAround(world)} />
              {side !== 1 && <path className="patt" d={hexAround(world)} style={{ fill: `url(#pt-${side})` }} />}
              <path className="edge" d={hexAround(world)} />
              <circle className="site-dot" cx={world[0]} cy={world[1]} r="4.5" />
            </g>
          ))}
        </g>
      ))}
      <g className="site free">
        {HUBS.map(([x, y]) => (
          <g key={x}>
            <circle className="site-ring" cx={x} cy={y} r="11" />
            <circle className="site-ring" cx={x} cy={y} r="6" />
          </g>
        ))}
        {FREE.map(([x, y]) => (
          <circle key={y} className="site-dot" cx={x} cy={y} r="4.5" />
        ))}
      </g>
      <g className="side-1">
        <use href="#s-cruiser" x="56" y="177" width="36" height="36" transform="rotate(41 74 195)" />
      </g>
    </g>
  ),
}
