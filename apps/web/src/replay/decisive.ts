// The losses of each seat, and the turn that decided a match.
import type { Outcome, Seat, Tally } from '@admiralty/kernel'
import { damageSteps } from './damage.ts'
import type { Stop } from './stops.ts'

/** The losses of a seat in a turn or in the whole match. */
export interface Losses {
  readonly seat: Seat
  /** Points or boxes of damage. */
  readonly damage: number
  /** Ids of the ships that can fight no more, the first one first. */
  readonly ships: readonly string[]
}

export interface Decisive {
  /** One for each seat with ships, over the whole match. */
  readonly total: readonly Losses[]
  /** The ships of each seat, those that appeared later included. */
  readonly fleets: Readonly<Record<Seat, number>>
  /** Null if no turn put the winners further ahead than another. */
  readonly turningPoint: { readonly turn: number /** Its first stop. */; readonly at: number; readonly losses: readonly Losses[] } | null
  /** The turn in which the match ended. */
  readonly lastTurn: number
}

/** The losses at one stop. */
interface StepLosses {
  readonly turn: number
  readonly damage: Readonly<Record<Seat, number>>
  readonly gone: readonly Tally[]
}

const isGone = ({ taken, of }: Tally): boolean => taken >= of
const standing = (rows: readonly Tally[]): readonly Tally[] => rows.filter((row) => !isGone(row))

/** `tallies` has one entry for each stop. */
export function decisiveOf(stops: readonly Stop[], tallies: readonly (readonly Tally[])[], { winners }: Outcome): Decisive {
  const damage = damageSteps(tallies)
  const steps = stops.map(({ turn }, index): StepLosses => {
    const now = new Set(standing(tallies[index] ?? []).map(({ id }) => id))
    return {
      turn,
      damage: damage[index]?.taken ?? {},
      gone: standing(tallies[index - 1] ?? []).filter(({ id }) => !now.has(id)),
    }
  })
  const ships = new Map(tallies.flat().map((row) => [row.id, row]))
  const seats = [...new Set([...ships.values()].map(({ seat }) => seat))]
  const turns = [...Map.groupBy(steps, ({ turn }) => turn)].map(([turn, inTurn]) => ({
    turn,
    lead: leadOf(inTurn, winners),
    losses: seats.map((seat) => lossesOf(inTurn, seat)),
  }))
  const best = turns.toSorted((a, b) => b.lead - a.lead)[0]
  return {
    total: seats.map((seat) => lossesOf(steps, seat)),
    fleets: Object.fromEntries(seats.map((seat) => [seat, [...ships.values()].filter((row) => row.seat === seat).length])),
    turningPoint: best && best.lead > 0 ? { ...best, at: stops.findIndex(({ turn }) => turn === best.turn) } : null,
    lastTurn: stops.at(-1)?.turn ?? 0,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Losses as one number, each counted once: damage, and the damage that a lost ship could still have taken. */
const worthOf = ({ damage, gone }: StepLosses, seat: Seat): number =>
  (damage[seat] ?? 0) + sum(gone.filter((row) => row.seat === seat).map(({ taken, of }) => of - taken))

/** The losses of the others minus those of the winners; in a draw, the losses of all. */
function leadOf(steps: readonly StepLosses[], winners: readonly Seat[]): number {
  return sum(
    steps.flatMap((step) => {
      const seats = new Set([...Object.keys(step.damage), ...step.gone.map(({ seat }) => seat)])
      return [...seats].map((seat) => (winners.includes(seat) ? -1 : 1) * worthOf(step, seat))
    }),
  )
}

const lossesOf = (steps: readonly StepLosses[], seat: Seat): Losses => ({
  seat,
  damage: sum(steps.map((step) => step.damage[seat] ?? 0)),
  ships: [...new Set(steps.flatMap(({ gone }) => gone.filter((row) => row.seat === seat).map(({ id }) => id)))],
})
