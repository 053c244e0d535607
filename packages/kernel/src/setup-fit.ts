// Whether a whole setup is one that its scenario can make. A game lists the parts that its scenarios fix; all others are free.
import type { ZodType } from 'zod'
import type { RuleId } from './explained.ts'
import { sameJson } from './json-value.ts'
import type { Refusal } from './refusals.ts'

/** The scenario that a setup names if its players agreed all of it themselves. No scenario of a game has this name. */
export const OWN_SCENARIO = 'own'

/** A part of a setup that its scenario fixes. */
export interface FixedPart<Setup> {
  /** In a sentence: 'the budgets'. */
  readonly name: string
  /** The clause that fixes it. */
  readonly rule: RuleId
  of(setup: Setup): unknown
  /** In a sentence: 'yellow 8, blue 8'. */
  text(setup: Setup): string
}

/** The first part in which a setup differs from the one that its scenario makes. */
export function misfitOf<Setup extends { readonly scenario: string }>(
  found: Setup,
  made: Setup,
  parts: readonly FixedPart<Setup>[],
): Refusal | undefined {
  const part = parts.find(({ of }) => !sameJson(of(found), of(made)))
  if (!part) return undefined
  const { name, rule, text } = part
  const [is, must] = [text(found), text(made)]
  const wrong = is === must ? `differ from those of the scenario (${must})` : `must be ${must}, not ${is}`
  return { rule, reason: `${name} of the scenario ${made.scenario} ${wrong}` }
}

/** A refusal as an issue of a schema. `params.rule` has its clause. */
export const issueOf = ({ rule, reason }: Refusal) => ({
  code: 'custom' as const,
  message: `${reason} (${rule})`,
  params: { rule },
})
/** The schema without the values in which `faultOf` finds a fault. */
export const judgedBy = <T>(schema: ZodType<T>, faultOf: (value: T) => Refusal | undefined): ZodType<T> =>
  schema.superRefine((value, ctx) => {
    const fault = faultOf(value)
    if (fault) ctx.addIssue(issueOf(fault))
  })
