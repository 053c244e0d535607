// Random states that fit a view: what the viewer may not know of other empires and of the umpire is drawn again.
import { type Dice, playBehind, UMPIRE } from '@admiralty/kernel'
import { type CardSecrets, drawnHands, NO_CARDS } from './draft/hidden-hands.ts'
import type { Drawing } from './hidden/holdings.ts'
import { type Behind, type DrawnSecrets, hiddenRanking, secretsOfWeek } from './hidden/secrets.ts'
import { hiddenUmpire } from './hidden/umpire.ts'
import type { Holdings } from './holdings.ts'
import { empireOf, seatsOf } from './lookup.ts'
import { EMPTY_SECRET, type Secret } from './secret.ts'
import type { Color } from './shapes.ts'
import { randomPurchase } from './start/proposal.ts'
import { boughtBy } from './start/purchase.ts'
import type { State, View } from './state.ts'
import type { BattleGame } from './tactics-port.ts'

/** A random state that fits the view. */
export function determinize(game: BattleGame, view: View, dice: Dice): State {
  const { me: _, calls, held, asked, agenda, surrendered, ...table } = view
  const hidden = seatsOf(table).filter((seat) => table.secret[seat] === undefined)
  const known = seatsOf(table).filter((seat) => !hidden.includes(seat))
  const umpire = table.secret[UMPIRE] ?? hiddenUmpire(table, known, dice)
  const drawing = { game, table, dice, umpire }
  const secrets = table.stage === 'weeks' ? secretsOfWeek(drawing, hidden, view.agenda) : secretsOfDraft(drawing, hidden)
  // The umpire answers a call for each battle, so that its step is asked again.
  const again = calls.some(({ kind }) => kind === 'battles')
  return {
    ...table,
    secret: { ...table.secret, ...Object.fromEntries(secrets), [UMPIRE]: umpire },
    play: playBehind({ agenda, calls, held, asked, surrendered }, { again }),
  }
}
function secretsOfDraft(drawing: Behind, hidden: readonly Color[]): DrawnSecrets {
  const { table, dice } = drawing
  const hands = drawnHands(table, hidden, dice)
  return new Map(hidden.map((seat) => [seat, secretOfDraft(drawing, seat, hands.get(seat) ?? NO_CARDS)]))
}
function secretOfDraft(drawing: Drawing, seat: Color, hand: CardSecrets): Secret {
  if (empireOf(drawing.table, seat).isOut) return EMPTY_SECRET
  return { ...EMPTY_SECRET, ...hand, ranking: hiddenRanking(drawing), holdings: boughtInDraft(drawing, seat) }
}
/** A random purchase with the public ally, once all have bought. */
function boughtInDraft({ game, table, dice }: Drawing, seat: Color): Holdings | null {
  if (table.outcome === null || table.stage !== 'purchase') return null
  return boughtBy(game, table, seat, { ...randomPurchase(game, table, seat, dice), ally: empireOf(table, seat).ally })
}
