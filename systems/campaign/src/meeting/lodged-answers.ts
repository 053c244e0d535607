// The answers of absent players at meetings and after battles.
import type { Call } from '@admiralty/kernel'
import { playerOf } from '../lookup.ts'
import type { Order } from '../orders.ts'
import type { CampaignSeat, View } from '../state.ts'
import { standingMeeting } from './answers.ts'
import { standingDepartures } from './departures.ts'

/**
 * CR-X.8: at meetings and after battles standing answers are always in force, so that no answer counts as missed. It depends on no secret, because
 * everybody learns who has missed a deadline.
 */
export function standingAnswer(view: View, { kind }: Call, seat: CampaignSeat): Order | undefined {
  const player = playerOf(seat)
  if (!player) return undefined
  if (kind === 'meet') return standingMeeting(view, player)
  return kind === 'after' ? standingDepartures(view, player) : undefined
}
