// The texts of the skirmish: log lines, phases and tables, as plain data for screen and terminal.
import { formWords } from '@admiralty/forms'
import {
  d6,
  type Explained,
  type LogEntry,
  list,
  never,
  type Part,
  type PhaseMark,
  type RuleId,
  turnsLeft,
  type Words,
} from '@admiralty/kernel'
import type { Skirmish } from './chapter.ts'
import { type Draft, forms, type SkirmishForms, squadName } from './dialogs.ts'
import type { Observation } from './events.ts'
import { askedOf, check } from './game.ts'
import { SIDES, squadsOf, strengthOf } from './lookup.ts'
import type { RoundPlan, Side, View } from './state.ts'

const PHASES: readonly string[] = [
  'muster',
  'supply', // SK-UMP-01
  ...['plan', 'brace', 'seize'],
]
export const SIDE_NAMES: Readonly<Record<Side, string>> = { dawn: 'Dawn', dusk: 'Dusk' }
export const planText = (plan: RoundPlan): string =>
  plan.order === 'rest' ? 'rest' : `${plan.charge ? 'charge' : 'aim at'} ${squadName(plan.at)}`

const squad = (seat: string): Part => ({ kind: 'thing', id: seat, text: squadName(seat), seat })
const number = (value: Explained): Part => ({ kind: 'number', number: value, text: String(value.total) })
const line = (rule: RuleId, ...parts: readonly Part[]): LogEntry => ({ seat: null, parts, rules: [rule], weight: 'line' })
const heading = (rule: RuleId, text: string): LogEntry => ({ ...line(rule, text), weight: 'heading' })
const phaseOf = (view: View): string => view.calls[0]?.kind ?? 'over'

function logEntryOf(observation: Observation): LogEntry | undefined {
  switch (observation.type) {
    case 'begun':
      return heading('SK-GEN-01', 'The squads meet')
    case 'mustered':
      return line('SK-CRD-01', squad(observation.seat), ` takes ${observation.gear ? list(Object.values(observation.gear)) : 'two cards'}`)
    case 'roundBegan':
      return heading('SK-PLN-01', `Round ${observation.round}`)
    case 'supplied':
      return line('SK-SUP-01', squad(observation.seat), ' rolls for supply: ', d6(observation.die, null))
    case 'planned':
      return line('SK-PLN-01', squad(observation.seat), observation.plan ? ` plans to ${planText(observation.plan)}` : ' has planned')
    case 'ambushSet':
      return line('SK-AMB-01', squad(observation.seat), ' ambushes ', squad(observation.at))
    case 'plansOpened':
      return line('SK-PLN-04', 'All plans are turned over')
    case 'rested':
      return line('SK-PLN-05', squad(observation.seat), ' rests and has a strength of ', number(observation.strength))
    case 'shotDeclared':
      return line(
        'SK-HIT-01',
        squad(observation.shot.from),
        observation.shot.charge ? ' charges ' : ' shoots at ',
        squad(observation.shot.at),
      )
    case 'braced':
      return line('SK-BRC-01', squad(observation.seat), observation.gear ? ` uses a ${observation.gear}` : ' takes the shot')
    case 'hitRolled':
      return line(
        'SK-HIT-01',
        d6(observation.die, observation.hit),
        observation.hit ? ' hits on ' : ' misses, needing ',
        number(observation.needed),
      )
    case 'hurt':
      return line('SK-HIT-02', squad(observation.seat), ' loses ', number(observation.damage), ' strength')
    case 'cardsShown':
      return line('SK-CRT-01', squad(observation.by), ' looks at the cards of ', squad(observation.of))
    case 'seized':
      return line('SK-CRT-01', squad(observation.of), ` loses a ${observation.gear}`)
    case 'ended':
      return heading(observation.outcome.why, 'The skirmish is over')
    case 'shotOver':
      return undefined
    default:
      return never(observation)
  }
}

export const words: Words<Skirmish, Draft> = {
  phase: (view) => ({
    turn: view.round,
    step: phaseOf(view),
    title: view.round === 0 ? 'setting up' : `round ${view.round}, ${phaseOf(view)}`,
  }),
  ...formWords<SkirmishForms>({ forms, askedOf, check }),
  phases(view) {
    const now = PHASES.indexOf(phaseOf(view))
    const state = (index: number): PhaseMark['state'] => (index === now ? 'now' : index < now || now === -1 ? 'done' : 'to come')
    return PHASES.map((name, index) => ({ name, state: state(index) }))
  },
  goal: (view) => ({
    aim: 'Be the only side with a squad left.',
    otherwise: `After round ${view.setup.rounds} the side with more strength wins.`,
    sides: SIDES.map((side) => `${SIDE_NAMES[side]}: strength ${strengthOf(view, side)}`),
    left: view.outcome ? '' : turnsLeft(view.setup.rounds, view.round, 'round'),
  }),
  terms: [],
  logEntry: logEntryOf,
  table: (view) => [
    {
      title: 'Squads',
      head: ['squad', 'side', 'strength', 'cards'],
      rows: squadsOf(view).map(({ seat, side, strength, cards }) => [
        squadName(seat),
        SIDE_NAMES[side],
        String(strength),
        cards.map(({ face }) => face ?? 'face down').join(', '),
      ]),
    },
  ],
  tally: (view) =>
    squadsOf(view).map(({ seat, strength }) => ({ id: seat, seat, taken: view.setup.strength - strength, of: view.setup.strength })),
  outcome: ({ winners, why }) => line(why, winners.length === 0 ? 'A draw' : `${list(winners.map(squadName))} won`),
}
