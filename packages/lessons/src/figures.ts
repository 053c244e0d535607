// The lessons that a game provides: case files, and the figures by which its rules judge answers.
import type { RuleId, Seat, SystemTypes } from '@admiralty/kernel'

/** A number or fact about an order or a position, computed by the rules of the game. */
export interface Figure {
  readonly value: boolean | number | string | null
  /** 'hits 67%, for 2 points each time' */
  readonly says: string
  /** Clauses that the figure follows from. */
  readonly rules: readonly RuleId[]
}

/** The position and the order that a figure is computed for. */
export interface FigureRequest<T extends SystemTypes = SystemTypes> {
  readonly state: T['state']
  /** The learner's seat. */
  readonly view: T['view']
  readonly seat: Seat
  /** The answer to judge; null if the question is about the position itself. */
  readonly order: T['order'] | null
  /** The state after the order, with the case's dice and then ones. */
  after(): T['state']
  /** Arguments of the figure from the file. */
  readonly of: unknown
}

/** A method's type, so that a game's lessons fit the list of games without a cast. */
export type FigureRule<T extends SystemTypes = SystemTypes> = { figureOf(asked: FigureRequest<T>): Figure }['figureOf']

/** The lessons of a game. */
export interface GameLessons<T extends SystemTypes = SystemTypes> {
  /** Case files by name, in the order of the list. The story comes first. */
  readonly files: Readonly<Record<string, unknown>>
  readonly figures: Readonly<Record<string, FigureRule<T>>>
  /** Whether two orders are equivalent, for example two paths with the same end. */
  alike(view: T['view'], a: T['order'], b: T['order']): boolean
}
