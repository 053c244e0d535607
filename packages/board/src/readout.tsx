// Distance and bearing in words: from the selected counter to the hex under the pointer or the cursor, or along the ruler.
import type { Place } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import type { Chart } from './chart.ts'
import { useKeys } from './keys.ts'
import { measureBetween, measureText } from './measure.ts'
import { type Counter, chartOf, type Scene } from './scene.ts'
import type { Ruler } from './use-ruler.ts'

const solidIn = ({ counters }: Scene, hex: Place): Counter | undefined =>
  counters.find((counter) => sameHex(counter.at, hex) && counter.look !== 'pencilled' && counter.label !== '')
const nameOf = (scene: Scene, hex: Place): string => solidIn(scene, hex)?.label ?? chartOf(scene).nameOf(hex)

/** A distance to measure, and the facing from which it is measured. */
export interface Measured {
  readonly chart: Chart
  readonly from: Place
  readonly to: Place
  readonly facing: number | null
  /** 'Furnace to 0904' */
  readonly names: string
}

/** The ends to measure between: those of the ruler, else the selected counter and the hex that is pointed at. Null without two hexes. */
export function measuredIn(scene: Scene, ruler: Ruler, pointed: Place | null): Measured | null {
  const selected = scene.counters.find((counter) => counter.selected && counter.look !== 'pencilled')
  const from = ruler.on ? ruler.from : (selected?.at ?? null)
  const to = ruler.to ?? pointed
  if (from === null || to === null || sameHex(from, to)) return null
  const start = selected && sameHex(selected.at, from) ? selected : solidIn(scene, from)
  const chart = chartOf(scene)
  return { chart, from, to, facing: start?.facing ?? null, names: `${start?.label || chart.nameOf(from)} to ${nameOf(scene, to)}` }
}

/** 'Furnace to 0904: 7 hexes, bearing 075°, 45° to starboard' */
export const readoutOf = ({ chart, from, to, facing, names }: Measured): string =>
  `${names}: ${measureText(chart, measureBetween(chart, from, to, facing))}`

interface ReadoutProps {
  readonly chart: Chart
  readonly measured: Measured | null
  readonly ruler: Ruler
}
/** The line at the foot of the chart. */
export function Readout({ chart, measured, ruler }: ReadoutProps) {
  const [one] = chart.nouns
  const text = measured ? readoutOf(measured) : ruler.on ? `Ruler: press ${ruler.from ? 'another' : 'a'} ${one}` : ''
  return (
    <>
      {ruler.on && <RulerKeys ruler={ruler} />}
      {text !== '' && <p className={ruler.on ? 'board-readout with-ruler' : 'board-readout'}>{text}</p>}
    </>
  )
}

function RulerKeys({ ruler }: Pick<ReadoutProps, 'ruler'>) {
  useKeys({ title: 'Ruler', bindings: [{ keys: ['Escape'], does: 'Put the ruler away', run: ruler.flip }] })
  return null
}
