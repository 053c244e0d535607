// Random states that fit a view: hands, pairs, rankings, purchases, attitudes and the margin are drawn again.
import { type Dice, playBehind, UMPIRE } from '@admiralty/kernel'
import { drawn } from './draft/cards.ts'
import { type CardSecrets, drawnHands, NO_CARDS } from './draft/hidden-hands.ts'
import type { Holdings } from './holdings.ts'
import { worldsOf } from './land/geometry.ts'
import { nearestEmpires } from './land/nearest.ts'
import { rolledSecrets } from './land/roll.ts'
import { empireOf, seatsOf } from './lookup.ts'
import type { Color, HexAddress } from './shapes.ts'
import { randomPurchase } from './start/proposal.ts'
import { boughtBy } from './start/purchase.ts'
import { EMPTY_SECRET, EMPTY_UMPIRE, type Secret, type State, type Table, type UmpireSecret, type View } from './state.ts'
import type { BattleGame } from './tactics-port.ts'

/** A random state that fits the view. */
export function determinize(game: BattleGame, view: View, dice: Dice): State {
  const { me: _, calls, held, asked, agenda, surrendered, ...table } = view
  const hidden = seatsOf(table).filter((seat) => table.secret[seat] === undefined)
  const hands = drawnHands(table, hidden, dice)
  const drawnSecrets = hidden.map((seat) => [seat, secretFor(game, table, seat, { hand: hands.get(seat) ?? NO_CARDS, dice })] as const)
  const umpire = table.secret[UMPIRE] ?? umpireSecret(table, dice)
  return {
    ...table,
    secret: { ...table.secret, ...Object.fromEntries(drawnSecrets), [UMPIRE]: umpire },
    play: playBehind({ agenda, calls, held, asked, surrendered }, { again: false }),
  }
}

/** Whether the draft is over, so that the umpire has noted the nearest empires. */
const isDrafted = ({ stage }: Table): boolean => stage === 'purchase'
function umpireSecret(table: Table, dice: Dice): UmpireSecret {
  const rolled = rolledSecrets(table.land, dice)
  return { ...EMPTY_UMPIRE, ...rolled, nearest: isDrafted(table) ? nearestEmpires(table, rolled.margin, dice.at('nearest')) : {} }
}

interface Drawing {
  readonly hand: CardSecrets
  readonly dice: Dice
}
function secretFor(game: BattleGame, table: Table, seat: Color, { hand, dice }: Drawing): Secret {
  if (empireOf(table, seat).isOut) return EMPTY_SECRET
  const isRanked = table.stage !== 'land' && table.stage !== 'pairs' && table.setup.settings.claims === 'list'
  return { ...EMPTY_SECRET, ...hand, ranking: isRanked ? shuffledWorlds(table, dice) : [], holdings: holdingsFor(game, table, seat, dice) }
}
function shuffledWorlds({ land }: Table, dice: Dice): readonly HexAddress[] {
  const worlds = worldsOf(land).map(({ at }) => at)
  return drawn(worlds, worlds.length, dice).cards
}
/** A random purchase with the public ally, once all have bought. */
function holdingsFor(game: BattleGame, table: Table, seat: Color, dice: Dice): Holdings | null {
  if (table.outcome === null || !isDrafted(table)) return null
  return boughtBy(game, table, seat, { ...randomPurchase(game, table, seat, dice), ally: empireOf(table, seat).ally })
}
