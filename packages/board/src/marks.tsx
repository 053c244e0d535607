// Small drawings for the rest of the application: silhouette, badge of a side, state of a seat, die.
import type { Counted } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import { PIPS } from './drawings.ts'
import type { SideStyle } from './scene.ts'

interface MarkSvgProps {
  readonly className: string
  readonly size: number
  readonly viewBox: string
  /** Null hides the drawing from screen readers, because the text beside it says the same. */
  readonly label: string | null
  readonly children: ReactNode
}
const MarkSvg = ({ className, size, viewBox, label, children }: MarkSvgProps) =>
  label === null ? (
    <svg className={className} width={size} height={size} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg className={className} width={size} height={size} viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  )

export interface SilhouetteProps {
  /** A symbol of `Sprite` without its prefix 's-'. */
  readonly name: string
  readonly sideStyle?: SideStyle | null
  readonly size?: number
  readonly label?: string | null
}
/** A silhouette, bow up, in the colour of its side. */
export const Silhouette = ({ name, sideStyle = null, size = 34, label = null }: SilhouetteProps) => (
  <MarkSvg className={sideStyle === null ? 'symbol plain' : `symbol side-${sideStyle}`} size={size} viewBox="-50 -50 100 100" label={label}>
    <use href={`#s-${name}`} x="-50" y="-50" width="100" height="100" />
  </MarkSvg>
)

export interface SideBadgeProps {
  readonly sideStyle: SideStyle
  readonly size?: number
  readonly label?: string | null
}
/** Outline, pattern and colour of a side. */
export const SideBadge = ({ sideStyle, size = 14, label = null }: SideBadgeProps) => (
  <MarkSvg className={`plate side-${sideStyle}`} size={size} viewBox="-56 -56 112 112" label={label}>
    <use href={`#p-${sideStyle}`} x="-50" y="-50" width="100" height="100" />
    {sideStyle > 1 && (
      <use href={`#p-${sideStyle}`} className="patt" style={{ fill: `url(#pt-${sideStyle})` }} x="-50" y="-50" width="100" height="100" />
    )}
  </MarkSvg>
)

export interface SealProps {
  readonly kind: 'owed' | 'sealed' | 'opened' | 'none'
  readonly size?: number
  readonly label?: string | null
}
/** Whether a seat has to give an order ('owed'), has sealed it, or its orders are opened. */
export const Seal = ({ kind, size = 15, label = null }: SealProps) => (
  <MarkSvg className="seal" size={size} viewBox="0 0 16 16" label={label}>
    <use href={`#seal-${kind}`} />
  </MarkSvg>
)

export interface DieProps {
  readonly face: number
  /** True for a die that passed, which is filled; false for one that missed, which is hollow. Null where the rules only add dice up: nothing is marked. */
  readonly counted: Counted
  readonly size?: number
}
/** A die for screen readers: '5, passed', '2, missed', '4'. */
export const dieText = (face: number, counted: Counted): string =>
  counted === null ? String(face) : `${face}, ${counted ? 'passed' : 'missed'}`
/** Faces 1 to 6 are drawn with pips, higher ones as a number. */
export function Die({ face, counted, size = 16 }: DieProps) {
  const pips = PIPS[face - 1]
  return (
    <svg
      className={counted === null ? 'd' : counted ? 'd hit' : 'd missed'}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role="img"
      aria-label={dieText(face, counted)}
    >
      <rect className="die" x="1" y="1" width="14" height="14" rx="2.6" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x},${y}`} className="pip" cx={x} cy={y} r="1.5" />)
      ) : (
        <text className="pip" x="8" y="11.5">
          {face}
        </text>
      )}
    </svg>
  )
}
