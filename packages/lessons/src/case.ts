// The case file: position, forced dice, orders, expectations, optionally a lesson. See docs/cases.md for the format.
import type { OptionValue, Refusal, RuleSystem } from '@admiralty/kernel'
import { z } from 'zod'
import { lessonSchema, teachSchema } from './lesson.ts'

const orderStep = z
  .object({
    seat: z.string(),
    order: z.unknown(),
    refused: z.union([z.string(), z.literal(true)]).optional(),
    teach: teachSchema.optional(),
  })
  .strict()
const expectStep = z.object({ expect: z.record(z.string().startsWith('/'), z.unknown()), as: z.string().optional() }).strict()
const eventsStep = z.object({ events: z.array(z.record(z.string(), z.unknown())).min(1) }).strict()

/** The schema of a case file. It refuses unknown fields. */
export const caseSchema = z
  .object({
    system: z.string(),
    title: z.string().min(1),
    rules: z.array(z.string()).min(1),
    scenario: z.string().optional(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    setup: z.unknown().optional(),
    position: z.unknown().optional(),
    dice: z.array(z.int().min(1)).default([]),
    lesson: lessonSchema.optional(),
    play: z.array(z.union([orderStep, expectStep, eventsStep])).min(1),
  })
  .strict()
export type Case = z.output<typeof caseSchema>
export type CaseStep = Case['play'][number]

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value

/** The setup of a case. Throws for an unknown scenario or option, or if the scenario refuses the options. */
export function setupOf(system: RuleSystem, { setup, options, scenario }: Case): unknown {
  if (setup !== undefined) return system.schema.setup.parse(setup)
  const chosen = scenario === undefined ? system.scenarios[0] : system.scenarios.find(({ id }) => id === scenario)
  if (!chosen) throw new Error(`no scenario ${scenario ?? ''}`)
  const unknown = Object.keys(options).find((name) => !system.options.some((option) => option.name === name))
  if (unknown !== undefined) throw new Error(`no option ${unknown}`)
  const made = chosen.setup(options as Readonly<Record<string, OptionValue>>)
  if (isRefusal(made)) throw new Error(`the scenario refuses: ${made.rule} ${made.reason}`)
  return made
}
