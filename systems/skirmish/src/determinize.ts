// Random states that fit a view, for bots and forecasts.
import { type Dice, die, likely, pick, playBehind } from '@admiralty/kernel'
import { enemiesOf, squadOf, squadsOf } from './lookup.ts'
import { type Color, GEAR, type Gear, type RoundPlan, type Secret, type Squad, type State, type Table, type View } from './state.ts'

/** A random state that fits the view: unknown cards, supplies and plans are random. */
export function determinize({ me: _, calls, held, asked, agenda, surrendered, ...table }: View, dice: Dice): State {
  const unknown = squadsOf(table).filter(({ seat }) => table.secret[seat] === undefined)
  const lookedAt = Object.assign({}, ...Object.values(table.secret).map(({ seen }) => seen)) as Readonly<Record<string, Gear>> // records of gear
  const gear = new Map(unknown.map((squad) => [squad.seat, gearFor(squad, lookedAt, dice)]))
  const allGear: Readonly<Record<string, Gear>> = Object.assign({}, ...gear.values(), ...Object.values(table.secret).map((own) => own.gear))
  const made = unknown.map((squad) => [squad.seat, secretFor(table, squad, { gear: gear.get(squad.seat) ?? {}, allGear }, dice)] as const)
  // These steps have several calls, and go on until each is answered.
  const again = agenda[0]?.step === 'plan' || agenda[0]?.step === 'supply'
  const play = playBehind({ agenda, calls, held, asked, surrendered }, { again })
  return { ...table, play, secret: inSeatOrder(table, { ...table.secret, ...Object.fromEntries(made) }) }
}

function gearFor({ cards }: Squad, lookedAt: Readonly<Record<string, Gear>>, dice: Dice): Readonly<Record<string, Gear>> {
  const known = new Map(
    cards.flatMap(({ id, face }): (readonly [string, Gear])[] => {
      const gear = face ?? lookedAt[id]
      return gear ? [[id, gear]] : []
    }),
  )
  for (const { id } of cards) {
    if (!known.has(id))
      known.set(
        id,
        pick(
          dice,
          GEAR.filter((gear) => ![...known.values()].includes(gear)),
        ),
      )
  }
  return Object.fromEntries(cards.map(({ id }) => [id, known.get(id) ?? 'decoy']))
}

interface Cards {
  readonly gear: Readonly<Record<string, Gear>>
  /** The cards of all squads. */
  readonly allGear: Readonly<Record<string, Gear>>
}
function secretFor(table: Table, squad: Squad, { gear, allGear }: Cards, dice: Dice): Secret {
  const supply = table.round === 0 ? null : die(dice, 6, 'a supply')
  const seen = squadsOf(table).flatMap(({ cards }) => cards.filter(({ seenBy }) => seenBy === squad.seat))
  return {
    gear,
    supply,
    plan: squad.planned === 'sealed' ? planFor(table, squad, supply, dice) : null,
    seen: Object.fromEntries(seen.map(({ id }) => [id, allGear[id] ?? 'decoy'])),
  }
}

function planFor(table: Table, { seat }: Squad, supply: number | null, dice: Dice): RoundPlan {
  const targets = enemiesOf(table, seat)
  if (targets.length === 0 || likely(dice, 1, 3)) return { order: 'rest' }
  const charge = (supply ?? 0) >= 4 && squadOf(table, seat).strength > 1 && likely(dice, 1, 2)
  return { order: 'aim', at: pick(dice, targets).seat, charge }
}

const inSeatOrder = (table: Table, secret: Readonly<Partial<Record<Color, Secret>>>): State['secret'] =>
  Object.fromEntries(table.setup.seats.map(({ seat }) => [seat, secret[seat]]))
