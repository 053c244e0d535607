// Overlays: fields with bands, regions, tiles and hit sides. Contours and printed labels tell bands apart, so that none needs colour.
import { type Hex, hexKey } from '@admiralty/space'
import { AreaLabel, middleOf } from './areas.tsx'
import { border, centre, hexesPath, type Point, RISE, sidePath } from './geometry.ts'
import { type OverlayZone, zonesOf } from './overlay-zones.ts'
import type { Overlay } from './scene.ts'

/** Just above the topmost hex. */
function topOf(hexes: readonly Hex[]): Point | undefined {
  const [top] = hexes.map(centre).toSorted((a, b) => a.y - b.y)
  return top && { x: top.x, y: top.y - RISE * 1.3 }
}

const Zone = ({ zone: { label, hexes, strength }, text }: { readonly zone: OverlayZone; readonly text: number }) => (
  <>
    <path className="overlay-wash" d={hexesPath(hexes)} style={{ fill: `var(--background-${strength})` }} />
    <path className="contour" d={border(hexes)} />
    {label !== '' && <AreaLabel at={middleOf(hexes)} label={label} text={text * 0.85} />}
  </>
)

function OverlayMark({ overlay, map, text }: { readonly overlay: Overlay; readonly map: ReadonlySet<string>; readonly text: number }) {
  const { shape, legend } = overlay
  const zones = zonesOf(shape, map)
  const all = zones.flatMap(({ hexes }) => hexes)
  return (
    <g className={`overlay-${shape.kind}`}>
      {shape.kind === 'sides'
        ? all.flatMap((hex) => shape.sides.map((side) => <path key={side} className="overlay-side" d={sidePath(hex, side)} />))
        : zones.map((zone) => <Zone key={`${zone.label} ${zone.hexes.map(hexKey).join(' ')}`} zone={zone} text={text} />)}
      {shape.kind !== 'sides' && <path className="overlay-edge" d={border(all)} />}
      <AreaLabel at={topOf(all)} label={legend} text={text} />
    </g>
  )
}

interface ChartOverlaysProps {
  readonly overlays: readonly Overlay[]
  /** Every hex of the map. */
  readonly hexes: readonly Hex[]
  /** Text size in chart units. */
  readonly text: number
}
export function ChartOverlays({ overlays, hexes, text }: ChartOverlaysProps) {
  const map = new Set(hexes.map(hexKey))
  return overlays.map((overlay) => <OverlayMark key={`${overlay.legend} ${JSON.stringify(overlay.shape)}`} {...{ overlay, map, text }} />)
}
