// The rings of a lesson: things and places on the map, and items on the record. Each ring takes a click now.
import { type Choice, choicesByPlace, onHex, onItem, onThing, PLAIN_CHOICE, type Place, placedInRegion, type Spot } from '@admiralty/kernel'
import type { LessonAnswer, Look } from './lesson.ts'
import { same } from './plain.ts'

/** An open question of a game, and what the lesson points at. */
export interface RingedQuestion {
  /** The unfinished order; null at the start. */
  readonly draft: unknown
  readonly choices: readonly Choice[]
  readonly look: readonly Look[]
}
/** The rings, and the choices with those rings as further targets that had no choice of their own. */
export interface Rings {
  readonly rings: readonly Spot[]
  readonly choices: readonly Choice[]
}

const isPlace = (look: Look): look is Place => Array.isArray(look)
const isThing = (look: Look): look is string => typeof look === 'string'
/** The thing whose record a lesson opens; undefined if it points at none. */
export const recordOf = (look: readonly Look[]): string | undefined => look.find(isThing)

/** The spots at which a lesson points. Items are on the record of the first thing. */
export function spotsOf(look: readonly Look[]): readonly Spot[] {
  const record = recordOf(look)
  return look.flatMap((one): readonly Spot[] => {
    if (isThing(one)) return [onThing(one)]
    if (isPlace(one)) return [onHex(one)]
    return record === undefined ? [] : [onItem(record, one.item)]
  })
}

/** The prepared answers as choices. The order of each is its index, which is no order of the game. */
export const preparedChoices = ({ says }: LessonAnswer<'spoken'>): readonly Choice[] =>
  says.map(({ says: label, rule, look }, index) => ({
    ...PLAIN_CHOICE,
    key: `says:${index}`,
    label,
    rule,
    spots: spotsOf(look),
    then: { kind: 'order', order: index },
  }))

/** The choices that a click on a spot offers, places in an open region included. */
export function choicesOn(choices: readonly Choice[], spot: Spot): readonly Choice[] {
  const there = choicesByPlace(choices, 0).filter(({ spots }) => spots.some((one) => same(one, spot)))
  if (there.length > 0 || spot.kind !== 'place') return there
  return choices.flatMap(({ then, ...choice }) =>
    then.kind === 'region' && same(then.nearest(spot.at), spot.at) ? [placedInRegion(choice, then, spot.at)] : [],
  )
}

const withTargets = (choices: readonly Choice[], { key }: Choice, spots: readonly Spot[]): readonly Choice[] =>
  spots.length === 0 ? choices : choices.map((choice) => (choice.key === key ? { ...choice, spots: [...choice.spots, ...spots] } : choice))

/**
 * The rings of a decision: where a click is the next pick. An item of several choices has none, because some records pick the first.
 * A pick that is only a button has the rings of the lesson: a click on them is the pick, or another way to the same order. After the first
 * pick such a button has none.
 */
export function ringsOfDecision(
  { draft, choices, look }: RingedQuestion,
  next: Choice | undefined,
  leadsOn: (choice: Choice) => boolean,
): Rings {
  if (!next || next.role === 'back') return { rings: [], choices }
  const pointed = spotsOf(look)
  if (next.spots.length > 0) {
    const clear = next.spots.filter((spot) => spot.kind !== 'item' || choicesOn(choices, spot).length === 1)
    const both = clear.filter((spot) => pointed.some((one) => same(one, spot)))
    return { rings: both.length > 0 ? both : clear, choices }
  }
  if (draft !== null) return { rings: [], choices }
  const free = pointed.filter((spot) => spot.kind !== 'thing' && choicesOn(choices, spot).length === 0)
  const leading = pointed.filter((spot) => choicesOn(choices, spot).some(leadsOn))
  return { rings: [...leading, ...free], choices: withTargets(choices, next, free) }
}

/**
 * The rings of a teaching position: what the lesson points at, as far as it can be picked now. A place that can only be picked after its
 * ship is a further target of the only ship that can be picked.
 */
export function ringsOfPosition({ draft, choices, look }: RingedQuestion): Rings {
  const goesOn = ({ then }: Choice): boolean => then.kind === 'order' || (then.kind === 'draft' && !same(then.draft, draft))
  const offered = spotsOf(look).filter((spot) => choicesOn(choices, spot).some(goesOn))
  const places = spotsOf(look).filter((spot) => spot.kind === 'place' && choicesOn(choices, spot).length === 0)
  const [only, another] = offered.flatMap((spot) => (spot.kind === 'thing' ? choicesOn(choices, spot) : []))
  if (!only || another || places.length === 0) return { rings: offered, choices }
  return { rings: [...offered, ...places], choices: withTargets(choices, only, places) }
}
