// The reach of weapons while a course is planned: for its ship from the planned place, for known enemies from their present places.
import type { Overlay, Scene, Tint } from '@admiralty/board'
import { type Hex, hexKey } from '@admiralty/space'

/** Points of damage that one weapon does on average to a ship in a hex. */
export interface HexMean {
  readonly hex: Hex
  readonly mean: number
}

/** A ship as it will be at the end of the planned course. */
export interface PlannedFire {
  readonly name: string
  /** One item for each weapon and hex. */
  readonly means: readonly HexMean[]
}

interface Reaching {
  /** Null while no course is planned. */
  readonly planned: PlannedFire | null
  /** Hexes that known enemy weapons reach from where they are; a hex may occur several times. */
  readonly threats: readonly Hex[]
  /** 'known enemy weapons' */
  readonly enemies: string
  /** The tint of a hex by the mean damage of all weapons there; `most` is the largest of all hexes. */
  levelOf(mean: number, most: number): Tint['level']
}

/** The tints, the outline and the caption of a scene in which a ship's course is planned. */
export function plannedReach({ planned, threats, enemies, levelOf }: Reaching): Required<Pick<Scene, 'tints' | 'overlays' | 'caption'>> {
  const overlays = outlineOf(threats, enemies)
  const shaded = planned ? [`shaded: ${planned.name}, from its planned place`] : []
  const outlined = overlays.length > 0 ? [`outlined: ${enemies}, from where they are now`] : []
  const text = [...shaded, ...outlined].join('; ')
  return { tints: planned ? tintsOf(planned.means, levelOf) : [], overlays, caption: text === '' ? null : { title: 'Reach', text } }
}

function tintsOf(means: readonly HexMean[], levelOf: Reaching['levelOf']): readonly Tint[] {
  const sums = new Map<string, HexMean>()
  for (const { hex, mean } of means) {
    const key = hexKey(hex)
    sums.set(key, { hex, mean: mean + (sums.get(key)?.mean ?? 0) })
  }
  const together = [...sums.values()]
  const most = Math.max(0, ...together.map(({ mean }) => mean))
  return together.map(({ hex, mean }) => ({ hex, level: levelOf(mean, most), mean: null }))
}

function outlineOf(threats: readonly Hex[], enemies: string): readonly Overlay[] {
  const hexes = [...new Map(threats.map((hex) => [hexKey(hex), hex])).values()]
  return hexes.length > 0 ? [{ look: 'threat', shape: { kind: 'region', hexes }, legend: `reach of ${enemies}`, printed: false }] : []
}
