// Keys for animation speed and sound: `,` faster, `.` slower, `m` sound on or off. Returns a notice for a short time.
import { useEffect, useState } from 'react'
import { isTyping } from '../table/choice-keys.ts'
import { nextPace, playbackSettings, setPlaybackSettings } from './playback-settings.ts'
import { play } from './sound.ts'

const NOTICE_MS = 1_600

/** Applies a key; returns the notice, or undefined for other keys. */
function applyKey(key: string): string | undefined {
  const { pace, sound } = playbackSettings()
  switch (key) {
    case ',':
    case '.':
      setPlaybackSettings({ pace: nextPace(pace, key === '.' ? 1 : -1) })
      return `Animation speed: ${playbackSettings().pace}`
    case 'm':
      setPlaybackSettings({ sound: !sound })
      play([{ sound: 'turn', at: 0 }])
      return sound ? 'Sound off' : 'Sound on'
    default:
      return undefined
  }
}

export function usePlaybackKeys(): string {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const change = applyKey(event.key)
      if (change !== undefined) setNotice(change)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (notice === '') return
    const timer = setTimeout(() => setNotice(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return notice
}
