// Answers in P11: damage control, power cores, and ships that may leave.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { MOST_PARTIES } from '../../data/tables.ts'
import { callRules } from '../chapter.ts'
import type { OrderOf, RepairTask } from '../orders.ts'
import { type MendingWork, mendingWork, repairFault } from './parties.ts'

const NOTHING: OrderOf<'repair'> = { order: 'repair', repairs: [], dump: [], abandon: [], letGo: [] }
/** Random systems in turn, with a random number of the parties that are left. */
function randomParties({ ship, parties, systems }: MendingWork['ships'][number], dice: Dice): readonly RepairTask[] {
  const given: RepairTask[] = []
  let [left, open] = [parties, systems]
  while (left > 0 && open.length > 0 && likely(dice, 5, 6)) {
    const system = pick(dice, open)
    const count = die(dice, Math.min(MOST_PARTIES, left), 'parties')
    given.push({ ship: ship.id, system, parties: count })
    left -= count
    open = open.filter((other) => other !== system)
  }
  return given
}
const repair = callRules('repair', ['repair'], {
  of(view, me) {
    const { ships, failing } = mendingWork(view, me)
    return [...new Set([...ships.map(({ ship }) => ship), ...failing])]
  },
  check: repairFault,
  wants: ['FT-DC-03', 'damage control is allotted now'],
  randomOrder(view, me, dice) {
    const { ships, failing, leaving } = mendingWork(view, me)
    const fates = failing.map(({ id }) => ({ id, fate: pick(dice, ['stay', 'stay', 'dump', 'abandon'] as const) }))
    const [dump, abandon] = (['dump', 'abandon'] as const).map((wanted) => fates.flatMap(({ id, fate }) => (fate === wanted ? [id] : [])))
    const repairs = ships
      .flatMap((work) => randomParties(work, dice))
      .filter(({ ship, system }) => !abandon?.includes(ship) && !(dump?.includes(ship) && system === 'powerCore'))
    return { order: 'repair', repairs, dump: dump ?? [], abandon: abandon ?? [], letGo: leaving.filter(() => likely(dice, 1, 4)) }
  },
  /** FT-END-12: nothing. */
  defaultOrder: () => NOTHING,
})
export const repairQuestions = { repair }
