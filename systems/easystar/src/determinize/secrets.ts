// Possible secrets of an enemy: sheets, flagship, counters, fighters aboard.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { BERTHS, DAMAGE_CONTROL, FIGHTER_KINDS, FIGHTERS, SHIPS } from '../../data/tables.ts'
import { costOf } from '../design/cost.ts'
import { bareShip } from '../design/edit.ts'
import { placeGifts } from '../design/gifts.ts'
import { fighterId, itemsOfDesign } from '../design/roster.ts'
import { isStationDesign } from '../design/spaces.ts'
import { freightersOf } from '../setting/limits.ts'
import type { Color, Fighter, FighterKind, FleetDesign, Item, Secret, Sheet, Ship, ShipDesign, View } from '../state.ts'
import { fightersOf, shipsOf } from '../table.ts'
import { fits, fitted, type GuessedShip, seenDesign, withDevice } from './designs.ts'

/** Secrets of a seat that are consistent with the view. */
export function secretBehind(view: View, seat: Color, dice: Dice): Secret {
  const ships = [...shipsOf(view, seat)].sort((a, b) => a.number - b.number)
  const freighters = freightersAmong(view, seat, ships, dice)
  const seen = ships.map((ship): GuessedShip => {
    const freighter = freighters.has(ship.id)
    return {
      ship,
      freighter,
      open: opened(ship),
      late: view.turn > 3,
      design: freighter ? blankScout(ship) : seenDesign(view.setup, ship, dice),
    }
  })
  const wing = wingOf(view, seat, dice)
  const carriers = withBays(view, seen, wing.aboard.length, dice)
  const flown = fightersOf(view, seat).filter(({ gift }) => !gift).length
  const spent = carriers.reduce((sum, { freighter, design }) => sum + (freighter ? 0 : costOf(design).total), 0)
  const budget = view.setup.seats.find((place) => place.seat === seat)?.budget ?? 0
  const left = budget - spent - (flown + wing.hidden) * FIGHTERS.interceptor.cost
  const { guesses, points } = fitted(view.setup, carriers, left, dice)
  const counters =
    points >= DAMAGE_CONTROL.cost
      ? die(dice, Math.min(DAMAGE_CONTROL.most, Math.floor(points / DAMAGE_CONTROL.cost)) + 1, 'counters') - 1
      : 0
  const flagship = flagshipAmong(guesses, dice)
  const gifted = guesses.map((guess) => (guess.ship.id === flagship ? { ...guess, design: withGift(view, guess, dice) } : guess))
  return {
    fleet: fleetOf(gifted, flagship, counters),
    sheets: berthed(gifted, wing.aboard),
    flagship,
    counters,
    flagshipCounters: view.advantages[seat]?.rows.includes(6) ? die(dice, 2, 'counters') - 1 : 0,
  }
}

function freightersAmong(view: View, seat: Color, ships: readonly Ship[], dice: Dice): ReadonlySet<string> {
  const chosen = new Set(ships.filter(({ freighter }) => freighter).map(({ id }) => id))
  const could = ships.filter(
    (ship) => ship.hull === 'scout' && !ship.freighter && !opened(ship) && ship.known.length === 0 && ship.speed <= 2,
  )
  const count = Math.min(freightersOf(view.setup, seat), chosen.size + could.length)
  while (chosen.size < count) chosen.add(pick(dice, could).id)
  return chosen
}
/** The sheet of a destroyed ship is public. */
const opened = ({ status }: Ship): boolean => status !== 'flying' && status !== 'left'
const blankScout = ({ hull, name }: Ship): ShipDesign => ({ ...bareShip(hull), name })

type Berth = Sheet['fighters'][number]
interface Wing {
  /** Fighters that have landed again and fighters never seen. */
  readonly aboard: readonly Omit<Berth, 'bay'>[]
  /** Number of fighters never seen. */
  readonly hidden: number
}

function wingOf(view: View, seat: Color, dice: Dice): Wing {
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

/** Adds enough bays for the fighters to ships that have room. */
function withBays(view: View, guesses: readonly GuessedShip[], fighters: number, dice: Dice): readonly GuessedShip[] {
  const all = [...guesses]
  const berths = (): number => all.reduce((sum, { design }) => sum + bays(design) * BERTHS, 0)
  const alive = all.flatMap(({ ship, freighter }, index) => (freighter || ship.hull === 'scout' || ship.status !== 'flying' ? [] : [index]))
  for (let tries = 0; tries < 20 && berths() < fighters && alive.length > 0; tries += 1) {
    const index = pick(dice, alive)
    const guess = all[index]
    if (!guess) continue
    const design = withDevice(guess.design, 'bay')
    if (fits(view.setup, design) || tries > 12) all[index] = { ...guess, design }
  }
  return all
}
const bays = ({ auxiliaries }: ShipDesign): number => auxiliaries.filter(({ kind }) => kind === 'bay').length

function berthed(guesses: readonly GuessedShip[], aboard: Wing['aboard']): Secret['sheets'] {
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

/** The ship that has shown a gift, else a random ship other than a freighter. */
function flagshipAmong(guesses: readonly GuessedShip[], dice: Dice): string | null {
  const could = guesses.filter(({ freighter }) => !freighter)
  const known = could.find(showsGift)
  if (known) return known.ship.id
  return could.length > 0 ? pick(dice, could).ship.id : null
}

const showsGift = ({ ship }: GuessedShip): boolean =>
  ship.known.some(({ gift, giftRange, giftDamage }) => gift || giftRange + giftDamage > 0)

/** Places the gift, which is public, at random unless a part of it has been seen. */
function withGift(view: View, guess: GuessedShip, dice: Dice): ShipDesign {
  const rows = view.advantages[guess.ship.seat]?.rows ?? []
  if (guess.open || showsGift(guess) || rows.length === 0) return guess.design
  const known = guess.ship.known.length
  const legal = ({ ships: [ship] }: FleetDesign): boolean =>
    ship !== undefined &&
    fits(view.setup, ship) &&
    isStationDesign(ship) === guess.ship.station &&
    (known === 0 || unchanged(guess.design, ship))
  const alone: FleetDesign = { name: '', ships: [guess.design], flagship: 0, damageControl: 0 }
  return placeGifts(alone, rows, legal, dice).ships[0] ?? guess.design
}
/** Whether the weapons seen so far stay as they were seen. */
const unchanged = (before: ShipDesign, after: ShipDesign): boolean =>
  before.weapons.every((weapon, index) => weapon.range === after.weapons[index]?.range && weapon.damage === after.weapons[index]?.damage)

function fleetOf(guesses: readonly GuessedShip[], flagship: string | null, damageControl: number): FleetDesign {
  const own = guesses.filter(({ freighter }) => !freighter).slice(0, SHIPS_AT_MOST)
  return {
    name: '',
    ships: own.map(({ design }) => design),
    flagship: Math.max(
      0,
      own.findIndex(({ ship }) => ship.id === flagship),
    ),
    damageControl,
  }
}
const SHIPS_AT_MOST = Object.values(SHIPS).reduce((sum, { counters }) => sum + counters, 0)
