// The skirmish in words.
import { type Choice, type Explained, type LogEntry, never, type Part, type PhaseMark, type RuleId, type Words } from '@admiralty/kernel'
import type { News } from './events.ts'
import { askedOf, type Order, offer } from './orders.ts'
import type { View } from './state.ts'
import type { Skirmish } from './system.ts'
import { neededToHit, squadsOf } from './table.ts'

const PHASES: readonly string[] = ['muster', 'plan', 'brace', 'seize']
const squad = (seat: string): Part => ({ kind: 'thing', id: seat, text: seat, seat })
const number = (value: Explained): Part => ({ kind: 'number', number: value, text: String(value.total) })
const line = (rule: RuleId, ...parts: readonly Part[]): LogEntry => ({ seat: null, parts, rules: [rule], weight: 'line' })
const phaseOf = (view: View): string => view.play.calls[0]?.kind ?? 'over'

const QUESTIONS: Readonly<Record<string, { readonly title: string; readonly rule: RuleId }>> = {
  muster: { title: 'Take two cards', rule: 'SK-CRD-01' },
  plan: { title: 'Plan this round', rule: 'SK-PLN-01' },
  brace: { title: 'You are shot at: brace?', rule: 'SK-BRC-01' },
  seize: { title: 'Turn over one of their cards', rule: 'SK-CRT-01' },
}

function label(order: Order, view: View): readonly [text: string, rule: RuleId] {
  const known = Object.assign({}, ...Object.values(view.secret).flatMap(({ gear, seen }) => [gear, seen])) as Readonly<
    Record<string, string>
  > // card to gear
  switch (order.order) {
    case 'muster':
      return [order.gear.join(' and '), 'SK-CRD-01']
    case 'aim':
      return order.charge ? [`Charge ${order.at}`, 'SK-PLN-03'] : [`Aim at ${order.at}`, 'SK-PLN-02']
    case 'rest':
      return ['Rest', 'SK-PLN-05']
    case 'ambush':
      return [`Ambush ${order.at}`, 'SK-AMB-01']
    case 'brace':
      return [order.card === null ? 'Take it' : `Use the ${known[order.card] ?? 'card'}`, 'SK-BRC-01']
    case 'seize':
      return [`Turn over the ${known[order.card] ?? 'card'}`, 'SK-CRT-01']
  }
}

const keyOf = (order: Order): string =>
  Object.values(order)
    .map((value) => (Array.isArray(value) ? value.join('+') : String(value)))
    .join(':')

function choice(order: Order, view: View): Choice<Order, never> {
  const [text, rule] = label(order, view)
  const needed =
    order.order === 'aim' || order.order === 'ambush'
      ? neededToHit({ charge: order.order === 'aim' && order.charge, stoppedBy: null })
      : null
  return {
    key: keyOf(order),
    label: text,
    rule,
    spots: 'at' in order ? [{ kind: 'thing', id: order.at }] : [],
    odds: needed && (7 - needed.total) / 6,
    spread: null,
    because: needed ? [{ title: 'needed to hit', number: needed }] : [],
    cost: null,
    note: null,
    then: { kind: 'order', order },
    role: 'row',
  }
}

function told(news: News): LogEntry | undefined {
  switch (news.type) {
    case 'begun':
      return { ...line('SK-GEN-01', 'The squads meet'), weight: 'heading' }
    case 'mustered':
      return line('SK-CRD-01', squad(news.seat), ` lays down ${news.gear ? Object.values(news.gear).join(' and ') : 'two cards'}`)
    case 'roundBegan':
      return { ...line('SK-PLN-01', `Round ${news.round}`), weight: 'heading' }
    case 'supplied':
      return line('SK-SUP-01', squad(news.seat), ' is supplied ', { kind: 'die', face: news.die, sides: 6, counted: true })
    case 'planned':
      return line('SK-PLN-01', squad(news.seat), news.plan ? ` plans to ${news.plan.order}` : ' has planned')
    case 'ambushSet':
      return line('SK-AMB-01', squad(news.seat), ' ambushes ', squad(news.at))
    case 'plansOpened':
      return line('SK-PLN-04', 'The plans are opened')
    case 'rested':
      return line('SK-PLN-05', squad(news.seat), ' rests and has ', number(news.strength))
    case 'shotDeclared':
      return line('SK-HIT-01', squad(news.shot.from), news.shot.charge ? ' charges ' : ' shoots at ', squad(news.shot.at))
    case 'braced':
      return line('SK-BRC-01', squad(news.seat), news.gear ? ` uses a ${news.gear}` : ' takes it')
    case 'hitRolled':
      return line(
        'SK-HIT-01',
        { kind: 'die', face: news.die, sides: 6, counted: true },
        news.hit ? ' hits on ' : ' misses, needing ',
        number(news.needed),
      )
    case 'hurt':
      return line('SK-HIT-02', squad(news.seat), ' loses ', number(news.damage))
    case 'cardsShown':
      return line('SK-CRT-01', squad(news.by), ' looks at the cards of ', squad(news.of))
    case 'seized':
      return line('SK-CRT-01', squad(news.of), ` loses a ${news.gear}`)
    case 'ended':
      return { ...line(news.outcome.why, 'It is over'), weight: 'heading' }
    case 'shotOver':
      return undefined
    default:
      return never(news)
  }
}

export const words: Words<Skirmish, never> = {
  phase: (view) => ({
    turn: view.round,
    step: phaseOf(view),
    title: view.round === 0 ? 'setting up' : `round ${view.round}, ${phaseOf(view)}`,
  }),
  duty: (kind) => `to ${kind}`,
  phases(view) {
    const now = PHASES.indexOf(phaseOf(view))
    const state = (index: number): PhaseMark['state'] => (index === now ? 'now' : index < now || now === -1 ? 'done' : 'to come')
    return PHASES.map((name, index) => ({ name, state: state(index) }))
  },
  question(view) {
    const asked = askedOf(view)
    const question = asked && QUESTIONS[asked.call.kind]
    return question && { ...question, phase: `${asked.call.kind} · yours to decide`, text: '' }
  },
  choices: (view) => (offer(view)?.orders ?? []).map((order) => choice(order, view)),
  logEntry: (news) => told(news),
  table: (view) => [
    {
      title: 'Squads',
      head: ['squad', 'side', 'strength', 'cards'],
      rows: squadsOf(view).map(({ seat, side, strength, cards }) => [
        seat,
        side,
        String(strength),
        cards.map(({ face }) => face ?? 'face down').join(', '),
      ]),
    },
  ],
  tally: (view) =>
    squadsOf(view).map(({ seat, strength }) => ({ id: seat, seat, taken: view.setup.strength - strength, of: view.setup.strength })),
  outcome: ({ winners, why }) => line(why, winners.length === 0 ? 'A draw' : `Won by ${winners.join(' and ')}`),
}
