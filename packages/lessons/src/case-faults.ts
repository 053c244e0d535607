// Faults in the opening of a case: its setup and its position.
import { OWN_SCENARIO, REQUEST_SCENARIO, type RuleSystem, type Scenario } from '@admiralty/kernel'
import { type Case, judgeOf, proposedSetup } from './case.ts'
import { openCase } from './case-position.ts'
import { didYouMean } from './nearest.ts'
import { at } from './plain.ts'
import { positionFaults } from './position-faults.ts'
import { clausesOf, parsedBy } from './schema-faults.ts'

type Opening = { readonly setup: unknown } | { readonly faults: readonly string[] }

/** The setup of a case that can be played, or what is wrong with its setup or its position. */
export function openingFaults(system: RuleSystem, text: Case): Opening {
  try {
    const opening = judgedSetup(system, text)
    if ('faults' in opening || text.refused !== undefined || text.position === undefined) return opening
    const placed = parsedBy(system.schema.position, 'position', text.position)
    if ('faults' in placed) return placed
    const words = {
      schema: system.schema.position,
      seats: system.seats(opening.setup).map(({ seat }) => seat),
      everySeat: new Set(system.scenarios.flatMap(({ seats }) => seats.map(({ seat }) => seat))),
    }
    const faults = positionFaults(words, text.position, openCase(system, { ...text, forced: false }).events[0])
    return faults.length > 0 ? { faults } : opening
  } catch (error) {
    return { faults: [`before step 1: ${error instanceof Error ? error.message : String(error)}`] }
  }
}

/** A setup is refused by its scenario, which names a clause, or by its schema: `SETUP-SCHEMA`, or the clause of the fault. */
function judgedSetup(system: RuleSystem, text: Case): Opening {
  const { refused } = text
  const faults = optionFaults(system, text)
  if (faults.length > 0) return { faults }
  const proposed = proposedSetup(system, text)
  const parsed = 'refusal' in proposed ? proposed : parsedSetup(system, text, proposed.setup)
  const [rule, reason] =
    'refusal' in parsed
      ? [parsed.refusal.rule, parsed.refusal.reason]
      : 'faults' in parsed
        ? ['SETUP-SCHEMA', parsed.faults.join('; ')]
        : []
  if (rule === undefined) {
    if (refused !== undefined) return { faults: [`the setup is accepted, but ${refused} should refuse it`] }
    return { setup: 'value' in parsed ? parsed.value : null }
  }
  if (refused === undefined) return { faults: [rule === 'SETUP-SCHEMA' ? String(reason) : `the setup is refused: ${rule} ${reason}`] }
  const clauses = 'setup' in proposed ? clausesOf(system.schema.setup, proposed.setup) : []
  if (rule === refused || clauses.includes(refused)) return { setup: null }
  return { faults: [`the setup is refused by ${rule} (${reason}), not by ${refused}`] }
}

/** The name that the setups of a scenario have. Scenarios that differ in their sides may share it. */
const nameIn = (scenario: Scenario): unknown => at(scenario.setup({}), '/scenario') ?? scenario.id

/** An unknown scenario, with the nearest known name. The schema of the setup compares it with the scenario that it names. */
function nameFaults({ scenarios }: RuleSystem, setup: unknown): readonly string[] {
  const named = at(setup, '/scenario')
  const names = [...new Set(scenarios.map((scenario) => String(nameIn(scenario))))]
  if (typeof named !== 'string' || [...names, OWN_SCENARIO, REQUEST_SCENARIO].includes(named)) return []
  return [`setup/scenario: there is no scenario '${named}'${didYouMean(named, names)}; the scenarios are ${names.join(', ')}`]
}
function parsedSetup(system: RuleSystem, text: Case, setup: unknown): ReturnType<typeof parsedBy> {
  const faults = nameFaults(system, setup)
  return faults.length > 0 ? { faults } : parsedBy(judgeOf(system, text), 'setup', setup)
}

/** Options that the scenario does not offer, and values that an option does not have, would be read over. */
function optionFaults({ scenarios, options: all }: RuleSystem, { scenario, options, refused }: Case): readonly string[] {
  const chosen = scenarios.find(({ id }) => id === (scenario ?? scenarios[0]?.id))
  if (scenario !== undefined && !chosen) {
    const ids = scenarios.map(({ id }) => id)
    return [`there is no scenario '${scenario}'${didYouMean(scenario, ids)}; the scenarios are ${ids.join(', ')}`]
  }
  const names = all.map((option) => option.name)
  return Object.entries(options).flatMap(([name, value]) => {
    const option = all.find((each) => each.name === name)
    if (!option) return [`options: there is no option '${name}'${didYouMean(name, names)}; the options are ${names.join(', ')}`]
    if (chosen?.options.includes(name) === false) return [`options: the scenario ${chosen.id} does not offer '${name}'`]
    // A scenario judges numbers by its own limits; the list has only those of the screen.
    const isNumber = typeof value === 'number' && option.values.some((each) => typeof each === 'number')
    if (isNumber || option.values.includes(value) || refused !== undefined) return []
    const values = option.values.map(String)
    return [`options/${name}: '${value}' is not one of ${values.join(', ')}${didYouMean(String(value), values)}`]
  })
}
