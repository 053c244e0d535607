// Setups that are no battle, or not the battle of their scenario (FT-SCN, FT-SET).
import { type FixedPart, judgedBy, misfitOf, OWN_SCENARIO, REQUEST_SCENARIO, type Refusal, type RuleId, refuse } from '@admiralty/kernel'
import { type SeatPlan, type Setup, setupSchema } from '../state.ts'
import { OPTIONS } from './options.ts'
import { madeLike, ruleOf, SCENARIO_IDS } from './scenarios.ts'

/** Every seat has one player, every ship one id, and hostile sides meet. */
function tableFault({ seats, aim }: Setup): Refusal | undefined {
  const ids = seats.flatMap(({ ships }) => ships.map(({ id }) => id))
  const hasTwice = (all: readonly string[]): boolean => new Set(all).size < all.length
  if (hasTwice(seats.map(({ seat }) => seat))) return refuse('FT-SET-01', 'a seat has one player')
  if (new Set(seats.map(({ side }) => side)).size < 2) return refuse('FT-END-08', 'there must be two sides')
  if (hasTwice(ids)) return refuse('FT-SET-01', 'two ships have one id')
  if (aim.kind === 'escape' && (aim.needed > aim.ships.length || aim.ships.some((id) => !ids.includes(id))))
    return refuse('FT-END-07', 'the aim names ships that are not there')
  if (seats.some(({ budget, ships }) => (budget === null) === (ships.length === 0)))
    return refuse('FT-SCN-10', 'a seat has ships or a budget')
  if (hasTwice(seats.flatMap(({ entries }) => entries.map(({ id }) => id)))) return refuse('FT-SET-01', 'two entry groups have one id')
  return seats.map(entryFault).find((fault) => fault !== undefined)
}
/** FT-SET-01, FT-SET-07: the groups of a seat are its own ships with a drive, each once. */
function entryFault({ seat, ships, entries }: SeatPlan): Refusal | undefined {
  const grouped = entries.flatMap((group) => group.ships)
  const stray = grouped.find((id, index) => !ships.some((ship) => ship.id === id) || grouped.indexOf(id) < index)
  if (stray !== undefined) return refuse('FT-SET-01', `${stray} in an entry group is no ship of ${seat}, or is in two`)
  const fixed = ships.find(({ id, design }) => design.thrust === 0 && grouped.includes(id))
  return fixed && refuse('FT-SET-07', `${fixed.name} has no drive and is in no entry group`)
}

const bySeat = ({ seats }: Setup, of: (seat: SeatPlan) => string): string => seats.map((plan) => `${plan.seat} ${of(plan)}`).join(', ')
const bySeatOf = (name: string, rule: RuleId, of: (seat: SeatPlan) => unknown, text: (seat: SeatPlan) => string): FixedPart<Setup> => ({
  name,
  rule,
  of: ({ seats }) => seats.map(of),
  text: (setup) => bySeat(setup, text),
})
/** A scenario fixes everything but its options. */
const partsOf = (rule: RuleId): readonly FixedPart<Setup>[] => [
  bySeatOf(
    'the seats',
    rule,
    ({ seat, side }) => [seat, side],
    ({ side }) => `(side ${side})`,
  ),
  bySeatOf(
    'the budgets',
    'FT-SCN-10',
    ({ budget }) => budget,
    ({ budget }) => (budget === null ? 'none' : String(budget)),
  ),
  bySeatOf(
    'the ships',
    rule,
    ({ ships }) => ships,
    ({ ships }) => ships.map(({ name }) => name).join(' and ') || 'bought',
  ),
  bySeatOf(
    'the entries',
    rule,
    ({ entries }) => entries,
    ({ entries }) => entries.map(({ clocks, distance }) => `at ${clocks.join(' or ')}, ${distance} MU out`).join(' and ') || 'nowhere',
  ),
  {
    name: 'the aim',
    rule,
    of: ({ aim }) => aim,
    text: ({ aim }) => (aim.kind === 'escape' ? `the escape of ${aim.needed} of ${aim.ships.join(', ')}` : aim.kind),
  },
  ...OPTIONS.filter(({ name }) => name !== 'budget').map(({ name, title }): FixedPart<Setup> => {
    const of = ({ settings }: Setup): unknown => Object.entries(settings).find(([setting]) => setting === name)?.[1]
    return { name: `the setting '${title}'`, rule, of, text: (setup) => String(of(setup)) }
  }),
]

/** The battle of a campaign has no budgets. What is secret in it is not in its setup. */
function requestFault(seats: Setup['seats']): Refusal | undefined {
  if (seats.some(({ budget }) => budget !== null))
    return refuse('FT-SCN-10', 'the battle of a campaign has the ships that the campaign gives, and no budget')
  if (seats.some(({ ships }) => ships.some(({ condition }) => (condition?.mended.length ?? 0) > 0)))
    return refuse('FT-DMG-08', 'systems repaired in an earlier battle are secret and belong into the position')
  return seats.some(({ entries }) => entries.some(({ frozen }) => frozen !== null))
    ? refuse('FT-SET-06', 'the formation of a group is secret and belongs into the position')
    : undefined
}
/** The first fault of a whole setup. */
function setupFault(setup: Setup): Refusal | undefined {
  const { scenario, seats } = setup
  const fault = tableFault(setup)
  if (fault || scenario === OWN_SCENARIO) return fault
  if (scenario === REQUEST_SCENARIO) return requestFault(seats)
  const made = madeLike(setup)
  return made
    ? misfitOf(setup, made, partsOf(ruleOf(scenario)))
    : refuse('FT-SCN-01', `there is no scenario ${scenario}; the scenarios are ${SCENARIO_IDS.join(', ')}`)
}
/** A setup that its scenario can make, or that names none. */
export const wholeSetupSchema = judgedBy(setupSchema, setupFault)
/** A setup whose seats, ships and groups fit each other. */
export const storedSetupSchema = judgedBy(setupSchema, tableFault)
