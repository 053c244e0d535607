// The board draws a scene and reports what the player aims at, picks or selects. It knows no rule.

import type { Choice, Place } from '@admiralty/kernel'
import { hexKey, sameHex } from '@admiralty/space'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type ChartSpace, useChartSpace } from './available-size.ts'
import { Beyond, type Landmark } from './beyond.tsx'
import { boxOnScreen, type Camera } from './camera.ts'
import { Overlays } from './caption.tsx'
import type { Chart } from './chart.ts'
import { ChartContent } from './chart-content.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartTarget, Device } from './choosing.ts'
import type { WeightedPoint } from './corners.ts'
import { type Fan, fanAt, isOnFan, legibleCounters, type PlacedCounter, placeCounters } from './counter-places.ts'
import { DragLayer, type DragLayers, useDragLayers } from './drag-layers.tsx'
import { focusOf } from './focus.ts'
import type { ScreenBox } from './free-place.ts'
import { extent, linePath, type Point } from './geometry.ts'
import { keptBoxes } from './kept-boxes.ts'
import { drawnBoxes, type PlacedLabel, placeLabels, textAt } from './labels.ts'
import { Legend } from './legend.tsx'
import { useMapMoment } from './map-moment.ts'
import { Menu } from './menu.tsx'
import type { ActiveMotions } from './motion.ts'
import { MotionMarks } from './motions.tsx'
import { overlayTexts } from './overlay-zones.ts'
import { passWheel } from './pass-wheel.ts'
import { PlaneGrid } from './plane-background.tsx'
import { boundsAround } from './plane-chart.ts'
import { pointerOn } from './pointer.ts'
import { type Measured, measuredIn, Readout, readoutOf } from './readout.tsx'
import { type Counter, chartOf, type Scene, type SideStyle } from './scene.ts'
import { type QuarterTurn, turnChart, turnedBounds, turnedPoint, useChartTurn } from './turn.ts'
import { useGliding } from './use-gliding.ts'
import { useKeyboard } from './use-keyboard.ts'
import { type Press, usePress } from './use-press.ts'
import { type Ruler, useRuler } from './use-ruler.ts'
import { useZoom, type Zoom } from './zoom.ts'

export interface BoardProps<C extends Choice = Choice> {
  readonly scene: Scene
  /** The choices of the open question; empty without one. */
  readonly choices: readonly C[]
  /** The choice under the pointer or the keyboard focus, on the board or elsewhere on the page. */
  readonly aimed: C | null
  /** A place to bring into view and to outline, for example after a click on a line of the log. */
  readonly shown?: Place | null
  /** Motions that run now. The scene already shows their end. */
  readonly moving?: ActiveMotions | null
  /** Accessible name of the chart. */
  readonly label?: string
  /** A new value is the start of a turn: the map fits the ships again, unless the player has moved it. */
  readonly occasion?: number | null
  /** The side of the player: a chart too large for its space opens on it. Null for none. */
  readonly own?: SideStyle | null
  /** Placed over the chart where it covers least. */
  readonly panel?: ReactNode
  /** The choice that the panel is about: it covers nothing of its shooter and target. Null if it is about something else. */
  readonly panelAbout?: C | null
  onAim(choice: C | null, by: Device): void
  onPick(choice: C): void
  /** The choice of any place in an open region; null where the region does not allow it. Absent while no region is open. */
  readonly choiceAt?: ((place: Place) => C | null) | undefined
  /** A press at a point without choices: the thing there, or null on an empty place, and the place. */
  onSelect(thing: string | null, place: Place): void
}

const pointsAt = (choices: readonly Choice[], thing: string): boolean =>
  choices.some(({ spots }) => spots.some((spot) => spot.kind === 'thing' && spot.id === thing))

interface ControlsProps {
  readonly buttons: RefObject<HTMLDivElement | null>
  readonly zoom: Zoom
  readonly ruler: Ruler
  readonly chart: Chart
}
const Controls = ({ buttons, zoom, ruler, chart }: ControlsProps) => (
  <div className="board-zoom" ref={buttons}>
    <button
      type="button"
      aria-pressed={ruler.on}
      onClick={ruler.flip}
      title={`Distance and bearing between two ${chart.nouns[1]}`}
      tabIndex={-1}
    >
      ruler <kbd>D</kbd>
    </button>
    <button type="button" onClick={() => turnChart(1)} title="Turn the map a quarter clockwise" tabIndex={-1}>
      turn <kbd>T</kbd>
    </button>
    <button type="button" className="step" onClick={zoom.farther} aria-label="Zoom out" tabIndex={-1}>
      −
    </button>
    <button type="button" onClick={zoom.fit} title="The whole map; again, the ships" tabIndex={-1}>
      fit <kbd>0</kbd>
    </button>
    <button type="button" className="step" onClick={zoom.nearer} aria-label="Zoom in" tabIndex={-1}>
      +
    </button>
  </div>
)

/** The content of a place for screen readers. */
function describePlace(hex: Place, scene: Scene, here: readonly Choice[]): string {
  const solid = scene.counters.filter(({ look }) => look !== 'pencilled')
  const things = [...(scene.sites ?? []), ...solid].filter((thing) => sameHex(thing.at, hex)).map(({ title }) => title)
  const offered = here.map(({ label, note }) => (note === null ? label : `${label}, ${note}`))
  const choose = offered.length === 0 ? [] : [`to choose: ${offered.join('; ')}`]
  const fields = overlayTexts(scene, hex)
  return [chartOf(scene).nameOf(hex), ...(things.length > 0 ? things : ['empty']), ...fields, ...choose].join(', ')
}

interface SheetProps {
  readonly layer: DragLayers['sheet']
  readonly room: ChartSpace
  readonly camera: Camera
  readonly turn: QuarterTurn
  readonly scene: Scene
  readonly placed: readonly PlacedCounter[]
  readonly labels: ReadonlyMap<Counter, PlacedLabel>
  readonly moving: ActiveMotions | null
  readonly shown: Place | null
  readonly cursor: Place | null
  /** Drawn as a line; null for none. */
  readonly ruled: Measured | null
}
/** Undone by the class `upright`. */
const turnedBy = (turn: QuarterTurn): CSSProperties & Readonly<Record<'--unturn', string>> => ({ '--unturn': `${-90 * turn}deg` })

/** The drawing, placed by the camera. */
const Sheet = ({ layer, room, camera, turn, scene, placed, labels, moving, shown, cursor, ruled }: SheetProps) => {
  const chart = chartOf(scene)
  return (
    <DragLayer layer={layer} room={room}>
      <g style={{ ...turnedBy(turn), transform: `translate(${camera.x}px,${camera.y}px) scale(${camera.k}) rotate(${90 * turn}deg)` }}>
        {chart.kind === 'plane' && <PlaneGrid camera={camera} room={room} turn={turn} />}
        <ChartContent scene={scene} placed={placed} labels={labels} text={textAt(camera.k)} turn={turn} />
        {moving && <MotionMarks key={moving.key} moving={moving} placed={placed} chart={chart} text={textAt(camera.k)} />}
        {shown && <path className="shown" d={chart.outlineOf(shown, 2)} />}
        {cursor && <path className="cursor" d={chart.outlineOf(cursor, 4)} />}
        {ruled && <path className="ruler" d={linePath([ruled.from, ruled.to].map(chart.pointOf))} />}
      </g>
    </DragLayer>
  )
}

/** Points that overlays should leave visible: most of all selected and aimed counters, then other counters and labels, then marked hexes. */
function visiblePoints(scene: Scene, aimed: Choice | null, onScreen: (hex: Place) => Point): readonly WeightedPoint[] {
  const weightedPoints = (weight: number, things: readonly { readonly at: Place }[]): readonly WeightedPoint[] =>
    things.map(({ at }) => ({ ...onScreen(at), weight }))
  const inFocus = scene.counters.filter(({ id, look, selected }) => selected || look === 'pencilled' || pointsAt(aimed ? [aimed] : [], id))
  const tints = scene.tints.map(({ hex, mean }) => ({ at: hex, mean }))
  return [
    ...weightedPoints(12, inFocus),
    ...weightedPoints(2, scene.counters),
    ...weightedPoints(1, [...tints, ...scene.marked]),
    ...weightedPoints(
      2,
      tints.filter(({ mean }) => typeof mean === 'string'),
    ),
  ]
}

/** Points of names, which overlays should leave visible too. */
const pointsOfNames = (boxes: readonly ScreenBox[]): readonly WeightedPoint[] =>
  boxes.flatMap(({ left, right, top, bottom }) => [left, (left + right) / 2, right].map((x) => ({ x, y: (top + bottom) / 2, weight: 2 })))

/** The chart's rectangle, whether a place is on it, and the place of every counter. The plane goes on beyond its rectangle. */
function useLaidOut(scene: Scene, turn: QuarterTurn, fan: Fan | null) {
  const { hexes, counters, marked } = scene
  const chart = chartOf(scene)
  // Hexes keep their rectangle while counters move.
  const hexBox = useMemo(() => extent(hexes), [hexes])
  const planeBox = useMemo(
    () => (chart.kind === 'plane' ? boundsAround([...counters, ...marked].map(({ at: hex }) => chart.pointOf(hex))) : null),
    [chart, counters, marked],
  )
  const { left, top, width, height } = turnedBounds(planeBox ?? hexBox, turn)
  const open = chart.kind === 'plane'
  // Compared by value: with a new area the gestures are bound again.
  const area = useMemo(() => ({ box: { left, top, width, height }, open }), [left, top, width, height, open])
  const map = useMemo(() => {
    const keys = new Set(hexes.map(hexKey))
    return { chart, has: (place: Place) => chart.kind === 'plane' || keys.has(hexKey(place)) }
  }, [chart, hexes])
  const placed = useMemo(() => placeCounters(counters, fan, chart), [counters, fan, chart])
  return { area, map, placed }
}

/** First place of the keyboard cursor. */
const homeOf = ({ counters, tints, hexes }: Scene): Place =>
  (counters.find(({ selected }) => selected) ?? counters[0])?.at ?? tints[0]?.hex ?? hexes[0] ?? [0, 0]

const KeyHelp = ({ id, nouns: [one, many] }: { readonly id: string } & Pick<Chart, 'nouns'>) => (
  <p id={id} className="board-aside">
    Arrow keys move between {many}, Enter picks, space moves through the choices of a {one} or selects a ship. The question mark lists all
    keys.
  </p>
)

/** The place that a choice is about, if it is one place or one counter. */
function placeOfChoice(aimed: Choice | null, { counters }: Scene): Place | null {
  const [spot, another] = aimed?.spots ?? []
  if (!spot || another) return null
  return spot.kind === 'place' ? spot.at : (counters.find(({ id }) => id === spot.id)?.at ?? null)
}

/** Everything outside the view that an arrow points to. */
const landmarksOf = (scene: Scene, onScreen: (hex: Place) => Point): readonly Landmark[] => [
  ...scene.counters
    .filter(({ look }) => look === 'plain' || look === 'faint')
    .map(({ label, title, sideStyle, at: hex }) => ({ name: label || title, sideStyle, at: onScreen(hex) })),
  ...scene.marked
    .filter(({ kind }) => kind === 'look')
    .map(({ at: hex, note }) => ({ name: note ?? chartOf(scene).nameOf(hex), sideStyle: null, at: onScreen(hex) })),
]

/** The place under the pointer, and the place whose counters are fanned out. */
function useHover<C extends Choice>(press: Press<C>, chart: Chart) {
  const [hovered, setHovered] = useState<Place | null>(null)
  const [fan, setFan] = useState<Fan | null>(null)
  const onHover = (
    place: ChartTarget | null,
    point: Point | null,
    { placed, pixel }: { placed: readonly PlacedCounter[]; pixel: number },
  ) => {
    press.hover(place, 'mouse')
    setHovered((before) => (place && before && sameHex(before, place.at) ? before : (place?.at ?? null)))
    if (fan && point && isOnFan(fan, placed, point, chart)) return
    setFan(place && fanAt(placed, place.at, pixel))
  }
  return { hovered, fan, setFan, onHover }
}

/** The camera, the placed counters, and what pointer and keyboard do. */
function useChart<C extends Choice>(props: BoardProps<C>) {
  const { scene, choices, aimed, own = null, moving = null, shown = null, occasion = null, choiceAt, onAim, onPick, onSelect } = props
  const drawnOn = chartOf(scene)
  const wrapper = useRef<HTMLDivElement>(null)
  const chart = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const room = useChartSpace(wrapper, buttons)
  const layers = useDragLayers(room)
  const turn = useChartTurn()
  const press = usePress({ choices, choiceAt, counters: scene.counters, sites: scene.sites ?? [], aimed, onAim, onPick, onSelect })
  const { hovered, fan, setFan, onHover } = useHover(press, drawnOn)
  const { area, map, placed: laidOut } = useLaidOut(scene, turn, fan)
  const turnedCentre = (hex: Place): Point => turnedPoint(drawnOn.pointOf(hex), turn)
  const moment = useMapMoment({ scene, occasion, motions: moving, asked: choices.length > 0 })
  const focus = useMemo(() => focusOf(scene, own, { placed: laidOut, turn, area }), [scene, own, laidOut, turn, area])
  const zoom = useZoom({ chart, layers, room, area, turn, focus, moment })
  const { camera, show } = zoom
  const text = textAt(camera.k)
  const placed = useMemo(() => legibleCounters(laidOut, text, drawnOn), [laidOut, text, drawnOn])
  const labels = useMemo(() => placeLabels(placed, text, turn, area.box), [placed, text, turn, area])
  const ruler = useRuler()
  const keyboard = useKeyboard({ map, placed, home: homeOf(scene), press, ruler, zoom, turn })
  useGliding(layers.sheet, { placed, chart: drawnOn }, moving)
  useEffect(() => {
    if (shown) show(turnedPoint(drawnOn.pointOf(shown), turn))
  }, [shown, show, turn, drawnOn])
  const pixel = 1 / camera.k
  const tapped = useRef<readonly Place[]>([])
  const pointer = pointerOn({
    chart,
    camera,
    turn,
    placed,
    map,
    marked: scene.marked,
    tapped,
    isOpen: (place) => press.at(place).some(({ then }) => then.kind === 'draft'),
    onHover(place, point) {
      if (place) keyboard.follow(place.at)
      onHover(place, point, { placed, pixel })
    },
    onPress(place, by) {
      if (!place) return press.close()
      keyboard.follow(place.at)
      if (by === 'touch') setFan(fanAt(placed, place.at, pixel))
      if (!ruler.press(place.at)) press.press(place, by)
    },
  })
  const onScreen = (hex: Place): Point => ({ x: turnedCentre(hex).x * camera.k + camera.x, y: turnedCentre(hex).y * camera.k + camera.y })
  const measured = measuredIn(scene, ruler, keyboard.cursor ?? hovered ?? placeOfChoice(aimed, scene))
  const names = placed
    .flatMap((one) => drawnBoxes(one, labels.get(one.counter), text, turn).slice(1))
    .map((box) => boxOnScreen(box, camera))
  const busy = [...visiblePoints(scene, aimed, onScreen), ...pointsOfNames(names)]
  const keptOf = (about: C | null) => (about ? keptBoxes({ scene, placed, labels, text, camera, turn }, about) : [])
  const elements = { wrapper, chart, buttons }
  return { elements, layers, room, turn, press, placed, labels, zoom, ruler, keyboard, pointer, onScreen, busy, keptOf, measured }
}

/** The chart with its frame, overlays, controls and keyboard. */
export function Board<C extends Choice>(props: BoardProps<C>) {
  const { scene, aimed, shown = null, moving = null, label = 'Map', panel, panelAbout = null } = props
  const help = useId()
  const { elements, layers, room, turn, zoom, press, keyboard, ruler, ...drawn } = useChart(props)
  const { chart } = elements
  const { camera } = zoom
  const { cursor } = keyboard
  const { opened } = press
  const here = cursor && describePlace(cursor, scene, press.at({ at: cursor, thing: null }))
  return (
    <div className="board" ref={elements.wrapper} onWheel={(event) => passWheel(event, chart.current)}>
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
        <div ref={chart} className={aimed || ruler.on ? 'chart can-pick' : 'chart'} {...drawn.pointer}>
          <Sheet
            {...{ layer: layers.sheet, room, camera, turn, scene, placed: drawn.placed, labels: drawn.labels, moving, shown, cursor }}
            ruled={ruler.on ? drawn.measured : null}
          />
        </div>
        {room.width > 0 && <ChartFrame scene={scene} room={room} camera={camera} turn={turn} layers={layers} />}
      </div>
      <KeyHelp id={help} nouns={chartOf(scene).nouns} />
      <output className="board-aside">{[here, here && drawn.measured && readoutOf(drawn.measured)].filter(Boolean).join('. ')}</output>
      <Beyond
        landmarks={landmarksOf(scene, drawn.onScreen)}
        room={room}
        marks={scene.marked.map(({ at: hex }) => drawn.onScreen(hex))}
        onShow={zoom.showOnScreen}
      />
      <Overlays caption={scene.caption} panel={panel} room={room} busy={drawn.busy} kept={drawn.keptOf(panelAbout)} />
      {opened && (
        <Menu<C>
          choices={opened.choices}
          aimed={aimed}
          at={drawn.onScreen(opened.at)}
          room={room}
          kept={drawn.keptOf(aimed ?? opened.choices[0] ?? null)}
          onAim={(choice) => press.aim(choice, 'mouse')}
          onPick={press.pick}
        />
      )}
      {scene.legend && <Legend entries={scene.legend} width={room.width} />}
      <Readout chart={chartOf(scene)} measured={drawn.measured} ruler={ruler} />
      <Controls buttons={elements.buttons} zoom={zoom} ruler={ruler} chart={chartOf(scene)} />
    </div>
  )
}
