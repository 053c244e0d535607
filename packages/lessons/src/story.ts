// A story: a real battle with forced dice, in which the learner's decisions stop it and everybody else's are written.
import type { Refusal } from '@admiralty/kernel'
import type { Play } from './case.ts'
import type { Given } from './judge.ts'
import { give, isRefusal, type Laid } from './laid.ts'
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
  | { readonly kind: 'declined'; readonly says: string; readonly rule: string | null }

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
