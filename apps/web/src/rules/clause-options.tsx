// The options of a clause with their values and defaults.
import type { Option, OptionValue } from '@admiralty/kernel'
import { valueText } from '../parts/value-text.ts'

export function ClauseOptions({ options }: { readonly options: readonly Option[] }) {
  if (options.length === 0) return null
  return (
    <dl className="clause-options">
      {options.map((option) => (
        <div key={option.name}>
          <dt>
            {option.title} <span className="dim">option</span>
          </dt>
          {option.values.map((value) => (
            <dd key={String(value)}>
              <span>{valueLabel(option, value)}</span>
              <span className="dim">{meaning(option, value)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const valueLabel = (option: Option, value: OptionValue): string =>
  value === true ? 'On' : value === false ? 'Off' : valueText(option, value)
const meaning = ({ explains, default: initial }: Option, value: OptionValue): string =>
  [value === initial ? 'default' : '', explains[String(value)] ?? ''].filter((words) => words !== '').join('; ')
