// The factor on the duration of animations. It is 0 at the pace 'instant', with reduced motion, and while the page is hidden.
import { useSyncExternalStore } from 'react'
import { STRETCHES, usePlaybackSettings } from './playback-settings.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

function listenToSystem(onChange: () => void): () => void {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
export const useReducedMotion = (): boolean => useSyncExternalStore(listenToSystem, () => matchMedia(REDUCED).matches)

function listenToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const useHidden = (): boolean => useSyncExternalStore(listenToVisibility, () => document.hidden)

/** The factor on durations; 0 means no animations. */
export function useMotionStretch(): number {
  const { pace } = usePlaybackSettings()
  const reduced = useReducedMotion()
  const hidden = useHidden()
  return reduced || hidden ? 0 : STRETCHES[pace]
}
