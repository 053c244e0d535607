// Empires that leave the campaign: they concede, or they have nothing left.
import type { Context } from '../chapter.ts'
import { playerOf, playing, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { CampaignSeat } from '../state.ts'
import type { Consents } from '../week/shapes.ts'

/** The agreements of an empire with the empires that stay. */
function without(consents: Consents, gone: ReadonlySet<Color>, worlds: ReadonlySet<string>): Consents {
  const stays = ([one, other]: readonly [string, string]): boolean => !worlds.has(one) && !worlds.has(other)
  return {
    pacts: consents.pacts.filter((pact) => !gone.has(pact.with)),
    shares: consents.shares.filter(({ link }) => stays(link)),
    bases: consents.bases.filter(({ at, user }) => !worlds.has(at) && !gone.has(user)),
    helps: consents.helps.filter(({ helper, damaged }) => stays([helper, damaged])),
    links: consents.links.filter(stays),
  }
}
const count = ({ pacts, shares, bases, helps, links }: Consents): number => [pacts, shares, bases, helps, links].flat().length
/** CR-X.12: empires leave, and what they had agreed ends. The campaign ends when one is left, or none. */
export function leave(ctx: Context, seats: readonly Color[]): void {
  const gone = new Set(seats)
  const worlds = new Set(seats.flatMap((seat) => ctx.state.empires[seat]?.worlds ?? []))
  ctx.emit({ type: 'leftCampaign', seats })
  const rest = playing(ctx.state)
  for (const seat of rest) {
    const before = secretOf(ctx.state, seat).consents
    const consents = without(before, gone, worlds)
    if (count(consents) < count(before)) ctx.emit({ type: 'agreed', seat, consents })
  }
  if (rest.length > 1) return
  ctx.emit({ type: 'ended', outcome: { winners: rest, why: 'CR-X.12', scores: null } })
}
/** CR-X.12: empires concede. */
export function surrender(ctx: Context, seats: readonly CampaignSeat[]): void {
  leave(
    ctx,
    seats.flatMap((seat) => playerOf(seat) ?? []),
  )
  if (ctx.state.outcome) ctx.drop(() => true)
}
