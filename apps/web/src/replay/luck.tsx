// A chart of each seat's luck, die by die, with the range that nine in ten fair matches stay in.
import { sideStyleOf } from '@admiralty/board'
import type { Seat } from '@admiralty/kernel'
import { luckMargin, luckOf, type RolledDie } from './dice.ts'

interface LuckChartProps {
  readonly dice: readonly RolledDie[]
  readonly sides: number
  readonly seats: readonly Seat[]
}

/** With fewer dice there is no chart. */
const LEAST = 10
/** Half the height of the drawing. */
const HALF = 50

export function LuckChart({ dice, sides, seats }: LuckChartProps) {
  const runs = seats.map((seat) => ({ seat, run: luckOf(dice, { seat, sides }) }))
  const longest = Math.max(...runs.map(({ run }) => run.length))
  if (longest < LEAST) return null
  const most = Math.max(luckMargin(longest, sides), ...runs.flatMap(({ run }) => run.map(Math.abs)))
  const y = (luck: number): number => Math.round((HALF - (HALF * luck) / most) * 100) / 100
  const edge = Array.from({ length: longest + 1 }, (_, count) => luckMargin(count, sides))
  const cone = [...edge.map((at, count) => `${count} ${y(at)}`), ...edge.map((at, count) => `${count} ${y(-at)}`).reverse()]
  return (
    <figure className="luck">
      <figcaption className="h">
        <span className="cap">{`Luck: total of the dice compared with ${(sides + 1) / 2} per die`}</span>
        <span className="aside">{`across: ${longest} dice`}</span>
      </figcaption>
      <svg viewBox={`0 0 ${longest} ${2 * HALF}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="cone" d={`M${cone.join('L')}Z`} />
        <path className="even" d={`M0 ${HALF}H${longest}`} />
        {runs.map(({ seat, run }, index) => (
          <g key={seat} className={`side-${sideStyleOf(seat, seats)}`}>
            <path
              className={index % 2 === 0 ? 'run' : 'run dashed'}
              d={`M0 ${HALF}${run.map((at, count) => `L${count + 1} ${y(at)}`).join('')}`}
            />
          </g>
        ))}
      </svg>
    </figure>
  )
}
