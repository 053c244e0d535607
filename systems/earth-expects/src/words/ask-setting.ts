// The question which ships are bought before the first turn.

import { type Explained, list, plural } from '@admiralty/kernel'
import { hullClass } from '../../data/tables.ts'
import type { Design } from '../design/design.ts'
import { priceOf } from '../design/price.ts'
import { readyFor } from '../design/ready.ts'
import type { OrderOf } from '../orders.ts'
import { placeOf, priceOfFleet } from '../setting/fleet.ts'
import { readyFleets } from '../setting/ready-fleets.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft, FleetDraft } from './draft.ts'
import { type Details, draftOf, type GamePage, type GameRow, type GameRows, row } from './form.ts'
import { COLORS, capital, points } from './say.ts'

// Buying ships.
export function fleetPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf<'fleet'>(draft, { kind: 'fleet', ships: [] })
  const { ships } = now
  const { budget } = placeOf(view, me)
  const isEmpty = ships.length === 0
  return {
    phase: 'Ships · yours to decide',
    title: `${COLORS[me]}, buy your ships`,
    text: `${points(priceOfFleet(ships).total)} of ${points(budget)} points spent, on ${plural(ships.length, 'ship')}.`,
    rule: 'EE-DES-10',
    back: isEmpty ? undefined : { label: 'Remove the last ship', set: { ...now, ships: ships.slice(0, -1) } },
    rows() {
      const [first, ...others] = isEmpty ? readyFleets(view, me) : []
      const all = first?.ships ?? ships
      const label = first ? `Buy ${namesOf(all)}` : isEmpty ? 'Buy nothing' : `Buy ${plural(ships.length, 'ship')}`
      return [
        row('fleet', 'EE-DES-10', label, { give: orderOf(all), role: 'main', ...costing(priceOfFleet(all)) }),
        others.map(({ title, ships: ready }) => fleetRow(title, ready)),
        readyFor(view.setup.options).map(({ design }) => buyRow(now, design)),
        view.setup.options.crews && crewRows(now),
      ]
    },
  }
}
type Bought = OrderOf<'fleet'>['ships']
const orderOf = (ships: Bought): OrderOf<'fleet'> => ({ order: 'fleet', ships })
const costing = (number: Explained): Details => ({ because: [{ title: 'price', number }] })
/** Names with counts: '3 Bolt, Gadfly and 2 Needle' */
export function namesOf(ships: FleetDraft['ships']): string {
  const names = ships.map(({ design }) => design.name)
  return list(
    [...new Set(names)].map((name) => {
      const many = names.filter((one) => one === name).length
      return many === 1 ? name : `${many} ${name}`
    }),
  )
}
function fleetRow(title: string, ships: Bought): GameRow {
  const price = priceOfFleet(ships)
  const effect = { set: { kind: 'fleet', ships }, note: `${points(price.total)} points`, ...costing(price) } as const
  return row(`fleet:${title}`, 'EE-DES-10', `${title}: ${namesOf(ships)}`, effect)
}
function buyRow(now: FleetDraft, design: Design): GameRow {
  const price = priceOf(design)
  const set: FleetDraft = { ...now, ships: [...now.ships, { design, crew: 'standard' }] }
  const effect = { set, ifLegal: orderOf(set.ships), note: `${points(price.total)} points`, ...costing(price) }
  return row(`buy:${design.name}`, 'EE-DES-10', `${design.name}, ${hullClass(design.hull).title}`, effect)
}
/** Rows for the crew of the ship bought last. */
function crewRows(now: FleetDraft): GameRows {
  const last = now.ships.at(-1)
  if (!last) return []
  return (['standard', 'elite', 'crack'] as const).map((crew) => {
    const ships = [...now.ships.slice(0, -1), { ...last, crew }]
    const label = `${capital(crew)} crew for ${last.design.name}`
    return crew !== last.crew && row(`crew:${crew}`, 'EE-CRQ-01', label, { set: { ...now, ships }, ifLegal: orderOf(ships) })
  })
}
