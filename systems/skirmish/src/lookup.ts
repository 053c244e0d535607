// Reads parts of a state or view, and returns a state with one part changed.
import { atLeast, type Explained, explained, UMPIRE, when } from '@admiralty/kernel'
import type { Card, Color, Secret, Shot, Side, SkirmishSeat, Squad, State, Table } from './state.ts'

export const SIDES: readonly Side[] = ['dawn', 'dusk']
export const squadsOf = (table: Table): readonly Squad[] => Object.values(table.squads)
/** Throws if the seat has no squad. */
export function squadOf(table: Table, seat: SkirmishSeat): Squad {
  const squad = seat === UMPIRE ? undefined : table.squads[seat]
  if (!squad) throw new Error(`the skirmish has no squad ${seat}`)
  return squad
}
export const isStanding = ({ strength }: Squad): boolean => strength > 0
export const standingSquads = (table: Table): readonly Squad[] => squadsOf(table).filter(isStanding)
export const sideOf = (table: Table, viewer: string): Side | undefined => table.setup.seats.find(({ seat }) => seat === viewer)?.side
/** The seats of the same side, this one included. */
export const teamOf = (table: Table, seat: Color): readonly Color[] =>
  table.setup.seats.filter(({ side }) => side === sideOf(table, seat)).map((place) => place.seat)
/** The secrets of a squad; undefined if a view may not know them. */
export const secretOf = (table: Table, seat: SkirmishSeat): Secret | undefined => (seat === UMPIRE ? undefined : table.secret[seat])
/** The enemy squads with strength left. */
export const enemiesOf = (table: Table, seat: SkirmishSeat): readonly Squad[] =>
  standingSquads(table).filter(({ side }) => side !== squadOf(table, seat).side)
/** Cards that are still hidden and can be used. */
export const faceDown = ({ cards }: Squad): readonly Card[] => cards.filter((card) => card.face === null)
/** The shot that is being resolved. Throws if there is none. */
export const shotOf = (table: Table): Shot => {
  if (!table.shot) throw new Error('no shot is being resolved')
  return table.shot
}
export const strengthOf = (table: Table, side: Side): number =>
  squadsOf(table).reduce((sum, squad) => sum + (squad.side === side ? squad.strength : 0), 0)

/** The least face of the die that hits (SK-HIT-01). */
export const neededToHit = ({ charge, stoppedBy }: Pick<Shot, 'charge' | 'stoppedBy'>): Explained =>
  atLeast(
    2,
    explained(
      ['a shot', 4, 'SK-HIT-01'],
      when(charge, 'a charge', -1, 'SK-PLN-03'),
      when(stoppedBy === 'shield', 'behind a shield', 2, 'SK-BRC-02'),
    ),
    'SK-HIT-01',
  )

export const withSquad = (state: State, seat: Color, change: Partial<Squad>): State => ({
  ...state,
  squads: { ...state.squads, [seat]: { ...squadOf(state, seat), ...change } },
})
export function withSecret(state: State, seat: Color, change: Partial<Secret>): State {
  const secret = state.secret[seat]
  if (!secret) throw new Error(`the state has no secrets of ${seat}`)
  return { ...state, secret: { ...state.secret, [seat]: { ...secret, ...change } } }
}
export const withCards = (state: State, seat: Color, change: (card: Card) => Partial<Card>): State =>
  withSquad(state, seat, { cards: squadOf(state, seat).cards.map((card) => ({ ...card, ...change(card) })) })
