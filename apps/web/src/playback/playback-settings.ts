// The speed of animations and the sound in this browser. Stored on this device only.
import { useSyncExternalStore } from 'react'

export const PACES = ['instant', 'brisk', 'steady', 'slow'] as const
export type PlaybackPace = (typeof PACES)[number]

export interface PlaybackSettings {
  readonly pace: PlaybackPace
  readonly sound: boolean
  /** 0..1 */
  readonly volume: number
}
export const DEFAULT_PLAYBACK: PlaybackSettings = { pace: 'steady', sound: false, volume: 0.5 }

/** The factor on the duration of animations; 0 means no animations. */
export const STRETCHES: Readonly<Record<PlaybackPace, number>> = { instant: 0, brisk: 0.55, steady: 1, slow: 2 }

/** The next slower (1) or faster (-1) pace; the last one stays. */
export const nextPace = (pace: PlaybackPace, by: 1 | -1): PlaybackPace => PACES[PACES.indexOf(pace) + by] ?? pace

/** The key in local storage. */
const KEY = 'admiralty.feel'

/** The stored settings, with the default for each value that is missing or not valid. */
export function parsePlaybackSettings(text: string | null): PlaybackSettings {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return DEFAULT_PLAYBACK
    const { pace, sound, volume } = stored as Readonly<Record<string, unknown>> // each value is checked below
    return {
      pace: PACES.find((known) => known === pace) ?? DEFAULT_PLAYBACK.pace,
      sound: sound === true,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_PLAYBACK.volume,
    }
  } catch {
    return DEFAULT_PLAYBACK
  }
}

function storedSettings(): PlaybackSettings {
  try {
    return parsePlaybackSettings(localStorage.getItem(KEY))
  } catch {
    return DEFAULT_PLAYBACK // storage may be forbidden
  }
}

let now: PlaybackSettings | undefined
const listeners = new Set<() => void>()

export const playbackSettings = (): PlaybackSettings => {
  now ??= storedSettings()
  return now
}

export function setPlaybackSettings(change: Partial<PlaybackSettings>): void {
  now = { ...playbackSettings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // storage may be forbidden; then the settings last until the page is closed
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePlaybackSettings = (): PlaybackSettings => useSyncExternalStore(listen, playbackSettings)
