// Reads and replaces parts of a state or view.
import { UMPIRE } from '@admiralty/kernel'
import type { Color, HexAddress } from './shapes.ts'
import {
  type CampaignSeat,
  EMPTY_SECRET,
  type Empire,
  type Secret,
  type Setup,
  type State,
  type Table,
  type UmpireSecret,
} from './state.ts'

/** The players' seats of a match, in their fixed order. */
export const seatsOf = ({ setup }: { readonly setup: Setup }): readonly Color[] => setup.seats.map(({ seat }) => seat)
/** The empires that have not left. */
export const playing = (table: Pick<Table, 'setup' | 'empires'>): readonly Color[] =>
  seatsOf(table).filter((seat) => !empireOf(table, seat).isOut)
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
  const before = state.secret[UMPIRE] ?? { attitudes: {}, nearest: {}, margin: {} }
  return { ...state, secret: { ...state.secret, [UMPIRE]: { ...before, ...change } } }
}
