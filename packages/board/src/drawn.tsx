// All that stands on the chart. Does not change with the camera, but for the size of the writing.
import { hexKey } from '@admiralty/space'
import { memo, useMemo } from 'react'
import { CounterMark, Writing } from './counters.tsx'
import type { Placed } from './places.ts'
import type { Scene } from './scene.ts'
import { Sea, Soundings } from './sea.tsx'
import { TrackMark } from './tracks.tsx'

const ORDER = { wreck: 0, faint: 1, plain: 2, pencilled: 3 } as const

export interface DrawnProps {
  readonly scene: Scene
  readonly placed: readonly Placed[]
  /** Size of writing in chart units. */
  readonly text: number
}
export const Drawn = memo(function Drawn({ scene, placed, text }: DrawnProps) {
  const sorted = placed.toSorted(
    (a, b) => ORDER[a.counter.look] - ORDER[b.counter.look] || Number(a.counter.selected) - Number(b.counter.selected),
  )
  const tracks = (...styles: readonly string[]) =>
    scene.tracks
      .filter(({ style }) => styles.includes(style))
      .map((track) => <TrackMark key={`${track.style} ${track.plate} ${track.hexes.map(hexKey).join(' ')}`} track={track} text={text} />)
  const occupied = useMemo(
    () => new Set(placed.filter(({ counter }) => counter.look !== 'pencilled').map(({ counter }) => hexKey(counter.hex))),
    [placed],
  )
  return (
    <>
      <Sea scene={scene} text={text} occupied={occupied} />
      {tracks('flown', 'planned')}
      {sorted.map((one) => (
        <CounterMark key={one.counter.id + one.counter.look} placed={one} />
      ))}
      {tracks('shot', 'aim')}
      <Soundings tints={scene.tints} text={text} beside={occupied} which="beside" />
      {sorted.map((one) => (
        <Writing key={one.counter.id + one.counter.look} placed={one} text={text} />
      ))}
    </>
  )
})
