// The questions of the fleet and of changes of entry.
import { onThing, plural } from '@admiralty/kernel'
import { pointsOf } from '../design/price.ts'
import { READY } from '../design/ready.ts'
import type { EntryChange, OrderOf } from '../orders.ts'
import { legalChanges } from '../setting/changes.ts'
import { budgetFor, MOST_SHIPS, priceOfFleet } from '../setting/fleet.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { changesLeft } from '../table.ts'
import type { Draft } from './draft.ts'
import { defaultAs, type GamePage, type GameRows, row } from './form.ts'
import { COLORS, points } from './say.ts'

export function fleetPage(view: View, me: Color, draft: Draft): GamePage {
  const designs = draft.kind === 'fleet' ? draft.designs : (defaultAs(view, 'fleet')?.designs ?? [])
  const set = (next: OrderOf<'fleet'>['designs']): Draft => ({ kind: 'fleet', designs: next })
  const [price, budget] = [priceOfFleet(designs), budgetFor(view, me)]
  return {
    phase: 'Fleet · in secret',
    title: 'Choose your fleet',
    rule: 'FT-SCN-10',
    text: `${price} of ${points(budget)} spent on ${plural(designs.length, 'ship')}.`,
    rows: () => [
      row('give', 'FT-SCN-10', 'Take this fleet', { give: { order: 'fleet', designs }, role: 'main' }),
      designs.map((design, index) =>
        row(`out:${index}`, 'FT-SCN-10', `Leave ${design.name} at home`, {
          set: set(designs.filter((_, at) => at !== index)),
          note: points(pointsOf(design).total),
        }),
      ),
      designs.length < MOST_SHIPS &&
        READY.map(({ design }) => design)
          .filter((design) => price + pointsOf(design).total <= budget)
          .map((design) =>
            row(`in:${design.name}`, 'FT-SCN-10', `Add ${design.name}`, {
              set: set([...designs, design]),
              cost: pointsOf(design).total,
              note: points(pointsOf(design).total),
            }),
          ),
    ],
  }
}

function changeText(view: View, change: EntryChange): string {
  const entry = view.entries[change.group]
  const seat = entry?.ships[0] === undefined ? undefined : view.ships[entry.ships[0]]?.seat
  const group = `${seat ? `${COLORS[seat]}’s ` : ''}${plural(entry?.ships.length ?? 0, 'ship')} at entry point ${entry?.clock ?? ''}`
  switch (change.do) {
    case 'shift':
      return `Move ${group} one point ${change.by > 0 ? 'clockwise' : 'anticlockwise'}`
    case 'near':
      return `Bring ${group} 12 MU nearer`
    case 'far':
      return `Keep ${group} 12 MU farther out`
    case 'split':
      return `Send ${change.ships.map((id) => view.ships[id]?.name ?? id).join(', ')} to the next entry point`
  }
}
export const changePage = (view: View, me: Color): GamePage => ({
  phase: 'Changes of entry · in turn',
  title: 'Use a change?',
  rule: 'FT-SET-05',
  text: `${plural(changesLeft(view, me), 'change')} left.`,
  rows: (): GameRows => [
    row('pass', 'FT-SET-05', 'No more changes', { give: { order: 'pass' }, role: 'main' }),
    legalChanges(view, me).map((change, index) =>
      row(`change:${index}`, 'FT-SET-05', changeText(view, change), {
        give: { order: 'change', change },
        spots: change.do === 'split' ? change.ships.map(onThing) : [],
      }),
    ),
  ],
})
