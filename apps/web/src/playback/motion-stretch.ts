// Whether the reader's system asks for less motion, or the page is out of sight: then nothing is drawn while it happens.
import { useSyncExternalStore } from 'react'
import { STRETCHES, usePlaybackSettings } from './playback-settings.ts'

const asked = '(prefers-reduced-motion: reduce)'

function listenToSystem(heard: () => void): () => void {
  const query = matchMedia(asked)
  query.addEventListener('change', heard)
  return () => query.removeEventListener('change', heard)
}
export const useReducedMotion = (): boolean => useSyncExternalStore(listenToSystem, () => matchMedia(asked).matches)

function listenToSight(heard: () => void): () => void {
  document.addEventListener('visibilitychange', heard)
  return () => document.removeEventListener('visibilitychange', heard)
}
const useHidden = (): boolean => useSyncExternalStore(listenToSight, () => document.hidden)

/** How far motions are stretched here and now; 0: none is shown. */
export function useMotionStretch(): number {
  const { pace } = usePlaybackSettings()
  const reduced = useReducedMotion()
  const hidden = useHidden()
  return reduced || hidden ? 0 : STRETCHES[pace]
}
