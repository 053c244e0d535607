// The question whether a ship repairs, and which part.
import { explained, onThing, plural } from '@admiralty/kernel'
import { DAMAGE_CONTROL } from '../../data/tables.ts'
import { countersFor, mendable } from '../movement/ship-orders.ts'
import type { Color, Ship, View } from '../state.ts'
import { flying, left, shipsOf, sizeOf, strength } from '../table.ts'
import { type GamePage, type GameRows, row, START } from './form.ts'
import { shipName } from './say.ts'

export const repairRows = (view: View, me: Color): GameRows =>
  shipsOf(view, me).map((ship) => {
    const note = plural(countersFor(view, ship), 'counter')
    const effect = { set: { kind: 'repair', ship: ship.id }, spots: [onThing(ship.id)], note } as const
    const needs = flying(ship) && mendable(view, ship)
    return needs && row(`repair:${ship.id}`, 'ES-AUX-DC-02', `Damage control on ${shipName(ship)}`, effect)
  })

export function repairPage(view: View, ship: Ship): GamePage {
  const points = left(view, ship)
  const whole = strength(view, ship)
  const mend = (what: 'damage' | 'nav' | 'speed', counters = 1) =>
    ({ give: { order: 'repair', ship: ship.id, counters, what }, note: `costs ${counters}` }) as const
  const because = [{ title: `${points} left of`, number: whole }]
  const clearing = [{ title: 'without it, clears on less than', number: explained(['its size', sizeOf(ship), 'ES-CRT-06']) }]
  return {
    phase: 'Ships · damage control',
    title: `Repair ${shipName(ship)}`,
    text: `${points} of ${whole.total} points left. ${plural(countersFor(view, ship), 'counter')} to spend here.`,
    rule: 'ES-AUX-DC-02',
    back: { set: START },
    rows: () => [
      ([1, 2, 3] as const).map((spent) => {
        const rule = spent === 1 ? 'ES-AUX-DC-02' : 'ES-AUX-DC-03'
        return row(`mend:${spent}`, rule, `Repair ${DAMAGE_CONTROL.mends[spent]} damage`, { ...mend('damage', spent), because })
      }),
      row('nav', 'ES-AUX-DC-02', 'Clear the nav hit', { ...mend('nav'), because: clearing }),
      row('speed', 'ES-AUX-DC-02', 'Regain one speed', mend('speed')),
    ],
  }
}
