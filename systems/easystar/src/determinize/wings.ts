// Fighters that a viewer has not seen, in bays that may hold them.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { BERTHS, FIGHTER_KINDS, FIGHTERS } from '../../data/tables.ts'
import { fighterId, itemsOfDesign } from '../design/roster.ts'
import type { Color, Fighter, FighterKind, Item, Secret, Sheet, Ship, ShipDesign, View } from '../state.ts'
import { fightersOf } from '../table.ts'
import type { GuessedShip } from './designs.ts'

type Berth = Sheet['fighters'][number]

interface Wing {
  /** Fighters that have landed again and fighters never seen. */
  readonly aboard: readonly Omit<Berth, 'bay'>[]
  /** Number of fighters never seen. */
  readonly hidden: number
}

export function wingOf(view: View, seat: Color, dice: Dice): Wing {
  const seen = fightersOf(view, seat)
  const landed = seen.filter(({ status }) => status === 'aboard')
  const free = FIGHTER_KINDS.flatMap((kind) => unseen(seat, kind, seen))
  const most = view.setup.scenario === 'carriers' ? free.length : Math.min(free.length, unseenWing(view, seen.length > 0, dice))
  const hidden = Array.from({ length: most }).reduce<readonly Omit<Berth, 'bay'>[]>((chosen) => {
    const rest = free.filter(({ id }) => !chosen.some((other) => other.id === id))
    return [...chosen, pick(dice, rest)]
  }, [])
  return { aboard: [...landed.map(({ id, kind, number, gift }) => ({ id, kind, number, gift })), ...hidden], hidden: hidden.length }
}

/** About half of all fleets have fighters, which are rarely launched after turn 2. */
function unseenWing({ turn }: View, begun: boolean, dice: Dice): number {
  if (begun) return die(dice, 4, 'fighters') - 1
  return likely(dice, turn > 2 ? 1 : 3, 6) ? 2 + die(dice, 6, 'fighters') : 0
}

const unseen = (seat: Color, kind: FighterKind, seen: readonly Fighter[]): readonly Omit<Berth, 'bay'>[] =>
  Array.from({ length: FIGHTERS[kind].counters }, (_, n) => ({
    id: fighterId(seat, kind, n + 1),
    kind,
    number: n + 1,
    gift: false,
  })).filter(({ id }) => !seen.some((fighter) => fighter.id === id))

export function berthed(guesses: readonly GuessedShip[], aboard: Wing['aboard']): Secret['sheets'] {
  const waiting = [...aboard]
  const sheets = guesses.map(({ ship, freighter, design }): Sheet => {
    const items = numbered(ship, design)
    const fighters = items
      .filter(({ kind }) => kind === 'bay' && ship.status === 'flying')
      .flatMap((bay) => waiting.splice(0, BERTHS).map((fighter): Berth => ({ ...fighter, bay: bay.id })))
    return { ship: ship.id, freighter, speedTraded: design.speedTraded, items, fighters }
  })
  return Object.fromEntries(sheets.map((sheet) => [sheet.ship, sheet]))
}

/** Seen items keep their ids; the others get free ids. */
function numbered(ship: Ship, design: ShipDesign): readonly Item[] {
  const seen = new Set(ship.known.map(({ id }) => id))
  const mint = (kind: Item['kind']): string => {
    let n = 1
    while (seen.has(`${kind}-${n}`)) n += 1
    seen.add(`${kind}-${n}`)
    return `${kind}-${n}`
  }
  const spare = [...ship.known]
  return itemsOfDesign(design).map((item) => {
    const at = spare.findIndex(
      (known) => known.kind === item.kind && known.mount === item.mount && known.range === item.range && known.damage === item.damage,
    )
    const [known] = at < 0 ? [] : spare.splice(at, 1)
    return known ?? { ...item, id: mint(item.kind) }
  })
}
