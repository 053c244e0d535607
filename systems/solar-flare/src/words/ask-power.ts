// The dialog of the power phase: crew teams and what they charge.
import { onHex, onThing } from '@admiralty/kernel'
import { proposedTransfers } from '../bots/proposal.ts'
import type { Transfer } from '../orders.ts'
import { idleCrews } from '../power/questions.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { shipOf, shipsOfSeat } from '../table.ts'
import { mayEndAll } from '../turn/acting.ts'
import { amountPage } from './amount-page.ts'
import { crewPage, crewRows, PHASE, sourcesText } from './crew-rows.ts'
import type { Draft } from './draft.ts'
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
