// The components of a section in the editor, each with its level.
import { plural, type Refusal } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import type { Level } from '../../data/tables.ts'
import { componentCost } from '../../src/design/check.ts'
import type { Component, Design } from '../../src/design/design.ts'
import { LETTERS } from '../../src/design/text.ts'
import { capital, fittingName } from '../../src/words/say.ts'
import { levelBy, withLevel, without } from './edit.ts'

export interface EditorProps {
  readonly design: Design
  /** Points that may be spent. */
  readonly budget: number
  readonly refusals: readonly Refusal[]
  /** Whether systems may be added and removed; otherwise only levels are traded (SF-SET-04). */
  readonly free: boolean
  readonly foot: ReactNode
  onDesign(design: Design): void
}

interface StepperProps {
  readonly name: string
  readonly level: Level
  onLevel(level: Level): void
  /** Null if it may not be removed. */
  readonly onRemove: (() => void) | null
}

/** Buttons that lower, raise and remove. */
export function Stepper({ name, level, onLevel, onRemove }: StepperProps) {
  const [less, more] = [levelBy(level, -1), levelBy(level, 1)]
  return (
    <span className="sf-stepper">
      <button type="button" aria-label={`Lower the ${name}`} disabled={!less} onClick={() => less && onLevel(less)}>
        −
      </button>
      <button type="button" aria-label={`Raise the ${name}`} disabled={!more} onClick={() => more && onLevel(more)}>
        +
      </button>
      {onRemove && (
        <button type="button" aria-label={`Remove the ${name}`} onClick={onRemove}>
          ×
        </button>
      )}
    </span>
  )
}

interface SlotProps extends EditorProps {
  readonly component: Component
  readonly index: number
}

export const Slot = ({ design, component, index, free, onDesign }: SlotProps) => (
  <li className="sf-slot" title={`${capital(fittingName(component))}, ${plural(componentCost(component.kind, component.level), 'point')}`}>
    <b>
      {LETTERS[component.kind]}
      {component.level}
    </b>
    <Stepper
      name={fittingName(component)}
      level={component.level}
      onLevel={(level) => onDesign(withLevel(design, index, level))}
      onRemove={free ? () => onDesign(without(design, index)) : null}
    />
  </li>
)
