// The page of a new game: scenario with its briefing, players, options and name.
import { playersAmong, plural } from '@admiralty/kernel'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { randomValue, reasonsOf } from '../api/client.ts'
import { rulesQuery } from '../api/games.ts'
import { gamesQuery } from '../api/queries.ts'
import type { GameDescription, NewMatchRequest, ScenarioInfo, SeatHolder } from '../api/types.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { Book, RuleLink } from '../parts/rule.tsx'
import { SeatChip } from '../parts/seat.tsx'
import { createMatch } from '../proof/signed-requests.ts'
import { LateRuleDrawer } from '../rules/drawer.tsx'
import { ErrorPage, LoadingNote, NotFoundPage } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { OptionField } from './option-field.tsx'
import { formProblem, initialForm, newMatch, optionsOf, relevantOptions, type SetupForm, scenarioOf, withScenario } from './setup-form.ts'
import { TimeField } from './time-field.tsx'
import './new-game.css'

export function NewGamePage() {
  const { game: id } = useSearch({ from: '/set' })
  const games = useQuery(gamesQuery)
  if (games.error) return <ErrorPage error={games.error} reset={() => void games.refetch()} />
  if (!games.data)
    return (
      <Page title="New game">
        <LoadingNote what="Loading the game…" />
      </Page>
    )
  const game = id === undefined ? games.data[0] : games.data.find(({ about }) => about.id === id)
  return game ? <Form key={game.about.id} game={game} /> : <NotFoundPage />
}

function Form({ game }: { readonly game: GameDescription }) {
  const [chosen, setChosen] = useState<SetupForm>(() => initialForm(game))
  const navigate = useNavigate()
  // The options explain themselves by clauses.
  useQuery(rulesQuery(game.about.id))
  const start = useMutation({
    mutationFn: (match: NewMatchRequest) => createMatch(match),
    onSuccess: ({ id }) => navigate({ to: '/table/$id', params: { id } }),
  })
  const [rule, setRule] = useState<string | null>(null)
  const scenario = scenarioOf(game, chosen.scenario)
  if (!scenario) return <NotFoundPage />
  const problem = formProblem(chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) start.mutate(newMatch(game, chosen, randomValue()))
  }
  const fields = { game, scenario, chosen, onChange: setChosen }
  return (
    <Page title="New game">
      <Book system={game.about.id} open={setRule}>
        <form className="set" onSubmit={submit}>
          <h1 className="big">{game.about.title}: new game</h1>
          <ScenarioFields {...fields} />
          <div className="set-rest">
            <SeatFields chosen={chosen} onChange={setChosen} />
            <OptionFields {...fields} />
            <TimeField terms={chosen.clock} onChange={(clock) => setChosen({ ...chosen, clock })} />
            <TitleField {...fields} />
            <TermsFields chosen={chosen} onChange={setChosen} />
            {start.error && <RefusalNote refused={reasonsOf(start.error)} />}
            {problem !== null && <p className="bad">{problem}</p>}
            <div className="start-bar">
              <button type="submit" className="btn go" disabled={start.isPending || problem !== null}>
                Start
              </button>
            </div>
          </div>
        </form>
        <LateRuleDrawer system={game.about.id} rule={rule} onClose={() => setRule(null)} />
      </Book>
    </Page>
  )
}

interface FieldsProps {
  readonly game: GameDescription
  readonly scenario: ScenarioInfo
  readonly chosen: SetupForm
  onChange(chosen: SetupForm): void
}

function ScenarioFields({ game, scenario, chosen, onChange }: FieldsProps) {
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

function SeatFields({ chosen, onChange }: Pick<FieldsProps, 'chosen' | 'onChange'>) {
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

function OptionFields({ game, scenario, chosen, onChange }: FieldsProps) {
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

function TitleField({ scenario, chosen, onChange }: FieldsProps) {
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

function TermsFields({ chosen, onChange }: Pick<FieldsProps, 'chosen' | 'onChange'>) {
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
