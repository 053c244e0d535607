// A story: a battle with forced dice that stops at the learner's decisions. All other orders are in the file.
import { type Refusals, type RuleId, type RuleSystem, refusalsInWords } from '@admiralty/kernel'
import type { CaseStep } from './case.ts'
import { type CasePosition, giveOrder, isRefused, openCase } from './case-position.ts'
import type { GivenAnswer } from './judge.ts'
import type { Teach } from './lesson.ts'
import { has, same } from './plain.ts'

type OrderStep = Extract<CaseStep, { seat: string }>

type Due = OrderStep & { readonly teach: Teach }
const isDue = (step: CaseStep | undefined): step is Due => step !== undefined && 'seat' in step && step.teach !== undefined

/** A story at one of its decisions, or at its end. */
export interface StoryChapter {
  readonly position: CasePosition
  /** The positions since the last decision, one for each order. */
  readonly positions: readonly CasePosition[]
  /** The current decision and its index in `play`; null at the end. */
  readonly due: Due | null
  readonly at: number
  /** Decisions made early, by index. */
  readonly early: readonly number[]
}
type StoryStep = Omit<GivenAnswer, 'laid'>

/** The position at the question, and the steps before it. */
export function openLesson(
  system: RuleSystem,
  text: GivenAnswer['text'],
): { readonly position: CasePosition; readonly positions: readonly CasePosition[] } {
  const opening = openCase(system, text)
  const positions = [opening, ...played(system, opening, text.play.slice(0, text.lesson.opening))]
  return { position: positions.at(-1) ?? opening, positions }
}
/** The continuation after the question with the given order (null for none), if there is one. */
export function sequel({ system, text, position, lessons }: GivenAnswer, order: unknown): readonly CasePosition[] {
  const rest = text.play.slice(text.lesson.opening).filter((step): step is OrderStep => 'seat' in step && step.refused === undefined)
  const view = system.view(position.state, text.lesson.seat)
  const goesOn = order === null || same(rest[0]?.order, order) || lessons.alike(view, rest[0]?.order, order)
  return goesOn ? played(system, position, rest) : []
}
function played(system: RuleSystem, from: CasePosition, steps: readonly CaseStep[]): readonly CasePosition[] {
  const positions: CasePosition[] = []
  for (const step of steps)
    if ('seat' in step && step.refused === undefined)
      positions.push(taken(giveOrder(system, positions.at(-1) ?? from, step.seat, step.order)))
  return positions
}

/** Plays from the opening to the first decision. */
export const openStory = (given: GivenAnswer): StoryChapter =>
  playToDecision(given, { position: given.position, positions: [], at: 0, early: [] })

/** Plays to the learner's next decision or to the end. */
function playToDecision({ system, text }: StoryStep, from: Omit<StoryChapter, 'due'>): StoryChapter {
  let { position } = from
  const positions = [...from.positions]
  for (const [at, step] of text.play.entries()) {
    if (at < from.at || from.early.includes(at) || !('seat' in step)) continue
    if (isDue(step)) return { ...from, position, positions, due: step, at }
    position = taken(giveOrder(system, position, step.seat, step.order))
    positions.push(position)
  }
  return { ...from, position, positions, due: null, at: text.play.length }
}

/** The position after an order that must be legal. */
function taken(given: CasePosition | Refusals): CasePosition {
  if (isRefused(given)) throw new Error(`the rules refuse an order of the story: ${refusalsInWords(given)}`)
  return given
}

/** The result of an order in a story: the next decision, or a comment on a wrong order. */
export type Reply =
  | { readonly kind: 'accepted'; readonly chapter: StoryChapter }
  /** The order is wrong; the story stays where it is. */
  | { readonly kind: 'declined'; readonly says: string; readonly rule: RuleId | null }

/** Accepts the story's order, an equivalent one, or one of the decisions that follow directly: these may be given in any order. */
export function answerStory(given: StoryStep, { position, due, at, early }: StoryChapter, order: unknown): Reply {
  if (!due) throw new Error('the story is over')
  const { system, lessons, text } = given
  const view = system.view(position.state, due.seat)
  const meant = inARow(text, at).find((place) => {
    const step = text.play[place]
    return !early.includes(place) && isDue(step) && (same(order, step.order) || lessons.alike(view, order, step.order))
  })
  if (meant === undefined) {
    const other = due.teach.or.find((one) => has(order, one.order))
    return { kind: 'declined', says: other?.says ?? due.teach.otherwise, rule: other?.rule ?? null }
  }
  const next = taken(giveOrder(system, position, due.seat, order))
  return { kind: 'accepted', chapter: playToDecision(given, { position: next, positions: [next], at, early: [...early, meant] }) }
}

/** Decisions that directly follow each other. */
function inARow({ play }: GivenAnswer['text'], at: number): readonly number[] {
  const end = play.findIndex((step, place) => place >= at && !isDue(step))
  return Array.from({ length: (end < 0 ? play.length : end) - at }, (_, index) => at + index)
}

/** Number of decisions, and the index of the current one from 1. */
export function progressOf(
  { play }: GivenAnswer['text'],
  { at, early }: Pick<StoryChapter, 'at' | 'early'>,
): { readonly number: number; readonly of: number } {
  const taught = play.flatMap((step, place) => (isDue(step) ? [place] : []))
  const made = taught.filter((place) => place < at || early.includes(place)).length
  return { number: Math.min(taught.length, made + 1), of: taught.length }
}
