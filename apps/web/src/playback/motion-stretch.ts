// Whether the reader's system asks for less motion, or the page is out of sight: then nothing is drawn while it happens.
import { useSyncExternalStore } from 'react'
import { STRETCHES, usePlaybackSettings } from './playback-settings.ts'

const asked = '(prefers-reduced-motion: reduce)'

function listenToSystem(onChange: () => void): () => void {
  const query = matchMedia(asked)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
export const useReducedMotion = (): boolean => useSyncExternalStore(listenToSystem, () => matchMedia(asked).matches)

function listenToSight(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const useHidden = (): boolean => useSyncExternalStore(listenToSight, () => document.hidden)

/** How far motions are stretched here and now; 0: none is shown. */
export function useMotionStretch(): number {
  const { pace } = usePlaybackSettings()
  const reduced = useReducedMotion()
  const hidden = useHidden()
  return reduced || hidden ? 0 : STRETCHES[pace]
}
