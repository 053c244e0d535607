// The legend of damage marks.
import { hexesPath, RISE, SIZE } from '@admiralty/board'
import { Rule } from '@admiralty/game-ui/panel'
import type { Level } from '../../data/tables.ts'
import { DamageMark } from './damage-mark.tsx'

/** The levels with their clauses. */
const SHOWN: readonly (readonly [level: Exclude<Level, 'sound'>, rule: string])[] = [
  ['light', 'EE-DAM-02'],
  ['moderate', 'EE-DAM-03'],
  ['critical', 'EE-DAM-08'],
  ['heavy', 'EE-DAM-09'],
  ['destroyed', 'EE-DAM-04'],
]
const BOX = `${-SIZE - 2} ${-RISE - 2} ${2 * SIZE + 4} ${2 * RISE + 4}`

export const LevelSign = ({ level }: { readonly level: Level }) => (
  <svg className="ee-sign" width="20" height="18" viewBox={BOX} aria-hidden="true">
    <g className={`ee-box ${level}`}>
      <path className="room" d={hexesPath([[0, 0]], 1)} />
      <DamageMark level={level} at={{ x: 0, y: 0 }} size="hex" />
    </g>
  </svg>
)
export const Legend = () => (
  <p className="gu-line ee-legend">
    {SHOWN.map(([level, rule]) => (
      <span key={level} data-clause={rule}>
        <LevelSign level={level} /> {level}
      </span>
    ))}
    <Rule id="EE-DAM-01" />
  </p>
)
