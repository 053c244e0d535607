// The `lesson` block of a case: question, kind of answer, and a comment on each answer. See docs/cases.md for the format.
import { ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'

const text = z.string().min(1)
const order = z.record(z.string(), z.unknown())
/** The id of a thing, a hex, or an item on the record of the first thing. */
const look = z.union([z.string(), z.tuple([z.int(), z.int()]), z.object({ item: z.string() }).strict()]).readonly()
const looks = z.array(look).readonly().default([])
export type Look = z.output<typeof look>

/** The truth that the rules compute for an answer. */
const truthSchema = z.union([
  /** The clause that refuses an order; null if it is legal. */
  z.object({ refusal: order }).strict(),
  /** A value of the position, at once or after these orders. */
  z.object({ find: z.string().startsWith('/'), after: z.array(z.object({ seat: z.string(), order }).strict()).default([]) }).strict(),
  /** The number of events with at least these fields after these orders. */
  z.object({ count: order, after: z.array(z.object({ seat: z.string(), order }).strict()).min(1) }).strict(),
  /** A figure that the game computes (see its `lessons`). */
  z.object({ figure: z.string(), of: z.unknown().optional() }).strict(),
])
export type TrueAnswer = z.output<typeof truthSchema>

const orderAnswer = z
  .object({
    kind: z.literal('order'),
    /** A figure of every offered order: the right answer has the most, the least, or a given amount. */
    goal: z.object({ figure: z.string(), of: z.unknown().optional(), wanted: z.unknown() }).strict(),
    right: z.array(order).min(1),
    /** Whether exactly one order is right. */
    unique: z.boolean(),
    wrong: z.array(z.object({ order, rule: ruleIdSchema, why: text }).strict()).min(1),
    /** Comment on any other wrong answer. Its figure is added. */
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
    /** The unit: 'points of damage'. */
    unit: text,
    near: z.array(z.object({ value: z.number(), rule: ruleIdSchema, why: text }).strict()).min(1),
    otherwise: text,
  })
  .strict()

/** A guided battle. Its decisions are the orders in `play` that teach something. */
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
    /** Number of steps that are played before the question. */
    opening: z.int().min(0).default(0),
    answer: z.discriminatedUnion('kind', [orderAnswer, spokenAnswer, numberAnswer, storyAnswer]),
    /** Comment on the right answer. */
    shows: text,
  })
  .strict()
export type Lesson = z.output<typeof lessonSchema>
export type LessonAnswer<K extends Lesson['answer']['kind']> = Extract<Lesson['answer'], { readonly kind: K }>

/** A decision of the learner in a story. */
export const teachSchema = z
  .object({
    title: text,
    text,
    look: looks,
    hint: text,
    /** Comments on other orders with at least these fields. */
    or: z.array(z.object({ order, says: text, rule: ruleIdSchema.optional() }).strict()).default([]),
    /** Comment on any other order. */
    otherwise: text,
  })
  .strict()
export type Teach = z.output<typeof teachSchema>
