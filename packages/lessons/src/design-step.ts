// A step about the shipyard: the cost of a design, and the clauses that refuse it.
import type { RuleSystem, Shipyard } from '@admiralty/kernel'
import type { CaseStep } from './case.ts'
import { didYouMean } from './nearest.ts'
import { has, patched, same } from './plain.ts'
import { parsedBy } from './schema-faults.ts'

type DesignStep = Extract<CaseStep, { readonly with: unknown }>

// `has` is true of objects only.
const nameOf = (design: unknown): string => (has(design, {}) ? String((design as { readonly name?: unknown }).name) : '')

/** The faults in the expectations of the step, one sentence each. */
export function designFaults({ shipyard }: RuleSystem, step: DesignStep): readonly string[] {
  if (!shipyard) return ['this game has no designs']
  const proposed = typeof step.design === 'string' ? readyDesign(shipyard, step.design) : { design: step.design }
  if ('fault' in proposed) return [proposed.fault]
  const wanted = typeof step.refused === 'string' ? [step.refused] : step.refused
  const parsed = parsedBy(shipyard.schema, 'design', patched(proposed.design, step.with))
  if ('faults' in parsed) return same(wanted, ['DESIGN-SCHEMA']) && step.cost === undefined ? [] : parsed.faults
  return [...costFaults(shipyard, parsed.value, step), ...(wanted ? refusalFaults(shipyard, parsed.value, wanted) : [])]
}

function readyDesign({ ready }: Shipyard, name: string): { readonly design: unknown } | { readonly fault: string } {
  const design = ready.find((each) => nameOf(each) === name)
  return design === undefined ? { fault: `there is no ready design '${name}'${didYouMean(name, ready.map(nameOf))}` } : { design }
}

function costFaults(shipyard: Shipyard, design: unknown, { cost }: DesignStep): readonly string[] {
  if (cost === undefined) return []
  const { total, because } = shipyard.cost(design)
  if (total === cost) return []
  return [`the design costs ${total}, not ${cost}: ${because.map(([what, amount, rule]) => `${what} ${amount} (${rule})`).join(', ')}`]
}

/** The list of clauses must be complete; a clause that refuses twice counts once. */
function refusalFaults(shipyard: Shipyard, design: unknown, wanted: readonly string[]): readonly string[] {
  const refusals = shipyard.check(design)
  const found = [...new Set<string>(refusals.map(({ rule }) => rule))]
  if (same(found.toSorted(), [...new Set(wanted)].toSorted())) return []
  const says = refusals.map(({ rule, reason }) => `${rule} (${reason})`).join('; ')
  return [
    `the design is ${says === '' ? 'legal' : `refused by ${says}`}, not ${wanted.length === 0 ? 'legal' : `refused by ${wanted.join(', ')}`}`,
  ]
}
