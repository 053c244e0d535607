// Cover art for the list of games: the record of a ship with its boxes, and a shot that has reached some of them.
import type { Cover } from '@admiralty/game-ui'

/** Half the height of a hex, and the distance between columns, as in the chart behind the art. */
const [HALF, COLUMN] = [15.588, 27]
/** The box at the bow. */
const [BOW_X, BOW_Y] = [100, 70.4]
const HEX = 'M-9 -15.588H9L18 0L9 15.588H-9L-18 0Z'

/** Letters by half rows from the bow; the middle column is the fourth. */
const ROWS = ['   I', '  S S', ' P I P', 'L P P L', ' P C P', 'L P P L', ' H C H', 'P E E P', ' A H A', '  E E', '   H'] as const
const placed = (row: number, column: number): string => `translate(${BOW_X + column * COLUMN} ${BOW_Y + row * HALF})`
const BOXES = ROWS.flatMap((letters, row) =>
  [...letters].flatMap((letter, column) => (letter === ' ' ? [] : [{ place: placed(row, column - 3), letter }])),
)
/** Boxes on the way of the shot. */
const HIT: readonly (readonly [row: number, column: number])[] = [
  [1, 1],
  [3, 1],
  [5, 1],
]
const ATTACKERS = [
  { ship: 'cruiser', x: 127, y: 24, size: 34, turn: 180 },
  { ship: 'destroyer', x: 46, y: 34, size: 28, turn: 150 },
]

export const cover: Cover = {
  color: 5,
  Art: () => (
    <g transform="translate(8 0)">
      <g className="side-1">
        <path className="shot" d="M46 262V60" />
        <use href="#s-destroyer" x="32" y="250" width="28" height="28" />
        {BOXES.map(({ place, letter }) => (
          <g key={place} transform={place}>
            <path d={HEX} fill="var(--w)" stroke="var(--c)" strokeWidth="1.2" />
            <text y="5" fill="var(--c)" fontSize="14" textAnchor="middle">
              {letter}
            </text>
          </g>
        ))}
      </g>
      <g className="side-4">
        <path className="shot" d="M127 30V148" />
        {ATTACKERS.map(({ ship, x, y, size, turn }) => (
          <use
            key={ship}
            href={`#s-${ship}`}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
        {HIT.map(([row, column]) => (
          <path key={`${row}/${column}`} transform={placed(row, column)} d="M-9 -9L9 9M-9 9L9 -9" stroke="var(--c)" strokeWidth="2.2" />
        ))}
      </g>
    </g>
  ),
}
