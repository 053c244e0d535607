// The damage marks of the rule book (EE-QRF-04): dot, stroke, cross, cross in a circle. Destroyed boxes are filled by the style sheet.
import { type Point, RISE } from '@admiralty/board'
import type { Level } from '../../data/tables.ts'

const ARM = 17
const WITHIN = 13
const STROKE = (arm: number): string => `M${-arm} ${arm}L${arm} ${-arm}`
const CROSS = (arm: number): string => `${STROKE(arm)}M${-arm} ${-arm}L${arm} ${arm}`
const PATHS: Readonly<Partial<Record<Level, string>>> = { moderate: STROKE(ARM), critical: CROSS(ARM), heavy: CROSS(WITHIN) }

interface MarkProps {
  readonly level: Level
  readonly at: Point
  /** Marks on armour are smaller. */
  readonly size: 'hex' | 'side'
}
export function DamageMark({ level, at, size }: MarkProps) {
  const path = PATHS[level]
  if (level === 'sound' || level === 'destroyed') return null
  return (
    <g className="ee-mark" transform={`translate(${at.x} ${at.y})${size === 'side' ? ' scale(0.5)' : ''}`}>
      {level === 'light' && <circle className="dot" cy={size === 'hex' ? RISE * 0.62 : 0} r={size === 'hex' ? 3.6 : 6} />}
      {path && <path d={path} />}
      {level === 'heavy' && <circle r={20} />}
    </g>
  )
}
