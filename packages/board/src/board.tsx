// The board draws a scene and reports what the player aims at, picks or selects. It knows no rule.

import type { Choice } from '@admiralty/kernel'
import { type Hex, hexKey, makeHexNumber, sameHex } from '@admiralty/space'
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { type AvailableSize, useAvailableSize } from './available-size.ts'
import { Overlays } from './caption.tsx'
import { ChartContent } from './chart-content.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { WeightedPoint } from './corners.ts'
import { type PlacedCounter, placeCounters } from './counter-places.ts'
import { useDragLayers } from './drag-layers.ts'
import { centre, extent, hexesPath, type Point } from './geometry.ts'
import { Menu } from './menu.tsx'
import type { ActiveMotions } from './motion.ts'
import { MotionMarks } from './motions.tsx'
import { pointerOn } from './pointer.ts'
import type { Scene } from './scene.ts'
import { useGliding } from './use-gliding.ts'
import { useKeyboard } from './use-keyboard.ts'
import { usePress } from './use-press.ts'
import { type Camera, useZoom, type Zoom } from './zoom.ts'

export interface BoardProps<C extends Choice = Choice> {
  readonly scene: Scene
  /** The choices of the open question; empty without one. */
  readonly choices: readonly C[]
  /** The choice under the pointer or the keyboard focus, on the board or elsewhere on the page. */
  readonly aimed: C | null
  /** A hex to bring into view and to outline, for example after a click on a line of the log. */
  readonly shown?: Hex | null
  /** Motions that run now. The scene already shows their end. */
  readonly moving?: ActiveMotions | null
  /** Accessible name of the chart. */
  readonly label?: string
  /** Placed over the chart in the corner where it covers least. */
  readonly panel?: ReactNode
  onAim(choice: C | null): void
  onPick(choice: C): void
  /** A press at a point without choices: the thing there, or null on an empty hex, and the hex. */
  onSelect(thing: string | null, hex: Hex): void
}

const pointsAt = (choices: readonly Choice[], thing: string): boolean =>
  choices.some(({ spots }) => spots.some((spot) => spot.kind === 'thing' && spot.id === thing))

/** First centre of a chart that is too large for its space: the selected counters, else those with choices, else all counters, else the tints. */
function openingOf(scene: Scene, placed: readonly PlacedCounter[], choices: readonly Choice[]): Point {
  const chosen = placed.filter(({ counter }) => counter.selected)
  const offered = placed.filter(({ counter }) => pointsAt(choices, counter.id))
  const [some] = [chosen, offered, placed].filter(({ length }) => length > 0)
  const all = some ? some.map(({ at }) => at) : scene.tints.map(({ hex }) => centre(hex))
  const mean = (of: (point: Point) => number): number => all.reduce((sum, point) => sum + of(point), 0) / Math.max(1, all.length)
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** Text size in chart units, nearly constant on the screen. It changes in steps, so zooming rarely redraws. */
const textAt = (k: number): number => Math.min(26, Math.max(5, 12 / (Math.max(1, Math.round(k * 8)) / 8)))

const Controls = ({ zoom }: { readonly zoom: Zoom }) => (
  <div className="board-zoom">
    <button type="button" onClick={zoom.farther} aria-label="Zoom out" tabIndex={-1}>
      −
    </button>
    <button type="button" onClick={zoom.fit} tabIndex={-1}>
      fit <kbd>0</kbd>
    </button>
    <button type="button" onClick={zoom.nearer} aria-label="Zoom in" tabIndex={-1}>
      +
    </button>
  </div>
)

/** The content of a hex for screen readers. */
function describeHex(hex: Hex, scene: Scene, here: readonly Choice[]): string {
  const things = scene.counters.filter((counter) => sameHex(counter.hex, hex) && counter.look !== 'pencilled').map(({ title }) => title)
  const offered = here.map(({ label, note }) => (note === null ? label : `${label}, ${note}`))
  const choose = offered.length === 0 ? [] : [`to choose: ${offered.join('; ')}`]
  return [makeHexNumber(hex), ...(things.length > 0 ? things : ['empty']), ...choose].join(', ')
}

interface SheetProps {
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly room: AvailableSize
  readonly camera: Camera
  readonly scene: Scene
  readonly placed: readonly PlacedCounter[]
  readonly moving: ActiveMotions | null
  readonly shown: Hex | null
  readonly cursor: Hex | null
}
/** The drawing, placed by the camera. */
const Sheet = ({ sheet, room, camera, scene, placed, moving, shown, cursor }: SheetProps) => (
  <div ref={sheet}>
    <svg width={room.width} height={room.height} aria-hidden="true">
      <g style={{ transform: `translate(${camera.x}px,${camera.y}px) scale(${camera.k})` }}>
        <ChartContent scene={scene} placed={placed} text={textAt(camera.k)} />
        {moving && <MotionMarks key={moving.key} moving={moving} placed={placed} text={textAt(camera.k)} />}
        {shown && <path className="shown" d={hexesPath([shown], 2)} />}
        {cursor && <path className="cursor" d={hexesPath([cursor], 4)} />}
      </g>
    </svg>
  </div>
)

/** Points that overlays should leave visible: most of all selected and aimed counters, then other counters, then marked hexes. */
function visiblePoints(scene: Scene, aimed: Choice | null, onScreen: (hex: Hex) => Point): readonly WeightedPoint[] {
  const weightedPoints = (weight: number, things: readonly { readonly hex: Hex }[]): readonly WeightedPoint[] =>
    things.map(({ hex }) => ({ ...onScreen(hex), weight }))
  const inFocus = scene.counters.filter(({ id, look, selected }) => selected || look === 'pencilled' || pointsAt(aimed ? [aimed] : [], id))
  return [...weightedPoints(12, inFocus), ...weightedPoints(2, scene.counters), ...weightedPoints(1, [...scene.tints, ...scene.marked])]
}

function useMeasured({ hexes, counters }: Scene) {
  const box = useMemo(() => extent(hexes), [hexes])
  const map = useMemo(() => new Set(hexes.map(hexKey)), [hexes])
  const placed = useMemo(() => placeCounters(counters), [counters])
  return { box, map, placed }
}

/** First hex of the keyboard cursor. */
const homeOf = ({ counters, tints, hexes }: Scene): Hex =>
  (counters.find(({ selected }) => selected) ?? counters[0])?.hex ?? tints[0]?.hex ?? hexes[0] ?? [0, 0]

const KeyHelp = ({ id }: { readonly id: string }) => (
  <p id={id} className="board-aside">
    Arrow keys move between hexes, Enter picks, space moves through the choices of a hex, plus, minus and 0 zoom.
  </p>
)

/** The chart with its frame, overlays, controls and keyboard. */
export function Board<C extends Choice>(props: BoardProps<C>) {
  const { scene, choices, aimed, shown = null, moving = null, label = 'Map', panel, onAim, onPick, onSelect } = props
  const wrapper = useRef<HTMLDivElement>(null)
  const chart = useRef<HTMLDivElement>(null)
  const layers = useDragLayers()
  const help = useId()
  const room = useAvailableSize(wrapper)
  const { box, map, placed } = useMeasured(scene)
  const zoom = useZoom({ chart, layers, room, box, opening: openingOf(scene, placed, choices) })
  const { camera, show } = zoom
  const press = usePress({ choices, counters: scene.counters, aimed, onAim, onPick, onSelect })
  const keyboard = useKeyboard({ map, home: homeOf(scene), press, zoom })
  useGliding(layers.sheet, placed, moving)
  const pointer = pointerOn({ chart, camera, placed, map, press })

  useEffect(() => {
    if (shown) show(centre(shown))
  }, [shown, show])

  const { cursor } = keyboard
  const { opened } = press
  const onScreen = (hex: Hex): Point => ({ x: centre(hex).x * camera.k + camera.x, y: centre(hex).y * camera.k + camera.y })
  return (
    <div className="board" ref={wrapper}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: one focusable element whose hexes the arrow keys move through, as in a game */}
      <div
        className="board-keys"
        role="application"
        aria-label={label}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={keyboard.onKeyDown}
        onPointerDown={keyboard.hide}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
        <div ref={chart} className={aimed ? 'chart can-pick' : 'chart'} {...pointer}>
          <Sheet
            sheet={layers.sheet}
            room={room}
            camera={camera}
            scene={scene}
            placed={placed}
            moving={moving}
            shown={shown}
            cursor={cursor}
          />
        </div>
        {room.width > 0 && <ChartFrame hexes={scene.hexes} room={room} camera={camera} layers={layers} />}
      </div>
      <KeyHelp id={help} />
      <output className="board-aside">{cursor ? describeHex(cursor, scene, press.at({ hex: cursor, thing: null })) : ''}</output>
      <Overlays caption={scene.caption} panel={panel} room={room} busy={visiblePoints(scene, aimed, onScreen)} />
      {opened && (
        <Menu<C> choices={opened.choices} aimed={aimed} at={onScreen(opened.hex)} room={room} onAim={press.aim} onPick={press.pick} />
      )}
      <Controls zoom={zoom} />
    </div>
  )
}
