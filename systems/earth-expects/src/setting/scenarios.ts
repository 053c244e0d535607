// The battles that may be fought: who sits, with which ships, where, and for what.
import type { Hex } from '@admiralty/hex'
import type { OptionValue, Place, Scenario } from '@admiralty/kernel'
import { shipNamed } from '../design/ready.ts'
import type { Body, Color, Enlisted, Objective, Setup } from '../state.ts'
import type { EarthExpects } from '../system.ts'
import { optionsChosen, SWITCH_NAMES } from './options.ts'

export const seats = ({ seats: sitting }: Pick<Setup, 'seats'>): readonly Place[] =>
  sitting.map(({ seat, side }) => ({ seat, side, kind: 'player' }))

interface Ordered {
  readonly ship: string
  readonly seat: Color
  readonly hex: Hex | null
  readonly facing: Enlisted['facing']
  readonly speedPower: number
  readonly hides: Enlisted['hides']
}
const at = (ship: string, seat: Color, hex: Hex, facing: Ordered['facing'], speedPower = 0): Ordered => ({
  ship,
  seat,
  hex,
  facing,
  speedPower,
  hides: null,
})
const enlisted = (ordered: readonly Ordered[]): readonly Enlisted[] =>
  ordered.map(({ ship, seat, hex, facing, speedPower, hides }, index) => ({
    id: `${seat}-${ordered.slice(0, index + 1).filter((one) => one.seat === seat).length}`,
    seat,
    design: shipNamed(ship),
    crew: 'standard',
    hex,
    facing,
    speedPower,
    hides,
    marks: {},
    rotates: 0,
  }))

interface Told {
  readonly id: string
  readonly title: string
  readonly briefing: string
  readonly rule: `EE-${string}`
  readonly ships: readonly Ordered[]
  readonly bodies: readonly Body[]
  readonly objectives: readonly Objective[]
}
const ZONES: Readonly<Partial<Record<Color, Setup['seats'][number]['zone']>>> = {
  yellow: { centre: [0, 6], radius: 2 },
  blue: { centre: [0, -6], radius: 2 },
}
const place = (seat: Color): Setup['seats'][number] => ({ seat, side: seat, budget: 0, zone: ZONES[seat] ?? { centre: [0, 0], radius: 2 } })

const told = ({ id, title, briefing, rule, ships, bodies, objectives }: Told): Scenario<EarthExpects> => ({
  id,
  title,
  briefing,
  rule,
  seats: seats({ seats: [place('yellow'), place('blue')] }),
  options: SWITCH_NAMES,
  setup: (choices: Readonly<Record<string, OptionValue>>) => ({
    scenario: id,
    seats: [place('yellow'), place('blue')],
    ships: enlisted(ships),
    bodies,
    heat: null,
    objectives,
    options: optionsChosen(choices),
  }),
})

const LAST: readonly Objective[] = [{ aim: 'lastArmed' }, { aim: 'time', turn: 20, side: null }]

export const scenarios: readonly Scenario<EarthExpects>[] = [
  told({
    id: 'chase',
    title: 'The chase of the Icarus',
    briefing: 'The scout Icarus has been found. The battlecruiser Vigilance is two hexes off her stern.',
    rule: 'EE-GEN-20',
    ships: [at('Vigilance', 'yellow', [0, 0], 0, 4), at('Icarus', 'blue', [1, -2], 0, 4)],
    bodies: [],
    objectives: [{ aim: 'escape', side: 'blue', ships: ['blue-1'] }, { aim: 'destroy', side: 'yellow', ships: ['blue-1'] }, ...LAST],
  }),
  told({
    id: 'duel',
    title: 'A duel of battlecruisers',
    briefing: 'Two ships of the Vigilance class meet in open space.',
    rule: 'EE-GEN-20',
    ships: [at('Vigilance', 'yellow', [0, 5], 0, 8), at('Vigilance', 'blue', [0, -5], 3, 8)],
    bodies: [],
    objectives: LAST,
  }),
]
