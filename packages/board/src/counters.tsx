// Counters: an outline with the pattern of the side, a silhouette and an arrow turned to the facing, and texts around.
import { memo } from 'react'
import { type PlacedCounter, RADIUS } from './counter-places.ts'
import { isDamaged, MARK_SIZE, markAt, type PlacedLabel, pipsBelow, reachOf } from './labels.ts'
import type { Counter } from './scene.ts'
import type { QuarterTurn } from './turn.ts'

interface OutlineUseProps {
  readonly counter: Counter
  readonly className: string
  readonly reach: number
  readonly fill?: string
}
const OutlineUse = ({ counter, className, reach, fill }: OutlineUseProps) => (
  <use
    href={`#p-${counter.sideStyle}`}
    className={className}
    {...(fill === undefined ? {} : { style: { fill } })}
    x={-reach}
    y={-reach}
    width={reach * 2}
    height={reach * 2}
  />
)

/** The silhouette and the arrow turn; the outline stays upright. */
function Ship({ placed: { counter, degrees }, reach }: { readonly placed: PlacedCounter; readonly reach: number }) {
  const { id, symbol, look } = counter
  const half = RADIUS * 0.81
  return (
    <g data-turns={id} {...(degrees === null ? {} : { transform: `rotate(${degrees})` })}>
      {degrees !== null && look !== 'wreck' && <path className="facing" d={`M0 ${-reach - 10}L5 ${-reach - 4.5}H-5Z`} />}
      <use href={`#s-${symbol}`} className="ship" x={-half} y={-half} width={half * 2} height={half * 2} />
    </g>
  )
}

const MOST_PIPS = 18
/** One pip for each point, up to MOST_PIPS; lost points are drawn differently. */
function Pips({ taken, of, y }: { readonly taken: number; readonly of: number; readonly y: number }) {
  const count = Math.min(of, MOST_PIPS)
  const step = Math.min(6, 44 / count)
  const pip = (index: number) => (
    <rect
      key={index}
      className={index < count - Math.round((taken * count) / of) ? 'pip-on' : 'pip-off'}
      x={(index - count / 2) * step + 0.5}
      y="0"
      width={step - 1}
      height="4.5"
    />
  )
  return (
    <g className="pips" transform={`translate(0 ${y})`}>
      {Array.from({ length: count }, (_, index) => pip(index))}
    </g>
  )
}

interface CounterLabelProps {
  readonly placed: PlacedCounter
  readonly label: PlacedLabel | undefined
  readonly text: number
  readonly turn: QuarterTurn
}
/** Texts and pips of a counter, upright on the screen. They are drawn above all counters, so no counter covers a name. */
export const CounterLabel = memo(function CounterLabel({ placed, label, text, turn }: CounterLabelProps) {
  const { counter, at } = placed
  const { damage, marks, look, sideStyle } = counter
  return (
    <g className={`ctr side-${sideStyle} look-${look}`} style={{ transform: `translate(${at.x}px,${at.y}px)` }} data-written={counter.id}>
      <g className="upright">
        {damage && isDamaged(counter) && <Pips taken={damage[0]} of={damage[1]} y={pipsBelow(placed, turn)} />}
        {label && (
          <text className="lbl" x={label.x} y={label.y} style={{ fontSize: text, textAnchor: label.anchor }}>
            {label.text}
          </text>
        )}
        {marks.map((mark, index) => (
          <text key={mark} className="lbl mark" {...markAt(placed, index, text)} style={{ fontSize: text * MARK_SIZE }}>
            {mark}
          </text>
        ))}
      </g>
    </g>
  )
})

/** The counter itself, without its texts. */
export const CounterMark = memo(function CounterMark({ placed }: { readonly placed: PlacedCounter }) {
  const { counter, at, scale } = placed
  const { look, sideStyle, selected } = counter
  const reach = reachOf(counter)
  const wreck = look === 'wreck'
  return (
    <g className={`ctr side-${sideStyle} look-${look}`} style={{ transform: `translate(${at.x}px,${at.y}px)` }} data-thing={counter.id}>
      <g transform={`scale(${scale})`}>
        {selected && <OutlineUse counter={counter} className="selring" reach={reach + 5} />}
        {!wreck && <OutlineUse counter={counter} className="base" reach={reach} />}
        {!wreck && sideStyle > 1 && look !== 'pencilled' && (
          <OutlineUse counter={counter} className="patt" reach={reach} fill={`url(#pt-${sideStyle})`} />
        )}
        <Ship placed={placed} reach={reach} />
      </g>
    </g>
  )
})
