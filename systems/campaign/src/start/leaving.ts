// Empires that leave the campaign.
import type { Context } from '../chapter.ts'
import { playerOf, playing } from '../lookup.ts'
import type { CampaignSeat } from '../state.ts'

/** CR-X.12: empires leave; the campaign ends when one is left. */
export function surrender(ctx: Context, seats: readonly CampaignSeat[]): void {
  ctx.emit({ type: 'leftCampaign', seats: seats.flatMap((seat) => playerOf(seat) ?? []) })
  const rest = playing(ctx.state)
  if (rest.length > 1) return
  ctx.emit({ type: 'ended', outcome: { winners: rest, why: 'CR-X.12', scores: null } })
  ctx.drop(() => true)
}
