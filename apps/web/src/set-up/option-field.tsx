// One option of a scenario: a switch or a list of values, with the meaning of the chosen value below.
import type { Option, OptionValue } from '@admiralty/kernel'
import { RuleLink } from '../parts/rule.tsx'
import { valueText } from '../parts/value-text.ts'
import { type SetupForm, valueFor } from './setup-form.ts'

interface OptionFieldProps {
  readonly option: Option
  readonly chosen: SetupForm
  onChange(chosen: SetupForm): void
}

/** The explained values, a line each. A switch has one explanation. */
const valuesText = (option: Option): string =>
  option.values
    .flatMap((value) => {
      const meaning = option.explains[String(value)]
      return meaning === undefined ? [] : [isSwitch(option) ? `${option.title}: ${meaning}.` : `${valueText(option, value)}: ${meaning}.`]
    })
    .join('\n')
const isSwitch = ({ values }: Option): boolean => values.length === 2 && values.every((value) => typeof value === 'boolean')

export function OptionField({ option, chosen, onChange }: OptionFieldProps) {
  const id = `option-${option.name}`
  const value = valueFor(chosen, option)
  const set = (next: OptionValue | undefined) =>
    next !== undefined && onChange({ ...chosen, options: { ...chosen.options, [option.name]: next } })
  const meaning = option.explains[String(value)]
  const explained = valuesText(option)
  return (
    <div className="field option" {...(explained === '' ? { 'data-clause': option.rule } : { 'data-tip': explained })}>
      <label htmlFor={id}>{option.title}</label>
      {isSwitch(option) ? (
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => set(event.target.checked)} />
      ) : (
        <select
          id={id}
          className="in"
          value={String(value)}
          onChange={(event) => set(option.values.find((one) => String(one) === event.target.value))}
        >
          {option.values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {valueText(option, one)}
            </option>
          ))}
        </select>
      )}
      <RuleLink rule={option.rule} />
      {meaning && <p className="meaning">{meaning}</p>}
    </div>
  )
}
