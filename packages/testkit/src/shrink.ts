// Shrinks a random match that breaks a law to the shortest list of orders that still breaks it, as a case file.
import { type Call, type Dice, diceOf, type Orders, seededDice } from '@admiralty/kernel'
import { caseText } from './case-laws.ts'
import { type Breach, breachText, brokenBy, type FuzzPlan, fuzz, NO_CRASH } from './fuzz.ts'
import { type AnySystem, type RandomStep, recording, seatsOf } from './random-match.ts'

type Plan = Pick<FuzzPlan, 'system' | 'laws' | 'every' | 'most' | 'anyBattle'>
/** A call that was answered, with the faces that were rolled for it. */
interface RecordedCall {
  readonly kind: string
  readonly key: Call['key']
  readonly orders: Orders<unknown>
  readonly faces: readonly number[]
}
interface ShortMatch {
  readonly setup: unknown
  /** The faces of the opening. */
  readonly opening: readonly number[]
  readonly answered: readonly RecordedCall[]
  /** The state after the last answer, or before it if that crashed. */
  readonly end?: unknown
}
/** Matches that are played at most for one breach. */
const ATTEMPTS = 400

/** The recorded faces as long as they fit, then others. */
function facesFirst(faces: readonly number[]): Dice {
  const left = [...faces]
  const others = seededDice(1)
  return diceOf((count, sides, reason) =>
    Array.from({ length: count }, () => {
      const face = left.shift()
      return face !== undefined && face <= sides ? face : (others.roll(1, sides, reason)[0] ?? 1)
    }),
  )
}

/** Whether the recorded orders answer the call. */
function answers({ kind, seats, instead }: Call, one: RecordedCall): boolean {
  const given = Object.keys(one.orders)
  const [only = '', another] = given
  return (
    kind === one.kind &&
    ((another === undefined && instead.includes(only)) || (given.length === seats.length && given.every((seat) => seats.includes(seat))))
  )
}

/** Plays the answers that fit, and leaves out the others. Returns what was played until the law broke; null if it did not break. */
function replayed({ system, laws }: Plan, law: string, match: ShortMatch): ShortMatch | null {
  const { setup } = match
  const fixed = { system, seats: seatsOf(system, setup), dice: seededDice(1) }
  const breaks = (step: RandomStep): boolean => brokenBy(laws, step)?.law === law
  const rolled = recording(facesFirst(match.opening))
  const opened = system.begin({ setup, position: null }, rolled)
  const opening = rolled.faces
  if (breaks({ ...fixed, before: undefined, call: null, orders: {}, result: opened, faces: opening, facesAt: rolled.facesAt }))
    return { setup, opening, answered: [], end: opened.state }
  const answered: RecordedCall[] = []
  let before = opened.state
  for (const one of match.answered) {
    const fitting = system.openCalls(before).filter((open) => answers(open, one))
    const call = fitting.find(({ key }) => key === one.key) ?? fitting[0]
    const { orders } = one
    if (!call || Object.entries(orders).some(([seat, order]) => system.check(system.view(before, seat), call, order))) continue
    const { faces, facesAt, ...dice } = recording(facesFirst(one.faces))
    answered.push({ ...one, faces })
    try {
      const result = system.resolve(before, call, orders, dice)
      if (breaks({ ...fixed, before, call, orders, result, faces, facesAt })) return { setup, opening, answered, end: result.state }
      before = result.state
    } catch {
      return law === NO_CRASH ? { setup, opening, answered, end: before } : null
    }
  }
  return null
}

/** Leaves out ever smaller parts of the match while the law still breaks. */
function shortest(plan: Plan, law: string, match: ShortMatch): ShortMatch {
  let best = match
  let attempts = 0
  for (let size = Math.ceil(best.answered.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < best.answered.length && attempts < ATTEMPTS; attempts += 1) {
      const shorter = replayed(plan, law, { ...best, answered: best.answered.toSpliced(from, size) })
      if (shorter && shorter.answered.length < best.answered.length) best = shorter
      else from += size
    }
  return best
}

/** Plays the match of a seed again, and returns everything up to the breach. */
function matchOf(plan: Plan, seed: number): ShortMatch {
  const { system } = plan
  const answered: RecordedCall[] = []
  let [setup, opening]: [unknown, readonly number[]] = [undefined, []]
  const watched: AnySystem = {
    ...system,
    begin(start, dice) {
      const { faces, facesAt: _, ...rolled } = recording(dice)
      setup = start.setup
      opening = faces
      return system.begin(start, rolled)
    },
    resolve(before, call, orders, dice) {
      const { faces, facesAt: _, ...rolled } = recording(dice)
      answered.push({ kind: call.kind, key: call.key, orders, faces })
      return system.resolve(before, call, orders, rolled)
    },
  }
  fuzz({ ...plan, ...SILENT, system: watched, seed, matches: 1 })
  return { setup, opening, answered }
}
const SILENT = { watch: () => undefined, progress: () => undefined }

/** The shortest list of orders that breaks the same law, as the text of a case file; null if the law does not break again. */
export function shrunkCase(plan: Plan, { seed, law }: Breach): string | null {
  const whole = replayed(plan, law, matchOf(plan, seed))
  if (!whole) return null
  const { setup, opening, answered, end } = shortest(plan, law, whole)
  return caseText(
    plan.system,
    { setup },
    {
      title: law,
      dice: [...opening, ...answered.flatMap(({ faces }) => faces)],
      orders: answered.map(({ orders }) => orders),
      end,
    },
  )
}

/** The breaches of some laws over some seeds, as text, each with the shortest match that we found for it. */
export const shrunkBreaches = (plan: Plan, seeds: readonly number[]): readonly string[] =>
  seeds.flatMap((seed) =>
    fuzz({ ...plan, ...SILENT, seed, matches: 1 }).breaches.map(
      (breach) => `${breachText(breach)}\n${shrunkCase(plan, breach) ?? 'no shorter match breaks it'}`,
    ),
  )
