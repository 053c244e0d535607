// The case file: position, forced dice, orders, expectations, optionally a lesson. See docs/cases.md for the format.
import { type Choices, isRefusal, type Refusal, type RuleSystem } from '@admiralty/kernel'
import { z } from 'zod'
import { lessonSchema, teachSchema } from './lesson.ts'
import { patched } from './plain.ts'

const orderStep = z
  .object({
    seat: z.string(),
    order: z.unknown(),
    refused: z.union([z.string(), z.literal(true)]).optional(),
    teach: teachSchema.optional(),
  })
  .strict()
const filled = <V>(fields: Readonly<Record<string, V>>): boolean => Object.keys(fields).length > 0
const pointers = z.record(z.string().startsWith('/'), z.unknown())
const expectStep = z.object({ expect: pointers.refine(filled, 'expect at least one value'), as: z.string().optional() }).strict()
const eventSchema = z.record(z.string(), z.unknown()).refine(filled, 'name at least one field of the event')
const eventsStep = z.object({ events: z.array(eventSchema).min(1) }).strict()
/** Expects a cost or refusals of a design from the shipyard. It is a ready design by its name, or a whole one, with changes. */
const designStep = z
  .object({
    design: z.unknown(),
    with: pointers.default({}),
    cost: z.number().optional(),
    /** The clauses that refuse it, all of them; none for a legal design. */
    refused: z.union([z.string(), z.array(z.string())]).optional(),
  })
  .strict()
  .refine(({ cost, refused }) => cost !== undefined || refused !== undefined, 'expect its cost or its refusals')

const stepSchema = z.union([orderStep, expectStep, eventsStep, designStep])

/** The size of a case file, for the guard that reads it. */
export const CASE_LIMITS = { characters: 2 ** 20, depth: 64, values: 50_000, members: 2_000, texts: false } as const

/** The schema of a case file. It refuses unknown fields. */
export const caseSchema = z
  .object({
    system: z.string(),
    title: z.string().min(1),
    rules: z.array(z.string()).min(1),
    scenario: z.string().optional(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    setup: z.unknown().optional(),
    /** Changes to the setup by JSON Pointer: terrain and bodies beside a scenario. */
    with: pointers.default({}),
    /** The clause that refuses the setup. */
    refused: z.string().optional(),
    position: z.unknown().optional(),
    dice: z.array(z.int().min(1)).default([]),
    /** Whether forced answers are given automatically, as in a match. */
    forced: z.boolean().default(false),
    lesson: lessonSchema.optional(),
    play: z.array(stepSchema).default([]),
  })
  .strict()
  .refine(({ play, refused }) => play.length > 0 || refused !== undefined, {
    path: ['play'],
    message: 'a case plays at least one step, unless its setup is refused',
  })
  .refine(({ play, refused }) => play.length === 0 || refused === undefined, {
    path: ['play'],
    message: 'nothing can be played after a refused setup',
  })
  .refine(({ setup, scenario, options }) => setup === undefined || (scenario === undefined && !filled(options)), {
    path: ['setup'],
    message: 'a complete setup takes no scenario and no options',
  })
export type Case = z.output<typeof caseSchema>
export type CaseStep = Case['play'][number]

/** The setup of a case before its schema has judged it, or the scenario's refusal. Throws for an unknown scenario or option. */
export function proposedSetup(
  system: RuleSystem,
  { setup, options, scenario, with: changes }: Case,
): { readonly setup: unknown } | { readonly refusal: Refusal } {
  if (setup !== undefined) return { setup: patched(setup, changes) }
  const chosen = scenario === undefined ? system.scenarios[0] : system.scenarios.find(({ id }) => id === scenario)
  if (!chosen)
    throw new Error(`there is no scenario '${scenario ?? ''}'; the scenarios are ${system.scenarios.map(({ id }) => id).join(', ')}`)
  const unknown = Object.keys(options).find((name) => !system.options.some((option) => option.name === name))
  if (unknown !== undefined)
    throw new Error(`there is no option '${unknown}'; the options are ${system.options.map(({ name }) => name).join(', ')}`)
  const made = chosen.setup(options as Choices) // the schema of a case has checked the values
  return isRefusal(made) ? { refusal: made } : { setup: patched(made, changes) }
}

/** The setup of a case. Throws for an unknown scenario or option, or if the scenario refuses the options. */
export function setupOfCase(system: RuleSystem, text: Case): unknown {
  const proposed = proposedSetup(system, text)
  if ('refusal' in proposed) throw new Error(`the scenario refuses: ${proposed.refusal.rule} ${proposed.refusal.reason}`)
  return filled(text.with) || text.setup !== undefined ? judgeOf(system, text).parse(proposed.setup) : proposed.setup
}
/**
 * The schema that judges the setup of a case. Changes to the setup of a scenario are made on purpose: they need only fit each other, unless the
 * case expects a refusal.
 */
export const judgeOf = ({ schema }: RuleSystem, { setup, refused, with: changes }: Case): RuleSystem['schema']['setup'] =>
  filled(changes) && setup === undefined && refused === undefined ? schema.storedSetup : schema.setup
