// The dialogs of the skirmish: questions and choices.
import { type EmptyDraft, type Form, rowsOf } from '@admiralty/forms'
import { chanceAtLeast, list, onThing, type Question, type RuleId } from '@admiralty/kernel'
import type { Skirmish } from './chapter.ts'
import { askedOf } from './game.ts'
import { neededToHit } from './lookup.ts'
import type { Order, questions } from './orders.ts'
import type { SkirmishSeat, View } from './state.ts'
import { supplyLabel, supplyQuestion } from './supply.ts'

/** Every order is one press, so a player never has a draft. */
export type Draft = EmptyDraft

export interface SkirmishForms extends Skirmish {
  readonly me: SkirmishSeat
  readonly draft: Draft
}

/** 'Red' for the seat 'red'. */
export const squadName = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1)

type QuestionText = Pick<Form<SkirmishForms>, 'duty'> & Pick<Question, 'title' | 'text' | 'rule'>

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

const formOf = (kind: string, { duty, ...asked }: QuestionText): Form<SkirmishForms> => ({
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

export const forms = Object.fromEntries(Object.entries(ASKED).map(([kind, asked]) => [kind, formOf(kind, asked)]))
