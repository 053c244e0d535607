// Refusals name the real reason: orders for moves, flights, attacks, defence and repairs. `refusals.test.ts` has fire and salvoes.
import { describe, expect, test } from 'vitest'
import { refusedText, setupFor, withLost } from './game-for-tests.ts'
import { NO_PLOT } from './movement/budget.ts'
import type { Order, ShipPlot } from './orders.ts'
import type { Position } from './position.ts'

type Ships = NonNullable<Position['ships']>
type Ship = Ships[string]
const MU = 1560
const BLUE = { seat: 'blue', design: 'Osprey', mu: [0, 60] } as const
const withMate = (design: string, ship: Ship, mate = 'Aerie'): Ships => ({
  'red-1': { seat: 'red', design, ...ship },
  'red-2': { seat: 'red', design: mate, mu: [9, 0] },
  'blue-1': BLUE,
})

describe('orders of P1', () => {
  const plotted = (plot: Partial<ShipPlot>, ship: Ship = {}, design = 'Tern', options = {}) =>
    refusedText(
      { ships: withMate(design, ship) },
      { order: 'plot', ships: { 'red-1': { ...NO_PLOT, ...plot } } },
      setupFor('cruiser-duel', options),
    )
  const RAM = { ramming: true }
  test.each<[string, Parameters<typeof plotted>, string]>([
    ['no FTL drive', [{ ftl: true }, {}, 'Bulwark'], 'FT-FTL-01: Bulwark has no FTL drive'],
    ['a lost FTL drive', [{ ftl: true }, withLost('ftl')], 'FT-FTL-01: the FTL drive of Tern does not work'],
    ['no bay', [{ flight: 'launch' }], 'FT-FTR-02: Tern has no hangar bay'],
    ['a lost bay', [{ flight: 'land' }, withLost('bay-1'), 'Rampart'], 'FT-FTR-17: all hangar bays of Rampart are lost'],
    ['more than its thrust', [{ change: 7 }], 'FT-MOV-04: the order costs 7 thrust; Tern has 6'],
    [
      'a drive that was hit',
      [{ change: 4 }, { condition: { drive: 1 } }],
      'FT-MOV-04: the order costs 4 thrust; Tern has 3 after 1 hit on its drive',
    ],
    [
      'a turn with a drive that was hit',
      [{ turns: [{ to: 'port', points: 2 }] }, { condition: { drive: 1 } }],
      'FT-MOV-05: turn and roll cost 2 thrust; Tern has 1 for them after 1 hit on its drive',
    ],
    [
      'a dead drive',
      [{ change: 1 }, { condition: { drive: 2 } }],
      'FT-MOV-04: the order costs 1 thrust; Tern has 0 after 2 hits on its drive',
    ],
    ['excess thrust without leave', [{ excess: true }], 'FT-DES-28: Tern may not use excess thrust in this battle'],
    [
      'excess thrust of a full ship',
      [{ excess: true }, { excess: true }],
      'FT-DES-28: Tern has no excess thrust: it is not light enough for its design mass',
    ],
    [
      'excess thrust after a hit',
      [{ excess: true }, { excess: true, condition: { drive: 1 } }],
      'FT-DES-28: Tern has no excess thrust: its drive was hit',
    ],
    ['ramming nobody', [{ ram: 'blue-9' }, {}, 'Tern', RAM], 'FT-OPT-01: blue-9 is no ship on the table'],
    ['ramming a friend', [{ ram: 'red-2' }, {}, 'Tern', RAM], 'FT-OPT-01: Aerie is not hostile'],
  ])('FT-MOV-02: %s', (_, given, refusal) => expect(plotted(...given)).toBe(refusal))
})

describe('flights', () => {
  const OUT = { where: 'space', mu: [0, 3] } as const
  const launched = (group: string, ship: Ship = {}, groups: Position['groups'] = {}, plot = 'LAUNCH') =>
    refusedText(
      { at: 'launch', ships: withMate('Aerie', ship), groups, plots: { 'red-1': plot, 'red-2': 'LAUNCH' } },
      { order: 'launch', group, at: [0, 0], course: 12, mission: null },
    )
  test.each<[string, Parameters<typeof launched>, string]>([
    ['no group', ['g99'], 'FT-FTR-02: g99 is no group of yours'],
    ['a group in flight', ['g1', {}, { g1: OUT }], 'FT-FTR-02: g1 is in no bay'],
    ['out of control', ['g1', { outOfControl: 1 }], 'FT-COR-02: Aerie is out of control until the end of turn 1'],
    ['a group that rearms', ['g1', {}, { g1: { ready: 3 } }], 'FT-FTR-18: g1 may be launched from turn 3'],
    ['a group that is out', ['g1', {}, { g1: { ready: 999 } }], 'FT-FTR-18: g1 is out for the battle'],
    ['a lost bay', ['g1', withLost('bay-1')], 'FT-FTR-19: bay-1 of Aerie is lost'],
    ['too many', ['g1', { flights: 2 }], 'FT-FTR-03: Aerie can launch or land no more than 2 groups in a turn'],
    ['no order', ['g1', {}, {}, '0'], 'FT-FTR-02: Aerie has no order to launch'],
  ])('FT-FTR-02: launch: %s', (_, given, refusal) => expect(launched(...given)).toBe(refusal))
  const SCREEN = { do: 'screen', ship: 'red-1' } as const
  const flown = (at: 'fly' | 'flyAgain', group: object, id = 'g1', order: Partial<Extract<Order, { order: 'fly' }>> = {}) =>
    refusedText(
      { at, ships: withMate('Aerie', {}), groups: { g1: { ...OUT, ...group }, g2: OUT }, plots: { 'red-1': 'LAND' } },
      { order: 'fly', group: id, at: [0, 0], course: 12, mission: null, ...order },
    )
  test.each<[string, Parameters<typeof flown>, string]>([
    ['in its bay', ['fly', {}, 'g3'], 'FT-FTR-04: g3 is no group of yours in flight'],
    ['launched', ['fly', { launched: 1 }], 'FT-SEQ-04: g1 was launched in this turn and has moved'],
    ['moved', ['fly', { moved: 1 }], 'FT-SEQ-03: g1 has moved in this turn'],
    ['moved again', ['flyAgain', { movedAgain: 1 }], 'FT-FTR-05: g1 has made its second move in this turn'],
    ['spent', ['flyAgain', { endurance: 0 }], 'FT-FTR-07: g1 has no endurance left'],
    [
      'a mission in a second move',
      ['flyAgain', {}, 'g1', { mission: SCREEN }],
      'FT-FTR-11: a group screens, pursues or lands in its first move',
    ],
    ['in its bay again', ['flyAgain', {}, 'g3'], 'FT-FTR-05: g3 is no group of yours in flight'],
    ['no ship to land on', ['fly', {}, 'g1', { mission: { do: 'land', ship: 'red-9' } }], 'FT-FTR-17: red-9 is no ship on the table'],
    ['no ship to pursue', ['fly', {}, 'g1', { mission: { do: 'pursue', ship: 'red-9' } }], 'FT-FTR-12: red-9 is no ship on the table'],
    ['no ship to screen', ['fly', {}, 'g1', { mission: { do: 'screen', ship: 'red-9' } }], 'FT-FTR-11: red-9 is no ship on the table'],
  ])('FT-SEQ-03: move: %s', (_, given, refusal) => expect(flown(...given)).toBe(refusal))
})

describe('attacks', () => {
  const attacked = (target: { readonly kind: 'ship' | 'group' | 'salvo'; readonly id: string }, group: object = {}, more: object = {}) =>
    refusedText(
      {
        at: 'attack',
        ships: { ...withMate('Aerie', { mu: [0, -90] }), 'blue-1': { ...BLUE, mu: [0, 5] }, 'blue-2': { ...BLUE, mu: [0, 7] } },
        groups: { g1: { where: 'space', ...group }, g2: { where: 'space' } },
        salvoes: [{ seat: 'red', ship: 'red-1', target: 'blue-1' }],
      },
      {
        order: 'attack',
        joins: {},
        attacks: [{ group: 'g1', target, ifIntercepted: 'fight', torpedoes: false, engages: null, ...more }],
      },
    )
  const SHIP = { kind: 'ship', id: 'blue-1' } as const
  test.each<[string, Parameters<typeof attacked>, string]>([
    ['a target that is not there', [{ kind: 'ship', id: 'blue-9' }], 'FT-FTR-06: blue-9 is no ship on the table'],
    ['a group in its bay', [{ kind: 'group', id: 'g3' }], 'FT-FTR-06: g3 is no group in flight'],
    ['a friend', [{ kind: 'group', id: 'g2' }], 'FT-FTR-06: g2 is not hostile'],
    ['its own salvo', [{ kind: 'salvo', id: 's1' }], 'FT-FTR-06: s1 is not hostile'],
    ['too far', [{ kind: 'ship', id: 'blue-2' }], 'FT-FTR-06: blue-2 is more than 6 MU from g1'],
    ['behind it', [SHIP, { course: 6 }], 'FT-FTR-06: blue-1 is not in front of g1'],
    ['spent', [SHIP, { endurance: 0 }], 'FT-FTR-07: g1 has no endurance left'],
    ['no torpedoes', [SHIP, {}, { torpedoes: true }], 'FT-FTR-16: g1 has no torpedoes'],
    ['no screen', [SHIP, {}, { engages: 'g2' }], 'FT-FTR-11: g2 does not screen the target'],
    ['in its bay', [SHIP, {}, { group: 'g3' }], 'FT-FTR-06: g3 is no group of yours in flight'],
  ])('FT-FTR-06: %s', (_, given, refusal) => expect(attacked(...given)).toBe(refusal))
})

describe('defence', () => {
  type Defence = Extract<Order, { order: 'defend' }>['defences'][number]
  /** Red's escort, a friend 5 MU away, another 9 MU away, and salvoes on both friends. A hostile group is 6 MU from the escort, one farther away. */
  const defended = (defence: Partial<Defence>, ship: Ship = {}, groups: Position['groups'] = {}) =>
    refusedText(
      {
        at: 'defend',
        ships: {
          'red-1': { seat: 'red', design: 'Targe', ...ship },
          'red-2': { seat: 'red', design: 'Drover', mu: [5, 0] },
          'red-3': { seat: 'red', design: 'Drover', mu: [9, 0] },
          'red-4': { seat: 'red', design: 'Drover', mu: [-5, 0] },
          'blue-1': { seat: 'blue', design: 'Aerie', mu: [0, 90] },
        },
        salvoes: (['red-2', 'red-3'] as const).map((target) => ({ seat: 'blue', ship: 'blue-1', target })),
        groups: { g1: { where: 'space', at: [0, 6 * MU] }, g2: { where: 'space', at: [0, 7 * MU] }, ...groups },
      },
      { order: 'defend', defences: [{ ship: 'red-1', mount: 'pds-1', target: { kind: 'salvo', id: 's1' }, covering: null, ...defence }] },
    )
  const COVER = { covering: 'red-2' }
  const FREE = { target: { kind: 'group', id: 'g1' } } as const
  test.each<[string, Parameters<typeof defended>, string]>([
    ['no control', [COVER, withLost('adfc-1')], 'FT-PD-06: Targe has no working area-defence control'],
    ['warming up', [COVER, { warm: 1 }], 'FT-PD-06: Targe warms up its FTL drive and covers nobody'],
    ['flights', [COVER, { flights: 1 }], 'FT-PD-06: Targe has launched or landed a group in this turn and covers nobody'],
    [
      'flights, and fire for the area',
      [FREE, { flights: 1 }],
      'FT-PD-06: Targe has launched or landed a group in this turn and covers nobody',
    ],
    ['too far', [{ covering: 'red-3', target: { kind: 'salvo', id: 's2' } }], 'FT-PD-06: Drover is more than 6 MU from Targe'],
    ['an enemy', [{ covering: 'blue-1' }], 'FT-PD-06: blue-1 is no friendly ship on the table'],
    ['nobody', [{ covering: 'red-9' }], 'FT-PD-06: red-9 is no friendly ship on the table'],
    ['not attacked', [{ covering: 'red-4' }], 'FT-PD-06: nothing attacks Drover'],
    ['not this salvo', [{ ...COVER, target: { kind: 'salvo', id: 's2' } }], 'FT-PD-04: s2 does not attack red-2'],
    ['a beam', [{ ...COVER, mount: 'beam-3' }], 'FT-PD-06: only point defence systems cover other ships'],
    ['a salvo at another', [{}], 'FT-PD-04: s1 does not home on Targe'],
    ['a far group', [{ target: { kind: 'group', id: 'g2' } }], 'FT-PD-06: g2 is more than 6 MU from Targe'],
    ['a group in its bay', [{ target: { kind: 'group', id: 'g3' } }], 'FT-PD-06: g3 is no hostile group in flight'],
    ['a group in a dogfight', [FREE, {}, { g1: { where: 'space', at: [0, 6 * MU], fought: 1 } }], 'FT-PD-06: g1 is in a dogfight'],
    ['a beam for the area', [{ ...FREE, mount: 'beam-3' }], 'FT-PD-06: only point defence systems fire for the area'],
    ['used', [COVER, { used: ['pds-1'] }], 'FT-PD-01: pds-1 of Targe has been used in this turn'],
    ['lost', [COVER, withLost('pds-1')], 'FT-PD-01: pds-1 of Targe is lost'],
    ['a heavier beam', [{ ...COVER, mount: 'beam-1' }], 'FT-PD-01: beam-1 is neither point defence nor a class 1 beam'],
    ['a fire control', [{ ...COVER, mount: 'fireCon-1' }], 'FT-PD-01: fireCon-1 is neither point defence nor a class 1 beam'],
    ['no such mount', [{ ...COVER, mount: 'pds-9' }], 'FT-PD-01: Targe has no pds-9'],
    ['another seat', [{ ship: 'blue-1' }], 'FT-PD-04: blue-1 is no ship of yours on the table'],
  ])('FT-PD-06: %s', (_, given, refusal) => expect(defended(...given)).toBe(refusal))
})

describe('repairs', () => {
  const repaired = (order: Partial<Extract<Order, { order: 'repair' }>>, ship: Ship = {}) =>
    refusedText(
      { at: 'repair', ships: { ...withMate('Osprey', ship), 'red-2': { seat: 'red', design: 'Tern', mu: [9, 0], ...withLost('pds-1') } } },
      { order: 'repair', repairs: [], dump: [], abandon: [], letGo: [], ...order },
    )
  const party = (system: string, ship = 'red-1') => ({ repairs: [{ ship, system, parties: 1 }] })
  const LOST = { systems: { 'pds-1': 'lost', 'pds-2': 'destroyed' } } as const
  test.each<[string, Parameters<typeof repaired>, string]>([
    ['sound', [party('beam-1'), { condition: LOST }], 'FT-DC-04: beam-1 of Osprey is in order'],
    ['destroyed', [party('pds-2'), { condition: LOST }], 'FT-DC-04: pds-2 of Osprey cannot be repaired in this battle'],
    ['a sound drive', [party('drive'), { condition: LOST }], 'FT-DC-04: drive of Osprey is in order'],
    [
      'a drive for good',
      [party('drive'), { condition: { drive: 1, driveDestroyed: 1 } }],
      'FT-DC-04: drive of Osprey cannot be repaired in this battle',
    ],
    ['no such system', [party('pds-9')], 'FT-DC-04: Osprey has no pds-9'],
    ['another seat', [party('pds-1', 'blue-1')], 'FT-DC-04: blue-1 is no ship of yours on the table'],
    ['no crew', [party('pds-1'), { condition: { ...LOST, crewOut: true } }], 'FT-COR-03: the crew of Osprey is out'],
    ['struck', [party('pds-1'), { condition: LOST, struck: true }], 'FT-OPT-02: Osprey has struck its colours'],
    ['abandoned', [party('pds-1'), { condition: LOST, abandoned: 1 }], 'FT-COR-05: Osprey is abandoned'],
    ['a sound core', [{ dump: ['red-1'] }], 'FT-COR-05: the power core of Osprey is not failing'],
    [
      'a core without crew',
      [{ abandon: ['red-1'] }, { condition: { systems: { powerCore: 'lost' }, crewOut: true } }],
      'FT-COR-03: the crew of Osprey is out',
    ],
    ['another core', [{ dump: ['blue-1'] }], 'FT-COR-05: blue-1 is no ship of yours on the table'],
  ])('FT-DC-04: %s', (_, given, refusal) => expect(repaired(...given)).toBe(refusal))
})
