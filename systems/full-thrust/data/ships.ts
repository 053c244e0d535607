// The ready-made ships: sixteen of the ledger's catalogue, then eight more (PROPOSED). Names, navies and ships are ours.
import { FIRE_ARCS, type FireArc } from '@admiralty/space'
import type { ClassLabel, GroupRole, LoadKind } from './tables.ts'

type Arcs = readonly FireArc[]
const ALL_ROUND: Arcs = FIRE_ARCS
const BOW: Arcs = ['F']
const AHEAD: Arcs = ['FP', 'F', 'FS']
const PORT: Arcs = ['AP', 'FP', 'F']
const STARBOARD: Arcs = ['F', 'FS', 'AS']

const fireCon = { kind: 'fireCon' } as const
const adfc = { kind: 'adfc' } as const
const pds = { kind: 'pds' } as const
const ortillery = { kind: 'ortillery' } as const
const dropship = { kind: 'dropship' } as const
const beam = (size: 1 | 2 | 3 | 4, arcs: Arcs) => ({ kind: 'beam', class: size, arcs }) as const
const beam1 = beam(1, ALL_ROUND)
const beam2 = beam(2, ALL_ROUND)
const torpedo = (arcs: Arcs) => ({ kind: 'torpedo', arcs }) as const
const needle = (arcs: Arcs) => ({ kind: 'needle', arcs }) as const
const pack = { kind: 'pack', arcs: BOW } as const
const rack = (load: LoadKind) => ({ kind: 'rack', load, arcs: AHEAD }) as const
const launcher = (arcs: Arcs) => ({ kind: 'launcher', arcs }) as const
const magazine = (standard: number, extended: number) => ({ kind: 'magazine', standard, extended }) as const
const bay = (role: GroupRole, extras: { readonly fast?: true; readonly longRange?: true; readonly heavy?: true } = {}) =>
  ({ kind: 'bay', group: { role, fast: false, longRange: false, heavy: false, ...extras } }) as const
const hold = (kind: 'craftBay' | 'cargo' | 'passengers' | 'troops', mass: number) => ({ kind, mass }) as const
const times = <T>(count: number, part: T): readonly T[] => Array.from({ length: count }, () => part)

const MERIDIAN = 'Meridian Compact'
const HALCYON = 'Halcyon League'
const ANY = 'any'

/** A design without its parts. */
interface Frame {
  readonly name: string
  readonly shipClass: ClassLabel
  readonly navy: string
  readonly mass: number
  readonly thrust: number
  readonly ftl: boolean
  readonly hull: number
  readonly armour: number
  readonly screens: number
}
const ship = <P extends readonly object[]>(line: string, frame: Frame, ...parts: P) => ({ line, design: { ...frame, parts } })

/** A line that describes each ship, and its design. */
export const SHIPS = [
  ship(
    'Eyes of the fleet, with a gun to speak of.',
    { name: 'Lantern', shipClass: 'SC', navy: MERIDIAN, mass: 8, thrust: 6, ftl: true, hull: 2, armour: 0, screens: 0 },
    fireCon,
    beam1,
    pds,
  ),
  ship(
    'The frigate for a first battle: one gun that bears everywhere.',
    { name: 'Tern', shipClass: 'FF', navy: MERIDIAN, mass: 20, thrust: 6, ftl: true, hull: 6, armour: 0, screens: 0 },
    fireCon,
    beam2,
    beam1,
    pds,
  ),
  ship(
    'A destroyer with a broadside on each bow.',
    { name: 'Harrier', shipClass: 'DD', navy: MERIDIAN, mass: 32, thrust: 6, ftl: true, hull: 10, armour: 0, screens: 0 },
    fireCon,
    beam(2, PORT),
    beam(2, STARBOARD),
    beam1,
    beam1,
    pds,
    pds,
  ),
  ship(
    'The screened cruiser that does everything.',
    { name: 'Osprey', shipClass: 'CA', navy: MERIDIAN, mass: 80, thrust: 4, ftl: true, hull: 24, armour: 0, screens: 1 },
    ...times(2, fireCon),
    ...times(2, beam(3, AHEAD)),
    beam2,
    beam2,
    beam(2, PORT),
    beam(2, STARBOARD),
    beam1,
    ...times(3, pds),
  ),
  ship(
    'A battleship with heavy beams on three sides.',
    { name: 'Albatross', shipClass: 'BB', navy: MERIDIAN, mass: 120, thrust: 4, ftl: true, hull: 36, armour: 4, screens: 1 },
    ...times(3, fireCon),
    adfc,
    beam(3, AHEAD),
    beam(3, PORT),
    beam(3, STARBOARD),
    ...times(3, beam2),
    beam1,
    beam1,
    ...times(4, pds),
  ),
  ship(
    'Slow, twice screened, and dangerous at 48 MU.',
    { name: 'Roc', shipClass: 'SDN', navy: MERIDIAN, mass: 200, thrust: 2, ftl: true, hull: 60, armour: 6, screens: 2 },
    ...times(4, fireCon),
    adfc,
    ...times(2, beam(4, AHEAD)),
    ...times(2, beam(3, PORT)),
    ...times(2, beam(3, STARBOARD)),
    ...times(4, beam2),
    beam1,
    beam1,
    ...times(6, pds),
  ),
  ship(
    'Four groups of fighters and little else.',
    { name: 'Aerie', shipClass: 'CVL', navy: MERIDIAN, mass: 140, thrust: 4, ftl: true, hull: 42, armour: 0, screens: 1 },
    ...times(2, fireCon),
    adfc,
    beam2,
    beam1,
    ...times(5, pds),
    bay('standard'),
    bay('standard'),
    bay('interceptor'),
    bay('attack'),
  ),
  ship(
    'Two submunition packs, then home.',
    { name: 'Dart', shipClass: 'CT', navy: HALCYON, mass: 12, thrust: 8, ftl: true, hull: 2, armour: 0, screens: 0 },
    fireCon,
    pack,
    pack,
    beam1,
  ),
  ship(
    'A torpedo and a salvo, carried close and fast.',
    { name: 'Lancer', shipClass: 'DH', navy: HALCYON, mass: 40, thrust: 6, ftl: true, hull: 8, armour: 3, screens: 0 },
    fireCon,
    torpedo(BOW),
    rack('standard'),
    beam1,
    beam1,
    pds,
    pds,
  ),
  ship(
    'Covers the fleet against fighters and salvoes.',
    { name: 'Targe', shipClass: 'CE', navy: HALCYON, mass: 60, thrust: 6, ftl: true, hull: 12, armour: 6, screens: 0 },
    ...times(2, fireCon),
    adfc,
    beam2,
    beam2,
    beam1,
    ...times(7, pds),
  ),
  ship(
    'The fast cruiser: torpedoes, salvoes and a thin hull.',
    { name: 'Falchion', shipClass: 'CA', navy: HALCYON, mass: 76, thrust: 6, ftl: true, hull: 15, armour: 7, screens: 0 },
    ...times(2, fireCon),
    torpedo(BOW),
    torpedo(BOW),
    launcher(AHEAD),
    beam1,
    beam1,
    pds,
    pds,
    magazine(3, 0),
  ),
  ship(
    'Two launchers, and a needle beam for what they leave.',
    { name: 'Trebuchet', shipClass: 'BC', navy: HALCYON, mass: 100, thrust: 6, ftl: true, hull: 20, armour: 9, screens: 0 },
    ...times(2, fireCon),
    launcher(AHEAD),
    launcher(AHEAD),
    torpedo(AHEAD),
    needle(BOW),
    beam2,
    ...times(4, pds),
    magazine(4, 0),
  ),
  ship(
    'Four torpedoes ahead, salvoes to both sides.',
    { name: 'Partisan', shipClass: 'BDN', navy: HALCYON, mass: 150, thrust: 5, ftl: true, hull: 30, armour: 15, screens: 0 },
    ...times(3, fireCon),
    ...times(4, torpedo(BOW)),
    launcher(PORT),
    launcher(STARBOARD),
    beam(3, BOW),
    ...times(3, beam2),
    ...times(4, pds),
    magazine(2, 2),
  ),
  ship(
    'A fleet auxiliary of 56 tons.',
    { name: 'Drover', shipClass: 'AUX', navy: ANY, mass: 100, thrust: 2, ftl: true, hull: 20, armour: 0, screens: 0 },
    fireCon,
    ...times(3, pds),
    hold('cargo', 56),
  ),
  ship(
    'Five dropships, and ortillery to prepare the ground.',
    { name: 'Landfall', shipClass: 'LSA', navy: ANY, mass: 140, thrust: 4, ftl: true, hull: 28, armour: 0, screens: 0 },
    ...times(2, fireCon),
    ...times(3, ortillery),
    beam2,
    ...times(6, pds),
    ...times(5, dropship),
  ),
  ship(
    'Guards a world at low thrust, without FTL.',
    { name: 'Bulwark', shipClass: 'SDV', navy: ANY, mass: 90, thrust: 2, ftl: false, hull: 27, armour: 12, screens: 1 },
    ...times(2, fireCon),
    beam(3, AHEAD),
    beam(3, PORT),
    beam(3, STARBOARD),
    beam2,
    beam2,
    torpedo(BOW),
    beam1,
    beam1,
    ...times(5, pds),
  ),
  ship(
    'A light cruiser that scouts in company.',
    { name: 'Heron', shipClass: 'CL', navy: MERIDIAN, mass: 50, thrust: 6, ftl: true, hull: 15, armour: 0, screens: 1 },
    fireCon,
    beam2,
    beam(2, PORT),
    beam(2, STARBOARD),
    beam1,
    ...times(3, pds),
  ),
  ship(
    'The line of battle: two screens and one very long gun.',
    { name: 'Cormorant', shipClass: 'DN', navy: MERIDIAN, mass: 160, thrust: 4, ftl: true, hull: 48, armour: 6, screens: 2 },
    ...times(4, fireCon),
    adfc,
    beam(4, AHEAD),
    beam(3, PORT),
    beam(3, STARBOARD),
    beam2,
    beam2,
    beam1,
    ...times(5, pds),
  ),
  ship(
    'An escort carrier with three groups for a convoy.',
    { name: 'Petrel', shipClass: 'CVE', navy: MERIDIAN, mass: 90, thrust: 4, ftl: true, hull: 27, armour: 0, screens: 1 },
    fireCon,
    beam1,
    pds,
    pds,
    bay('standard', { longRange: true }),
    bay('standard'),
    bay('interceptor'),
  ),
  ship(
    'One torpedo with eight thrust behind it.',
    { name: 'Rapier', shipClass: 'FF', navy: HALCYON, mass: 24, thrust: 8, ftl: true, hull: 5, armour: 1, screens: 0 },
    fireCon,
    torpedo(BOW),
    pds,
  ),
  ship(
    'A fast battleship under heavy armour.',
    { name: 'Glaive', shipClass: 'BB', navy: HALCYON, mass: 120, thrust: 5, ftl: true, hull: 24, armour: 12, screens: 0 },
    ...times(3, fireCon),
    adfc,
    ...times(3, torpedo(BOW)),
    needle(BOW),
    launcher(AHEAD),
    beam2,
    beam2,
    ...times(5, pds),
    magazine(3, 1),
  ),
  ship(
    'A carrier that keeps pace with torpedo fighters.',
    { name: 'Quiver', shipClass: 'CVL', navy: HALCYON, mass: 150, thrust: 6, ftl: true, hull: 30, armour: 6, screens: 0 },
    ...times(2, fireCon),
    adfc,
    rack('extended'),
    beam2,
    ...times(6, pds),
    bay('torpedo'),
    bay('torpedo'),
    bay('interceptor', { fast: true }),
    bay('attack', { heavy: true }),
  ),
  ship(
    'A liner with passengers, a company of troops and a boat.',
    { name: 'Pilgrim', shipClass: 'AUX', navy: ANY, mass: 60, thrust: 3, ftl: true, hull: 6, armour: 0, screens: 0 },
    fireCon,
    pds,
    pds,
    hold('craftBay', 6),
    hold('passengers', 20),
    hold('troops', 10),
  ),
  ship(
    'A fort without drives. It stands, and it lasts.',
    { name: 'Rampart', shipClass: 'SDV', navy: ANY, mass: 120, thrust: 0, ftl: false, hull: 48, armour: 14, screens: 2 },
    ...times(3, fireCon),
    adfc,
    ...times(2, beam(3, ALL_ROUND)),
    torpedo(AHEAD),
    beam1,
    ...times(7, pds),
    bay('standard'),
  ),
]
