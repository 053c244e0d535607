// The buttons of the replay, its speed, and the current step in words.

import { SideBadge, shownKey } from '@admiralty/board'
import { capital } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import { seatName } from '../parts/seat.tsx'
import { REPLAY_KEYS, type ReplayCommand, type Timeline } from './navigation.ts'
import type { SideLane } from './strip.tsx'
import { type Playing, SPEEDS } from './use-playing.ts'

interface ControlsProps {
  readonly timeline: Timeline
  /** Index of the current stop. */
  readonly at: number
  readonly playing: Playing
  readonly sides: readonly SideLane[]
  onCommand(command: ReplayCommand): void
}

/** The drawings of the buttons, in the order of `REPLAY_KEYS`. */
const DRAWN = [
  'M3 3h2v10H3zM13 3v10L6 8z',
  'M8 3v10L2 8zM14 3v10L8 8z',
  'M13 3v10L7 8zM4 3h1.500v10H4z',
  'M11 3v10L4 8z',
  'M4 3l9 5-9 5z',
  'M5 3l7 5-7 5z',
  'M3 3l6 5-6 5zM10.500 3H12v10h-1.500z',
  'M8 3l6 5-6 5zM2 3l6 5-6 5z',
  'M11 3h2v10h-2zM3 3l7 5-7 5z',
]
const PAUSE = 'M4 3h3v10H4zM9 3h3v10H9z'

export function Controls({ timeline, at, playing, sides, onCommand }: ControlsProps) {
  return (
    <div className="ctl">
      <div className="ctl-buttons">
        {REPLAY_KEYS.map(({ does: label, keys, command }, index) => {
          const on = command.kind === 'play' && playing.on
          return (
            <button
              key={label}
              type="button"
              className={command.kind === 'play' ? 'tbn run' : `tbn ${'size' in command ? command.size : 'edge'}`}
              aria-label={on ? 'Pause' : label}
              title={`${on ? 'Pause' : label} (${keys.flatMap(shownKey).join(' ')})`}
              onClick={() => onCommand(command)}
            >
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d={on ? PAUSE : DRAWN[index]} />
              </svg>
            </button>
          )
        })}
      </div>
      <Speeds playing={playing} />
      <p className="where">
        {positionText(timeline, at)} <small>{`${at + 1} of ${timeline.stops.length}`}</small>
      </p>
      <p className="ctl-key">
        {[true, false].map((above) => (
          <span key={String(above)}>
            {sides
              .filter((side) => side.above === above)
              .map(({ seat, sideStyle }) => (
                <SideBadge key={seat} sideStyle={sideStyle} label={seatName(seat)} />
              ))}{' '}
            {above ? 'damage taken: above' : 'below'}
          </span>
        ))}
        <span>squares: dice</span>
        <Keys keys={['←', '→']}>step</Keys>
        <Keys keys={['⇧']}>turn</Keys>
      </p>
    </div>
  )
}

/** 'Turn 4, Blue’s ships' */
function positionText({ stops, turns, phases }: Timeline, at: number): string {
  const titleIn = (stretches: typeof turns): string => stretches.find(({ from, to }) => at >= from && at < to)?.title ?? ''
  const [turn, phase] = [titleIn(turns), titleIn(phases)]
  return capital([turn, phase].filter((part) => part !== '').join(', ') || (stops[at]?.moment ?? ''))
}

const Keys = ({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }) => (
  <span className="ctl-kbd">
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}{' '}
    {children}
  </span>
)

function Speeds({ playing }: { readonly playing: Playing }) {
  return (
    <fieldset className="seg speeds" aria-label="Speed, lines per second">
      {SPEEDS.map((speed) => (
        <button key={speed} type="button" aria-pressed={speed === playing.speed} onClick={() => playing.setSpeed(speed)}>
          {speed}
          <span aria-hidden="true">×</span>
        </button>
      ))}
    </fieldset>
  )
}
