// The fields of a new game for its scenario, its seats and its options.
import { playersAmong, plural } from '@admiralty/kernel'
import type { GameDescription, ScenarioInfo, SeatHolder } from '../api/types.ts'
import { RuleLink } from '../parts/rule.tsx'
import { SeatChip } from '../parts/seat.tsx'
import { OptionField } from './option-field.tsx'
import { optionsOf, relevantOptions, type SetupForm, withScenario } from './setup-form.ts'

export interface FieldsProps {
  readonly game: GameDescription
  readonly scenario: ScenarioInfo
  readonly chosen: SetupForm
  onChange(chosen: SetupForm): void
}

export function ScenarioFields({ game, scenario, chosen, onChange }: FieldsProps) {
  return (
    <fieldset className="scenarios">
      <legend>Scenario</legend>
      {game.scenarios.map((one) => (
        <ScenarioField
          key={one.id}
          scenario={one}
          chosen={one.id === scenario.id}
          onChoose={() => onChange(withScenario(game, chosen, one.id))}
        />
      ))}
    </fieldset>
  )
}

export function SeatFields({ chosen, onChange }: Pick<FieldsProps, 'chosen' | 'onChange'>) {
  const isShared = Object.values(chosen.seats).filter((holder) => holder === 'me').length > 1
  return (
    <fieldset>
      <legend>Players</legend>
      {Object.keys(chosen.seats).map((seat) => (
        <SeatField key={seat} seat={seat} chosen={chosen} onChange={onChange} />
      ))}
      {isShared && (
        <p className="dim">
          Several players share this screen. It goes blank between them, and the browser holds only one player&apos;s game at a time.
        </p>
      )}
    </fieldset>
  )
}

export function OptionFields({ game, scenario, chosen, onChange }: FieldsProps) {
  if (scenario.options.length === 0) return null
  return (
    <fieldset>
      <legend>Options</legend>
      {relevantOptions(optionsOf(game, scenario), chosen).map((option) => (
        <OptionField key={option.name} option={option} chosen={chosen} onChange={onChange} />
      ))}
    </fieldset>
  )
}

interface ScenarioFieldProps {
  readonly scenario: ScenarioInfo
  readonly chosen: boolean
  onChoose(): void
}

function ScenarioField({ scenario, chosen, onChoose }: ScenarioFieldProps) {
  return (
    <label className={chosen ? 'scenario on' : 'scenario'}>
      <input type="radio" name="scenario" checked={chosen} onChange={onChoose} />
      <span className="head">
        <b>{scenario.title}</b>
        <span className="dim">{plural(playersAmong(scenario.seats).length, 'player')}</span>
        <RuleLink rule={scenario.rule} />
      </span>
      <span className="brief">{scenario.briefing}</span>
    </label>
  )
}

const HOLDERS: readonly (readonly [SeatHolder, string])[] = [
  ['me', 'me, on this screen'],
  ['bot:ensign', 'computer: ensign (easy)'],
  ['bot:captain', 'computer: captain (medium)'],
  ['bot:admiral', 'computer: admiral (hard)'],
  ['invite', 'somebody I invite by link'],
]

interface SeatFieldProps {
  readonly seat: string
  readonly chosen: SetupForm
  onChange(chosen: SetupForm): void
}

function SeatField({ seat, chosen, onChange }: SeatFieldProps) {
  const id = `seat-${seat}`
  const set = (typed: string) => {
    const holder = HOLDERS.find(([known]) => known === typed)?.[0]
    if (holder) onChange({ ...chosen, seats: { ...chosen.seats, [seat]: holder } })
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        <SeatChip seat={seat} seats={Object.keys(chosen.seats)} />
      </label>
      <select id={id} className="in" value={chosen.seats[seat]} onChange={(event) => set(event.target.value)}>
        {HOLDERS.map(([holder, label]) => (
          <option key={holder} value={holder}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
