// The list of games with their scenarios and options.
import { ruleIdSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** The id of a seat: 'yellow'. */
export const seatSchema = z.string().min(1).max(LIMITS.seat)
/** The id of a call: '12/fire'. */
export const callIdSchema = z.string().min(1).max(LIMITS.call)
/** The id of a game: 'easystar'. */
export const systemIdSchema = z.string().min(1).max(LIMITS.id)
/** A value of an option of a scenario. */
export const optionValueSchema = z.union([z.boolean(), z.number(), z.string().max(LIMITS.choice)])

/** A seat of a scenario; see `SeatInfo` of the kernel. */
export const seatInfoSchema = z.object({ seat: seatSchema, side: z.string(), kind: z.enum(['player', 'umpire']) })

/** An option of a game; see `Option` of the kernel. */
export const optionSchema = z.object({
  name: z.string(),
  title: z.string(),
  rule: ruleIdSchema,
  default: optionValueSchema,
  values: z.array(optionValueSchema).readonly(),
  labels: z.record(z.string(), z.string()),
  explains: z.record(z.string(), z.string()),
  onlyWith: z.object({ option: z.string(), value: optionValueSchema }).nullable(),
})

/** A game's entry in the list of games; see `About` of the kernel. */
export const aboutSchema = z.object({
  id: systemIdSchema,
  title: z.string(),
  line: z.string(),
  seats: z.tuple([z.int(), z.int()]).readonly(),
  minutes: z.number(),
  credits: z.string(),
  licence: z.string(),
  quick: z.object({ scenario: z.string(), options: z.record(z.string(), optionValueSchema), chosen: z.string().nullable() }),
  firstLesson: z.string().nullable(),
})

/** A scenario of a game, without the function that makes its setup. */
export const scenarioSchema = z.object({
  id: z.string(),
  title: z.string(),
  briefing: z.string(),
  rule: ruleIdSchema,
  seats: z.array(seatInfoSchema).readonly(),
  /** Names of the options that this scenario accepts. */
  options: z.array(z.string()).readonly(),
})

/** All that a client needs to offer a new match of a game. */
export const gameDescriptionSchema = z.object({
  about: aboutSchema,
  scenarios: z.array(scenarioSchema).readonly(),
  options: z.array(optionSchema).readonly(),
})
export type GameDescription = z.infer<typeof gameDescriptionSchema>
export type ScenarioInfo = z.infer<typeof scenarioSchema>
