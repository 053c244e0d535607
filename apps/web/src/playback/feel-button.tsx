// How what happens is shown here, pace and sound, behind one button of the top edge; `,` and `.` change the pace from anywhere, `m` the sound.
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useReducedMotion } from './calm.ts'
import { PACES, setFeel, useFeel } from './feel.ts'
import { play } from './sound.ts'
import { useFeelKeys } from './use-feel-keys.ts'
import './feel.css'

export function FeelButton() {
  const { pace, sound } = useFeel()
  return (
    <DialogTrigger>
      <Button className="iconbtn tap feel-button" aria-label={`Pace ${pace}, sound ${sound ? 'on' : 'off'}`}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 6v4h2.500L8 13V3L4.500 6z" />
          {sound ? (
            <path d="M10.500 5.500a3.500 3.500 0 0 1 0 5M12.500 3.500a6.300 6.300 0 0 1 0 9" />
          ) : (
            <path d="M10.500 6l4 4M14.500 6l-4 4" />
          )}
        </svg>
      </Button>
      <Popover className="float feel-float" placement="bottom end">
        <Dialog className="feel-box" aria-label="Pace and sound">
          <PaceChoice />
          <SoundChoice />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function PaceChoice() {
  const { pace } = useFeel()
  const reduced = useReducedMotion()
  return (
    <fieldset className="feel-part" disabled={reduced}>
      <legend>What happens is shown</legend>
      <div className="seg">
        {PACES.map((one) => (
          <button key={one} type="button" aria-pressed={one === pace} onClick={() => setFeel({ pace: one })}>
            {one}
          </button>
        ))}
      </div>
      <p className="dim">
        {reduced ? (
          'Your system asks for less motion: all of it is shown at once.'
        ) : (
          <>
            <kbd>,</kbd> faster, <kbd>.</kbd> slower; <kbd>⏎</kbd> or a click skips to the end.
          </>
        )}
      </p>
    </fieldset>
  )
}

function SoundChoice() {
  const { sound, volume } = useFeel()
  const turn = () => {
    setFeel({ sound: !sound })
    play([{ sound: 'turn', at: 0 }])
  }
  return (
    <fieldset className="feel-part">
      <legend>Sound</legend>
      <div className="feel-row">
        <button type="button" role="switch" aria-checked={sound} className="btn" onClick={turn}>
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
            onChange={({ currentTarget }) => setFeel({ volume: Number(currentTarget.value) / 100 })}
            onPointerUp={() => play([{ sound: 'hit', at: 0 }])}
          />
        </label>
      </div>
    </fieldset>
  )
}

/** Says a change that was made by a key. */
export function FeelKeys() {
  const said = useFeelKeys()
  return (
    <output className="feel-said" aria-live="polite">
      {said}
    </output>
  )
}
