// Random secrets of hidden empires in the weeks, put together.
import { drawn } from '../draft/cards.ts'
import { worldsOf } from '../land/geometry.ts'
import { empireOf, seatsOf, secretOf } from '../lookup.ts'
import { EMPTY_SECRET, type Secret, type UmpireSecret } from '../secret.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table, View } from '../state.ts'
import { type Consents, NO_CONSENTS } from '../week/shapes.ts'
import { hiddenBook } from './book.ts'
import { hiddenConsents } from './consents.ts'
import { type Drawing, hiddenHoldings } from './holdings.ts'
import { hiddenAttitudes } from './umpire.ts'

/** What is drawn after the secrets of the umpire. */
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
/** Whether order books were given before: in week 1, only once they are carried out. */
const isBooked = ({ week }: Table, [next]: View['agenda']): boolean => week > 1 || next?.step !== 'orders'
/** Secrets of hidden empires in the weeks. */
export function secretsOfWeek(drawing: Behind, hidden: readonly Color[], agenda: View['agenda']): DrawnSecrets {
  const booked = isBooked(drawing.table, agenda)
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
