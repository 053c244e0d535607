// Two worlds of a campaign that look alike to one viewer: what is the same in both, and what others keep secret.
import { type Dice, die, likely, pick, seededDice, type Viewer } from '@admiralty/kernel'
import { drawn } from '../src/draft/cards.ts'
import { around, between, MAP } from '../src/land/geometry.ts'
import type { Position } from '../src/position.ts'
import type { Color, HexAddress } from '../src/shapes.ts'
import type { Setup, State } from '../src/state.ts'
import { campaignFor } from '../src/week-for-tests.ts'
import { system } from './battle-game.ts'

/** Secrets of others that differ between twins. */
export const DIFFERENCES = ['meeting', 'dummy', 'pact', 'treasury'] as const
export type Difference = (typeof DIFFERENCES)[number]
/** Ships of no capital unit, so that groups of them have no dummies. */
const SMALL = ['Lantern', 'Tern', 'Harrier', 'Osprey', 'Dart', 'Lancer', 'Targe', 'Falchion', 'Heron', 'Rapier']
const GREAT = ['Albatross', 'Glaive', 'Cormorant']
/** Empires, worlds, and worlds of an empire at the start, and the week. */
export const [EMPIRES, WEEK] = [4, 5]
const [SITES, OWNED] = [60, 3]
type Groups = NonNullable<NonNullable<NonNullable<Position['seats']>[Color]>['holdings']>['groups']
type Ships = readonly { readonly design: string }[]

/** The common part of both worlds of a twin. */
export interface TwinStage {
  readonly setup: Setup
  readonly viewer: Viewer
  /** Two empires that meet, and the owner of the dummy. The first and the third may have a pact. */
  readonly actors: readonly [one: Color, other: Color, third: Color]
  readonly meeting: HexAddress
  /** The hexes where a group and its dummy are, and where they go. */
  readonly home: HexAddress
  readonly ends: readonly [HexAddress, HexAddress]
  readonly worlds: Position['worlds']
  readonly owned: ReadonlyMap<Color, readonly HexAddress[]>
  readonly fleets: ReadonlyMap<Color, Ships>
  readonly great: Ships
}
/** The differences between both worlds. */
export interface Hidden {
  readonly treasuries: ReadonlyMap<Color, number>
  /** The ships of both that meet. */
  readonly met: readonly [Ships, Ships]
  readonly pact: boolean
  /** The end to which the group goes; its dummy goes to the other. */
  readonly end: 0 | 1
  /** Attitudes by world. Only those of the margin differ, where nobody is. */
  readonly margin: number
}
const OPTIONS = ['map', 'weaponry', 'neutrals', 'scouting', 'tempo'] as const
function randomSettings(whim: Dice): Readonly<Record<string, string>> {
  const options = system.options.filter(({ name }) => OPTIONS.some((one) => one === name))
  return Object.fromEntries(options.map(({ name, values }) => [name, String(pick(whim, values))]))
}
const shuffled = <T extends string>(whim: Dice, from: readonly T[]): readonly T[] => drawn(from, from.length, whim).cards as readonly T[] // the same items
const fleet = (whim: Dice, from: readonly string[], most: number): { readonly design: string }[] =>
  Array.from({ length: die(whim, most, 'ships') }, () => ({ design: pick(whim, from) }))

/** An empty hex with two empty neighbours, away from worlds and other places that matter. */
function emptyPlaces(whim: Dice, worlds: ReadonlySet<HexAddress>): Pick<TwinStage, 'meeting' | 'ends'> & { readonly home: HexAddress } {
  const empty = shuffled(
    whim,
    MAP.filter((at) => !worlds.has(at)),
  )
  for (const home of empty) {
    const [first, second] = around(home, 1).filter((at) => at !== home && !worlds.has(at))
    const meeting = empty.find((at) => between(at, home) > 3)
    if (first !== undefined && second !== undefined && meeting !== undefined) return { home, ends: [first, second], meeting }
  }
  throw new Error('the map has no empty hexes')
}
/** The public facts of a twin, and the fleets that both worlds have, for a viewer. */
export function stageFor(whim: Dice, of: number): TwinStage {
  const setup = campaignFor(EMPIRES, randomSettings(whim))
  const seats = setup.seats.map(({ seat }) => seat)
  const viewer: Viewer = seats[of] ?? 'public'
  const [one, other, third] = shuffled(
    whim,
    seats.filter((seat) => seat !== viewer),
  )
  if (one === undefined || other === undefined || third === undefined) throw new Error('there are too few empires')
  const sites = shuffled(whim, MAP).slice(0, SITES)
  return {
    setup,
    viewer,
    actors: [one, other, third],
    ...emptyPlaces(whim, new Set(sites)),
    worlds: Object.fromEntries(sites.map((at) => [at, { rolled: die(whim, 9, 'income') + 1 }])),
    owned: new Map(seats.map((seat, index) => [seat, sites.slice(index * OWNED, (index + 1) * OWNED)])),
    fleets: new Map(seats.map((seat) => [seat, fleet(whim, SMALL, 3)])),
    great: fleet(whim, GREAT, 2),
  }
}
const MONEY = 90_000
export function hiddenFor({ setup }: TwinStage, whim: Dice): Hidden {
  return {
    treasuries: new Map(setup.seats.map(({ seat }) => [seat, die(whim, MONEY, 'treasury')])),
    met: [fleet(whim, SMALL, 3), fleet(whim, SMALL, 3)],
    pact: false,
    end: 0,
    margin: die(whim, 6, 'attitude'),
  }
}
/** The same world with some other secrets; those of the viewer stay. */
export function otherHidden({ viewer }: TwinStage, mine: Hidden, whim: Dice): Hidden {
  const chosen = <T>(other: T, same: T): T => (likely(whim, 3, 4) ? other : same)
  const treasuries = new Map([...mine.treasuries].map(([seat, money]) => [seat, seat === viewer ? money : die(whim, MONEY, 'treasury')]))
  return {
    treasuries: chosen(treasuries, mine.treasuries),
    met: chosen([fleet(whim, SMALL, 3), fleet(whim, SMALL, 3)], mine.met),
    pact: chosen(true, false),
    end: chosen(1, 0),
    margin: die(whim, 6, 'attitude'),
  }
}
export const DIFFERS: Readonly<Record<Difference, (mine: Hidden, other: Hidden) => boolean>> = {
  meeting: (mine, other) => JSON.stringify(mine.met) !== JSON.stringify(other.met),
  dummy: (mine, other) => mine.end !== other.end,
  pact: (mine, other) => mine.pact !== other.pact,
  treasury: (mine, other) => JSON.stringify([...mine.treasuries]) !== JSON.stringify([...other.treasuries]),
}

/** The state of a world of a twin. */
export function stateFor(stage: TwinStage, hidden: Hidden): State {
  const { setup, actors, owned, worlds } = stage
  const [one, , third] = actors
  const groupsOf = (seat: Color): Groups => [
    { id: 'group-1', at: owned.get(seat)?.[0] ?? '', ships: [...(stage.fleets.get(seat) ?? [])] },
    ...actors
      .slice(0, 2)
      .flatMap((actor, index) => (actor === seat ? [{ id: 'group-8', at: stage.meeting, ships: [...(hidden.met[index] ?? [])] }] : [])),
    ...(seat === third ? [{ id: 'group-9', at: stage.home, ships: [...stage.great] }] : []),
    ...(seat === third ? [{ id: 'group-9-dummy', at: stage.home, dummyOf: 'group-9' }] : []),
  ]
  const partnerOf = (seat: Color): readonly Color[] => (!hidden.pact ? [] : seat === one ? [third] : seat === third ? [one] : [])
  const seats = setup.seats.map(({ seat }): [Color, NonNullable<NonNullable<Position['seats']>[Color]>] => {
    const own = owned.get(seat) ?? []
    const holdings = { treasury: hidden.treasuries.get(seat) ?? 0, capital: own[0] ?? null, groups: groupsOf(seat) }
    return [seat, { worlds: [...own], holdings, consents: { pacts: partnerOf(seat).map((partner) => ({ with: partner, until: null })) } }]
  })
  const attitudes = { ...Object.fromEntries(Object.keys(worlds).map((at, index) => [at, (index % 6) + 1])), '−03/−03': hidden.margin }
  const position: Position = {
    at: [{ step: 'orders' }],
    stage: 'weeks',
    week: WEEK,
    worlds,
    seats: Object.fromEntries(seats),
    umpire: { attitudes },
  }
  return system.begin({ setup, position }, seededDice(1)).state
}
