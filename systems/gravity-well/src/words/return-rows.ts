// Rows for the moon to which a unit returns.
import { onHex, onThing } from '@admiralty/kernel'
import { neighbours, sameHex } from '@admiralty/space'
import { circular, ringOf, SENSES } from '../orbit/motion.ts'
import type { Unit, View } from '../state.ts'
import { thrustOrder } from './burn-rows.ts'
import type { ThrustPlan } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row } from './form.ts'
import { clockOf, courseText } from './orbit.ts'
import { capital, hexName, unitName } from './say.ts'

export const PHASE = 'Thrust · in secret'

// Scoopships in the atmosphere.
export const returnRow = (plan: ThrustPlan, scoopship: Unit): GameRow => {
  const back = plan.returns[scoopship.id]
  return row(`return:${scoopship.id}`, 'GW-SCP-03', `${capital(unitName(scoopship))} returns`, {
    set: { kind: 'return', plan, unit: scoopship.id },
    spots: [onThing(scoopship.id)],
    note: back ? `to hex ${hexName(back.hex)}, ${back.sense}` : null,
  })
}

export function returnPage(view: View, plan: ThrustPlan, scoopship: Unit): GamePage {
  return {
    phase: PHASE,
    title: `Return of ${unitName(scoopship)}`,
    text: 'It comes out of the atmosphere into a hex of ring 1, at the speed of that ring.',
    rule: 'GW-SCP-03',
    back: { set: { kind: 'thrust', plan }, label: 'Other units' },
    rows: () => returnRows(view, plan, scoopship),
  }
}

const returnRows = (view: View, plan: ThrustPlan, { id, at }: Unit): GameRows =>
  neighbours(at)
    .filter((hex) => ringOf(hex) === 1 && !sameHex(hex, at))
    .map((hex) =>
      SENSES.map((sense) => {
        const next = { ...plan, returns: { ...plan.returns, [id]: { hex, sense } } }
        return row(`to:${hexName(hex)}:${sense}`, 'GW-SCP-03', `To hex ${hexName(hex)}, ${sense}`, {
          set: { kind: 'thrust', plan: next },
          ifLegal: thrustOrder(next),
          spots: [onHex(hex)],
          note: courseText(circular(hex, sense), clockOf(view)),
        })
      }),
    )
