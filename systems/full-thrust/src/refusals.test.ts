// Refusals name the real reason: each of these orders is refused for one, and the text says which.
import { describe, expect, test } from 'vitest'
import { begin, refusedParts, refusedText, setupFor, withLost } from './game-for-tests.ts'
import { NO_PLOT } from './movement/budget.ts'
import type { Order, ShipPlot } from './orders.ts'
import type { Position } from './position.ts'
import { controlFault, inControl, shipOf } from './table.ts'

type Ships = NonNullable<Position['ships']>
type Ship = Ships[string]
const DUEL = setupFor('cruiser-duel')
const BLUE = { seat: 'blue', design: 'Osprey', mu: [0, 9] } as const
/** A second ship of Red's keeps the call open, whatever the first one cannot do. */
const withMate = (design: string, ship: Ship, mate: Ship = { seat: 'red', design, mu: [1, 0] }): Ships => ({
  'red-1': { seat: 'red', design, ...ship },
  'red-2': mate,
  'blue-1': BLUE,
})
/** States in which a ship cannot obey any order. */
const HELPLESS: readonly (readonly [name: string, ship: Ship, refusal: string])[] = [
  ['out of control', { outOfControl: 3 }, 'FT-COR-02: Falchion is out of control until the end of turn 3'],
  ['out of control for good', { outOfControl: 999 }, 'FT-COR-02: Falchion is out of control for the rest of the battle'],
  ['without crew', { condition: { crewOut: true } }, 'FT-COR-03: the crew of Falchion is out'],
  ['without power', { condition: { coreDumped: true } }, 'FT-COR-05: Falchion has dumped its power core and has no power'],
  ['abandoned', { abandoned: 1 }, 'FT-COR-05: Falchion is abandoned'],
  ['that has struck', { struck: true }, 'FT-OPT-02: Falchion has struck its colours'],
]

test('FT-MOV-14, FT-MOV-04, FT-MOV-02: every ship with a wrong plot is named, each with its own reason', () => {
  const ships = withMate('Falchion', { outOfControl: 3 })
  const plots = { 'red-1': { ...NO_PLOT, change: 1 }, 'red-2': { ...NO_PLOT, change: 99 }, 'red-9': NO_PLOT }
  expect(refusedParts({ ships }, { order: 'plot', ships: plots }).map(({ part, rule }) => [part, rule])).toEqual([
    ['red-1', 'FT-MOV-14'],
    ['red-2', 'FT-MOV-04'],
    ['red-9', 'FT-MOV-02'],
  ])
  expect(refusedParts({ ships }, { order: 'plot', ships: { 'red-2': NO_PLOT } })).toEqual([])
})

describe('a ship that obeys no order', () => {
  const shot = { mount: 'beam-1', target: { kind: 'ship', id: 'blue-1' }, system: null } as const
  const salvo = { mount: 'launcher-1', magazine: 'magazine-1', load: 'standard', at: [0, 9 * 1560] } as const
  test.each(HELPLESS)('FT-COR-02, FT-SEQ-07: one %s does not fire', (_, ship, refusal) =>
    expect(refusedText({ at: 'fire', ships: withMate('Falchion', ship) }, { order: 'fire', ship: 'red-1', shots: [shot] })).toBe(refusal),
  )
  test.each(HELPLESS)('FT-COR-02, FT-SAL-02: one %s launches no salvo', (_, ship, refusal) =>
    expect(refusedText({ at: 'ordnance', ships: withMate('Falchion', ship) }, { order: 'salvoes', ship: 'red-1', salvoes: [salvo] })).toBe(
      refusal,
    ),
  )
  test.each(HELPLESS)('FT-COR-02, FT-PD-01: one %s does not defend', (_, ship, refusal) => {
    const salvoes = ['red-1', 'red-2'].map((target) => ({ seat: 'blue', ship: 'blue-1', target }) as const)
    const position = { at: 'defend', ships: withMate('Falchion', ship), salvoes } as const
    const target = { kind: 'salvo', id: 's1' } as const
    expect(refusedText(position, { order: 'defend', defences: [{ ship: 'red-1', mount: 'pds-1', target, covering: null }] })).toBe(refusal)
  })
  test.each(HELPLESS)('FT-MOV-14: one %s keeps course and velocity', (_, ship, refusal) => {
    const [rule, reason] = refusal.split(': ')
    const plot: ShipPlot = { ...NO_PLOT, change: 1 }
    expect(refusedText({ ships: withMate('Falchion', ship) }, { order: 'plot', ships: { 'red-1': plot } })).toBe(
      `FT-MOV-14: ${reason}, and keeps course and velocity (${rule})`,
    )
  })
  test('FT-COR-02: control comes back in the turn after; a ship that is gone has none', () => {
    const { state } = begin(DUEL, { turn: 3, ships: withMate('Falchion', { outOfControl: 2 }) })
    const ship = shipOf(state, 'red-1')
    expect([inControl(state, ship), inControl(state, { ...ship, outOfControl: 3 })]).toEqual([true, false])
    expect(controlFault(state, { ...ship, status: 'jumped' })?.rule).toBe('FT-MOV-02')
  })
})

describe('fire', () => {
  const fire = (ship: Ship, shots: Extract<Order, { order: 'fire' }>['shots'], design = 'Trebuchet', id = 'red-1') =>
    refusedText({ at: 'fire', ships: withMate(design, ship) }, { order: 'fire', ship: id, shots })
  const at = (mount: string, system: string | null = null) => ({ mount, target: { kind: 'ship', id: 'blue-1' }, system }) as const
  test.each<[string, Ship, Parameters<typeof fire>[1], string]>([
    ['warming up', { warm: 1 }, [at('beam-1')], 'FT-FTL-01: Trebuchet warms up its FTL drive and does not fire'],
    ['has fired', { fired: 1 }, [at('beam-1')], 'FT-SEQ-07: Trebuchet has fired in this turn'],
    ['no fire control', withLost('fireCon-1', 'fireCon-2'), [at('beam-1')], 'FT-FC-01: Trebuchet has no working fire control'],
    [
      'one fire control',
      withLost('fireCon-1'),
      [at('beam-1'), at('needle-1', 'pds-1')],
      'FT-FC-01: 2 targets need 2 fire controls, and Trebuchet has 1 that works',
    ],
    ['out of range', { mu: [0, -60] }, [at('beam-1')], 'FT-WPN-01: the target is more than 24 MU away'],
    ['torpedo out of range', { mu: [0, -60] }, [at('torpedo-1')], 'FT-WPN-05: the target is more than 30 MU away'],
    ['needle out of range', { mu: [0, -60] }, [at('needle-1', 'pds-1')], 'FT-WPN-07: the target is more than 12 MU away'],
    ['lost', withLost('beam-1'), [at('beam-1')], 'FT-FC-02: beam-1 of Trebuchet is lost'],
    ['no such mount', {}, [at('beam-9')], 'FT-FC-02: Trebuchet has no beam-9'],
    ['a launcher', {}, [at('launcher-1')], 'FT-FC-02: launcher-1 does not fire in P10'],
    ['nothing in reach', { mu: [0, -90] }, [], 'FT-SEQ-07: Trebuchet has nothing to fire at'],
    ['a needle without a system', {}, [at('needle-1')], 'FT-WPN-07: a needle beam aims at a named system'],
    ['a core system', {}, [at('needle-1', 'bridge')], 'FT-WPN-07: bridge of Osprey is a core system; needle beams cannot aim at it'],
    ['no such system', {}, [at('needle-1', 'beam-9')], 'FT-WPN-07: Osprey has no beam-9'],
  ])('FT-SEQ-07: %s', (_, ship, shots, refusal) => expect(fire(ship, shots)).toBe(refusal))
  test('FT-WPN-07: a system that is lost is no target', () => {
    const ships = { ...withMate('Trebuchet', {}), 'blue-1': { ...BLUE, ...withLost('pds-1') } }
    const order = { order: 'fire', ship: 'red-1', shots: [at('needle-1', 'pds-1')] } as const
    expect(refusedText({ at: 'fire', ships }, order)).toBe('FT-WPN-07: pds-1 of Osprey works no more')
  })
  test('FT-WPN-08: a pack out of range; FT-FC-01: a target that is not there, FT-SEQ-07: a ship of another seat', () => {
    expect(fire({ mu: [0, -60] }, [at('pack-1')], 'Dart')).toBe('FT-WPN-08: the target is more than 18 MU away')
    expect(fire({}, [{ ...at('beam-1'), target: { kind: 'ship', id: 'blue-9' } }])).toBe('FT-FC-01: blue-9 is no ship on the table')
    expect(fire({}, [{ ...at('beam-1'), target: { kind: 'group', id: 'g1' } }])).toBe('FT-FC-01: g1 is no group in flight')
    expect(fire({}, [], 'Trebuchet', 'blue-1')).toBe('FT-SEQ-07: blue-1 is no ship of yours on the table')
  })
})

describe('salvoes', () => {
  const MAGAZINE = { mount: 'launcher-1', magazine: 'magazine-1', load: 'standard', at: [0, 9 * 1560] } as const
  const launch = (ship: Ship, salvo: object = {}, design = 'Falchion', more: Partial<Position> = {}, id = 'red-1') =>
    refusedText(
      { at: 'ordnance', ships: withMate(design, ship, { seat: 'red', design: 'Falchion', mu: [1, 0] }), ...more },
      { order: 'salvoes', ship: id, salvoes: [{ ...MAGAZINE, ...salvo }] },
    )
  const NO_LOADS = { condition: { loads: { 'magazine-1': { standard: 0, extended: 0 } } } }
  const RACK = { mount: 'rack-1', magazine: null }
  test.each<[string, Parameters<typeof launch>, string]>([
    ['has launched', [{ launchedSalvoes: 1 }], 'FT-SEQ-03: Falchion has launched its salvoes in this turn'],
    ['no fire control', [withLost('fireCon-1', 'fireCon-2')], 'FT-FC-07: Falchion has no working fire control'],
    ['no loads', [NO_LOADS], 'FT-SAL-02: Falchion has no loaded launcher or rack'],
    [
      'warming up',
      [{}, {}, 'Falchion', { plots: { 'red-1': { ...NO_PLOT, ftl: true } } }],
      'FT-FTL-01: Falchion warms up its FTL drive and launches nothing',
    ],
    ['no such mount', [{}, { mount: 'launcher-2' }], 'FT-SAL-02: Falchion has no launcher or rack launcher-2'],
    ['not a launcher', [{}, { mount: 'beam-1' }], 'FT-SAL-02: Falchion has no launcher or rack beam-1'],
    ['another magazine', [{}, { magazine: 'magazine-2' }], 'FT-DES-17: launcher-1 of Falchion feeds from magazine-1, not from magazine-2'],
    ['no magazine', [{}, { magazine: null }], 'FT-SAL-02: launcher-1 of Falchion launches from a magazine'],
    ['no such load', [{}, { load: 'extended' }], 'FT-SAL-02: magazine-1 of Falchion has no extended load'],
    ['a lost launcher', [withLost('launcher-1'), {}, 'Trebuchet'], 'FT-SAL-02: launcher-1 of Trebuchet is lost'],
    ['a rack from a magazine', [{}, { ...RACK, magazine: 'magazine-1' }, 'Lancer'], 'FT-DES-17: rack-1 is a rack; no magazine feeds it'],
    ['a rack with another load', [{}, { ...RACK, load: 'extended' }, 'Lancer'], 'FT-SAL-02: rack-1 of Lancer holds standard missiles'],
    ['another seat', [{}, {}, 'Falchion', {}, 'blue-1'], 'FT-SAL-02: blue-1 is no ship of yours on the table'],
  ])('FT-SAL-02: %s', (_, given, refusal) => expect(launch(...given)).toBe(refusal))
  test('FT-DES-17: a lost magazine silences its launcher, though the rack of the ship is loaded', () => {
    const parts = [
      { kind: 'fireCon' },
      { kind: 'launcher', arcs: ['FP', 'F', 'FS'] },
      { kind: 'magazine', standard: 1, extended: 0 },
    ] as const
    const rack = { kind: 'rack', load: 'standard', arcs: ['FP', 'F', 'FS'] } as const
    const both = { name: 'Both', shipClass: 'CL', navy: '', mass: 50, thrust: 4, ftl: true, hull: 15, armour: 0, screens: 0 } as const
    const ship = { design: { ...both, parts: [...parts, rack] }, condition: { systems: { 'magazine-1': 'destroyed' as const } } }
    expect(launch(ship)).toBe('FT-DES-17: magazine-1, which feeds launcher-1 of Both, is lost')
  })
})
