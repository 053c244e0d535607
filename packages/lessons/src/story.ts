// A story: a real battle with forced dice, in which the learner's decisions stop it and everybody else's are written.
import type { Refusal, RuleId, RuleSystem } from '@admiralty/kernel'
import type { Play } from './case.ts'
import type { Given } from './judge.ts'
import { give, isRefusal, type Laid, lay } from './laid.ts'
import type { Teach } from './lesson.ts'
import { has, same } from './plain.ts'

type OrderStep = Extract<Play, { seat: string }>

export interface Chapter {
  readonly laid: Laid
  /** What happened since the last decision, one entry an order. */
  readonly told: readonly Laid[]
  /** The decision that is due, and its place in the play; null: the story is at its end. */
  readonly due: (OrderStep & { readonly teach: Teach }) | null
  readonly at: number
}
type Telling = Omit<Given, 'laid'>

/** The table at the question of a teaching position, and what was played before it. */
export function openLesson(system: RuleSystem, text: Given['text']): { readonly laid: Laid; readonly told: readonly Laid[] } {
  const opening = lay(system, text)
  const told = [opening, ...played(system, opening, text.play.slice(0, text.lesson.opening))]
  return { laid: told.at(-1) ?? opening, told }
}
/** How the play goes on from the question, if it does with the order given (null: no order was). */
export function sequel({ system, text, laid, lessons }: Given, order: unknown): readonly Laid[] {
  const rest = text.play.slice(text.lesson.opening).filter((step): step is OrderStep => 'seat' in step && step.refused === undefined)
  const view = system.view(laid.state, text.lesson.seat)
  const goesOn = order === null || same(rest[0]?.order, order) || lessons.alike(view, rest[0]?.order, order)
  return goesOn ? played(system, laid, rest) : []
}
function played(system: RuleSystem, from: Laid, steps: readonly Play[]): readonly Laid[] {
  const told: Laid[] = []
  for (const step of steps)
    if ('seat' in step && step.refused === undefined) told.push(taken(give(system, told.at(-1) ?? from, step.seat, step.order)))
  return told
}

/** From the opening to the first decision. */
export const openStory = (given: Given): Chapter => tellOn(given, given.laid, 0)

/** Until the next decision of the learner's, or to the end. */
export function tellOn({ system, text }: Telling, from: Laid, at: number): Chapter {
  let laid = from
  const told: Laid[] = []
  for (const [index, step] of text.play.entries()) {
    if (index < at || !('seat' in step)) continue
    if (step.teach) return { laid, told, due: { ...step, teach: step.teach }, at: index }
    laid = taken(give(system, laid, step.seat, step.order))
    told.push(laid)
  }
  return { laid, told, due: null, at: text.play.length }
}

function taken(given: Laid | Refusal): Laid {
  if (isRefusal(given)) throw new Error(`the story breaks off: ${given.rule} ${given.reason}`)
  return given
}

export type Reply =
  | { readonly kind: 'told'; readonly chapter: Chapter; readonly says: string | null }
  /** Not this once. */
  | { readonly kind: 'declined'; readonly says: string; readonly rule: RuleId | null }

/** The learner's order: the one of the story, one that comes to the same, one that the story allows for, or none of these. */
export function answerStory(given: Telling, { laid, due, at }: Chapter, order: unknown): Reply {
  if (!due) throw new Error('the story is at its end')
  const { system, lessons } = given
  const view = system.view(laid.state, due.seat)
  const other = due.teach.or.find((one) => has(order, one.order))
  const follows = same(order, due.order) || (!other && lessons.alike(view, order, due.order))
  if (!follows && !other?.take) return { kind: 'declined', says: other?.says ?? due.teach.otherwise, rule: other?.rule ?? null }
  const next = taken(give(system, laid, due.seat, order))
  const chapter = tellOn(given, next, at + 1)
  return { kind: 'told', chapter: { ...chapter, told: [next, ...chapter.told] }, says: follows ? null : (other?.says ?? null) }
}

/** How many decisions there are, and the how-manieth this is, from 1. */
export function placeOf({ play }: Given['text'], at: number): { readonly number: number; readonly of: number } {
  const taught = play.flatMap((step, index) => ('seat' in step && step.teach ? [index] : []))
  return { number: taught.filter((index) => index <= at).length, of: taught.length }
}
