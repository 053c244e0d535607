// The hexes of an overlay, zone by zone, and its text for a hex. Drawing and screen readers use the same zones.
import { list, type Place } from '@admiralty/kernel'
import { distance, type Hex, hexKey, inCentredWedge, placeTile, sameHex, within } from '@admiralty/space'
import { hexChart } from './chart.ts'
import { planeLabelAt } from './plane-zones.ts'
import type { OverlayBand, OverlayShape, Scene } from './scene.ts'

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
    case 'group':
      return [{ label: '', hexes: shape.places, strength: 1 }]
    case 'tape':
      return [{ label: '', hexes: [shape.from, shape.to], strength: 1 }]
    case 'links':
      return linkedPlaces(shape.pairs).map(({ at: place, others }) => ({
        label: `to ${list(others.map(hexChart.nameOf))}`,
        hexes: [place],
        strength: 1,
      }))
    case 'tile':
      return placeTile(shape.tile, shape.pose).map(({ hex, content }) => ({ label: content, hexes: [hex], strength: 1 }))
    case 'sides':
      return [{ label: '', hexes: [shape.hex], strength: 1 }]
  }
}
/** Each place of some links, with the places that it is joined to. */
function linkedPlaces(pairs: readonly (readonly [Place, Place])[]): readonly { readonly at: Place; readonly others: readonly Place[] }[] {
  const ends = pairs.flatMap(([a, b]) => [
    { from: a, to: b },
    { from: b, to: a },
  ])
  return [...Map.groupBy(ends, ({ from }) => hexKey(from)).values()].flatMap((group) => {
    const [first] = group
    return first ? [{ at: first.from, others: group.map(({ to }) => to) }] : []
  })
}
function banded(centre: Hex, bands: readonly OverlayBand[], has: (hex: Hex) => boolean): readonly OverlayZone[] {
  return bands.map(({ radius, label }, index) => {
    const inner = bands[index - 1]?.radius ?? -1
    const hexes = within(centre, radius).filter((hex) => distance(centre, hex) > inner && has(hex))
    return { label, hexes, strength: Math.max(1, STRONGEST - index) }
  })
}

/** The label of the zone that a hex is in; undefined for none. */
const labelAt = (shape: OverlayShape, hex: Hex): string | undefined =>
  allZones(shape).find(({ hexes }) => hexes.some((one) => sameHex(one, hex)))?.label

/** The meaning of the overlays at a place, for screen readers: 'beam of the port battery: 2 dice'. */
export const overlayTexts = ({ chart = hexChart, overlays = [] }: Pick<Scene, 'chart' | 'overlays'>, place: Place): readonly string[] =>
  overlays.flatMap(({ shape, legend }) => {
    const label = chart.kind === 'plane' ? planeLabelAt(shape, place) : labelAt(shape, place)
    return label === undefined ? [] : [label === '' ? legend : `${legend}: ${label}`]
  })
