// Random secrets of hidden empires in the weeks, put together.
import { drawn } from '../draft/cards.ts'
import { worldsOf } from '../land/geometry.ts'
import { beginning, empireOf, seatsOf, secretOf } from '../lookup.ts'
import { EMPTY_SECRET, type Secret, type UmpireSecret } from '../secret.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table, View } from '../state.ts'
import { type Consents, NO_CONSENTS } from '../week/shapes.ts'
import { hiddenBook } from './book.ts'
import { hiddenConsents } from './consents.ts'
import { type Drawing, hiddenHoldings } from './holdings.ts'
import { hiddenAttitudes } from './umpire.ts'

/** A table whose umpire's secrets are drawn already. */
export interface Behind extends Drawing {
  readonly umpire: UmpireSecret
}
export type DrawnSecrets = ReadonlyMap<Color, Secret>

/** A random ranking, where claims follow from rankings and these are made. */
export function hiddenRanking({ table: { stage, setup, land }, dice }: Drawing): readonly HexAddress[] {
  if (stage === 'land' || stage === 'pairs' || setup.settings.claims !== 'list') return []
  const worlds = worldsOf(land).map(({ at }) => at)
  return drawn(worlds, worlds.length, dice).cards
}
/** Whether an empire has given an order book: in its first week, only once the books are carried out. */
function isBooked(table: Table, seat: Color, [next]: View['agenda']): boolean {
  const first = Math.max(1, empireOf(table, seat).since)
  return table.week > first || (next?.step !== 'orders' && next?.step !== 'purchase')
}
/** CR-1.1b: whether a newcomer has not bought yet. */
const isBuying = (table: Table, seat: Color, [next]: View['agenda']): boolean =>
  next?.step === 'purchase' && beginning(table).includes(seat)
/** Secrets of hidden empires in the weeks. */
export function secretsOfWeek(drawing: Behind, hidden: readonly Color[], agenda: View['agenda']): DrawnSecrets {
  const consents = hiddenConsents(drawing.table, hidden, drawing.dice)
  return new Map(hidden.map((seat) => [seat, secretOfWeek(drawing, seat, { consents: consents.get(seat) ?? NO_CONSENTS, agenda })]))
}
function secretOfWeek(
  drawing: Behind,
  seat: Color,
  { consents, agenda }: { readonly consents: Consents; readonly agenda: View['agenda'] },
): Secret {
  const { table, umpire, dice } = drawing
  if (empireOf(table, seat).isOut) return EMPTY_SECRET
  const attitudes = publicAttitudes(table) ?? hiddenAttitudes(table, seat, umpire, dice)
  if (isBuying(table, seat, agenda)) return { ...EMPTY_SECRET, attitudes }
  const holdings = hiddenHoldings(drawing, seat)
  return {
    ...EMPTY_SECRET,
    ranking: hiddenRanking(drawing),
    holdings,
    consents,
    book: isBooked(table, seat, agenda) ? hiddenBook(drawing, seat, holdings, consents) : null,
    attitudes,
  }
}
/** With public scouting all empires know the same (CR-1.6a); undefined if the viewer does not know it either. */
function publicAttitudes(table: Table): Secret['attitudes'] | undefined {
  const known = seatsOf(table).find((seat) => table.secret[seat] !== undefined)
  return known && table.setup.settings.scouting === 'public' ? secretOf(table, known).attitudes : undefined
}
