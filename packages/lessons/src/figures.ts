// What a game brings for its lessons: the files, and figures worked out by its own rules, by which answers are judged.
import type { RuleId, Seat, SystemTypes } from '@admiralty/kernel'

export interface Figure {
  readonly value: boolean | number | string | null
  /** 'hits 67%, for 2 points each time' */
  readonly says: string
  /** The clauses that made it what it is. */
  readonly rules: readonly RuleId[]
}

export interface Asked<T extends SystemTypes = SystemTypes> {
  readonly state: T['state']
  /** Of the learner. */
  readonly view: T['view']
  readonly seat: Seat
  /** The answer that is weighed; null: none, the position itself is asked about. */
  readonly order: T['order'] | null
  /** The state that the order leads to, with the dice of the case, and ones where those do not suffice. */
  after(): T['state']
  /** What the file says beside the figure's name. */
  readonly of: unknown
}

export interface GameLessons<T extends SystemTypes = SystemTypes> {
  /** Case files by name, in the order of the list; the story first. */
  readonly files: Readonly<Record<string, unknown>>
  readonly figures: Readonly<Record<string, (asked: Asked<T>) => Figure>>
  /** Whether two orders come to the same: a course flown another way. */
  alike(view: T['view'], a: T['order'], b: T['order']): boolean
}
