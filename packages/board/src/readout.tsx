// Distance and bearing in words: from the selected counter to the hex under the pointer or the cursor, or along the ruler.
import { type Direction, type Hex, makeHexNumber, sameHex } from '@admiralty/space'
import { useKeys } from './keys.ts'
import { measureBetween, measureText } from './measure.ts'
import type { Counter, Scene } from './scene.ts'
import type { Ruler } from './use-ruler.ts'

const solidIn = ({ counters }: Scene, hex: Hex): Counter | undefined =>
  counters.find((counter) => sameHex(counter.hex, hex) && counter.look !== 'pencilled' && counter.label !== '')
const nameOf = (scene: Scene, hex: Hex): string => solidIn(scene, hex)?.label ?? makeHexNumber(hex)

/** What is measured, and from which facing. */
export interface Measured {
  readonly from: Hex
  readonly to: Hex
  readonly facing: Direction | null
  /** 'Furnace to 0904' */
  readonly names: string
}

/** The ends to measure between: those of the ruler, else the selected counter and the hex that is pointed at. Null without two hexes. */
export function measuredIn(scene: Scene, ruler: Ruler, pointed: Hex | null): Measured | null {
  const selected = scene.counters.find((counter) => counter.selected && counter.look !== 'pencilled')
  const from = ruler.on ? ruler.from : (selected?.hex ?? null)
  const to = ruler.to ?? pointed
  if (from === null || to === null || sameHex(from, to)) return null
  const start = selected && sameHex(selected.hex, from) ? selected : solidIn(scene, from)
  return { from, to, facing: start?.facing ?? null, names: `${start?.label || makeHexNumber(from)} to ${nameOf(scene, to)}` }
}

/** 'Furnace to 0904: 7 hexes, bearing 075°, 45° to starboard' */
export const readoutOf = ({ from, to, facing, names }: Measured): string => `${names}: ${measureText(measureBetween(from, to, facing))}`

interface ReadoutProps {
  readonly measured: Measured | null
  readonly ruler: Ruler
}
/** The line at the foot of the chart. */
export function Readout({ measured, ruler }: ReadoutProps) {
  const text = measured ? readoutOf(measured) : ruler.on ? `Ruler: press ${ruler.from ? 'another hex' : 'a hex'}` : ''
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
