// The answer to the call for ships.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { BUDGET } from '../../data/tables.ts'
import { callRules } from '../chapter.ts'
import { tradeFaults } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import { shipyard } from '../design/shipyard.ts'
import type { FleetEntry } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { placeOf } from '../table.ts'
import { checkFleet } from './fleets.ts'

const EMPTY: Design = { name: 'Hulk', components: [], crew: [] }
/** A ship of a level: ready-made where the budget allows it. */
function plainEntry(index: number, budget: number): FleetEntry {
  const ready = READY[index % READY.length]
  return ready && budget >= BUDGET ? { base: ready.id, design: ready.design } : { base: null, design: EMPTY }
}
/** A ready-made ship with random trades of levels (SF-SET-04). */
function randomTrades(ready: Design, dice: Dice): Design {
  let design = ready
  for (let tries = 0; tries < 12; tries += 1) {
    const raise = likely(dice, 1, 2) ? 1 : -1
    const chosen = die(dice, design.components.length, 'system') - 1
    const next = {
      ...design,
      components: design.components.map((component, index) => {
        const level = component.level + (index === chosen ? raise : 0)
        return level >= 1 && level <= 6 ? { ...component, level: level as typeof component.level } : component // a level of the table
      }),
    }
    if (tradeFaults(ready, next).length === 0) design = next
  }
  return design
}
function randomEntry(view: View, me: Color, dice: Dice): FleetEntry {
  const { level } = placeOf(view, me)
  if (level === 'advanced') return { base: null, design: shipyard.randomDesign(dice, { budget: view.setup.budget }) as Design } // the shipyard's own designs
  const ready = pick(dice, READY)
  return { base: ready.id, design: level === 'quick' ? ready.design : randomTrades(ready.design, dice) }
}
export const ships = callRules('ships', ['ships'], {
  wants: ['SF-SET-02', 'ships are handed in now'],
  of: () => [],
  check: (view, me, order) => checkFleet(view.setup, placeOf(view, me), order.ships),
  randomOrder: (view, me, dice) => ({
    order: 'ships',
    ships: Array.from({ length: placeOf(view, me).ships }, () => randomEntry(view, me, dice)),
  }),
  defaultOrder: (view, me) => ({
    order: 'ships',
    ships: Array.from({ length: placeOf(view, me).ships }, (_, index) =>
      plainEntry(index, placeOf(view, me).level === 'advanced' ? view.setup.budget : BUDGET),
    ),
  }),
})
