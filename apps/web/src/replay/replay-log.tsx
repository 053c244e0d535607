// The whole log with the line of the current step marked. Clicking a line goes to its step.

import { SideBadge, type SideStyle } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import type { LogEntry } from '@admiralty/kernel'
import { memo, useLayoutEffect, useRef } from 'react'
import { LineParts, LineRules } from '../match-view/line.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { seatName } from '../parts/seat.tsx'
import { makeReplayPosition } from './navigation.ts'
import type { BotReason, Stop } from './stops.ts'
import type { EarlierSteps } from './use-replay-source.ts'
import '../match-view/log.css'

/** Pixels from the top at which earlier lines are loaded. */
const NEAR_TOP = 20

interface ReplayLogProps {
  readonly stops: readonly Stop[]
  readonly earlier: EarlierSteps
  readonly at: number
  /** Steps follow each other quickly, so the log does not scroll smoothly. */
  readonly quick: boolean
  readonly ui: GameUi
  readonly view: unknown
  onGo(to: number): void
}

export function ReplayLog({ stops, earlier, at, quick, ui, view, onGo }: ReplayLogProps) {
  const box = useRef<HTMLDivElement>(null)
  const stop = stops[at]
  const current = stop && makeReplayPosition(stop)
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier lines change the index of the current one, but must not move the log
  useLayoutEffect(() => {
    const node = box.current
    const row = node?.querySelector<HTMLElement>(`[data-at="${at}"]`)
    if (!node || !row) return
    const calm = quick || matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = row.offsetTop - node.clientHeight * 0.4
    node.scrollTo({ top, behavior: calm || Math.abs(top - node.scrollTop) > 2 * node.clientHeight ? 'instant' : 'smooth' })
  }, [current, quick])
  return (
    <ScrollBox
      className="log-box replay-log"
      ref={box}
      role="log"
      aria-live="off"
      aria-label="Log"
      onScroll={({ currentTarget }) => currentTarget.scrollTop < NEAR_TOP && earlier.more && earlier.load()}
    >
      {earlier.more && (
        <button type="button" className="btn quiet" onClick={earlier.load}>
          Earlier lines
        </button>
      )}
      <ol className="log-lines">
        {stops.map(({ line, seq, step, why }, index) =>
          line ? (
            <Row
              key={`${seq}.${step}`}
              index={index}
              line={line}
              why={why}
              number={stops[index - 1]?.seq === seq ? '' : String(seq)}
              sideStyle={line.seat === null ? null : ui.sideStyle(view, line.seat)}
              when={index === at ? 'now' : index < at ? 'past' : 'later'}
              onGo={onGo}
            />
          ) : null,
        )}
      </ol>
    </ScrollBox>
  )
}

interface RowProps {
  readonly index: number
  readonly line: LogEntry
  readonly why: readonly BotReason[]
  readonly number: string
  readonly sideStyle: SideStyle | null
  readonly when: 'past' | 'now' | 'later'
  onGo(to: number): void
}

const Row = memo(function Row({ index, line, why, number, sideStyle, when, onGo }: RowProps) {
  const go = () => onGo(index)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard uses the button in the row, or the arrow keys
    <li data-at={index} className={`${line.weight} ${when}-line`} aria-current={when === 'now' ? 'step' : undefined} onClick={go}>
      <button
        type="button"
        className="seq"
        aria-label={`${number === '' ? 'Go' : `${number}, go`} to line ${index + 1}`}
        tabIndex={when === 'now' ? 0 : -1}
        onClick={go}
      >
        {number || '\u00a0'}
      </button>
      <span className="says">
        {sideStyle !== null && line.weight === 'line' && <SideBadge sideStyle={sideStyle} size={13} />}
        <LineParts line={line} />
        {why.map(({ seat, text }) => (
          <span key={seat} className="why">
            {seatName(seat)}’s reason: {text}
          </span>
        ))}
      </span>
      <span className="by">
        <LineRules line={line} />
      </span>
    </li>
  )
})
