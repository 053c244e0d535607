import { expect, test } from 'vitest'
import type { Design } from './design.ts'
import { systemsOf } from './systems.ts'

const ship: Design = {
  name: 'Test',
  shipClass: 'CA',
  navy: 'any',
  mass: 100,
  thrust: 4,
  ftl: true,
  hull: 20,
  armour: 3,
  screens: 1,
  parts: [
    { kind: 'cargo', mass: 26 },
    { kind: 'bay', group: null },
    { kind: 'pds' },
    { kind: 'beam', class: 3, arcs: ['F'] },
    { kind: 'pds' },
    { kind: 'beam', class: 1, arcs: ['F', 'FS', 'AS', 'A', 'AP', 'FP'] },
    { kind: 'magazine', standard: 2, extended: 0 },
    { kind: 'fireCon' },
    { kind: 'craftBay', mass: 3 },
    { kind: 'dropship' },
    { kind: 'adfc' },
    { kind: 'fireCon' },
  ],
}
const ids = (design: Design) => systemsOf(design).map(({ id }) => id)

test('FT-DMG-07, FT-DES-22: systems in check order; weapons, bays and holds keep their design order', () =>
  expect(ids(ship)).toEqual(
    (
      'drive ftl screen-1 fireCon-1 fireCon-2 adfc-1 pds-1 beam-1 pds-2 beam-2 magazine-1 bay-1 craftBay-1 dropship-1 ' +
      'cargo-1 cargo-2 cargo-3 bridge lifeSupport powerCore'
    ).split(' '),
  ))
test('FT-DES-20: a hold is a system for each box of ten, the rest in the last', () =>
  expect(systemsOf(ship).flatMap(({ part }) => (part.kind === 'cargo' ? [part.mass] : []))).toEqual([10, 10, 6]))
test('FT-DES-08, FT-DES-07: a ship without drives has no such systems', () =>
  expect(ids({ ...ship, thrust: 0, ftl: false, screens: 0, parts: [] })).toEqual(['bridge', 'lifeSupport', 'powerCore']))
