// Which texts of earlier shots are drawn: none that would cover another one, or that a counter would hide.
import type { Chart } from './chart.ts'
import { type PlacedCounter, RADIUS } from './counter-places.ts'
import type { Point } from './geometry.ts'
import type { Track } from './scene.ts'
import { noteMiddle } from './tracks.tsx'

interface Surroundings {
  readonly chart: Chart
  readonly placed: readonly PlacedCounter[]
  /** Text size in chart units. */
  readonly text: number
}
interface Disc {
  readonly at: Point
  readonly radius: number
}
const overlaps = (one: Disc, other: Disc): boolean => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) < one.radius + other.radius
/** Half the width of a letter, as a share of the text size. */
const HALF_LETTER = 0.28

/** The tracks; an earlier shot whose text has no room is drawn without it. The log has the same text. */
export function withReadableNotes(tracks: readonly Track[], { chart, placed, text }: Surroundings): readonly Track[] {
  const taken: Disc[] = placed.map(({ at, scale }) => ({ at, radius: RADIUS * scale }))
  return tracks.map((track) => {
    if (track.style !== 'earlier-shot') return track
    const [from, to] = track.places.map(chart.pointOf)
    const note = track.notes[0] ?? ''
    if (!from || !to || note === '') return track
    const disc = { at: noteMiddle(from, to), radius: Math.max(text * 0.6, note.length * HALF_LETTER * text) }
    if (taken.some((other) => overlaps(disc, other))) return { ...track, notes: [] }
    taken.push(disc)
    return track
  })
}
