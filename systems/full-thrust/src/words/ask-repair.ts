// The question of P11: damage control, power cores, and enemies to let go.
import { onItem, onThing, plural } from '@admiralty/kernel'
import { MOST_PARTIES } from '../../data/tables.ts'
import type { Order } from '../orders.ts'
import { mendingWork } from '../repair/parties.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import type { Draft, RepairDraft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, toggled } from './form.ts'
import { COLORS, capital, systemName } from './say.ts'

const PHASE = 'Damage control · in secret'
const NOTHING: RepairDraft = { repairs: [], dump: [], abandon: [], letGo: [] }
const orderOf = (plan: RepairDraft): Order => ({ order: 'repair', ...plan })
const used = ({ repairs }: RepairDraft, ship: string): number =>
  repairs.reduce((sum, one) => sum + (one.ship === ship ? one.parties : 0), 0)
const set = (plan: RepairDraft, ship: string | null = null): Draft => ({ kind: 'repair', plan, ship })

export function repairPage(view: View, me: Color, draft: Draft): GamePage {
  const plan = draft.kind === 'repair' ? draft.plan : NOTHING
  const work = mendingWork(view, me)
  const chosen = draft.kind === 'repair' ? work.ships.find(({ ship }) => ship.id === draft.ship) : undefined
  if (chosen) return shipPage(plan, chosen)
  return {
    phase: PHASE,
    title: 'Allot damage control',
    rule: 'FT-DC-03',
    text: `A system is repaired on a die of at most the number of its parties. ${plural(plan.repairs.length, 'system')} chosen.`,
    rows: () => [
      row('give', 'FT-DC-03', 'Give this order', { give: orderOf(plan), role: 'main' }),
      work.ships.map(({ ship, parties, systems }) =>
        row(`ship:${ship.id}`, 'FT-DC-01', ship.name, {
          set: set(plan, ship.id),
          spots: [onThing(ship.id)],
          note: `${used(plan, ship.id)} of ${plural(parties, 'party', 'parties')}, ${plural(systems.length, 'system')} to repair`,
        }),
      ),
      work.failing.map((ship) => coreRows(plan, ship)),
      work.leaving.map((seat) =>
        row(`letGo:${seat}`, 'FT-END-06', `Let ${COLORS[seat]} go without dice`, {
          set: set({ ...plan, letGo: toggled(plan.letGo, seat) }),
          note: plan.letGo.includes(seat) ? 'yes' : 'no',
        }),
      ),
    ],
  }
}
/** FT-COR-05 */
const coreRows = (plan: RepairDraft, ship: Ship): GameRows =>
  (
    [
      { what: 'dump', label: `Dump the power core of ${ship.name}` },
      { what: 'abandon', label: `Abandon ${ship.name}` },
    ] as const
  ).map(({ what, label }) => {
    const next = { ...plan, [what]: toggled(plan[what], ship.id) }
    return row(`${what}:${ship.id}`, 'FT-COR-05', label, {
      set: set(next),
      ifLegal: orderOf(next),
      note: plan[what].includes(ship.id) ? 'ordered' : null,
    })
  })
function shipPage(
  plan: RepairDraft,
  { ship, parties, systems }: { readonly ship: Ship; readonly parties: number; readonly systems: readonly string[] },
): GamePage {
  return {
    phase: PHASE,
    title: `Damage control of ${ship.name}`,
    rule: 'FT-DC-03',
    text: `${used(plan, ship.id)} of ${plural(parties, 'party', 'parties')} allotted. At most ${MOST_PARTIES} work on a system.`,
    back: { set: set(plan), label: 'Other ships' },
    rows: () => [
      row('done', 'FT-DC-03', 'This allotment stands', { set: set(plan), role: 'main' }),
      systems.map((system) => systemRows(plan, ship, system)),
    ],
  }
}
/** One to three parties for a system, or none. */
function systemRows(plan: RepairDraft, ship: Ship, system: string): readonly GameRow[] {
  const now = plan.repairs.find((one) => one.ship === ship.id && one.system === system)?.parties ?? 0
  const others = plan.repairs.filter((one) => one.ship !== ship.id || one.system !== system)
  const name = capital(systemName(ship, system))
  return Array.from({ length: MOST_PARTIES + 1 }, (_, count) => count)
    .filter((count) => count !== now)
    .map((count) => {
      const next = { ...plan, repairs: count === 0 ? others : [...others, { ship: ship.id, system, parties: count }] }
      return row(`${system}:${count}`, 'FT-DC-03', count === 0 ? `${name}: nobody` : `${name}: ${plural(count, 'party', 'parties')}`, {
        set: set(next, ship.id),
        ifLegal: orderOf(next),
        odds: count / 6,
        oddsTo: 'repair it',
        spots: [onItem(ship.id, system)],
      })
    })
}
