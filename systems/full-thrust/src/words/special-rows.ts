// Rows for special orders of a plot, such as leaving the table.
import { onItem, type RuleId } from '@admiralty/kernel'
import { isLeaving } from '../movement/plotting.ts'
import type { ShipPlot } from '../orders.ts'
import type { View } from '../state.ts'
import { enemyShips } from '../table.ts'
import { type GameRow, type GameRows, row } from './form.ts'
import type { Plotter } from './plot-rows.ts'
import { fullName, rangeText } from './say.ts'

export function specialRows(view: View, plot: ShipPlot, { ship, set, isLegal }: Plotter): GameRows {
  const special = (key: string, rule: RuleId, label: string, next: Partial<ShipPlot>, details: Pick<GameRow, 'note' | 'spots'>): GameRows =>
    isLegal({ ...plot, ...next }) && row(key, rule, label, { set: set({ ...plot, ...next }), ...details })
  const toggle = (key: 'roll' | 'excess' | 'ftl' | 'disengage', rule: RuleId, label: string): GameRows =>
    special(key, rule, label, { [key]: !plot[key] }, { note: ordered(plot[key]), spots: key === 'ftl' ? [onItem(ship.id, 'ftl')] : [] })
  const carry = (flight: 'launch' | 'land', rule: RuleId, label: string): GameRows =>
    special(flight, rule, label, { flight: plot.flight === flight ? null : flight }, { note: ordered(plot.flight === flight) })
  return [
    toggle('roll', 'FT-MOV-10', ship.rolled ? 'Roll back' : 'Roll'),
    toggle('excess', 'FT-MOV-13', 'Use excess thrust'),
    carry('launch', 'FT-FTR-02', 'Launch fighters'),
    carry('land', 'FT-FTR-17', 'Take fighters in'),
    toggle('ftl', 'FT-FTL-01', isLeaving(view, ship, { ...plot, ftl: true }) ? 'Leave by FTL' : 'Warm up the FTL drive'),
    toggle('disengage', 'FT-END-01', 'Disengage'),
    enemyShips(view, ship.seat).map(({ id, at }) => {
      const isTarget = plot.ram === id
      const note = isTarget ? 'ordered' : rangeText(view, ship.at, at)
      return special(`ram:${id}`, 'FT-OPT-01', `Ram ${fullName(view, id)}`, { ram: isTarget ? null : id }, { note })
    }),
  ]
}

const ordered = (isOrdered: boolean): string | null => (isOrdered ? 'ordered' : null)
