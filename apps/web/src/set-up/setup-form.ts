// The form of a new game, and the request that it makes.
import type { ClockTerms } from '@admiralty/clocks'
import type { Choices, Option, OptionValue, Seat } from '@admiralty/kernel'
import type { GameDescription, MatchInfo, NewMatchRequest, ScenarioInfo, SeatHolder } from '../api/types.ts'
import { clockProblem, NO_CLOCK } from './clock-choice.ts'

export interface SetupForm {
  readonly scenario: string
  /** The options that the player has changed. */
  readonly options: Choices
  readonly seats: Readonly<Record<Seat, SeatHolder>>
  /** '' for the title of the scenario. */
  readonly title: string
  /** The policy of publication at the end of the match, and who may watch. */
  readonly closing: Exclude<MatchInfo['closing'], 'parent'>
  readonly watch: MatchInfo['watch']
  /** The time limits. */
  readonly clock: ClockTerms
}

const players = ({ seats }: ScenarioInfo): readonly Seat[] => seats.filter(({ kind }) => kind === 'player').map(({ seat }) => seat)

/** The scenario with this id, or the first one. */
export const scenarioOf = (game: GameDescription, id: string): ScenarioInfo | undefined =>
  game.scenarios.find((scenario) => scenario.id === id) ?? game.scenarios[0]

/** The player takes the first seat, the computer the others. */
const initialSeats = (scenario: ScenarioInfo): Record<Seat, SeatHolder> =>
  Object.fromEntries(players(scenario).map((seat, index) => [seat, index === 0 ? 'me' : 'bot:ensign'] as const))

export function initialForm(game: GameDescription): SetupForm {
  const scenario = scenarioOf(game, game.about.quick.scenario)
  return {
    scenario: scenario?.id ?? '',
    options: {},
    seats: scenario ? initialSeats(scenario) : {},
    title: '',
    closing: 'open',
    watch: 'anyone',
    clock: NO_CLOCK,
  }
}

/** Seats that both scenarios have keep their player. */
export function withScenario(game: GameDescription, chosen: SetupForm, id: string): SetupForm {
  const scenario = scenarioOf(game, id)
  if (!scenario) return chosen
  const fresh = initialSeats(scenario)
  const seats = Object.fromEntries(Object.entries(fresh).map(([seat, holder]) => [seat, chosen.seats[seat] ?? holder] as const))
  return { ...chosen, scenario: scenario.id, seats }
}

/** The options of a scenario, in its order. */
export const optionsOf = (game: GameDescription, scenario: ScenarioInfo): readonly Option[] =>
  scenario.options.flatMap((name) => game.options.filter((option) => option.name === name))

/** The options that have an effect with the current choices. */
export const relevantOptions = (options: readonly Option[], chosen: SetupForm): readonly Option[] =>
  options.filter(({ onlyWith }) => {
    const other = options.find(({ name }) => name === onlyWith?.option)
    return !onlyWith || !other || valueFor(chosen, other) === onlyWith.value
  })

/** The chosen value of an option, or its default. */
export const valueFor = (chosen: SetupForm, option: Option): OptionValue => chosen.options[option.name] ?? option.default

/** Why the game cannot start yet, or null. */
export function formProblem({ seats, clock }: Pick<SetupForm, 'seats' | 'clock'>): string | null {
  const holders = Object.values(seats)
  if (!holders.some((holder) => holder === 'me' || holder === 'invite'))
    return 'A game needs at least one person: take a seat or invite somebody.'
  return clockProblem(clock)
}

export function newMatch(game: GameDescription, chosen: SetupForm, value: string): NewMatchRequest {
  const scenario = scenarioOf(game, chosen.scenario)
  const options = scenario
    ? Object.fromEntries(optionsOf(game, scenario).map((option) => [option.name, valueFor(chosen, option)] as const))
    : {}
  const title = chosen.title.trim()
  const { scenario: id, seats, closing, watch, clock } = chosen
  return { system: game.about.id, scenario: id, options, seats, value, closing, watch, clock, ...(title === '' ? {} : { title }) }
}
