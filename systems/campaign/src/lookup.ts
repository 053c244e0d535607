// Reads and replaces parts of a state or view.
import { UMPIRE } from '@admiralty/kernel'
import type { Holdings } from './holdings.ts'
import { EMPTY_SECRET, EMPTY_UMPIRE, type Secret, type UmpireSecret } from './secret.ts'
import type { Color, HexAddress } from './shapes.ts'
import type { CampaignSeat, Empire, Setup, State, Table } from './state.ts'

/** The players' seats of a match, in their fixed order. */
export const seatsOf = ({ setup }: { readonly setup: Setup }): readonly Color[] => setup.seats.map(({ seat }) => seat)
/** The empires that have not left. */
export const playing = (table: Pick<Table, 'setup' | 'empires'>): readonly Color[] =>
  seatsOf(table).filter((seat) => !empireOf(table, seat).isOut)
/** The empires that begin now: all before week 1, and later newcomers (CR-1.1b). */
export const beginning = (table: Pick<Table, 'setup' | 'empires' | 'week'>): readonly Color[] =>
  playing(table).filter((seat) => empireOf(table, seat).since === table.week)
/** The empire of a seat. Throws for a seat that does not play. */
export function empireOf({ empires }: Pick<Table, 'empires'>, seat: Color): Empire {
  const empire = empires[seat]
  if (!empire) throw new Error(`${seat} does not play`)
  return empire
}
/** The worlds of an empire in the order in which they were claimed. */
export const worldsOfEmpire = (table: Pick<Table, 'empires'>, seat: Color): readonly HexAddress[] => empireOf(table, seat).worlds
/** The secrets of a seat, if the view has them. */
export const secretOf = ({ secret }: Pick<Table, 'secret'>, seat: Color): Secret => secret[seat] ?? EMPTY_SECRET
/** The holdings of an empire. Throws for a viewer who does not know it, and before the purchase. */
export function holdingsOf(table: Pick<Table, 'secret'>, seat: Color): Holdings {
  const { holdings } = secretOf(table, seat)
  if (!holdings) throw new Error(`the holdings of ${seat} are not known`)
  return holdings
}
/** The secrets of the umpire, if the view has them. */
export const umpireOf = ({ secret }: Pick<Table, 'secret'>): UmpireSecret => secret[UMPIRE] ?? EMPTY_UMPIRE
/** A player's seat; undefined for the umpire. */
export const playerOf = (seat: CampaignSeat): Color | undefined => (seat === UMPIRE ? undefined : seat)

export const withEmpire = (state: State, seat: Color, change: Partial<Empire>): State => ({
  ...state,
  empires: { ...state.empires, [seat]: { ...empireOf(state, seat), ...change } },
})
export const withSecret = (state: State, seat: Color, change: Partial<Secret>): State => ({
  ...state,
  secret: { ...state.secret, [seat]: { ...secretOf(state, seat), ...change } },
})
export const withUmpire = (state: State, change: Partial<UmpireSecret>): State => {
  const before = state.secret[UMPIRE] ?? EMPTY_UMPIRE
  return { ...state, secret: { ...state.secret, [UMPIRE]: { ...before, ...change } } }
}
export const withHoldings = (state: State, seat: Color, change: Partial<Holdings>): State =>
  withSecret(state, seat, { holdings: { ...holdingsOf(state, seat), ...change } })
