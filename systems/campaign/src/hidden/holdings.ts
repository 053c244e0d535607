// Random ships, groups, keels and money of an empire in the weeks, which fit its public counters.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { dummyId, isCapitalUnit } from '../groups/plan.ts'
import { type CampaignShip, type Holdings, type Keel, NEW_SHIP, type ShipType, type TaskGroup } from '../holdings.ts'
import { worldsOfEmpire } from '../lookup.ts'
import { credits } from '../money.ts'
import type { Color, HexSide } from '../shapes.ts'
import type { Table } from '../state.ts'
import { type BattleGame, catalogueOf, newCondition } from '../tactics-port.ts'
import type { MapCounter } from '../week/shapes.ts'

/** A table whose secrets are drawn, with the ships of a battle game. */
export interface Drawing {
  readonly game: BattleGame
  readonly table: Table
  readonly dice: Dice
}

/** Ships of a drawn group, types of a fleet, credits and weeks away, at most. */
const [MOST_SHIPS, TYPES, MOST_CREDITS, MOST_AWAY] = [4, 4, 400, 3]

/** The types of an empire: some ships that jump, a capital unit, and a defence. */
function typesFor({ game, dice }: Drawing): {
  readonly fleet: readonly ShipType[]
  readonly capital: ShipType
  readonly all: readonly ShipType[]
} {
  const entries = catalogueOf(game)
  const jumping = entries.filter(({ facts }) => facts.ftl)
  const armed = jumping.filter(({ facts }) => facts.parts.some(({ kind }) => kind === 'weapon'))
  const great = jumping.filter(({ facts }) => isCapitalUnit(facts))
  const drawn = [pick(dice, armed), ...Array.from({ length: TYPES - 1 }, () => pick(dice, jumping)), pick(dice, great)]
  const all = drawn.map((entry, index): ShipType => ({ id: `type-${index + 1}`, ...entry }))
  const capital = all.at(-1)
  if (!capital) throw new Error('the catalogue has no ships')
  return { fleet: all.slice(0, TYPES), capital, all }
}

/** Makes ships with numbers of their own. */
class Yard {
  readonly ships: CampaignShip[] = []
  readonly #conditions = new Map<string, unknown>()
  readonly #drawing: Drawing
  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }
  build(type: ShipType, change: Pick<CampaignShip, 'role' | 'at'> & Partial<CampaignShip>): string {
    const condition = this.#conditions.get(type.id) ?? newCondition(this.#drawing.game, type.design)
    this.#conditions.set(type.id, condition)
    const number = this.ships.length + 1
    const id = `${change.role}-${number}`
    this.ships.push({ ...NEW_SHIP, id, name: `${type.facts.title} ${number}`, type: type.id, condition, ...change })
    return id
  }
}

/** CR-15.2a, CR-17.1: counters that meet others are no dummies: these are removed at contact. */
function mayBeDummy({ counters, battles }: Table, { owner, at }: MapCounter): boolean {
  if (at === null) return true
  return !battles.some((battle) => battle.at === at) && counters.every((other) => other.at !== at || other.owner === owner)
}
/** The counters that are dummies; each belongs to a group of ships, and no two to the same. */
function dummiesAmong({ table, dice }: Drawing, own: readonly MapCounter[]): ReadonlyMap<number, number> {
  const dummies = new Map<number, number>()
  const parents = new Set<number>()
  own.forEach((counter, index) => {
    const free = own.flatMap((_, other) => (other === index || dummies.has(other) || parents.has(other) ? [] : [other]))
    if (parents.has(index) || free.length === 0 || !mayBeDummy(table, counter) || !likely(dice, 1, 4)) return
    const parent = pick(dice, free)
    dummies.set(index, parent)
    parents.add(parent)
  })
  return dummies
}

const SIDES: readonly HexSide[] = [0, 1, 2, 3, 4, 5]
const CAME = ['stay', 'jump', 'lane'] as const
function cameIn(dice: Dice): TaskGroup['came'] {
  const by = pick(dice, CAME)
  return { by, sides: by === 'stay' ? [] : [pick(dice, SIDES)] }
}
const groupId = (index: number): string => `group-${index + 1}`
/** Groups behind the counters of an empire: ships, or dummies of groups with a capital unit. */
function groupsBehind(drawing: Drawing, seat: Color, yard: Yard, types: ReturnType<typeof typesFor>): readonly TaskGroup[] {
  const { table, dice } = drawing
  const own = table.counters.filter(({ owner }) => owner === seat)
  const dummies = dummiesAmong(drawing, own)
  const parents = new Set(dummies.values())
  const worlds = worldsOfEmpire(table, seat)
  const everywhere = Object.keys(table.land.worlds)
  return own.map(({ label, at }, index): TaskGroup => {
    const parent = dummies.get(index)
    const away = at === null || !worlds.includes(at) ? die(dice, MOST_AWAY + 1, 'weeks away') - 1 : 0
    const fields = { role: 'fleet', at: null, away, weeks: away } as const
    const count = die(dice, MOST_SHIPS, 'ships')
    const drawn = Array.from({ length: count }, (_, number) => (number === 0 ? types.fleet[0] : pick(dice, types.fleet)) ?? types.capital)
    const built = parents.has(index) ? [types.capital, ...drawn] : drawn
    return {
      id: parent === undefined ? groupId(index) : dummyId(groupId(parent)),
      label,
      ships: parent === undefined ? built.map((type) => yard.build(type, fields)) : [],
      dummyOf: parent === undefined ? null : groupId(parent),
      at,
      to: at === null ? pick(dice, worlds.length > 0 ? worlds : everywhere) : null,
      left: null,
      came: cameIn(dice),
    }
  })
}

/** Random holdings of an empire in the weeks that fit what everybody sees of it. */
export function hiddenHoldings(drawing: Drawing, seat: Color): Holdings {
  const { table, dice } = drawing
  const types = typesFor(drawing)
  const yard = new Yard(drawing)
  const groups = groupsBehind(drawing, seat, yard, types)
  const worlds = worldsOfEmpire(table, seat)
  for (const at of worlds) if (likely(dice, 1, 2)) yard.build(pick(dice, types.fleet), { role: 'defence', at })
  const keels = worlds
    .filter(() => likely(dice, 1, 6))
    .map((at, index): Keel => {
      const { id, facts } = pick(dice, types.fleet)
      return { id: `keel-${index + 1}`, type: id, at, paid: Math.min(facts.price - 1, credits(die(dice, 100, 'paid'))) }
    })
  return {
    treasury: credits(die(dice, MOST_CREDITS, 'treasury')),
    capital: worlds[0] ?? null,
    types: types.all,
    ships: yard.ships,
    groups,
    keels,
    spares: [],
    partners: [],
    bill: [],
  }
}
