// The page on which the amount of power is chosen.
import type { Transfer } from '../orders.ts'
import { drawn } from '../power/questions.ts'
import { overchargeCost, room } from '../power/transfers.ts'
import type { Charges } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { type ComponentNow, fittedAt, shipOf } from '../table.ts'
import { PHASE, sourcesText } from './crew-rows.ts'
import type { DraftOf } from './draft.ts'
import { type GamePage, type GameRow, row } from './form.ts'
import { nameOfFitting } from './say.ts'

export function amountPage(view: View, { ship: id, crew, component }: DraftOf<'receiver'>): GamePage {
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
