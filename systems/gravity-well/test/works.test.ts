// Recycling, repair, installing and building: quotas, pools and refusals in one order of several works.
import { describe, expect, test } from 'vitest'
import { system } from '../src/index.ts'
import type { OrderOf } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { answer, begin, blue, eventOf, type PlayedPosition, refusalOf, typesOf, yellow } from './played.ts'

type BuildOrder = OrderOf<'build'>
const works = (some: Partial<BuildOrder>): BuildOrder => ({ order: 'build', recycle: [], repairs: [], installs: [], builds: [], ...some })
type BuildOf = BuildOrder['builds'][number]
const at = (kind: BuildOf['kind'], to: BuildOf['to'] | BuildOf['to']['at'], station = 'u1'): BuildOf => ({
  station,
  kind,
  to: typeof to === 'string' ? ({ at: to } as BuildOf['to']) : to,
})
const builds = (...all: readonly BuildOf[]) => works({ builds: [...all] })
const start = (units: NonNullable<Position['units']>, pool = 60): PlayedPosition =>
  begin({ at: 'build', pools: { yellow: pool }, units: [...units, blue] })
const refused = (played: PlayedPosition, order: BuildOrder) => refusalOf(played, 'yellow', order)

describe('quotas', () => {
  const bus = { seat: 'yellow', kind: 'bus', at: [0, -5], sense: 'clockwise' } as const
  const plain = start([yellow, bus])
  test('GW-CON-02: every thing counts against the 10 of a core, wherever it is put', () => {
    const carrier = { at: 'carrier', carrier: 'u2' } as const
    for (const to of ['bay', 'space', carrier] as const) {
      expect(refused(plain, builds(at('defSat', to), at('defSat', to), at('engine', 'board')))).toBeUndefined()
      expect(refused(plain, builds(at('defSat', to), at('defSat', to), at('engine', 'board'), at('basicWarhead', 'bay')))).toBe('GW-CON-02')
    }
    expect(refused(plain, builds(at('engine', 'board'), at('armour', 'board'), at('defSat', 'space')))).toBeUndefined()
    expect(refused(plain, builds(at('gunship', 'space')))).toBeUndefined()
    expect(refused(plain, builds(at('gunship', 'space'), at('basicWarhead', 'bay')))).toBe('GW-CON-02')
    expect(refused(plain, builds(at('core', 'bay')))).toBe('GW-CON-02')
  })
  test('GW-CON-02: a factory adds 20', () => {
    const plant = start([{ ...yellow, modules: ['core', 'factory'] }])
    expect(refused(plant, builds(at('gunship', 'bay'), at('gunship', 'bay'), at('gunship', 'bay')))).toBeUndefined()
    expect(refused(plant, builds(at('gunship', 'bay'), at('gunship', 'bay'), at('gunship', 'bay'), at('basicWarhead', 'bay')))).toBe(
      'GW-CON-02',
    )
  })
  test('GW-CON-01, GW-CON-02: pools are of a player, quotas of a station', () => {
    const two = start([yellow, yellow], 15)
    expect(refused(two, builds(at('gunship', 'bay'), at('engine', 'board', 'u2')))).toBeUndefined()
    expect(refused(two, builds(at('gunship', 'bay'), at('collector', 'board', 'u2')))).toBe('GW-CON-01')
    expect(refused(two, builds(at('gunship', 'bay', 'u3')))).toBe('GW-STA-02')
    expect(refused(two, builds(at('gunship', 'bay', 'u9')))).toBe('GW-STA-02')
  })
  test('GW-REP-01, GW-REP-03: repairs count against the quota, and four points a module are the most', () => {
    const damage = { core: { damage: 0 }, factory: { damage: 7 }, refinery: { damage: 7 }, engine: { damage: 2 } }
    const worn = start([{ ...yellow, modules: damage }])
    const mend = (module: 'factory' | 'refinery' | 'engine' | 'armour', points: number) => ({ station: 'u1', target: { module }, points })
    const repairs = (...all: readonly ReturnType<typeof mend>[]) => works({ repairs: [...all] })
    expect(refused(worn, repairs(mend('factory', 4), mend('refinery', 4), mend('engine', 2)))).toBeUndefined()
    expect(refused(worn, repairs(mend('factory', 2), mend('factory', 2)))).toBeUndefined()
    expect(refused(worn, repairs(mend('factory', 2), mend('factory', 3)))).toBe('GW-REP-01')
    expect(refused(worn, repairs(mend('engine', 3)))).toBe('GW-REP-01')
    expect(refused(worn, repairs(mend('armour', 1)))).toBe('GW-REP-02')
    // Mended to 2, the factory works again and adds its 20: 4 + 1 for repairs, then 25 for builds.
    const mended = works({ repairs: [mend('factory', 4), mend('refinery', 4)], builds: [at('gunship', 'bay')] })
    expect(refused(worn, mended)).toBe('GW-CON-02')
    expect(refused(worn, works({ repairs: [mend('refinery', 4)], builds: [at('collector', 'board')] }))).toBeUndefined()
    expect(refused(worn, works({ repairs: [mend('refinery', 4)], builds: [at('collector', 'board'), at('basicWarhead', 'bay')] }))).toBe(
      'GW-CON-02',
    )
    const after = answer(worn, { yellow: repairs(mend('factory', 4), mend('engine', 2)) })
    expect(after.state.units.u1?.modules).toMatchObject({ factory: { damage: 3 }, engine: { damage: 0 } })
    expect(after.state.secret.yellow?.pool).toBe(54)
  })
  test('GW-CON-01, GW-CON-02, GW-MOD-04: repairs need resources and quota; without a core the factory’s 20 are all', () => {
    const damage = { core: { damage: 0 }, refinery: { damage: 7 }, collector: { damage: 5 }, engine: { damage: 3 } }
    const mend = (module: 'refinery' | 'collector' | 'engine', points: number) => ({ station: 'u1', target: { module }, points })
    const [poor, rich] = [start([{ ...yellow, modules: damage }], 3), start([{ ...yellow, modules: damage }])]
    expect(refused(poor, works({ repairs: [mend('engine', 3)] }))).toBeUndefined()
    expect(refused(poor, works({ repairs: [mend('refinery', 4)] }))).toBe('GW-CON-01')
    expect(refused(rich, works({ repairs: [mend('refinery', 4), mend('collector', 4), mend('engine', 2)] }))).toBeUndefined()
    expect(refused(rich, works({ repairs: [mend('refinery', 4), mend('collector', 4), mend('engine', 3)] }))).toBe('GW-CON-02')
    const { core: _, ...others } = damage
    const coreless = start([{ ...yellow, modules: { ...others, factory: { damage: 0 } } }])
    const withCore = (points: number) => works({ repairs: [mend('refinery', 4), mend('collector', points)], builds: [at('core', 'board')] })
    expect([refused(coreless, withCore(2)), refused(coreless, withCore(3))]).toEqual([undefined, 'GW-CON-02'])
    expect([refused(coreless, builds(at('armour', 'board'))), refused(coreless, builds(at('core', 'bay')))]).toEqual([
      'GW-MOD-04',
      'GW-MOD-04',
    ])
  })
  test('GW-REP-03, GW-REP-04, R-GW-75: the state before all repairs sets their limit, 10 while the core is out of action', () => {
    const worn = { engine: { damage: 3 }, pointDefence: { damage: 3 }, refinery: { damage: 7 } }
    type Module = 'core' | 'factory' | keyof typeof worn
    const repairs = (all: Readonly<Partial<Record<Module, number>>>) =>
      Object.entries(all).map(([module, points]) => ({ station: 'u1', target: { module: module as Module }, points })) // keys of the parameter
    const fault = (modules: object, all: Parameters<typeof repairs>[0], ...new_: readonly BuildOf[]) =>
      refused(start([{ ...yellow, modules: { ...worn, ...modules } }]), works({ repairs: repairs(all), builds: [...new_] }))
    const out = { core: { damage: 3 }, factory: {} }
    expect(fault(out, { core: 1, engine: 3, pointDefence: 3, refinery: 3 })).toBeUndefined()
    expect(fault(out, { core: 1, engine: 3, pointDefence: 3, refinery: 4 })).toBe('GW-REP-03')
    expect(fault(out, { engine: 3, pointDefence: 3, refinery: 4 })).toBeUndefined()
    // A pulse keeps a core out of action as damage does.
    expect(fault({ core: { disabled: 1 }, factory: { damage: 1 } }, { factory: 1, engine: 3, pointDefence: 3, refinery: 4 })).toBe(
      'GW-REP-03',
    )
    // The factory that is mended in this turn adds its 20 to the building only.
    const plant = { core: {}, factory: { damage: 3 } }
    expect(fault(plant, { factory: 1, engine: 3, pointDefence: 3, refinery: 3 })).toBeUndefined()
    expect(fault(plant, { factory: 1, engine: 3, pointDefence: 3, refinery: 4 })).toBe('GW-CON-02')
    expect(fault({ core: {}, factory: { damage: 2 } }, { factory: 1, engine: 3, pointDefence: 3, refinery: 4 })).toBeUndefined()
    // While the core is out, the 20 of the factory are there for building; with the core mended, its 10 are shared.
    const two = [at('gunship', 'bay'), at('gunship', 'bay')] as const
    const mended = { engine: 3, pointDefence: 3, refinery: 4 }
    expect(fault(out, mended, ...two)).toBeUndefined()
    expect([fault(out, mended, ...two, at('basicWarhead', 'bay')), fault(out, {}, ...two, at('basicWarhead', 'bay'))]).toEqual([
      'GW-CON-02',
      'GW-CON-02',
    ])
    expect(fault(out, { core: 1, engine: 3 }, ...two, at('collector', 'board'))).toBeUndefined()
    expect(fault(out, { core: 1, engine: 3 }, ...two, at('collector', 'board'), at('basicWarhead', 'bay'))).toBe('GW-CON-02')
  })
  test('GW-REP-01, GW-CON-01, R-GW-23: what is mended in the bay counts against the quota', () => {
    const docked = start([{ ...yellow, bay: [{ kind: 'gunship', damage: 3 }] }])
    const repairs = [{ station: 'u1', target: { item: 'b1' }, points: 3 }]
    expect(refused(docked, works({ repairs, builds: [at('engine', 'board'), at('defSat', 'bay')] }))).toBeUndefined()
    expect(refused(docked, works({ repairs, builds: [at('engine', 'board'), at('pulseWarhead', 'bay')] }))).toBe('GW-CON-02')
  })
  test('R-GW-23: a gunship in the bay is mended as a module is', () => {
    const docked = start([
      {
        ...yellow,
        bay: [
          { kind: 'gunship', damage: 3 },
          { kind: 'engine', damage: 2 },
        ],
      },
    ])
    const mend = (item: string, points: number) => ({ station: 'u1', target: { item }, points })
    const repairs = (...all: readonly ReturnType<typeof mend>[]) => works({ repairs: [...all] })
    expect(refused(docked, repairs(mend('b1', 3), mend('b2', 2)))).toBeUndefined()
    expect(refused(docked, repairs(mend('b1', 4)))).toBe('GW-REP-01')
    expect(refused(docked, repairs(mend('b1', 2), mend('b1', 3)))).toBe('GW-REP-01')
    expect(refused(docked, repairs(mend('b9', 1)))).toBe('GW-GUN-02')
    const heavy = start([
      {
        ...yellow,
        bay: [
          { kind: 'refinery', damage: 7 },
          { kind: 'factory', damage: 7 },
        ],
      },
    ])
    expect(refused(heavy, repairs(mend('b1', 4), mend('b2', 4)))).toBeUndefined()
    expect(refused(heavy, repairs(mend('b1', 2), mend('b1', 2), mend('b2', 4)))).toBeUndefined()
    expect(refused(heavy, repairs(mend('b1', 2), mend('b1', 3)))).toBe('GW-REP-01')
    const after = answer(docked, { yellow: repairs(mend('b1', 2)) })
    expect(after.state.secret.yellow).toMatchObject({
      pool: 58,
      bays: {
        u1: [
          { id: 'b1', damage: 1 },
          { id: 'b2', damage: 2 },
        ],
      },
    })
    // Two stations mend four points each.
    const worn = { core: { damage: 0 }, factory: { damage: 7 } }
    const two = start([
      { ...yellow, modules: worn },
      { ...yellow, modules: worn },
    ])
    const both = ['u1', 'u2'].map((station) => ({ station, target: { module: 'factory' as const }, points: 4 }))
    expect(refused(two, works({ repairs: both }))).toBeUndefined()
  })
})

describe('places of new things', () => {
  test('GW-CON-05: aboard a bus or gunship of the player in the hex, while there is room', () => {
    const one = start([
      yellow,
      { seat: 'yellow', kind: 'bus', at: [0, -5], cargo: ['comSat', 'comSat'] },
      { seat: 'yellow', kind: 'bus', at: [1, -6] },
      { seat: 'blue', kind: 'bus', at: [0, -5] },
      { seat: 'yellow', kind: 'scoopship', at: [0, -5] },
    ])
    const aboard = (carrier: string, kind: BuildOf['kind'] = 'ecmSat') => refused(one, builds(at(kind, { at: 'carrier', carrier })))
    expect([aboard('u2'), aboard('u5'), aboard('u6'), aboard('u7'), aboard('u9')]).toEqual([
      undefined,
      'GW-CON-05',
      'GW-CON-05',
      'GW-CON-05',
      'GW-CON-05',
    ])
    expect(aboard('u2', 'bus')).toBe('GW-CON-05')
    const carrier = { at: 'carrier', carrier: 'u2' } as const
    expect(refused(one, builds(at('ecmSat', carrier), at('basicWarhead', carrier)))).toBe('GW-PIC-02')
    expect(refused(one, builds(at('basicWarhead', carrier), at('basicWarhead', carrier)))).toBeUndefined()
    const after = answer(one, { yellow: builds(at('ecmSat', carrier)) })
    expect(after.state.units.u2?.cargo.map(({ id, kind }) => [id, kind])).toEqual([
      ['u3', 'comSat'],
      ['u4', 'comSat'],
      ['u9', 'ecmSat'],
    ])
    expect([after.state.secret.yellow?.pool, after.state.appeared]).toEqual([57, 9])
  })
  test('GW-CON-04, GW-CON-06, GW-CON-07: modules on the board or in the bay, one of each on the board; craft in space on the motion of the station', () => {
    const one = start([{ ...yellow, modules: ['core', 'engine'], bay: ['engine', 'armour', 'bus'] }])
    expect(refused(one, builds(at('armour', 'space')))).toBe('GW-CON-06')
    expect(refused(one, builds(at('bus', 'board')))).toBe('GW-CON-06')
    expect(refused(one, builds(at('engine', 'board')))).toBe('GW-CON-07')
    expect(refused(one, builds(at('engine', 'bay')))).toBeUndefined()
    const install = (item: string) => refused(one, works({ installs: [{ station: 'u1', item }] }))
    expect([install('b1'), install('b2'), install('b3'), install('b4')]).toEqual(['GW-CON-07', undefined, 'GW-CON-06', 'GW-CON-07'])
    const after = answer(one, {
      yellow: works({ installs: [{ station: 'u1', item: 'b2' }], builds: [at('bus', 'space'), at('comSat', 'bay')] }),
    })
    expect(typesOf(after).slice(0, 3)).toEqual(['installed', 'unitBuilt', 'itemBuilt'])
    expect(after.state.units.u3).toMatchObject({ kind: 'bus', seat: 'yellow', at: [0, -5], velocity: 3, deployed: false })
    expect(after.state.units.u1?.modules.armour).toEqual({ damage: 0, disabled: 0 })
    expect(after.state.secret.yellow?.bays.u1?.map(({ id, kind }) => [id, kind])).toEqual([
      ['b1', 'engine'],
      ['b3', 'bus'],
      ['b4', 'comSat'],
    ])
    // Things that come out of a bay or are built into it are secret; the module that is fitted is not.
    const fitted = eventOf(after, 'installed')
    const stored = eventOf(after, 'itemBuilt')
    if (!fitted || !stored) throw new Error('both have happened')
    expect(system.observe(fitted, 'blue')).toEqual({ ...fitted, item: null })
    expect([system.observe(fitted, 'yellow'), system.observe(stored, 'yellow'), system.observe(stored, 'blue')]).toEqual([
      fitted,
      stored,
      undefined,
    ])
  })
  test('GW-RCY-01, GW-RCY-02: a thing of the bay yields its price less 1, at once', () => {
    const one = start([{ ...yellow, bay: ['gunship', 'basicWarhead'] }], 0)
    const recycle = (...items: readonly string[]) => items.map((item) => ({ station: 'u1', item }))
    expect(refused(one, works({ recycle: recycle('b1'), builds: [at('collector', 'board'), at('armour', 'board')] }))).toBeUndefined()
    expect(refused(one, works({ recycle: recycle('b1', 'b2'), builds: [at('gunship', 'bay')] }))).toBe('GW-CON-01')
    expect(refused(one, works({ recycle: recycle('b1', 'b1') }))).toBe('GW-RCY-01')
    const after = answer(one, { yellow: works({ recycle: recycle('b1', 'b2') }) })
    expect(after.state.secret.yellow).toMatchObject({ pool: 9, bays: { u1: [] } })
    const sold = eventOf(after, 'recycled')
    if (!sold) throw new Error('it was recycled')
    expect([system.observe(sold, 'yellow'), system.observe(sold, 'blue')]).toEqual([sold, undefined])
  })
})
