// How this browser shows what happens: how fast, and whether it sounds. Kept on this device; no game and no server knows of it.
import { useSyncExternalStore } from 'react'

export const PACES = ['instant', 'brisk', 'steady', 'slow'] as const
export type Pace = (typeof PACES)[number]

export interface PlaybackSettings {
  readonly pace: Pace
  readonly sound: boolean
  /** 0..1 */
  readonly volume: number
}
export const DEFAULT_PLAYBACK: PlaybackSettings = { pace: 'steady', sound: false, volume: 0.5 }

/** How far the lengths of motions are stretched; 0: nothing is drawn while it happens. */
export const STRETCHES: Readonly<Record<Pace, number>> = { instant: 0, brisk: 0.55, steady: 1, slow: 2 }

export const nextPace = (pace: Pace, by: 1 | -1): Pace => PACES[PACES.indexOf(pace) + by] ?? pace

const KEY = 'admiralty.feel'

/** What was kept, as far as it makes sense. */
export function parsePlaybackSettings(text: string | null): PlaybackSettings {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return DEFAULT_PLAYBACK
    const { pace, sound, volume } = kept as Readonly<Record<string, unknown>> // looked at piece by piece below
    return {
      pace: PACES.find((known) => known === pace) ?? DEFAULT_PLAYBACK.pace,
      sound: sound === true,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_PLAYBACK.volume,
    }
  } catch {
    return DEFAULT_PLAYBACK
  }
}

function stored(): PlaybackSettings {
  try {
    return parsePlaybackSettings(localStorage.getItem(KEY))
  } catch {
    return DEFAULT_PLAYBACK // storage may be forbidden
  }
}

let now: PlaybackSettings | undefined
const listeners = new Set<() => void>()

export const playbackSettings = (): PlaybackSettings => {
  now ??= stored()
  return now
}

export function setPlaybackSettings(change: Partial<PlaybackSettings>): void {
  now = { ...playbackSettings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // then it lasts as long as the page
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePlaybackSettings = (): PlaybackSettings => useSyncExternalStore(listen, playbackSettings)
