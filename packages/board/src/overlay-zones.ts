// The hexes of an overlay, zone by zone, and its text for a hex. Drawing and screen readers use the same zones.
import { list, noun } from '@admiralty/kernel'
import { type Direction, distance, type Hex, hexKey, inCentredWedge, makeHexNumber, placeTile, sameHex, within } from '@admiralty/space'
import type { Overlay, OverlayBand, OverlayShape } from './scene.ts'

/** Hexes of an overlay with the same label. */
export interface OverlayZone {
  /** Empty for none. */
  readonly label: string
  readonly hexes: readonly Hex[]
  /** 5 for the strongest; bands fall by 1, but not below 1. */
  readonly strength: number
}
const STRONGEST = 5

/** The zones on the map, the strongest first; zones without a hex are left out. `map`: the keys of its hexes. */
export function zonesOf(shape: OverlayShape, map: ReadonlySet<string>): readonly OverlayZone[] {
  const onMap = (hexes: readonly Hex[]): readonly Hex[] => hexes.filter((hex) => map.has(hexKey(hex)))
  const zones = allZones(shape).map((zone) => ({ ...zone, hexes: onMap(zone.hexes) }))
  return zones.filter(({ hexes }) => hexes.length > 0)
}
function allZones(shape: OverlayShape): readonly OverlayZone[] {
  switch (shape.kind) {
    case 'wedge':
      return banded(shape.centre, shape.bands, (hex) => inCentredWedge(shape.centre, hex, shape.heading, shape.sixths))
    case 'disc':
      return banded(shape.centre, shape.bands, () => true)
    case 'region':
      return [{ label: '', hexes: shape.hexes, strength: 1 }]
    case 'tile':
      return placeTile(shape.tile, shape.pose).map(({ hex, content }) => ({ label: content, hexes: [hex], strength: 1 }))
    case 'sides':
      return [{ label: '', hexes: [shape.hex], strength: 1 }]
  }
}
function banded(centre: Hex, bands: readonly OverlayBand[], has: (hex: Hex) => boolean): readonly OverlayZone[] {
  return bands.map(({ radius, label }, index) => {
    const inner = bands[index - 1]?.radius ?? -1
    const hexes = within(centre, radius).filter((hex) => distance(centre, hex) > inner && has(hex))
    return { label, hexes, strength: Math.max(1, STRONGEST - index) }
  })
}

/** The meaning of the overlays at a hex, for screen readers: 'beam of the port battery: 2 dice'. */
export const overlayTexts = (overlays: readonly Overlay[], hex: Hex): readonly string[] =>
  overlays.flatMap(({ shape, legend }) => {
    const zone = allZones(shape).find(({ hexes }) => hexes.some((one) => sameHex(one, hex)))
    return zone ? [zone.label === '' ? legend : `${legend}: ${zone.label}`] : []
  })

/** Clockwise from the top of the chart. */
const SIDE_NAMES: Readonly<Record<Direction, string>> = {
  0: 'top',
  1: 'upper right',
  2: 'lower right',
  3: 'bottom',
  4: 'lower left',
  5: 'upper left',
}
/** Hexes that a sentence names one by one. */
const FEW = 4

function hexesText(hexes: readonly Hex[]): string {
  if (hexes.length <= FEW) return list(hexes.map(makeHexNumber))
  const [first, last] = [hexes[0], hexes.at(-1)]
  return `${hexes.length} hexes${first && last ? ` from ${makeHexNumber(first)} to ${makeHexNumber(last)}` : ''}`
}
/** An overlay in one sentence, for the text view; null if it has no hex on the map. 'Harbour: 7 hexes from 0304 to 0506.' */
export function overlaySentence({ shape, legend }: Overlay, map: ReadonlySet<string>): string | null {
  const zones = zonesOf(shape, map).map(({ label, hexes }) => `${label === '' ? '' : `${label} in `}${hexesText(hexes)}`)
  if (zones.length === 0) return null
  const sides = shape.kind === 'sides' ? `, ${noun(shape.sides.length, 'side')} ${list(shape.sides.map((side) => SIDE_NAMES[side]))}` : ''
  return `${legend.charAt(0).toUpperCase()}${legend.slice(1)}: ${zones.join('; ')}${sides}.`
}
