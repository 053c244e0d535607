// Judges answers to a teaching position by the rules. The file contains only the comments on answers.
import { NO_CALL, type Refusals, type RuleId, type RuleSystem, refusalsInWords, type Words } from '@admiralty/kernel'
import type { Case } from './case.ts'
import { type CasePosition, callOfSeat, checkOrder, giveOrder, isRefused } from './case-position.ts'
import type { Figure, FigureRequest, GameLessons } from './figures.ts'
import type { Lesson, LessonAnswer, TrueAnswer } from './lesson.ts'
import { at, has, same } from './plain.ts'
import { waysFrom } from './ways.ts'

/** Whether an answer is right, and the comment on it. */
export interface Judgement {
  readonly right: boolean
  readonly says: string
  readonly rules: readonly RuleId[]
  /** The figure of the answer: 'hits 67%'; null if the lesson has none. */
  readonly figure: string | null
}
/** A lesson at its question, with the game that judges the answer. */
export interface GivenAnswer {
  readonly system: RuleSystem
  readonly words: Words
  readonly lessons: GameLessons
  readonly text: Case & { readonly lesson: Lesson }
  readonly position: CasePosition
}
/** A request for a figure by its name. */
export type Named = Pick<FigureRequest, 'order' | 'of'> & { readonly figure: string }

/** Ones, for rolls beyond the dice of the file. */
const SMALL: readonly number[] = Array.from({ length: 24 }, () => 1)

/** Computes a figure. Throws if the game has no figure of this name. */
export function figureOf({ system, lessons, text, position }: GivenAnswer, { figure, of, order }: Named): Figure {
  const rule = Object.hasOwn(lessons.figures, figure) ? lessons.figures[figure] : undefined
  if (!rule) throw new Error(`no figure ${figure}`)
  const { seat } = text.lesson
  const after = (): unknown => {
    const given = order === null ? position : giveOrder(system, { ...position, faces: [...position.faces, ...SMALL] }, seat, order)
    if (isRefused(given)) throw new Error(`refused: ${refusalsInWords(given)}`)
    return given.state
  }
  return rule({ state: position.state, view: system.view(position.state, seat), seat, order, after, of })
}

/** Each clause once. */
const rulesOf = (refusals: Refusals | undefined): readonly RuleId[] => [...new Set(refusals?.map(({ rule }) => rule))]
const reasonsOf = (refusals: Refusals | undefined): string => refusals?.map(({ reason }) => reason).join('; ') ?? ''
/** The true answer as the rules compute it, with its clauses. */
export function truthOf(
  given: GivenAnswer,
  truth: TrueAnswer,
): { readonly value: unknown; readonly rules: readonly RuleId[]; readonly says: string } {
  const { system, position, text } = given
  if ('figure' in truth) return figureOf(given, { figure: truth.figure, of: truth.of, order: null })
  if ('refusal' in truth) {
    const { seat } = text.lesson
    const call = callOfSeat(system, position, seat) ?? NO_CALL
    const refusals = system.check(system.view(position.state, seat), call, system.schema.order.parse(truth.refusal))
    return { value: refusals?.[0].rule ?? null, rules: rulesOf(refusals), says: reasonsOf(refusals) }
  }
  const happened = following(given, truth.after)
  if ('count' in truth) {
    const events = happened.flatMap((position) => position.events)
    return { value: events.filter((event) => has(event, truth.count)).length, rules: [], says: '' }
  }
  const { state, events } = happened.at(-1) ?? position
  const always = { calls: system.openCalls(state), outcome: system.outcome(state) ?? null, events }
  const [, first = ''] = truth.find.split('/')
  return { value: at(first in always ? always : state, truth.find) ?? null, rules: [], says: '' }
}

/** The positions after each of the orders. */
function following({ system, position }: GivenAnswer, orders: Extract<TrueAnswer, { find: string }>['after']): readonly CasePosition[] {
  const positions: CasePosition[] = []
  for (const { seat, order } of orders) {
    const next = giveOrder(system, positions.at(-1) ?? position, seat, order)
    if (isRefused(next)) throw new Error(`refused: ${refusalsInWords(next)}`)
    positions.push(next)
  }
  return positions
}

/** Judges the sentence with this index. */
export function judgeSpoken(given: GivenAnswer, answer: LessonAnswer<'spoken'>, index: number): Judgement {
  const chosen = answer.says[index]
  if (!chosen) throw new Error(`no answer ${index}`)
  return { right: same(truthOf(given, answer.truth).value, chosen.value), says: chosen.why, rules: [chosen.rule], figure: null }
}

/** Judges a typed number. */
export function judgeNumber(given: GivenAnswer, answer: LessonAnswer<'number'>, value: number): Judgement {
  const truth = truthOf(given, answer.truth)
  if (same(truth.value, value)) return { right: true, says: '', rules: truth.rules, figure: truth.says }
  const near = answer.near.find((one) => one.value === value)
  return { right: false, says: near?.why ?? answer.otherwise, rules: near ? [near.rule] : [], figure: null }
}

/** An offered order with its figure. */
export interface JudgedOrder {
  readonly order: unknown
  readonly figure: Figure
  readonly right: boolean
}
/** Every offered order with its figure. */
export function judgedOrders(given: GivenAnswer, { goal }: LessonAnswer<'order'>): readonly JudgedOrder[] {
  const { words, system, position, text } = given
  const orders = [...waysFrom(words, system.view(position.state, text.lesson.seat))].map(({ order }) => order)
  const figures = orders.map((order) => figureOf(given, { ...goal, of: goal.of, order }))
  const wanted = wantedOf(
    goal.wanted,
    figures.map(({ value }) => value),
  )
  return figures.map((figure, index) => ({ order: orders[index], figure, right: same(figure.value, wanted) }))
}
function wantedOf(wanted: unknown, values: readonly unknown[]): unknown {
  if (wanted !== 'most' && wanted !== 'least') return wanted
  const numbers = values.filter((value) => typeof value === 'number')
  return wanted === 'most' ? Math.max(...numbers) : Math.min(...numbers)
}

/** A legal order that is none of the samples, for example with another point of a circle: its figure is compared with theirs. */
function judgedAlone(given: GivenAnswer, { goal }: LessonAnswer<'order'>, order: unknown, all: readonly JudgedOrder[]): JudgedOrder {
  const figure = figureOf(given, { ...goal, of: goal.of, order })
  const values = [...all.map((one) => one.figure.value), figure.value]
  return { order, figure, right: same(figure.value, wantedOf(goal.wanted, values)) }
}
/** Judges an order by `all`, the judged orders of its answer, which take long to compute. An illegal order gets its refusal. */
export function judgeOrder(given: GivenAnswer, answer: LessonAnswer<'order'>, order: unknown, all: readonly JudgedOrder[]): Judgement {
  const { system, position, text, lessons } = given
  const { seat } = text.lesson
  const view = system.view(position.state, seat)
  const alike = (other: unknown): boolean => same(order, other) || lessons.alike(view, order, other)
  const offered = all.find((one) => same(one.order, order)) ?? all.find((one) => alike(one.order))
  const checked = offered ?? checkOrder(system, position, seat, order)
  if (isRefused(checked)) return { right: false, says: reasonsOf(checked), rules: rulesOf(checked), figure: null }
  const mine = offered ?? judgedAlone(given, answer, order, all)
  const figure = mine.figure.says
  if (mine.right) return { right: true, says: '', rules: mine.figure.rules, figure }
  const named = answer.wrong.find((wrong) => alike(wrong.order))
  if (named) return { right: false, says: named.why, rules: [named.rule], figure }
  return { right: false, says: answer.otherwise, rules: mine.figure.rules, figure }
}
