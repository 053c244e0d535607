// Random legal fleets for seats that have not deployed yet.
import type { Dice } from '@admiralty/kernel'
import { designQuestions } from '../design/questions.ts'
import { sheetsFor } from '../design/roster.ts'
import type { Color, FleetDesign, Secret, View } from '../state.ts'

/** The secrets of a seat before it has a fleet. */
export const BLANK: Secret = { fleet: null, sheets: {}, flagship: null, counters: 0, flagshipCounters: 0 }

/** A fleet before the refit. */
export function paperFleet(view: View, seat: Color, dice: Dice): FleetDesign {
  const order = designQuestions.fleet.randomOrder(seatedAt(view, seat, BLANK), seat, dice)
  if (order.order !== 'fleet') throw new Error(`expected a fleet, got ${order.order}`)
  return order.fleet
}

/** A refitted fleet with its sheets. */
export function paperSheets(view: View, seat: Color, dice: Dice): Secret {
  const fleet = paperFleet(view, seat, dice)
  const order = designQuestions.refit.randomOrder(seatedAt(view, seat, { ...BLANK, fleet }), seat, dice)
  return sheetsFor(view, seat, order.order === 'refit' ? order.fleet : fleet, dice)
}

const seatedAt = (view: View, seat: Color, secret: Secret): View => ({ ...view, me: seat, secret: { [seat]: secret } })
