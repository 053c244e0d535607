// The dialog of the power phase: crew teams and what they charge.
import { onHex, onThing } from '@admiralty/kernel'
import { proposedTransfers } from '../bots/proposal.ts'
import type { Transfer } from '../orders.ts'
import { drawn, idleCrews } from '../power/questions.ts'
import { overchargeCost, room } from '../power/transfers.ts'
import type { Charges, Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { type ComponentNow, fittedAt, shipOf, shipsOfSeat } from '../table.ts'
import { mayEndAll } from '../turn/acting.ts'
import { crewPage, crewRows, PHASE, sourcesText } from './crew-rows.ts'
import type { Draft, DraftOf } from './draft.ts'
import { endRows, type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { nameOfFitting } from './say.ts'

export function powerPage(view: View, me: Color, draft: Draft): GamePage {
  if (draft.kind === 'receiver') return amountPage(view, draft)
  if (draft.kind === 'crew') return crewPage(view, draft)
  const ships = shipsOfSeat(view, me)
  const chosen = draft.kind === 'ship' ? shipOf(view, draft.ship) : ships.length === 1 ? ships[0] : undefined
  return {
    phase: PHASE,
    title: chosen ? `Power of ${chosen.name}` : 'Move power',
    text: chosen ? sourcesText(chosen) : 'Power that is not moved is lost.',
    rule: 'SF-TRN-05',
    back: draft.kind === 'ship' ? { set: START, label: 'Other ships' } : undefined,
    rows: () => startRows(view, me, { ships, chosen, whole: draft.kind !== 'ship' }),
  }
}
interface Chosen {
  readonly ships: readonly Ship[]
  readonly chosen: Ship | undefined
  /** Whether this is the first page, which can end the phase. */
  readonly whole: boolean
}
function startRows(view: View, me: Color, { ships, chosen, whole }: Chosen): GameRows {
  const proposals = (chosen ? [chosen] : ships)
    .map((ship) => ({ ship, transfers: proposedTransfers(ship) }))
    .filter(({ transfers }) => transfers.length > 0)
  return [
    proposals.map(({ ship, transfers }, index) =>
      row(`proposal:${ship.id}`, 'SF-PWR-05', `Charge ${ship.name} as proposed`, {
        give: { order: 'charge', ship: ship.id, transfers },
        role: index === 0 ? 'main' : 'row',
        note: transfers.map((transfer) => transferText(ship, transfer)).join('; '),
      }),
    ),
    chosen ? crewRows(chosen) : ships.map((ship) => shipRow(ship)),
    whole && endRows('power', { all: mayEndAll(view, me, 'power'), main: proposals.length === 0 }),
  ]
}
const transferText = (ship: Ship, { component, amount }: Transfer): string => `${amount} to ${nameOfFitting(ship, component)}`
function shipRow(ship: Ship): GameRow | false {
  const ready = idleCrews(ship).length
  const details = { spots: [onThing(ship.id), onHex(ship.hex)], note: sourcesText(ship) }
  return ready > 0 && row(`ship:${ship.id}`, 'SF-PWR-05', ship.name, { set: { kind: 'ship', ship: ship.id }, ...details })
}
function amountPage(view: View, { ship: id, crew, component }: DraftOf<'receiver'>): GamePage {
  const ship = shipOf(view, id)
  const fitted = fittedAt(ship, component)
  const skill = ship.design.crew[crew] ?? 0
  const useful = fitted ? Math.min(skill, Math.max(1, room(fitted))) : 0
  const amounts = Array.from({ length: useful }, (_, index) => useful - index)
  const give = (transfer: Omit<Transfer, 'crew' | 'component'>) =>
    ({ give: { order: 'charge', ship: id, transfers: [{ crew, component, ...transfer }] } }) as const
  return {
    phase: PHASE,
    title: `Charge the ${nameOfFitting(ship, component)}`,
    text: sourcesText(ship),
    rule: 'SF-PWR-07',
    back: { set: { kind: 'crew', ship: id, crew } },
    rows: () => [
      amounts.map((amount, index) => {
        const batteries = drawn(ship, component, amount)
        const effect = batteries && { ...give({ amount, batteries, overcharge: 0 }), note: sourceText(batteries) }
        return effect && row(`amount:${amount}`, 'SF-PWR-09', `Move ${amount}`, { ...effect, role: index === 0 ? 'main' : 'row' })
      }),
      amounts.map((amount) => {
        const batteries = fromBatteries(ship, component, amount)
        const effect = batteries && { ...give({ amount, batteries, overcharge: 0 }), note: sourceText(batteries) }
        return effect && row(`stored:${amount}`, 'SF-PWR-07', `Move ${amount} from batteries`, effect)
      }),
      fitted?.kind === 'beam' && [1, 2, 3].map((overcharge) => overchargeRow(ship, fitted, overcharge, give)),
    ],
  }
}
const sourceText = (batteries: Charges): string | null => {
  const stored = Object.values(batteries).reduce((sum, amount) => sum + amount, 0)
  return stored > 0 ? `${stored} from batteries` : null
}
/** Draws from batteries alone; null if they do not suffice, or if the ship has no generated power, so that `drawn` does the same. */
function fromBatteries(ship: Ship, component: number, amount: number): Charges | null {
  if (ship.power === 0) return null
  return drawn({ ...ship, power: 0 }, component, amount)
}
type Give = (transfer: Omit<Transfer, 'crew' | 'component'>) => {
  readonly give: { readonly order: 'charge'; readonly ship: string; readonly transfers: readonly Transfer[] }
}
function overchargeRow(ship: Ship, beam: ComponentNow, overcharge: number, give: Give): GameRow | false | null {
  const amount = room(beam) + overchargeCost(overcharge)
  const batteries = drawn(ship, beam.index, amount)
  return (
    amount <= 6 &&
    batteries &&
    row(`overcharge:${overcharge}`, 'SF-OVR-01', `Overcharge by ${overcharge}`, {
      ...give({ amount, batteries, overcharge }),
      note: `moves ${amount}; the beam loses a level`,
    })
  )
}
