// Faults of a position that its schema cannot find: a step that is not in the turn, an id that nothing carries, a number that was changed.
// They compare the file with the state that the game made of it, so no game needs code for them.
import { z } from 'zod'
import { didYouMean } from './nearest.ts'
import { at } from './plain.ts'

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value)

/** The schema and the seats with which the ids of a position are compared. */
export interface PositionWords {
  readonly schema: z.ZodType
  /** The seats of this match. */
  readonly seats: readonly string[]
  /** The seats of every scenario. */
  readonly everySeat: ReadonlySet<string>
}

/** One sentence for each fault. `begun` is the first event, which holds the state that the game made of the position. */
export function positionFaults(words: PositionWords, position: unknown, begun: unknown): readonly string[] {
  const state = at(begun, '/state')
  if (!isRecord(position) || !isRecord(state)) return []
  const steps = stepFaults(position, state)
  const { at: _, ...rest } = position
  return [
    ...steps,
    ...changedNumbers(position, state),
    ...unknownIds(words, steps.length > 0 ? rest : position, state), // A misspelt step is no id.
    ...strangeThings(position),
  ]
}

/** A step that is named by a word must be the next one; a game starts the turn at its beginning for a step that it does not find. */
function stepFaults(position: Fields, state: Fields): readonly string[] {
  const first = at(state, '/play/agenda/0/step')
  if (typeof position.at !== 'string' || first === undefined || first === position.at) return []
  const agenda = at(state, '/play/agenda')
  const steps = [...new Set(Array.isArray(agenda) ? agenda.map((step) => String(at(step, '/step'))) : [])]
  return [`position/at: '${position.at}' is no step of this turn${didYouMean(position.at, steps)}; the steps are ${steps.join(', ')}`]
}

/** Numbers that the state has at the same place, but with another value: the game has limited them. */
function changedNumbers(given: unknown, made: unknown, where = 'position'): readonly string[] {
  if (typeof given === 'number' && typeof made === 'number')
    return given === made ? [] : [`${where}: ${given} is not possible here; the most is ${made}`]
  if (!isRecord(given) || !isRecord(made)) return []
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(made, key) ? changedNumbers(value, made[key], `${where}/${key}`) : [],
  )
}

/**
 * Fields that hold free texts or whole designs, not ids of other things. The systems of a condition, the marks, mounts and bays are those
 * of a design; the game compares them with it.
 */
const NO_REFERENCES = new Set(['id', 'name', 'title', 'design', 'truth', 'condition', 'marks', 'used', 'mount', 'bay'])

/** Fields that list orders by thing. An order may be in writing there, such as 'P2+3': the game reads it and says what is wrong with it. */
const IN_WRITING = new Set(['plots'])

/** A reason of an explained number: text, amount and clause. */
const isReason = (value: unknown): boolean => Array.isArray(value) && value.length === 3 && typeof value[1] === 'number'

interface Reference {
  readonly where: string
  readonly word: string
  /** The ship or other thing in whose part of the position it is; null outside of them. */
  readonly within: string | null
}

function unknownIds({ schema, seats, everySeat }: PositionWords, position: Fields, state: Fields): readonly string[] {
  const vocabulary = wordsOf(schema)
  const defined = new Set(Object.values(position).flatMap((part) => (isThings(part) ? Object.keys(part) : goneThings(part))))
  const all = carried(state)
  const parts = new Map<string, ReadonlySet<string>>()
  const carriedBy = (thing: string): ReadonlySet<string> => {
    const known = parts.get(thing) ?? new Set(partsOf(state, thing).flatMap((part) => [...carried(part)]))
    parts.set(thing, known)
    return known
  }
  return [...references(position, 'position', null)].flatMap(({ where, word, within }) => {
    if (everySeat.has(word) && !seats.includes(word)) return [`${where}: no player has the seat ${word}; the seats are ${seats.join(', ')}`]
    if (vocabulary.has(word) || defined.has(word)) return []
    const known = within === null ? all : carriedBy(within)
    return known.has(word)
      ? []
      : [`${where}: nothing${all.has(word) ? ` of ${within}` : ''} has the id '${word}'${didYouMean(word, [...known, ...defined])}`]
  })
}

/** Whether a part of the position lists things by their ids: ships, fighters, missiles. */
const isThings = (part: unknown): part is Fields => isRecord(part) && Object.values(part).length > 0 && Object.values(part).every(isRecord)

/** A missile that strikes has left the table; only the attack names it. */
const goneThings = (part: unknown): readonly string[] => (isRecord(part) && typeof part.missile === 'string' ? [part.missile] : [])

/** Whether a text is an order of a list such as `position/plots`. */
const isWriting = (value: unknown, where: string): boolean => typeof value === 'string' && IN_WRITING.has(where.split('/').at(-2) ?? '')

/** Every text and every key of a record that may name another thing. */
function* references(value: unknown, where: string, within: string | null): Generator<Reference> {
  if (isReason(value) || isWriting(value, where)) return
  if (typeof value === 'string') yield* value.split(' ').map((word) => ({ where, word, within }))
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* references(inner, `${where}/${index}`, within)
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value)) {
      if (NO_REFERENCES.has(key)) continue
      const defines = where.split('/').length === 2 && isThings(value)
      // A record without seats of its own is listed by seat.
      if (!defines || at(inner, '/seat') === undefined) yield* key.split(' ').map((word) => ({ where: `${where}/${key}`, word, within }))
      yield* references(inner, `${where}/${key}`, defines ? key : within)
    }
}

/** Things that a part of the position gives to a seat, though they belong to another: `flagships: { yellow: a ship of blue }`. */
function strangeThings(position: Fields): readonly string[] {
  const things = Object.assign({}, ...Object.values(position).filter(isThings)) as Fields // `Object.assign` merges records
  const seatOf = (id: unknown): unknown => (typeof id === 'string' ? at(things[id], '/seat') : undefined)
  const seats = new Set(Object.keys(things).map(seatOf))
  return Object.entries(position).flatMap(([name, part]) =>
    isRecord(part)
      ? Object.entries(part).flatMap(([seat, id]) =>
          seats.has(seat) && seatOf(id) !== undefined && seatOf(id) !== seat
            ? [`position/${name}/${seat}: '${String(id)}' belongs to ${String(seatOf(id))}`]
            : [],
        )
      : [],
  )
}

/** Words of the schema itself: names of fields and values of enumerations. */
const vocabularies = new WeakMap<z.ZodType, ReadonlySet<string>>()
function wordsOf(schema: z.ZodType): ReadonlySet<string> {
  const known = vocabularies.get(schema)
  if (known) return known
  const found = new Set<string>()
  const collect = (part: unknown): void => {
    if (!isObject(part)) return
    if (isRecord(part.properties)) for (const name of Object.keys(part.properties)) found.add(name)
    for (const word of [part.const, ...(Array.isArray(part.enum) ? part.enum : [])]) if (typeof word === 'string') found.add(word)
    for (const inner of Object.values(part)) collect(inner)
  }
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  vocabularies.set(schema, found)
  return found
}

/** The ids in a value: `id` and `system` fields, and boxes, which are named by their place (`at`) and their side. */
function carried(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const collect = (part: unknown): void => {
    if (!isObject(part)) return
    if (isRecord(part)) {
      for (const id of [part.id, part.system]) if (typeof id === 'string') found.add(id)
      if (Array.isArray(part.at)) found.add(`${part.at.join(',')}${typeof part.side === 'number' ? `/${part.side}` : ''}`)
    }
    for (const inner of Object.values(part)) collect(inner)
  }
  collect(value)
  return found
}

/** The parts of a state that belong to a thing: under its id, at any depth. */
function partsOf(state: unknown, thing: string): readonly unknown[] {
  if (!isObject(state)) return []
  return Object.entries(state).flatMap(([key, inner]) => (key === thing ? [inner] : partsOf(inner, thing)))
}
