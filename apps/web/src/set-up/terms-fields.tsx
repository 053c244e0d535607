// The fields of a new game for its title and its terms.
import { useId } from 'react'
import type { FieldsProps } from './scenario-fields.tsx'

export function TitleField({ scenario, chosen, onChange }: FieldsProps) {
  return (
    <fieldset>
      <legend>Name of the game</legend>
      <input
        className="in wide"
        value={chosen.title}
        maxLength={80}
        placeholder={scenario.title}
        aria-label="Name of the game"
        onChange={(event) => onChange({ ...chosen, title: event.target.value })}
      />
    </fieldset>
  )
}

const WATCHERS = { anyone: 'anyone with the link', seated: 'only the players' } as const

const CLOSINGS = { open: 'everything is published', kept: 'secrets stay secret' } as const

export function TermsFields({ chosen, onChange }: Pick<FieldsProps, 'chosen' | 'onChange'>) {
  return (
    <fieldset>
      <legend>Spectators and secrets</legend>
      <TermField title="Who may watch" texts={WATCHERS} value={chosen.watch} onChoose={(watch) => onChange({ ...chosen, watch })} />
      <TermField
        title="When the match ends"
        texts={CLOSINGS}
        value={chosen.closing}
        onChoose={(closing) => onChange({ ...chosen, closing })}
      />
    </fieldset>
  )
}

interface TermFieldProps<T extends string> {
  readonly title: string
  readonly texts: Readonly<Record<T, string>>
  readonly value: T
  onChoose(value: T): void
}

function TermField<T extends string>({ title, texts, value, onChoose }: TermFieldProps<T>) {
  const id = useId()
  const isOne = (typed: string): typed is T => Object.hasOwn(texts, typed)
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <select id={id} className="in" value={value} onChange={({ target }) => isOne(target.value) && onChoose(target.value)}>
        {Object.entries<string>(texts).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
