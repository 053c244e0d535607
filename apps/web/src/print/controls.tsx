// The settings of the print page. They do not appear on paper.
import type { PrintChoice } from '@admiralty/game-ui'
import type { ReactNode } from 'react'
import type { PrintSearch } from './source.ts'

interface SwitchProps<T extends string | undefined> {
  readonly label: string
  readonly value: T
  readonly values: readonly (readonly [value: T, name: string])[]
  onChoose(value: T): void
}
function Switch<T extends string | undefined>({ label, value, values, onChoose }: SwitchProps<T>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {values.map(([one, name]) => (
        <button key={name} type="button" className="tap" aria-pressed={one === value} onClick={() => onChoose(one)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

interface ControlsProps {
  readonly search: PrintSearch
  readonly title: string
  /** The choices that change the sheets. */
  readonly choices: readonly PrintChoice[]
  /** Choice of the fleet. */
  readonly children?: ReactNode
  onChange(change: Partial<Record<keyof PrintSearch, string | undefined>>): void
}
export function Controls({ search, title, choices, children, onChange }: ControlsProps) {
  return (
    <div className="print-controls">
      <h1 className="title">{title}</h1>
      {children}
      <div className="print-choices">
        <Switch
          label="Paper"
          value={search.paper}
          values={[
            [undefined, 'A4'],
            ['letter', 'Letter'],
          ]}
          onChoose={(paper) => onChange({ paper })}
        />
        {choices.includes('ships') && (
          <Switch
            label="Ships per page"
            value={search.ships}
            values={[
              [undefined, 'One ship per page'],
              ['2', 'Two if they fit'],
            ]}
            onChoose={(ships) => onChange({ ships })}
          />
        )}
        {choices.includes('fleet') && (
          <Switch
            label="Fleet and turn sheets"
            value={search.fleet}
            values={[
              [undefined, 'With fleet and turn sheets'],
              ['off', 'Ships only'],
            ]}
            onChoose={(fleet) => onChange({ fleet })}
          />
        )}
        {choices.includes('damage') && (
          <Switch
            label="Damage"
            value={search.damage}
            values={[
              [undefined, 'With damage'],
              ['off', 'Without damage'],
            ]}
            onChoose={(damage) => onChange({ damage })}
          />
        )}
        <button type="button" className="btn go" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </div>
  )
}
