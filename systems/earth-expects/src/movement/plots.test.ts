// Legal plots, their refusals, and the events of movement (EE-MOV-09, EE-UNP, EE-SUR-02, EE-BAS, EE-IFC-03, EE-AST).
import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, type Placed, refused, setupWith, sole, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import { FAR, ours } from '../power/power-for-tests.ts'
import type { Body } from '../setup.ts'

const RUNNER = column('HPCEE', { hull: 'CA' })
const start = (more: Partial<Placed>, bodies: readonly Body[] = [], others: Readonly<Record<string, Placed>> = {}): TestBattle =>
  battle({ ours: ship('yellow', RUNNER, more), theirs: FAR, ...others }, { at: 'plot' }, setupWith([], { bodies }))
const plot = (path: string, glide = false) => ({ order: 'plot', ships: { ours: { path, glide } } }) as const
const says = (more: Partial<Placed>, path: string, glide = false): string | undefined => refused(start(more), plot(path, glide), 'yellow')
const made = (speed: number, manoeuvre = 0): Placed['points'] => ({
  speedPower: speed * 4,
  manoeuvrePower: manoeuvre * 4,
  speed,
  manoeuvre,
  unspent: manoeuvre,
})
const flewOf = (battle: TestBattle) => battle.eventsOf('shipFlew').filter(({ ship: id }) => id === 'ours')
const FLEW = { type: 'shipFlew', ship: 'ours', seat: 'yellow', to: null, own: ['yellow'], unspent: 0, drifted: 0, landing: 'none' } as const
const HERE: Hex = [0, 0]
const NEXT: Hex = [0, -1]

describe('legal plots', () => {
  test.each([
    // Without power: nothing, one turn, or a tenth of a hex.
    [{}, '', false, undefined],
    [{}, '', true, undefined],
    [{}, 'L', false, undefined],
    [{}, 'R', false, undefined],
    [{}, 'L', true, 'EE-UNP-01'],
    [{}, 'F', true, 'EE-UNP-01'],
    [{}, 'X', false, 'EE-UNP-01'],
    // EE-SUR-02: in low flight also a hex ahead, but only by drift.
    [{ landing: 'low' }, 'F', true, undefined],
    [{ landing: 'low' }, '', true, undefined],
    [{ landing: 'low' }, 'F', false, 'EE-UNP-01'],
    [{ landing: 'low' }, 'R', true, 'EE-UNP-01'],
    [{ landing: 'landed' }, 'F', true, 'EE-UNP-01'],
    // Manoeuvre power alone is movement power, even a quarter.
    [{ points: made(0, 1) }, '', true, 'EE-UNP-01'],
    [{ points: { speedPower: 1 } }, '', true, 'EE-UNP-01'],
    [{ points: { speedPower: 1 } }, 'R', false, 'EE-MOV-08'],
    [{ points: { manoeuvrePower: 1 } }, '', false, undefined],
    [{ landing: 'landed', points: made(1) }, '', false, 'EE-MOV-09'],
    [{ landing: 'landed', points: made(1) }, 'F', false, 'EE-SUR-02'],
    [{ landing: 'landed', points: made(0, 1) }, 'R', false, 'EE-SUR-02'],
  ] as const)('EE-UNP-01, EE-SUR-02: a ship with %j and the plot "%s", drift %s: %s', (more, path, glide, rule) => {
    expect(says(more, path, glide)).toBe(rule)
  })
  test('EE-UNP-01: a half engine is enough', () => {
    expect(says({ design: column('HCe') }, 'R')).toBeUndefined()
    expect(says({ design: column('HCe'), levels: { '0,2': 'destroyed' } }, 'R')).toBe('EE-MOV-08')
    expect(says({ design: column('HPC') }, 'R')).toBe('EE-MOV-08')
  })
  test('EE-BAS-03: a base may have only the empty plot', () => {
    const base = { design: { ...RUNNER, base: true } }
    const both = start(base, [], { wing: ship('yellow', RUNNER, { hex: [5, 5] }) })
    expect(refused(both, { order: 'plot', ships: { ours: { path: '', glide: false } } }, 'yellow')).toBeUndefined()
    expect([says(base, ''), says(base, '', true), says(base, 'R'), says(base, 'F', true)]).toEqual([
      'EE-MOV-09',
      'EE-BAS-03',
      'EE-BAS-03',
      'EE-BAS-03',
    ])
  })
  test('EE-MOV-09: where every ship can only go straight ahead, that course is not written down', () => {
    const straightOn = start({ points: made(2) })
    expect(refused(straightOn, { order: 'plot', ships: {} }, 'yellow')).toBeUndefined()
    expect(refused(straightOn, { order: 'plot', ships: { ours: { path: 'FF', glide: false } } }, 'yellow')).toBe('EE-MOV-09')
    expect(
      refused(start({ points: made(2, 1) }), { order: 'plot', ships: { ours: { path: 'FF', glide: false } } }, 'yellow'),
    ).toBeUndefined()
  })
  test('EE-DOC-05: an inactive docked ship is not offered, and its plot is refused', () => {
    const pair = start({ docked: [{ to: 'tender', offset: [1, 0], active: true }] }, [], {
      tender: ship('yellow', hulk(2), { docked: [{ to: 'ours', offset: [-1, 0], active: false }] }),
      wing: ship('yellow', RUNNER, { hex: [5, 5] }),
    })
    expect(sole.offer(view(pair.state, 'yellow'))).toEqual({ kind: 'plot', orders: ['plot'], of: ['ours', 'wing'] })
    const still = { path: '', glide: false }
    expect(refused(pair, { order: 'plot', ships: { tender: still } }, 'yellow')).toBe('EE-DOC-05')
    expect(refused(pair, { order: 'plot', ships: { theirs: still } }, 'yellow')).toBe('EE-DOC-05')
    expect(refused(pair, { order: 'plot', ships: { ours: still, wing: { path: 'F', glide: false } } }, 'yellow')).toBe('EE-UNP-01')
    expect(refused(pair, { order: 'plot', ships: { ours: still, wing: still } }, 'yellow')).toBeUndefined()
  })
  test('EE-BAS-03, EE-SEQ-02: a seat with only bases has a forced order, on every view that shows all its ships', () => {
    const fort = ship('yellow', { ...RUNNER, base: true })
    const only = (ships: Readonly<Record<string, Placed>>, viewer: string) =>
      sole.forcedOrder(view(battle({ ours: fort, theirs: FAR, ...ships }, { at: 'plot' }).state, viewer), 'yellow')
    expect(only({}, 'yellow')).toEqual({ order: 'plot', ships: {} })
    expect(only({}, 'public')).toEqual({ order: 'plot', ships: {} })
    expect(only({ wing: ship('yellow', RUNNER, { hidden: true, hex: [4, 4] }) }, 'public')).toBeUndefined()
    expect(only({ wing: ship('yellow', RUNNER) }, 'yellow')).toBeUndefined()
  })
  test('EE-MOV-01: a ship without a plot moves straight ahead as far as it can', () => {
    const goes = (more: Partial<Placed>, bodies: readonly Body[] = []) => ours(start(more, bodies).go({})).hex
    expect(goes({ points: made(2, 1) })).toEqual([0, -2])
    expect(goes({ drifted: 9 })).toEqual(HERE)
    expect(goes({ landing: 'landed', points: made(2) })).toEqual(HERE)
    expect(goes({ landing: 'low', points: made(1) })).toEqual(NEXT)
    expect(goes({ points: made(2), deeds: { halted: true } })).toEqual(HERE)
  })
})

describe('events of movement', () => {
  test('EE-MOV-09, EE-ENG-16: have path, facing, speed and unspent points of a powered ship', () => {
    expect(flewOf(start({ points: made(2, 3) }).go(plot('XRF')))).toEqual([
      { ...FLEW, path: [HERE, [1, -1]], facing: 1, speed: 2, unspent: 0 },
    ])
    const turned = start({ points: made(0, 3), drifted: 4 }).go(plot('L'))
    expect(flewOf(turned)).toEqual([{ ...FLEW, path: [HERE], facing: 5, speed: 0, unspent: 2 }])
    expect(turned.state.secret.yellow?.points.ours).toMatchObject({ manoeuvre: 3, manoeuvrePower: 12, unspent: 2 })
    expect(ours(turned).deeds).toMatchObject({ path: [HERE], speed: 0 })
  })
  test('EE-UNP-02, EE-UNP-03: have the count and the landing of a drifting ship', () => {
    const drift = (more: Partial<Placed>, path = '', glide = true, bodies: readonly Body[] = []) =>
      flewOf(start(more, bodies).go(plot(path, glide)))
    const still = { ...FLEW, path: [HERE], facing: 0, speed: 0 }
    expect(drift({ drifted: 3 })).toEqual([{ ...still, drifted: 4 }])
    expect(drift({ drifted: 8 })).toEqual([{ ...still, drifted: 9 }])
    expect(drift({ drifted: 3 }, 'R', false)).toEqual([{ ...still, facing: 1 }])
    expect(drift({ drifted: 3 }, 'L', false)).toEqual([{ ...still, facing: 5 }])
    expect(drift({ drifted: 3 }, '', false)).toEqual([still])
    expect(drift({ drifted: 9 })).toEqual([{ ...still, path: [HERE, NEXT] }])
    expect(drift({ drifted: 9, landing: 'low' })).toEqual([{ ...still, landing: 'landed' }])
    expect(drift({ drifted: 9, landing: 'landed' })).toEqual([{ ...still, landing: 'low' }])
    expect(drift({ drifted: 3, landing: 'low' })).toEqual([{ ...still, drifted: 4, landing: 'low' }])
    expect(drift({ drifted: 8, landing: 'low' }, 'F')).toEqual([{ ...still, drifted: 9, landing: 'low' }])
    expect(drift({ drifted: 9, landing: 'low' }, 'F', true, [hexesOf('surface', HERE, NEXT)])).toEqual([
      { ...still, path: [HERE, NEXT], landing: 'low' },
    ])
  })
  test('EE-BAS-09: a rotating base only turns, and another base has no event', () => {
    const base = (rotates: 0 | 1 | -1) => flewOf(start({ design: { ...RUNNER, base: true }, rotates, facing: 2 }).until('announce'))
    const turned = { ...FLEW, path: [HERE], speed: 0 }
    expect([base(1), base(-1), base(0)]).toEqual([[{ ...turned, facing: 3 }], [{ ...turned, facing: 1 }], []])
  })
  test('EE-HID-01: only its own side receives the event of a hidden ship', () => {
    const [flew] = flewOf(start({ hidden: true, power: { lit: [] } }, [], { wing: ship('yellow', RUNNER) }).go(plot('R')))
    expect(flew).toEqual({ ...FLEW, to: ['yellow'], path: [HERE], facing: 1, speed: 0 })
  })
  test('EE-FTL-01: hexes count only after the announcement', () => {
    const flown = (ftl: number | null) => ours(start({ ftl, points: made(3) }).go(plot('FFF'))).ftl
    expect([flown(0), flown(4), flown(null)]).toEqual([3, 7, null])
  })
})

describe('terrain on the path', () => {
  test('EE-ATM-03: atmosphere ends the plot, turns included', () => {
    const stopped = start({ points: made(2, 2) }, [hexesOf('atmosphere', NEXT)]).go(plot('FRF'))
    expect(flewOf(stopped)).toEqual([{ ...FLEW, path: [HERE, NEXT], facing: 0, speed: 2, unspent: 1 }])
  })
  test('EE-ATM-02, EE-DAM-11: a ship that atmosphere destroys is removed before displacements are deemed', () => {
    const more = { design: column('E', { hull: 'CA' }), levels: { '0,0': 'critical' }, points: made(1) } as const
    const gone = start(more, [hexesOf('atmosphere', NEXT)]).go(plot('F'))
    expect(gone.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'ours', why: 'EE-DAM-11' }])
    expect(gone.eventTypes.indexOf('shipDestroyed')).toBeLessThan(gone.eventTypes.indexOf('deemed'))
  })
  const DEBRIS = { type: 'debrisMet', ship: 'ours', seat: 'yellow', to: null, hex: NEXT } as const
  test.each([
    [1, 1, 1, 0],
    [2, 1, 0, 0],
    [1, 0, 1, 1],
    [6, 0, 0, 0],
  ])('EE-AST-02, EE-AST-03: a die of %i at speed 2 with %i unspent needs %i, and %i is missing', (die, unspent, needed, missing) => {
    const dice = missing > 0 ? [1] : []
    const met = start({ points: made(2, unspent) }, [hexesOf('dense', NEXT)]).go(plot('FF'), die, ...dice)
    expect(met.eventsOf('debrisMet')).toEqual([{ ...DEBRIS, die, needed, missing }])
    expect(flewOf(met)).toMatchObject([{ unspent: Math.max(0, unspent - needed) }])
    expect(met.eventsOf('boxesHit')).toHaveLength(missing)
  })
  test('EE-AST-02: the die is six-sided', () => {
    expect(() => start({ points: made(1), crew: 'crack' }, [hexesOf('dense', NEXT)]).go(plot('F'), 7)).toThrow(
      'the scripted face 7 does not fit a die of 6',
    )
  })
  test('EE-AST-08, EE-AST-09: a cinematic hex costs the speed first, then the die', () => {
    const boulders = [hexesOf('cinematic', NEXT)]
    const through = start({ points: made(2, 3) }, boulders).go(plot('FF'), 1)
    expect(through.eventsOf('debrisMet')).toEqual([
      { ...DEBRIS, die: null, needed: 2, missing: 0 },
      { ...DEBRIS, die: 1, needed: 1, missing: 0 },
    ])
    expect(flewOf(through)).toMatchObject([{ unspent: 0, path: [HERE, NEXT, [0, -2]] }])
    const lost = start({ points: made(2, 1) }, boulders).go(plot('FF'))
    expect(lost.eventsOf('debrisMet')).toEqual([{ ...DEBRIS, die: null, needed: 2, missing: 1 }])
    expect(flewOf(lost)).toMatchObject([{ path: [HERE, NEXT], unspent: 0 }])
    expect(ours(lost).status).toBe('destroyed')
  })
  test.each([
    [1, 0, 4],
    [1, 1, 0],
    [1, 2, 0],
    [2, 1, 4],
  ])('EE-IFC-03: an interface at speed %i with %i unspent costs %i dice', (speed, unspent, dice) => {
    const faces = Array.from({ length: 2 * dice }, () => 1)
    const stopped = start({ points: made(speed, unspent) }, [hexesOf('interface', NEXT)]).go(plot('F'.repeat(speed)), ...faces)
    expect(stopped.eventsOf('halted')).toEqual([
      { type: 'halted', ship: 'ours', seat: 'yellow', to: null, hex: NEXT, why: 'EE-IFC-03', dice },
    ])
    expect(flewOf(stopped)).toMatchObject([{ path: [HERE, NEXT], speed }])
    expect(ours(stopped).deeds.halted).toBe(true)
  })
  test('EE-MOV-09: effects of terrain follow the event of movement, hex by hex', () => {
    const bodies = [hexesOf('dense', NEXT), hexesOf('interface', [0, -2])]
    const met = start({ points: made(2, 2) }, bodies).go(plot('FF'), 6)
    const [flew, ...rest] = met.eventTypes.filter((type) => ['shipFlew', 'debrisMet', 'halted'].includes(type))
    expect([flew, ...rest].slice(0, 3)).toEqual(['shipFlew', 'debrisMet', 'halted'])
  })
})
