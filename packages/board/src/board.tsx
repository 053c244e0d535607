// The chart: told what stands where, which choices point where, and what is aimed at; tells what was picked, aimed at or selected. Knows no rule.
import { type Hex, hexKey, makeHexNumber, sameHex } from '@admiralty/hex'
import type { Choice } from '@admiralty/kernel'
import { useEffect, useId, useMemo, useRef } from 'react'
import './board.css'
import { Caption } from './caption.tsx'
import { Drawn } from './drawn.tsx'
import { Frame } from './frame.tsx'
import { centre, extent, hexesPath, type Point } from './geometry.ts'
import { Menu } from './menu.tsx'
import { type Placed, place } from './places.ts'
import { pointerOn } from './pointer.ts'
import { useRoom } from './room.ts'
import type { Scene } from './scene.ts'
import { useKeyboard } from './use-keyboard.ts'
import { usePress } from './use-press.ts'
import { useZoom, type Zoom } from './zoom.ts'

export interface BoardProps<C extends Choice = Choice> {
  readonly scene: Scene
  /** Those on offer now; empty when nothing is asked. */
  readonly choices: readonly C[]
  /** The choice under the pointer or the keyboard, wherever that is. */
  readonly aimed: C | null
  /** A hex to bring into view and to ring, as when a line of the log is followed. */
  readonly shown?: Hex | null
  /** Read aloud as the name of the chart. */
  readonly label?: string
  onAim(choice: C | null): void
  onPick(choice: C): void
  /** A press where there is nothing to choose: the thing there, or null on open sea. */
  onSelect(thing: string | null): void
}

/** Where a chart too large for its room opens: at what is selected, else amid all that stands on it or is tinted. */
function openingOf(scene: Scene, placed: readonly Placed[]): Point {
  const chosen = placed.find(({ counter }) => counter.selected)
  const points = placed.length > 0 ? placed.map(({ at }) => at) : scene.tints.map(({ hex }) => centre(hex))
  const all = chosen ? [chosen.at] : points
  const mean = (of: (point: Point) => number): number => all.reduce((sum, point) => sum + of(point), 0) / Math.max(1, all.length)
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** Writing keeps its size on the screen, within reason; in steps, so that zooming redraws seldom. */
const textAt = (k: number): number => Math.min(19, Math.max(5, 12 / (Math.max(1, Math.round(k * 8)) / 8)))

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

/** What the cursor's hex holds, in a sentence. */
function read(hex: Hex, scene: Scene, here: readonly Choice[]): string {
  const things = scene.counters.filter((counter) => sameHex(counter.hex, hex) && counter.look !== 'pencilled').map(({ title }) => title)
  const offered = here.map(({ label, note }) => (note === null ? label : `${label}, ${note}`))
  const choose = offered.length === 0 ? [] : [`to choose: ${offered.join('; ')}`]
  return [makeHexNumber(hex), ...(things.length > 0 ? things : ['empty']), ...choose].join(', ')
}

export function Board<C extends Choice>(props: BoardProps<C>) {
  const { scene, choices, aimed, shown = null, label = 'Chart', onAim, onPick, onSelect } = props
  const wrapper = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const help = useId()
  const room = useRoom(wrapper)
  const box = useMemo(() => extent(scene.hexes), [scene.hexes])
  const map = useMemo(() => new Set(scene.hexes.map(hexKey)), [scene.hexes])
  const placed = useMemo(() => place(scene.counters), [scene.counters])
  const zoom = useZoom(svg, room, box, openingOf(scene, placed))
  const { camera, show } = zoom
  const press = usePress({ choices, counters: scene.counters, aimed, onAim, onPick, onSelect })
  const chosen = scene.counters.find(({ selected }) => selected) ?? scene.counters[0]
  const keyboard = useKeyboard({ map, home: chosen?.hex ?? scene.tints[0]?.hex ?? scene.hexes[0] ?? [0, 0], press, zoom })
  const pointer = pointerOn({ svg, camera, placed, map, press })

  useEffect(() => {
    if (shown) show(centre(shown))
  }, [shown, show])

  const { cursor } = keyboard
  const { opened } = press
  const onScreen = (hex: Hex): Point => ({ x: centre(hex).x * camera.k + camera.x, y: centre(hex).y * camera.k + camera.y })
  const busy = [...scene.counters, ...scene.tints, ...scene.marked].map(({ hex }) => onScreen(hex))
  return (
    <div className="board" ref={wrapper}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: one focusable thing whose hexes the arrows walk, as in a game, not as in a document */}
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
        <svg
          ref={svg}
          className={aimed ? 'chart can-pick' : 'chart'}
          width={room.width}
          height={room.height}
          aria-hidden="true"
          {...pointer}
        >
          <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}>
            <Drawn scene={scene} placed={placed} text={textAt(camera.k)} />
            {shown && <path className="shown" d={hexesPath([shown], 2)} />}
            {cursor && <path className="cursor" d={hexesPath([cursor], 4)} />}
          </g>
          {room.width > 0 && <Frame hexes={scene.hexes} room={room} camera={camera} />}
        </svg>
      </div>
      <p id={help} className="board-aside">
        Arrows walk the hexes, Enter picks, space goes round the choices of a hex, plus, minus and 0 zoom.
      </p>
      <output className="board-aside">{cursor ? read(cursor, scene, press.at({ hex: cursor, thing: null })) : ''}</output>
      {scene.caption && <Caption caption={scene.caption} room={room} busy={busy} />}
      {opened && (
        <Menu<C> choices={opened.choices} aimed={aimed} at={onScreen(opened.hex)} room={room} onAim={press.aim} onPick={press.pick} />
      )}
      <Controls zoom={zoom} />
    </div>
  )
}
