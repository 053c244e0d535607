// The texts of the skirmish: questions, choices, log lines and tables, as plain data for screen and terminal.
import { type EmptyDraft, type Form, formWords, rowsOf } from '@admiralty/forms'
import {
  chanceAtLeast,
  d6,
  type Explained,
  type LogEntry,
  list,
  never,
  onThing,
  type Part,
  type PhaseMark,
  type Question,
  type RuleId,
  turnsLeft,
  type Words,
} from '@admiralty/kernel'
import type { Skirmish } from './chapter.ts'
import type { Observation } from './events.ts'
import { askedOf, check } from './game.ts'
import { neededToHit, SIDES, squadsOf, strengthOf } from './lookup.ts'
import type { Order, questions } from './orders.ts'
import type { RoundPlan, Side, SkirmishSeat, View } from './state.ts'
import { supplyLabel, supplyQuestion } from './supply.ts'

/** Every order is one press, so a player never has a draft. */
export type Draft = EmptyDraft
interface Forms extends Skirmish {
  readonly me: SkirmishSeat
  readonly draft: Draft
}

const PHASES: readonly string[] = [
  'muster',
  'supply', // SK-UMP-01
  ...['plan', 'brace', 'seize'],
]
export const SIDE_NAMES: Readonly<Record<Side, string>> = { dawn: 'Dawn', dusk: 'Dusk' }
/** 'Red' for the seat 'red'. */
export const squadName = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1)
export const planText = (plan: RoundPlan): string =>
  plan.order === 'rest' ? 'rest' : `${plan.charge ? 'charge' : 'aim at'} ${squadName(plan.at)}`

const squad = (seat: string): Part => ({ kind: 'thing', id: seat, text: squadName(seat), seat })
const number = (value: Explained): Part => ({ kind: 'number', number: value, text: String(value.total) })
const line = (rule: RuleId, ...parts: readonly Part[]): LogEntry => ({ seat: null, parts, rules: [rule], weight: 'line' })
const heading = (rule: RuleId, text: string): LogEntry => ({ ...line(rule, text), weight: 'heading' })
const phaseOf = (view: View): string => view.calls[0]?.kind ?? 'over'

type QuestionText = Pick<Form<Forms>, 'duty'> & Pick<Question, 'title' | 'text' | 'rule'>
const ASKED: Readonly<Record<keyof typeof questions, QuestionText>> = {
  muster: { duty: 'to choose cards', title: 'Choose two cards', text: 'The enemy sees only their backs.', rule: 'SK-CRD-01' },
  supply: supplyQuestion, // SK-UMP-01
  plan: {
    duty: 'to plan',
    title: 'Plan this round',
    text: 'Your plan stays secret until both sides have planned.',
    rule: 'SK-PLN-01',
  },
  brace: { duty: 'to brace', title: 'You are under fire: brace?', text: 'A card that you use is spent.', rule: 'SK-BRC-01' },
  seize: {
    duty: 'to choose a card',
    title: 'Turn over an enemy card',
    text: 'You have looked at the cards of your target.',
    rule: 'SK-CRT-01',
  },
}

function label(order: Order, view: View): readonly [text: string, rule: RuleId] {
  const known = Object.assign({}, ...Object.values(view.secret).flatMap(({ gear, seen }) => [gear, seen])) as Readonly<
    Record<string, string>
  > // gear by card
  switch (order.order) {
    case 'muster':
      return [squadName(list(order.gear)), 'SK-CRD-01']
    case 'aim':
      return order.charge ? [`Charge ${squadName(order.at)}`, 'SK-PLN-03'] : [`Aim at ${squadName(order.at)}`, 'SK-PLN-02']
    case 'rest':
      return ['Rest', 'SK-PLN-05']
    case 'ambush':
      return [`Ambush ${squadName(order.at)}`, 'SK-AMB-01']
    case 'supply': // SK-UMP-01
      return supplyLabel(order) // SK-UMP-01
    case 'brace':
      return [order.card === null ? 'Take the shot' : `Use the ${known[order.card] ?? 'card'}`, 'SK-BRC-01']
    case 'seize':
      return [`Turn over the ${known[order.card] ?? 'card'}`, 'SK-CRT-01']
  }
}

const keyOf = (order: Order): string =>
  Object.values(order)
    .map((value) => (Array.isArray(value) ? value.join('+') : String(value)))
    .join(':')
const row = rowsOf<Draft, Order>()
function rowOf(order: Order, view: View) {
  const [text, rule] = label(order, view)
  const needed =
    order.order === 'aim' || order.order === 'ambush'
      ? neededToHit({ charge: order.order === 'aim' && order.charge, stoppedBy: null })
      : null
  return row(keyOf(order), rule, text, {
    give: order,
    spots: 'at' in order ? [onThing(order.at)] : [],
    odds: needed && chanceAtLeast(needed.total, 6),
    oddsTo: needed && 'hit',
    because: needed ? [{ title: 'needed to hit', number: needed }] : [],
  })
}
const formOf = (kind: string, { duty, ...asked }: QuestionText): Form<Forms> => ({
  duty,
  page: (view) => ({
    ...asked,
    phase: `${squadName(kind)} · yours to decide`,
    rows: () => answersTo(view).map((order) => rowOf(order, view)),
  }),
})
/** The legal answers to the viewer's open question. */
function answersTo(view: View): readonly Order[] {
  const asked = askedOf(view)
  return asked?.question.offer(view, asked.me, asked.call) ?? []
}
const forms = Object.fromEntries(Object.entries(ASKED).map(([kind, asked]) => [kind, formOf(kind, asked)]))

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
  ...formWords<Forms>({ forms, askedOf, check }),
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
