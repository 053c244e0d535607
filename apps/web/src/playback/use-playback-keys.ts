// Keys for animation speed and sound: `,` faster, `.` slower, `m` sound on or off. Returns a notice for a short time.
import { useKeys } from '@admiralty/board'
import { useEffect, useState } from 'react'
import { nextPace, playbackSettings, setPlaybackSettings } from './playback-settings.ts'
import { play } from './sound.ts'

const NOTICE_MS = 1_600

/** Changes the speed; returns the notice. */
function changePace(by: 1 | -1): string {
  setPlaybackSettings({ pace: nextPace(playbackSettings().pace, by) })
  return `Animation speed: ${playbackSettings().pace}`
}

/** Switches the sound; returns the notice. */
function flipSound(): string {
  const { sound } = playbackSettings()
  setPlaybackSettings({ sound: !sound })
  play([{ sound: 'turn', at: 0 }])
  return sound ? 'Sound off' : 'Sound on'
}

export function usePlaybackKeys(): string {
  const [notice, setNotice] = useState('')
  useKeys({
    title: 'Animation and sound',
    bindings: [
      { keys: [','], does: 'Faster animations', run: () => setNotice(changePace(-1)) },
      { keys: ['.'], does: 'Slower animations', run: () => setNotice(changePace(1)) },
      { keys: ['m'], does: 'Sound on or off', run: () => setNotice(flipSound()) },
    ],
  })
  useEffect(() => {
    if (notice === '') return
    const timer = setTimeout(() => setNotice(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return notice
}
