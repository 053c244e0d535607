// The `lesson` block of a case: what is asked, what kind of answer, and what is said to each. The format is described in docs/cases.md.
import { ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'

const text = z.string().min(1)
const order = z.record(z.string(), z.unknown())
/** A thing by its id, or a hex. */
const look = z.union([z.string(), z.tuple([z.int(), z.int()])]).readonly()
const looks = z.array(look).readonly().default([])
export type Look = z.output<typeof look>

/** What the rules are asked for. */
const truthSchema = z.union([
  /** The rule by which an order is refused; null: it is legal. */
  z.object({ refusal: order }).strict(),
  /** What stands there, at once or after these orders. */
  z.object({ find: z.string().startsWith('/'), after: z.array(z.object({ seat: z.string(), order }).strict()).default([]) }).strict(),
  /** How often events with at least these fields happen after these orders. */
  z.object({ count: order, after: z.array(z.object({ seat: z.string(), order }).strict()).min(1) }).strict(),
  /** A figure of the game's own (its `lessons`). */
  z.object({ figure: z.string(), of: z.unknown().optional() }).strict(),
])
export type Truth = z.output<typeof truthSchema>

const orderAnswer = z
  .object({
    kind: z.literal('order'),
    /** A figure of the game's own, of every order on offer: the most, the least, or so much. */
    goal: z.object({ figure: z.string(), of: z.unknown().optional(), wanted: z.unknown() }).strict(),
    right: z.array(order).min(1),
    /** No other order does it. */
    unique: z.boolean(),
    wrong: z.array(z.object({ order, rule: ruleIdSchema, why: text }).strict()).min(1),
    /** To a wrong answer that is not foreseen; its figure is added. */
    otherwise: text,
  })
  .strict()

const spokenAnswer = z
  .object({
    kind: z.literal('spoken'),
    truth: truthSchema,
    says: z.array(z.object({ value: z.unknown(), says: text, rule: ruleIdSchema, why: text, look: looks }).strict()).min(2),
  })
  .strict()

const numberAnswer = z
  .object({
    kind: z.literal('number'),
    truth: truthSchema,
    /** What is counted: 'points of damage'. */
    unit: text,
    near: z.array(z.object({ value: z.number(), rule: ruleIdSchema, why: text }).strict()).min(1),
    otherwise: text,
  })
  .strict()

/** A battle that is played: its decisions are the orders in `play` that teach something. */
const storyAnswer = z
  .object({
    kind: z.literal('story'),
    ending: text,
    learned: z.array(z.object({ idea: text, rule: ruleIdSchema }).strict()).min(1),
  })
  .strict()

export const lessonSchema = z
  .object({
    chapter: text,
    seat: z.string(),
    question: text,
    text: z.string().default(''),
    look: looks,
    hints: z.array(text).default([]),
    /** So many steps of the play come before the question. */
    opening: z.int().min(0).default(0),
    answer: z.discriminatedUnion('kind', [orderAnswer, spokenAnswer, numberAnswer, storyAnswer]),
    /** What the right answer shows. */
    shows: text,
  })
  .strict()
export type Lesson = z.output<typeof lessonSchema>
export type Answer<K extends Lesson['answer']['kind']> = Extract<Lesson['answer'], { readonly kind: K }>

/** A decision of the learner's in a story. */
export const teachSchema = z
  .object({
    title: text,
    text,
    look: looks,
    hint: text,
    /** Other orders, with at least these fields, are met with these words, this once. */
    or: z.array(z.object({ order, says: text, rule: ruleIdSchema.optional() }).strict()).default([]),
    /** To any other order. */
    otherwise: text,
  })
  .strict()
export type Teach = z.output<typeof teachSchema>
