// Which words of tints are drawn: on a chart far away they are larger than their hexes, and those that would cover each other are left out.
import { hexKey } from '@admiralty/space'
import { type ChartBox, centre } from './geometry.ts'
import type { Tint } from './scene.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

/** The largest size of a word, in chart units. */
const LARGEST = 34
/** The largest size of a word beside a counter in its hex. */
const BESIDE = 14
/** Width of a character, as a part of the size. */
const WIDTH = 0.47
export const wordSize = (text: number): number => Math.min(text, LARGEST)

const overlap = (a: ChartBox, b: ChartBox): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export interface WordPlaces {
  /** Text size in chart units. */
  readonly text: number
  readonly turn: QuarterTurn
  /** Keys of hexes with a counter. */
  readonly occupied: ReadonlySet<string>
}
/** The tints whose words have room, the earlier ones first. Tints without words are not among them. */
export function wordsWithRoom(tints: readonly Tint[], { text, turn, occupied }: WordPlaces): ReadonlySet<Tint> {
  const size = wordSize(text)
  const written: ChartBox[] = []
  const shown = new Set<Tint>()
  for (const tint of tints) {
    if (typeof tint.mean !== 'string' || (size > BESIDE && occupied.has(hexKey(tint.hex)))) continue
    const { x, y } = turnedPoint(centre(tint.hex), turn)
    const half = (tint.mean.length * size * WIDTH) / 2
    const box = { left: x - half, right: x + half, top: y - size / 2, bottom: y + size / 2 }
    if (written.some((other) => overlap(box, other))) continue
    written.push(box)
    shown.add(tint)
  }
  return shown
}
