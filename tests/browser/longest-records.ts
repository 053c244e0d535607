// The longest records that the limits of the games allow: designs, and positions of games without a shipyard.
import type { NewMatchRequest } from '@admiralty/protocol'

/** A saved design, and what its record has on paper: selectors with the number of their elements on all sheets. */
export interface LongDesign {
  readonly system: string
  /** The name at the head of its longest record. */
  readonly name: string
  readonly design: unknown
  readonly printed: Readonly<Record<string, number>>
}
/** A position in which both seats have many units. */
export interface LongPosition extends Omit<LongDesign, 'design'> {
  readonly request: NewMatchRequest
  readonly position: unknown
}

export const LONGEST_NAME = 'W'.repeat(40)
const times = <T>(count: number, make: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => make(index))
const ALL_ROUND = ['F', 'FS', 'AS', 'A', 'AP', 'FP']

interface FullThrustSize {
  readonly name: string
  readonly hull: number
  readonly armour: number
  readonly parts: number
}
const FULL_THRUST_PARTS = [
  { kind: 'bay', group: { role: 'interceptor', fast: true, longRange: true, heavy: true } },
  { kind: 'launcher', arcs: ALL_ROUND, feeds: 'magazine-1' },
  { kind: 'magazine', standard: 300, extended: 300 },
  { kind: 'rack', load: 'extended', arcs: ALL_ROUND },
]
/** Six screens, two drives and the three core systems are systems beside the parts. */
export const fullThrustShip = ({ name, hull, armour, parts }: FullThrustSize): LongDesign => ({
  system: 'full-thrust',
  name,
  design: {
    name,
    hull,
    armour,
    shipClass: 'SDN',
    navy: LONGEST_NAME,
    mass: 300,
    thrust: 8,
    ftl: true,
    screens: 6,
    parts: times(parts, (index) => FULL_THRUST_PARTS[index % FULL_THRUST_PARTS.length]),
  },
  printed: { '.ft-print-systems tr': parts + 11, '.ft-print-row i': hull + armour },
})

const SOLAR_FLARE_KINDS = ['beam', 'shield', 'tube', 'generator'] as const
const SOLAR_FLARE_BOXES = { beam: 6, shield: 6, tube: 3, generator: 0 } as const
/** All components are in one section. Each of the seven sections has four boxes of integrity. */
export function solarFlareShip(name: string, components: number, crew: number): LongDesign {
  const kinds = times(components, (index) => SOLAR_FLARE_KINDS[index % SOLAR_FLARE_KINDS.length] ?? 'beam')
  const charges = kinds.reduce((sum, kind) => sum + SOLAR_FLARE_BOXES[kind], 0)
  return {
    system: 'solar-flare',
    name,
    design: { name, components: kinds.map((kind) => ({ kind, level: 6, section: 2 })), crew: times(crew, () => 6) },
    printed: { '.sf-print tr': components, '.sf-print .ps-boxes i': charges + 7 * 4 },
  }
}

/** A sheet of boxes in columns: lasers, ion cannons and railguns of one box each. */
export function earthExpectsShip(name: string, boxes: number, columns: number): LongDesign {
  const placed = times(boxes, (index) => {
    const column = (index % columns) - Math.floor(columns / 2)
    const type = 'LIR'[index % 3] ?? 'L'
    return { at: [column, Math.floor(index / columns) - Math.floor(column / 2)], type, system: `${type}${index}` }
  })
  const primaries = placed.map(({ at, type, system }) => [system, [{ at, aim: type === 'R' ? 'ahead' : null }]])
  return {
    system: 'earth-expects',
    name,
    design: {
      name,
      hull: 'BS-99',
      kind: 'warship',
      engines: 'BS-99',
      base: false,
      boxes: placed,
      armour: [],
      primaries: Object.fromEntries(primaries),
      arrays: [],
    },
    printed: { '.pe-drawing .ee-box': boxes, '.pe-weapons tbody tr': boxes },
  }
}

const EASYSTAR_WEAPONS = ['beam', 'torpedo', 'pointDefence', 'missile'] as const
const MOUNTS = { beam: 'axial', torpedo: 'ventral', pointDefence: 'dorsal', missile: 'axial' } as const
const DEVICES = ['displacer', 'powerUp', 'jump', 'manoeuvring', 'shield', 'ecm', 'targeting', 'armour'] as const
/** Half of the devices are bays, with two fighters each. The other ships of the fleet have one weapon. */
export function easyStarFleet(name: string, items: number, ships: number): LongDesign {
  const ship = (title: string, weapons: number, devices: number) => ({
    name: title,
    hull: 'leviathan',
    speedTraded: 0,
    weapons: times(weapons, (index) => {
      const kind = EASYSTAR_WEAPONS[index % EASYSTAR_WEAPONS.length] ?? 'beam'
      return { kind, mount: MOUNTS[kind], range: 5, damage: 5, gift: false, giftRange: 0, giftDamage: 0 }
    }),
    auxiliaries: times(devices, (index) => ({ kind: index % 2 === 1 ? 'bay' : DEVICES[(index / 2) % DEVICES.length], gift: false })),
    fighters: times(devices, (index) => ({ kind: index % 2 ? 'interceptor' : 'attackCraft', bay: Math.floor(index / 2), gift: false })),
  })
  return {
    system: 'easystar',
    name,
    design: {
      name: LONGEST_NAME,
      flagship: 0,
      damageControl: 3,
      ships: [ship(name, items, items), ...times(ships - 1, (index) => ship(`Tug ${index + 1}`, 1, 0))],
    },
    printed: {
      'td.ps-mount': items + ships - 1,
      '.ps-items li': items,
      '.ps-sil .symbol': ships,
      'td.ps-from': items,
    },
  }
}

const PLACES = times(12, (index) => ({ at: [(index % 3) - 1, -4 - Math.floor(index / 6)], vector: 2, velocity: 3 }))
const LOADED = ['gunship', 'bus', 'scoopship'] as const
/** Craft with loads of several things, and a station with a bay of a hundred things, of each seat. */
export function manyCraft(craft: number): LongPosition {
  const units = (seat: string) => [
    { seat, at: [seat === 'yellow' ? -2 : 0, 5], vector: 5, velocity: 3, bay: times(100, (index) => (index % 2 ? 'comSat' : 'defSat')) },
    ...times(craft, (index) => ({
      seat,
      kind: LOADED[index % LOADED.length],
      ...PLACES[index % PLACES.length],
      cargo: index % 3 === 1 ? ['comSat', 'ecmSat', 'comSat'] : [],
    })),
  ]
  return {
    system: 'gravity-well',
    name: 'Craft records',
    request: { system: 'gravity-well', scenario: 'fast', options: {}, seats: { yellow: 'invite', blue: 'bot:ensign' }, value: 'luck' },
    position: { at: 'launch', turn: 1, units: [...units('yellow'), ...units('blue')] },
    printed: { '.gw-craft tbody tr': 2 * craft + 14 },
  }
}
/** Ships of both seats that are in no list of the set-up. */
export function manyShips(ships: number): LongPosition {
  const entries = times(ships, (index) => [
    `${index % 2 ? 'blue' : 'red'}-${index + 1}`,
    { seat: index % 2 ? 'blue' : 'red', name: `${index} ${'W'.repeat(36)}`, design: 'Lancer', mu: [index - ships / 2, index % 2 ? 9 : -9] },
  ])
  return {
    system: 'full-thrust',
    name: 'Turn summary',
    request: { system: 'full-thrust', scenario: 'cruiser-duel', options: {}, seats: { red: 'invite', blue: 'bot:ensign' }, value: 'luck' },
    position: { ships: Object.fromEntries(entries) },
    printed: { '.ft-result tbody tr': ships, '.ft-print': ships },
  }
}
