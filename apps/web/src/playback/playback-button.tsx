// The button for animation speed and sound. The keys `,` and `.` change the speed on every page, `m` the sound.
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useReducedMotion } from './motion-stretch.ts'
import { PACES, setPlaybackSettings, usePlaybackSettings } from './playback-settings.ts'
import { play } from './sound.ts'
import { usePlaybackKeys } from './use-playback-keys.ts'
import './playback.css'

export function PlaybackButton() {
  const { pace, sound } = usePlaybackSettings()
  return (
    <DialogTrigger>
      <Button className="iconbtn tap playback-button" aria-label={`Animation speed ${pace}, sound ${sound ? 'on' : 'off'}`}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 6v4h2.500L8 13V3L4.500 6z" />
          {sound ? (
            <path d="M10.500 5.500a3.500 3.500 0 0 1 0 5M12.500 3.500a6.300 6.300 0 0 1 0 9" />
          ) : (
            <path d="M10.500 6l4 4M14.500 6l-4 4" />
          )}
        </svg>
      </Button>
      <Popover className="float playback-float" placement="bottom end">
        <Dialog className="playback-box" aria-label="Animation and sound">
          <PaceChoice />
          <SoundChoice />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function PaceChoice() {
  const { pace } = usePlaybackSettings()
  const reduced = useReducedMotion()
  return (
    <fieldset className="playback-part" disabled={reduced}>
      <legend>Animation speed</legend>
      <div className="seg">
        {PACES.map((one) => (
          <button key={one} type="button" aria-pressed={one === pace} onClick={() => setPlaybackSettings({ pace: one })}>
            {one}
          </button>
        ))}
      </div>
      <p className="dim">
        {reduced ? (
          'Your system is set to reduce motion, so there are no animations.'
        ) : (
          <>
            <kbd>,</kbd> faster, <kbd>.</kbd> slower; <kbd>⏎</kbd> or a click skips the animation.
          </>
        )}
      </p>
    </fieldset>
  )
}

function SoundChoice() {
  const { sound, volume } = usePlaybackSettings()
  const toggle = () => {
    setPlaybackSettings({ sound: !sound })
    play([{ sound: 'turn', at: 0 }])
  }
  return (
    <fieldset className="playback-part">
      <legend>Sound</legend>
      <div className="playback-row">
        <button type="button" role="switch" aria-checked={sound} className="btn" onClick={toggle}>
          {sound ? 'Sound is on' : 'Sound is off'} <kbd>m</kbd>
        </button>
        <label>
          <span>Volume</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(volume * 100)}
            disabled={!sound}
            onChange={({ currentTarget }) => setPlaybackSettings({ volume: Number(currentTarget.value) / 100 })}
            onPointerUp={() => play([{ sound: 'hit', at: 0 }])}
          />
        </label>
      </div>
    </fieldset>
  )
}

/** Listens to the keys and announces what they changed. */
export function PlaybackKeys() {
  const notice = usePlaybackKeys()
  return (
    <output className="playback-said" aria-live="polite">
      {notice}
    </output>
  )
}
