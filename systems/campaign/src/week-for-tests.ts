// Positions in the weeks, and what happens in them, for the tests of the rules.
import { game, system } from '../test/battle-game.ts'
import { holdingsOf, secretOf } from './lookup.ts'
import type { Position } from './position.ts'
import type { Color } from './shapes.ts'
import { type Setup, type State, setupSchema } from './state.ts'
import { facesAt } from './table-for-tests.ts'
import { catalogueOf } from './tactics-port.ts'
import type { Book } from './week/book.ts'
import type { StatementLine } from './week/shapes.ts'
import { EMPTY_BOOK } from './week/standing-book.ts'

/** The setup of the campaign of so many empires. */
export const campaignFor = (count: number, choices: Readonly<Record<string, string>> = {}): Setup =>
  setupSchema.parse(system.scenarios.find(({ id }) => id === `campaign-${count}`)?.setup(choices))
/** A position in week 3. */
export const inWeek = (step: Position['at'][number]['step'], more: Partial<Position>): Position => ({
  // steps of the weeks that are named here have no fields
  at: [{ step } as Position['at'][number]],
  stage: 'weeks',
  week: 3,
  worlds: {},
  ...more,
})
/** An empty book with some orders. */
export const bookWith = (more: Partial<Book>): Book => ({ ...EMPTY_BOOK, ...more })
interface Played {
  readonly state: State
  readonly events: ReturnType<typeof system.begin>['events']
}
/** State and events from a position to the next question, with these faces by address. */
export function played(position: Position, faces: Readonly<Record<string, readonly number[]>> = {}, setup: Setup = campaignFor(2)): Played {
  const { state, events } = system.begin({ setup, position }, facesAt(faces))
  return { state, events }
}
/** The lines of the statement of a seat as text, amount and clause. */
export const statementOf = (state: State, seat: Color = 'red'): readonly (readonly [string, number, string])[] =>
  secretOf(state, seat).statement.map(({ what, amount, rule }: StatementLine) => [what, amount, rule])
export const treasuryOf = (state: State, seat: Color = 'red'): number => holdingsOf(state, seat).treasury
/** The facts of a ship of the catalogue. */
export function factsNamed(name: string) {
  const found = catalogueOf(game).find(({ facts }) => facts.title === name)
  if (!found) throw new Error(`no ship is called ${name}`)
  return found.facts
}
/** Why an order book of red is refused in a position: clause, part and reason. */
export function bookRefusals(
  position: Position,
  book: Partial<Book>,
  setup: Setup = campaignFor(2),
): readonly (readonly [string, string | null, string])[] {
  const { state } = played({ ...position, at: [{ step: 'orders' }] }, {}, setup)
  const open = system.openCalls(state).find(({ seats }) => seats.includes('red'))
  if (!open) throw new Error('no call is open')
  const found = system.check(system.view(state, 'red'), open, { order: 'orders', ...bookWith(book) })
  return (found ?? []).map(({ rule, part, reason }) => [rule, part, reason])
}
