// Everything drawn on the chart. It depends on the text size only, not on the rest of the camera.
import { hexKey } from '@admiralty/space'
import { memo, useMemo } from 'react'
import { Background, MeanFigures } from './background.tsx'
import type { PlacedCounter } from './counter-places.ts'
import { CounterLabel, CounterMark } from './counters.tsx'
import type { PlacedLabel } from './labels.ts'
import { markKeys } from './mark-keys.ts'
import { PlaneBackground } from './plane-background.tsx'
import { type Counter, chartOf, type Scene } from './scene.ts'
import { wordsWithRoom } from './tint-words.ts'
import { withReadableNotes } from './track-notes.ts'
import { TrackMark } from './tracks.tsx'
import type { QuarterTurn } from './turn.ts'

const ORDER = { wreck: 0, faint: 1, plain: 2, pencilled: 3 } as const

export interface ChartContentProps {
  readonly scene: Scene
  readonly placed: readonly PlacedCounter[]
  readonly labels: ReadonlyMap<Counter, PlacedLabel>
  /** Text size in chart units. */
  readonly text: number
  readonly turn: QuarterTurn
}
export const ChartContent = memo(function ChartContent({ scene, placed, labels, text, turn }: ChartContentProps) {
  const sorted = placed.toSorted(
    (a, b) => ORDER[a.counter.look] - ORDER[b.counter.look] || Number(a.counter.selected) - Number(b.counter.selected),
  )
  const chart = chartOf(scene)
  const readable = withReadableNotes(scene.tracks, { chart, placed, text })
  const tracks = (...styles: readonly string[]) => {
    const drawn = readable.filter(({ style }) => styles.includes(style))
    const keys = markKeys(drawn, (track) => `${track.style} ${track.sideStyle} ${track.places.map(hexKey).join(' ')}`)
    return drawn.map((track, index) => <TrackMark key={keys[index]} track={track} chart={chart} text={text} turn={turn} />)
  }
  const occupied = useMemo(
    () => new Set(placed.filter(({ counter }) => counter.look !== 'pencilled').map(({ counter }) => hexKey(counter.at))),
    [placed],
  )
  const words = useMemo(() => wordsWithRoom(scene.tints, { text, turn, occupied }), [scene.tints, text, turn, occupied])
  return (
    <>
      {chart.kind === 'plane' ? (
        <PlaneBackground scene={scene} text={text} />
      ) : (
        <Background scene={scene} text={text} words={words} occupied={occupied} />
      )}
      {tracks('trail', 'earlier-shot', 'flown', 'planned')}
      {sorted.map((one) => (
        <CounterMark key={one.counter.id + one.counter.look} placed={one} />
      ))}
      {tracks('shot', 'aim')}
      <MeanFigures tints={scene.tints} text={text} words={words} beside={occupied} which="beside" />
      {sorted.map((one) => (
        <CounterLabel key={one.counter.id + one.counter.look} placed={one} label={labels.get(one.counter)} text={text} turn={turn} />
      ))}
    </>
  )
})
