// The keyboard's way to pace and sound: `,` faster, `.` slower, `m` sound on or off. Says for a moment what it did.
import { useEffect, useState } from 'react'
import { isTyping } from '../table/choice-keys.ts'
import { nextPace, playbackSettings, setPlaybackSettings } from './playback-settings.ts'
import { play } from './sound.ts'

const SAID_MS = 1_600

function done(key: string): string | undefined {
  const { pace, sound } = playbackSettings()
  switch (key) {
    case ',':
    case '.':
      setPlaybackSettings({ pace: nextPace(pace, key === '.' ? 1 : -1) })
      return `Pace: ${playbackSettings().pace}`
    case 'm':
      setPlaybackSettings({ sound: !sound })
      play([{ sound: 'turn', at: 0 }])
      return sound ? 'Sound off' : 'Sound on'
    default:
      return undefined
  }
}

export function usePlaybackKeys(): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const what = done(event.key)
      if (what !== undefined) setSaid(what)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return said
}
