// The chart: told what stands where, which choices point where, and what is aimed at; tells what was picked, aimed at or selected. Knows no rule.
import { type Hex, hexKey, makeHexNumber, sameHex } from '@admiralty/hex'
import type { Choice } from '@admiralty/kernel'
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import './board.css'
import { choicesAt, type Place, press } from './choosing.ts'
import { CounterMark } from './counters.tsx'
import { deedOf } from './cursor.ts'
import { Frame } from './frame.tsx'
import { centre, extent, hexesPath, type Point } from './geometry.ts'
import { Menu } from './menu.tsx'
import { type Placed, place, touched } from './places.ts'
import { useRoom } from './room.ts'
import type { Scene } from './scene.ts'
import { Sea } from './sea.tsx'
import { TrackMark } from './tracks.tsx'
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

const NOWHERE: Point = { x: 0, y: 0 }
const mean = (points: readonly Point[]): Point =>
  points.length === 0
    ? NOWHERE
    : { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length }

/** Writing keeps its size on the screen, within reason. */
const textAt = (k: number): number => Math.min(19, Math.max(9, 12 / (Math.round(k * 8) / 8)))

/** What stands on the chart; does not change with the camera, but for the size of the writing. */
const Drawn = memo(function Drawn({
  scene,
  placed,
  text,
}: {
  readonly scene: Scene
  readonly placed: readonly Placed[]
  readonly text: number
}) {
  const order = { wreck: 0, faint: 1, plain: 2, pencilled: 3 }
  const sorted = placed.toSorted(
    (a, b) => order[a.counter.look] - order[b.counter.look] || Number(a.counter.selected) - Number(b.counter.selected),
  )
  const tracks = (styles: readonly string[]) =>
    scene.tracks
      .filter(({ style }) => styles.includes(style))
      .map((track) => <TrackMark key={`${track.style} ${track.plate} ${track.hexes.map(hexKey).join(' ')}`} track={track} text={text} />)
  return (
    <>
      <Sea scene={scene} text={text} />
      {tracks(['flown', 'planned'])}
      {sorted.map((one) => (
        <CounterMark key={one.counter.id + one.counter.look} placed={one} text={text} />
      ))}
      {tracks(['shot', 'aim'])}
    </>
  )
})

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
  const { scene, choices, aimed, shown = null, label = 'Chart' } = props
  const wrapper = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const last = useRef<Place | null>(null)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const [opened, setOpened] = useState<Place | null>(null)
  const room = useRoom(wrapper)
  const box = useMemo(() => extent(scene.hexes), [scene.hexes])
  const map = useMemo(() => new Set(scene.hexes.map(hexKey)), [scene.hexes])
  const placed = useMemo(() => place(scene.counters), [scene.counters])
  const chosen = placed.find(({ counter }) => counter.selected)
  const opening = chosen?.at ?? mean(placed.length > 0 ? placed.map(({ at }) => at) : scene.tints.map(({ hex }) => centre(hex)))
  const zoom = useZoom(svg, room, box, opening)
  const { camera, show } = zoom

  const offered = choices.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices close the list of the old ones
  useEffect(() => setOpened(null), [offered])
  useEffect(() => {
    if (shown) show(centre(shown))
  }, [shown, show])

  const placeAt = ({ clientX, clientY }: MouseEvent): Place | null => {
    const rect = svg.current?.getBoundingClientRect()
    if (!rect) return null
    const point = { x: (clientX - rect.left - camera.x) / camera.k, y: (clientY - rect.top - camera.y) / camera.k }
    const spot = touched(placed, point)
    return map.has(hexKey(spot.hex)) ? spot : null
  }
  const at = (spot: Place) => choicesAt(choices, scene.counters, spot)
  const aim = (choice: C | null) => {
    if (choice?.key !== aimed?.key) props.onAim(choice)
  }
  const hover = (spot: Place | null) => {
    if (opened) return
    const here = spot ? at(spot) : []
    if (!here.some(({ key }) => key === aimed?.key)) aim(here[0] ?? null)
  }
  const pressed = (spot: Place, by: 'mouse' | 'touch' | 'key') => {
    const again = last.current !== null && sameHex(last.current.hex, spot.hex) && last.current.thing === spot.thing
    last.current = spot
    const meant = press({ here: at(spot), aimed, again, by })
    setOpened(meant.kind === 'aim' && at(spot).length > 1 ? spot : null)
    if (meant.kind === 'pick') props.onPick(meant.choice)
    if (meant.kind === 'aim') aim(meant.choice)
    if (meant.kind === 'select') props.onSelect(spot.thing ?? scene.counters.findLast(({ hex }) => sameHex(hex, spot.hex))?.id ?? null)
  }
  const click = (event: MouseEvent) => {
    const spot = placeAt(event)
    setCursor(null)
    const touch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (spot) pressed(spot, touch ? 'touch' : 'mouse')
  }
  const cycle = (hex: Hex) => {
    const here = at({ hex, thing: null })
    const index = here.findIndex(({ key }) => key === aimed?.key)
    aim(here[(index + 1) % Math.max(1, here.length)] ?? null)
  }
  const home = (): Hex => cursor ?? chosen?.counter.hex ?? scene.counters[0]?.hex ?? scene.hexes[0] ?? [0, 0]
  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const hex = home()
    const deed = deedOf(event.key, event.shiftKey, hex, map)
    if (!deed) return
    event.preventDefault()
    event.stopPropagation()
    switch (deed.kind) {
      case 'move': {
        const to = cursor ? deed.to : hex
        setCursor(to)
        show(centre(to))
        return hover({ hex: to, thing: null })
      }
      case 'press':
        setCursor(hex)
        return pressed({ hex, thing: null }, 'key')
      case 'cycle':
        return cycle(hex)
      case 'leave':
        setCursor(null)
        setOpened(null)
        return aim(null)
      case 'pan':
        return zoom.pan(deed.x, deed.y)
      default:
        return zoom[deed.kind]()
    }
  }

  const listed: readonly C[] = opened ? at(opened) : []
  const onScreen = (hex: Hex): Point => ({ x: centre(hex).x * camera.k + camera.x, y: centre(hex).y * camera.k + camera.y })
  const pickable = aimed !== null
  return (
    <div className="board" ref={wrapper}>
      {/* One focusable thing: the arrows walk its hexes, as in a game, not as in a document. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive */}
      <div className="board-keys" role="application" aria-label={label} aria-describedby="board-help" tabIndex={0} onKeyDown={keyed}>
        <svg
          ref={svg}
          className={pickable ? 'chart can-pick' : 'chart'}
          width={room.width}
          height={room.height}
          aria-hidden="true"
          onClick={click}
          onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 0 && hover(placeAt(event))}
          onPointerLeave={(event) => event.pointerType === 'mouse' && hover(null)}
        >
          <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}>
            <Drawn scene={scene} placed={placed} text={textAt(camera.k)} />
            {shown && <path className="shown" d={hexesPath([shown], 2)} />}
            {cursor && <path className="cursor" d={hexesPath([cursor], 4)} />}
          </g>
          {room.width > 0 && <Frame hexes={scene.hexes} room={room} camera={camera} />}
        </svg>
      </div>
      <p id="board-help" className="board-aside">
        Arrows walk the hexes, Enter picks, space goes round the choices of a hex, plus, minus and 0 zoom.
      </p>
      <output className="board-aside">{cursor ? read(cursor, scene, at({ hex: cursor, thing: null })) : ''}</output>
      {scene.caption && (
        <div className="board-caption">
          <div className="t">{scene.caption.title}</div>
          <div className="s">{scene.caption.text}</div>
        </div>
      )}
      {opened && listed.length > 1 && (
        <Menu<C>
          choices={listed}
          aimed={aimed}
          at={onScreen(opened.hex)}
          room={room}
          onAim={aim}
          onPick={(choice) => {
            setOpened(null)
            props.onPick(choice)
          }}
        />
      )}
      <Controls zoom={zoom} />
    </div>
  )
}
