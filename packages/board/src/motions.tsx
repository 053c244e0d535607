// Motions above the counters: shots, damage figures, dice, marks and fading counters. Each is drawn once and disappears by itself.

import { sameHex } from '@admiralty/space'
import type { CSSProperties } from 'react'
import type { Chart } from './chart.ts'
import { degreesOf, type PlacedCounter, RADIUS } from './counter-places.ts'
import { CounterMark } from './counters.tsx'
import type { Point } from './geometry.ts'
import { InOrder } from './in-order.tsx'
import { Die } from './marks.tsx'
import { type ActiveMotions, type Motion, type MotionAnchor, type MotionOf, motionDuration } from './motion.ts'
import './motion.css'

/** Custom properties that the CSS animations read. */
type MotionStyle = CSSProperties & Readonly<Record<'--for' | '--far' | '--sway', string>>
const timed = (length: number, far = 0, sway = 0): MotionStyle => ({
  '--for': `${Math.round(length)}ms`,
  '--far': `${far}px`,
  '--sway': `${sway}px`,
})

const moved = ({ x, y }: Point): string => `translate(${x} ${y})`

interface MotionsProps {
  readonly moving: ActiveMotions
  readonly placed: readonly PlacedCounter[]
  readonly chart: Chart
  /** Text size in chart units. */
  readonly text: number
}
/** Draws all motions except those of the counters themselves (see `useGliding`). */
export function MotionMarks({ moving, placed, chart, text }: MotionsProps) {
  const drawnById = new Map(placed.filter(({ counter }) => counter.look !== 'pencilled').map((one) => [one.counter.id, one]))
  const where = ({ thing, at: hex }: MotionAnchor): Point => {
    const there = drawnById.get(thing)
    return there && sameHex(there.counter.at, hex) ? there.at : chart.pointOf(hex)
  }
  return (
    <g className="motions">
      <InOrder of={moving.motions}>
        {(motion, index) => (
          <MotionMark
            {...{ motion, text, where, chart }}
            length={motionDuration(motion) * moving.stretch}
            nth={diceBefore(moving.motions, index)}
          />
        )}
      </InOrder>
    </g>
  )
}

/** The dice that are drawn beside the same thing before this motion. */
function diceBefore(motions: readonly Motion[], index: number): number {
  const motion = motions[index]
  if (motion?.kind !== 'die') return 0
  return motions.slice(0, index).filter((other) => other.kind === 'die' && other.at.thing === motion.at.thing).length
}
/** Dice beside a thing in one row. */
const IN_ROW = 3

interface MarkProps<M extends Motion = Motion> {
  readonly motion: M
  /** Duration in ms. */
  readonly length: number
  /** Text size in chart units. */
  readonly text: number
  readonly chart: Chart
  /** The place of a die among those beside its thing, from 0. */
  readonly nth: number
  where(spot: MotionAnchor): Point
}

function MotionMark({ motion, ...how }: MarkProps) {
  switch (motion.kind) {
    case 'shot':
      return <Shot motion={motion} {...how} />
    case 'flash':
      return <Flash motion={motion} {...how} />
    case 'die':
      return <Thrown motion={motion} {...how} />
    case 'mark':
      return <Pencilled motion={motion} {...how} />
    case 'fade':
      return <Gone motion={motion} {...how} />
    case 'glide':
    case 'appear':
      return null // the counter itself moves
  }
}

/** The end of a shot relative to the target's centre, in chart units. */
const ENDS = {
  hit: { beyond: -RADIUS * 0.6, aside: 0 },
  miss: { beyond: 46, aside: 17 },
  stopped: { beyond: -RADIUS * 2, aside: 0 },
} as const

/** Length of a burst. Point defence shoots towards the incoming missile, not at its launcher. */
const BURST = 58

function Shot({ motion: { manner, sideStyle, from, to, result }, length, where }: MarkProps<MotionOf<'shot'>>) {
  const [start, end] = [where(from), where(to)]
  const { beyond, aside } = ENDS[result]
  const between = Math.hypot(end.x - start.x, end.y - start.y)
  const aimed = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
  const off = between === 0 ? 0 : (Math.atan2(aside, between) * 180) / Math.PI
  const far = manner === 'burst' ? BURST : Math.max(12, between + beyond - RADIUS)
  return (
    <g className={`shot-flies ${manner} ${result} side-${sideStyle}`} style={timed(length, far)}>
      <g transform={`${moved(start)} rotate(${aimed + off}) translate(${RADIUS} 0)`}>
        <Flying manner={manner} far={far} />
      </g>
      {result !== 'miss' && (
        <g transform={result === 'hit' ? moved(end) : `${moved(start)} rotate(${aimed}) translate(${RADIUS + far} 0)`}>
          <circle className="impact" r={result === 'hit' ? RADIUS * 0.8 : 10} />
        </g>
      )}
    </g>
  )
}

const DOTS = [0, 1, 2, 3, 4] as const
const SPARKS = [-10, -4, 3, 9] as const
function Flying({ manner, far }: { readonly manner: MotionOf<'shot'>['manner']; readonly far: number }) {
  switch (manner) {
    case 'beam':
      return (
        <>
          <path className="ray wide" d={`M0 0H${far}`} />
          <path className="ray" d={`M0 0H${far}`} />
        </>
      )
    case 'missile':
      return DOTS.map((dot) => (
        <circle key={dot} className={dot === 0 ? 'runner head' : 'runner'} cx={-dot * 10} r={dot === 0 ? 4 : 2.4 - dot * 0.25} />
      ))
    case 'torpedo':
      return (
        <g className="runner">
          <path className="wake" d="M-40 0H-9" />
          <path className="fish" d="M8 0L1 -4H-8V4H1Z" />
        </g>
      )
    case 'burst':
      return SPARKS.map((sway, index) => (
        <path key={sway} className="spark" d={`M0 ${sway / 3}L${far * 0.22} ${sway / 2}`} style={timedSpark(far, sway, index)} />
      ))
    case 'swarm':
      return [-16, 0, 16].map((sway) => (
        // React does not type custom properties.
        <path key={sway} className="dart" d="M5 0L-5 -3.500L-2.500 0L-5 3.500Z" style={{ '--sway': `${sway}px` } as CSSProperties} />
      ))
  }
}
const timedSpark = (far: number, sway: number, index: number): CSSProperties =>
  // React does not type custom properties.
  ({ '--far': `${far * 0.78}px`, '--sway': `${sway * 0.6}px`, animationDelay: `calc(var(--for) * ${index * 0.09})` }) as CSSProperties

function Flash({ motion: { at, text: figure, good }, length, text, where }: MarkProps<MotionOf<'flash'>>) {
  return (
    <g className={good ? 'flash good' : 'flash'} transform={moved(where(at))} style={timed(length)}>
      <circle className="glow" r={RADIUS + 3} />
      <g className="upright">
        <text className="figure" y={-RADIUS + 4} style={{ fontSize: Math.max(15, text * 1.5) }}>
          {figure}
        </text>
      </g>
    </g>
  )
}

function Thrown({ motion: { at, face, counted }, nth, length, text, where }: MarkProps<MotionOf<'die'>>) {
  const size = Math.max(22, text * 1.5)
  const [column, row] = [nth % IN_ROW, Math.floor(nth / IN_ROW)]
  return (
    <g className="thrown" transform={moved(where(at))} style={timed(length)}>
      <g className="upright">
        <g transform={moved({ x: RADIUS + size * (0.2 + column * 1.1), y: -RADIUS - size * (0.4 + row * 1.1) })}>
          <g className="tumbles">
            <g transform={moved({ x: -size / 2, y: -size / 2 })}>
              <Die face={face} counted={counted} size={size} />
            </g>
          </g>
        </g>
      </g>
    </g>
  )
}

function Pencilled({ motion: { at, text: word }, length, text, where }: MarkProps<MotionOf<'mark'>>) {
  const half = RADIUS * 0.62
  return (
    <g className="pencilled-off" transform={moved(where(at))} style={timed(length)}>
      <path className="stroke" d={`M${-half} ${-half}L${half} ${half}`} />
      <path className="stroke second" d={`M${half} ${-half}L${-half} ${half}`} />
      <g className="upright">
        <text className="word" y={RADIUS + 4 + text} style={{ fontSize: text }}>
          {word}
        </text>
      </g>
    </g>
  )
}

function Gone({ motion: { counter, into }, length, chart }: MarkProps<MotionOf<'fade'>>) {
  const at = chart.pointOf(counter.at)
  return (
    <g className={`gone into-${into}`} style={timed(length)}>
      <g className="going">
        <CounterMark placed={{ counter: { ...counter, selected: false }, at, degrees: degreesOf(chart, counter), scale: 1 }} />
      </g>
      {into === 'wreck' && (
        <g transform={moved(at)}>
          <circle className="impact" r={RADIUS * 1.2} />
        </g>
      )}
    </g>
  )
}
