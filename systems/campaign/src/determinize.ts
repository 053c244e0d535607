// Random states that fit a view: what the viewer may not know of other empires and of the umpire is drawn again.
import { type Dice, playBehind, UMPIRE } from '@admiralty/kernel'
import { drawn } from './draft/cards.ts'
import { type CardSecrets, drawnHands, NO_CARDS } from './draft/hidden-hands.ts'
import { hiddenBook } from './hidden/book.ts'
import { hiddenConsents } from './hidden/consents.ts'
import { type Drawing, hiddenHoldings } from './hidden/holdings.ts'
import { hiddenAttitudes, hiddenUmpire } from './hidden/umpire.ts'
import type { Holdings } from './holdings.ts'
import { worldsOf } from './land/geometry.ts'
import { empireOf, seatsOf, secretOf } from './lookup.ts'
import type { Color, HexAddress } from './shapes.ts'
import { randomPurchase } from './start/proposal.ts'
import { boughtBy } from './start/purchase.ts'
import { EMPTY_SECRET, type Secret, type State, type Table, type UmpireSecret, type View } from './state.ts'
import type { BattleGame } from './tactics-port.ts'
import { type Consents, NO_CONSENTS } from './week/shapes.ts'

/** A random state that fits the view. */
export function determinize(game: BattleGame, view: View, dice: Dice): State {
  const { me: _, calls, held, asked, agenda, surrendered, ...table } = view
  const hidden = seatsOf(table).filter((seat) => table.secret[seat] === undefined)
  const known = seatsOf(table).filter((seat) => !hidden.includes(seat))
  const umpire = table.secret[UMPIRE] ?? hiddenUmpire(table, known, dice)
  const drawing = { game, table, dice, umpire }
  const secrets = table.stage === 'weeks' ? secretsOfWeek(drawing, hidden, isBooked(view)) : secretsOfDraft(drawing, hidden)
  // The umpire answers a call for each battle, so that its step is asked again.
  const again = calls.some(({ kind }) => kind === 'battles')
  return {
    ...table,
    secret: { ...table.secret, ...Object.fromEntries(secrets), [UMPIRE]: umpire },
    play: playBehind({ agenda, calls, held, asked, surrendered }, { again }),
  }
}
interface Behind extends Drawing {
  readonly umpire: UmpireSecret
}
type DrawnSecrets = ReadonlyMap<Color, Secret>

function secretsOfDraft(drawing: Behind, hidden: readonly Color[]): DrawnSecrets {
  const { table, dice } = drawing
  const hands = drawnHands(table, hidden, dice)
  return new Map(hidden.map((seat) => [seat, secretOfDraft(drawing, seat, hands.get(seat) ?? NO_CARDS)]))
}
function secretOfDraft(drawing: Drawing, seat: Color, hand: CardSecrets): Secret {
  if (empireOf(drawing.table, seat).isOut) return EMPTY_SECRET
  return { ...EMPTY_SECRET, ...hand, ranking: hiddenRanking(drawing), holdings: boughtInDraft(drawing, seat) }
}
/** A random ranking, where claims follow from rankings and these are made. */
function hiddenRanking({ table: { stage, setup, land }, dice }: Drawing): readonly HexAddress[] {
  if (stage === 'land' || stage === 'pairs' || setup.settings.claims !== 'list') return []
  const worlds = worldsOf(land).map(({ at }) => at)
  return drawn(worlds, worlds.length, dice).cards
}
/** A random purchase with the public ally, once all have bought. */
function boughtInDraft({ game, table, dice }: Drawing, seat: Color): Holdings | null {
  if (table.outcome === null || table.stage !== 'purchase') return null
  return boughtBy(game, table, seat, { ...randomPurchase(game, table, seat, dice), ally: empireOf(table, seat).ally })
}

/** Whether order books were given before: in week 1, only once they are carried out. */
const isBooked = ({ week, agenda }: View): boolean => week > 1 || agenda[0]?.step !== 'orders'
function secretsOfWeek(drawing: Behind, hidden: readonly Color[], booked: boolean): DrawnSecrets {
  const consents = hiddenConsents(drawing.table, hidden, drawing.dice)
  return new Map(hidden.map((seat) => [seat, secretOfWeek(drawing, seat, { consents: consents.get(seat) ?? NO_CONSENTS, booked })]))
}
function secretOfWeek(
  drawing: Behind,
  seat: Color,
  { consents, booked }: { readonly consents: Consents; readonly booked: boolean },
): Secret {
  const { table, umpire, dice } = drawing
  if (empireOf(table, seat).isOut) return EMPTY_SECRET
  const holdings = hiddenHoldings(drawing, seat)
  return {
    ...EMPTY_SECRET,
    ranking: hiddenRanking(drawing),
    holdings,
    consents,
    book: booked ? hiddenBook(drawing, seat, holdings, consents) : null,
    attitudes: publicAttitudes(table) ?? hiddenAttitudes(table, seat, umpire, dice),
  }
}
/** With public scouting all empires know the same (CR-1.6a); undefined if the viewer does not know it either. */
function publicAttitudes(table: Table): Secret['attitudes'] | undefined {
  const known = seatsOf(table).find((seat) => table.secret[seat] !== undefined)
  return known && table.setup.settings.scouting === 'public' ? secretOf(table, known).attitudes : undefined
}
