// The printed ring chart: every hex with its green number, and its blue one where a slower unit turns.

import { border, centre, hexesPath, InOrder, RISE, SIZE } from '@admiralty/board'
import type { Hex } from '@admiralty/space'
import { RINGS } from '../../data/rings.ts'
import { KIND_NAMES } from '../../src/names.ts'
import { blueAt, greenAt, hexesOfRing, isPlanet } from '../../src/orbit/motion.ts'
import type { Unit, View } from '../../src/state.ts'
import { unitsOf } from '../../src/table.ts'
import { hexName } from '../../src/words/say.ts'
import { MAP } from '../chart.ts'

const RADIUS = RINGS.length + 1
const [WIDE, HIGH] = [SIZE * (1.5 * RADIUS + 1), RISE * (2 * RADIUS + 1)]

interface RingChartProps {
  readonly view: View
  /** Whether units are marked where they are. */
  readonly units: boolean
}
export function RingChart({ view, units }: RingChartProps) {
  const open = MAP.filter((hex) => !isPlanet(hex))
  const debris = view.setup.lost.debrisRings.flatMap(hexesOfRing)
  return (
    <svg className="gw-chart" viewBox={`${-WIDE} ${-HIGH} ${2 * WIDE} ${2 * HIGH}`} role="img" aria-label="The rings around the planet">
      <path className="debris" d={hexesPath(debris, 2)} />
      <path d={hexesPath(open)} />
      <path className="planet" d={border(MAP.filter(isPlanet))} />
      <InOrder of={RINGS}>
        {(_, index) => <path className="ring" d={border(MAP.filter((hex) => isPlanet(hex) || greenAt(hex) > RINGS.length - 1 - index))} />}
      </InOrder>
      {open.map((hex) => (
        <Numbers key={hexName(hex)} hex={hex} />
      ))}
      {units &&
        [...Map.groupBy(unitsOf(view), ({ at }) => hexName(at)).values()].map((together) => (
          <Units key={together[0]?.id} together={together} />
        ))}
    </svg>
  )
}

/** Most units of a hex in a line, and in all: the craft records have every unit. */
const [A_LINE, A_HEX] = [2, 6]
const markOf = ({ kind, number }: Unit): string => `${KIND_NAMES[kind].charAt(0).toUpperCase()}${number}`
/** The units of a hex: one in large letters, or several lines in small ones. */
function Units({ together }: { readonly together: readonly Unit[] }) {
  const [first] = together
  if (!first) return null
  const { x, y } = centre(first.at)
  const marks = together.map(markOf)
  const shown = marks.length <= A_HEX ? marks : [...marks.slice(0, A_HEX - 1), `+${marks.length - A_HEX + 1}`]
  const lines = Array.from({ length: Math.ceil(shown.length / A_LINE) }, (_, line) =>
    shown.slice(line * A_LINE, (line + 1) * A_LINE).join(' '),
  )
  const isOne = marks.length === 1
  return lines.map((text, line) => (
    <text key={text} className={isOne ? 'unit' : 'unit several'} x={x} y={isOne ? y + 4 : y + 3 + (line - (lines.length - 1) / 2) * 10}>
      {text}
    </text>
  ))
}
function Numbers({ hex }: { readonly hex: Hex }) {
  const { x, y } = centre(hex)
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="name" y={-RISE + 10}>
        {hexName(hex)}
      </text>
      <text className="green" x="-8" y={RISE - 6}>
        {greenAt(hex)}
      </text>
      <text className="blue" x="9" y={RISE - 6}>
        {blueAt(hex)}
      </text>
    </g>
  )
}
