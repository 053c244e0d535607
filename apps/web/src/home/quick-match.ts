// The match of Play now: the request that creates it, and its description.
import type { Seat } from '@admiralty/kernel'
import type { GameDescription, SeatHolder } from '../api/types.ts'

export type Against = 'computer' | 'same screen'

/** The request for a match with the usual options of the game. */
export function quickMatch({ about, scenarios }: GameDescription, against: Against, value: string) {
  const scenario = scenarios.find(({ id }) => id === about.quick.scenario) ?? scenarios[0]
  if (!scenario) throw new Error(`${about.title} has no scenario`)
  const players = scenario.seats.filter(({ kind }) => kind === 'player')
  const seats: Record<Seat, SeatHolder> = Object.fromEntries(
    players.map(({ seat }, index) => [seat, index === 0 || against === 'same screen' ? 'me' : 'bot:ensign']),
  )
  return { system: about.id, scenario: scenario.id, options: about.quick.options, seats, value }
}

/** Describes the match, such as '250 build points against the computer'. */
export function quickWords({ about, options, scenarios }: GameDescription): string {
  const optionTexts = Object.entries(about.quick.options).flatMap(([name, value]) => {
    const title = options.find((option) => option.name === name)?.title
    return title === undefined || typeof value === 'boolean' ? [] : [`${value} ${title.toLowerCase()}`]
  })
  const scenario = scenarios.find(({ id }) => id === about.quick.scenario)?.title ?? about.title
  return `${[scenario, ...optionTexts].join(', ')}, against the computer.`
}

/** A sentence that names the choices of the default orders: 'Fleet, gift and deployment are chosen for you.' */
export function chosenWords({ about: { quick } }: GameDescription, verb: 'are' | 'were'): string {
  const { chosen } = quick
  return chosen === null ? 'Ships and places are given.' : `${chosen.charAt(0).toUpperCase()}${chosen.slice(1)} ${verb} chosen for you.`
}
