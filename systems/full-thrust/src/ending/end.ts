// The end of a turn and of the battle (FT-END-08 to FT-END-11, FT-FTR-20).
import { type GameSteps, hasSurrendered, type Outcome } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { surfaceOf } from '../measure.ts'
import type { Color, Side } from '../shapes.ts'
import type { Ship, State, Table } from '../state.ts'
import { isAble, isEnemy, present, salvoesOf, seatsOf, shipOf, sideOf } from '../table.ts'
import { sidesOf } from '../turn/steps.ts'
import { disengage } from './disengaging.ts'
import { pointsFor, winnerByPoints } from './points.ts'
import { fieldHolder, recoverGroups } from './recovery.ts'

/** FT-END-08: quiet turns in a row, and how far apart all enemies are, in MU. */
const QUIET_TURNS = 3
const FAR_APART = 60

/** A ship that comes in by FTL can act too (FT-FTL-07). */
const canAct = (table: Table, side: Side): boolean =>
  Object.values(table.ships).some((ship) => sideOf(table, ship.seat) === side && (ship.status === 'coming' || isAble(ship)))

function isFarApart(table: Table): boolean {
  const ships = present(table)
  const isNear = (one: Ship, other: Ship): boolean =>
    isEnemy(table, one.seat, other.seat) && surfaceOf(table).isWithin(one.at, other.at, FAR_APART)
  return !ships.some((one) => ships.some((other) => isNear(one, other)))
}

/** The cause that ends the battle now; undefined if the battle goes on. */
type EndCause = 'aim' | 'alone' | 'turnCap' | 'quiet'
export function endCause(table: Table): EndCause | undefined {
  if (isAimDecided(table)) return 'aim'
  if (sidesOf(table).filter((side) => canAct(table, side)).length < 2) return 'alone'
  if (table.turn >= table.setup.settings.turnCap) return 'turnCap'
  return table.quiet >= QUIET_TURNS && isFarApart(table) ? 'quiet' : undefined
}

const hasEscaped = ({ status }: Ship): boolean => status === 'jumped' || status === 'disengaged'
/** R-FT-75: enough ships have got away, or too few can. */
function isAimDecided(table: Table): boolean {
  const { aim } = table.setup
  if (aim.kind !== 'escape') return false
  const ships = aim.ships.flatMap((id) => table.ships[id] ?? [])
  const away = ships.filter(hasEscaped).length
  return away >= aim.needed || away + ships.filter((ship) => isAble(ship) || ship.status === 'coming').length < aim.needed
}
/** The sides that win by the aim of the scenario, among those that have not conceded; none for a draw. */
function winnersOf(table: Table, left: readonly Side[]): readonly Side[] {
  const { aim } = table.setup
  switch (aim.kind) {
    case 'points':
      return [winnerByPoints(table, left) ?? []].flat()
    case 'field': {
      const holder = fieldHolder(table)
      return holder === null || holder === 'contested' ? [] : [holder]
    }
    case 'escape': {
      const away = aim.ships.filter((id) => table.ships[id] && hasEscaped(shipOf(table, id))).length
      return left.filter((side) => (side === aim.side) === away >= aim.needed)
    }
  }
}
/** FT-END-11: the side that alone has a ship that can act, where no aim of its own decides. The others have lost. */
function lastSide(table: Table, left: readonly Side[]): Side | undefined {
  const [alone, ...others] = left.filter((side) => canAct(table, side))
  return table.setup.aim.kind === 'escape' || others.length > 0 ? undefined : alone
}
const WHY = { points: 'FT-END-11', field: 'FT-END-09', escape: 'FT-END-07' } as const
function outcomeOf(table: Table, cause: EndCause, left: readonly Side[]): Outcome {
  const byAim = winnersOf(table, left)
  const last = byAim.length > 0 && table.setup.aim.kind === 'field' ? undefined : lastSide(table, left)
  const winners = last === undefined ? byAim : [last]
  const { aim } = table.setup
  return {
    winners: seatsOf(table).filter((seat) => winners.includes(sideOf(table, seat))),
    why: last !== undefined ? 'FT-END-11' : cause === 'aim' || winners.length > 0 ? WHY[aim.kind] : 'FT-END-08',
    scores:
      aim.kind === 'points' ? Object.fromEntries(seatsOf(table).map((seat) => [seat, pointsFor(table, sideOf(table, seat), left)])) : null,
  }
}

/** The end of a turn: the battle ends, or the next turn begins. */
function endTurn(ctx: Context): void {
  const { turn, diced, quiet } = ctx.state
  ctx.emit({ type: 'turnEnded', quiet: diced === turn ? 0 : quiet + 1 })
  const cause = endCause(ctx.state)
  if (cause === undefined) {
    ctx.next({ step: 'turn' })
    return
  }
  endBattle(ctx, cause, sidesLeft(ctx.state))
}
function endBattle(ctx: Context, cause: EndCause, left: readonly Side[]): void {
  recoverGroups(ctx)
  ctx.emit({ type: 'ended', outcome: outcomeOf(ctx.state, cause, left) })
}

/** The sides that have not conceded. `now`: seats of sides that concede at this moment. */
const sidesLeft = (state: State, now: readonly Color[] = []): readonly Side[] =>
  sidesOf(state).filter((side) =>
    seatsOf(state).some((seat) => sideOf(state, seat) === side && !now.includes(seat) && !hasSurrendered(state, seat)),
  )
/** R-FT-87: a side that concedes loses its ships, fighters and salvoes at once; the battle ends if only one side can still act. */
export function surrender(ctx: Context, seats: readonly Color[]): void {
  const { state } = ctx
  const left = sidesLeft(state, seats)
  const own = ({ seat }: { readonly seat: Color }): boolean => seats.includes(seat)
  const idsOf = <T extends { readonly id: string; readonly seat: Color }>(all: readonly T[]) => all.filter(own).map(({ id }) => id)
  for (const side of new Set(seats.map((seat) => sideOf(state, seat)))) {
    const ships = Object.values(state.ships).filter(({ status }) => status === 'coming' || status === 'present')
    const groups = Object.values(state.groups).filter(({ where }) => where !== 'gone')
    ctx.emit({ type: 'sideConceded', side, ships: idsOf(ships), groups: idsOf(groups), salvoes: idsOf(salvoesOf(state)) })
  }
  if (state.turn === 0 || left.filter((side) => canAct(ctx.state, side)).length > 1) return
  endBattle(ctx, 'alone', left) // FT-END-08
  ctx.drop(() => true)
}
/** P11 after the repairs. */
export const endingSteps: GameSteps<RuleTypes, 'disengage' | 'turnEnd'> = {
  disengage: { play: (_, ctx) => disengage(ctx) },
  turnEnd: { play: (_, ctx) => endTurn(ctx) },
}
