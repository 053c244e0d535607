import { describe, expect, test } from 'vitest'
import { battle, fire, type Placed, refused, repair, row, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { column, ship } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import { costsNow } from '../power/points.ts'
import { defaultDisguise } from '../setting/disguise.ts'

// The Javelin, and its false record as a liner: ion cannon and anti-missiles are shown as hull.
const TRUTH = shipNamed('Javelin')
const DISGUISE = defaultDisguise(TRUTH)
const boxes = (type: string): readonly string[] => TRUTH.boxes.filter((box) => box.type === type).map(({ at }) => at.join())
const systemOf = (type: string): string => TRUTH.boxes.find((box) => box.type === type)?.system ?? ''
const [CONTROL = '', SECOND = ''] = boxes('C')
const masked = (more: Partial<Placed> = {}): Placed => ({ seat: 'blue', design: DISGUISE, truth: TRUTH, hex: [0, -4], facing: 3, ...more })
const hunter: Placed = { seat: 'yellow', design: 'Vigilance', hex: [0, 0], facing: 0, power: { lit: ['-1,-3', '1,-4'] } }
const with_ = (
  setup = setupWith(['disguises']),
  more: Parameters<typeof battle>[1] = {},
  ship: Placed = masked(),
  by: Placed = hunter,
): TestBattle => battle({ d: ship, v: by }, { at: 'commit', ...more }, setup)
const seenBy = (battle: TestBattle, seat: string) => view(battle.state, seat).ships.d
const fallen = (battle: TestBattle) => battle.eventsOf('unmasked').map(({ ship, why }) => `${ship} ${why}`)
/** A laser hit of that many points on the disguised ship, before its row is chosen. */
const struck = (points: number, levels: Placed['levels'] = {}): TestBattle => {
  const attack = {
    by: 'v',
    at: 'd',
    weapon: 'L4',
    kind: 'laser',
    missile: null,
    damage: { total: points, because: [['the example', points, 'EE-LAS-05']] },
    headings: [3],
    heading: 3,
    row: null,
    high: null,
    rapid: null,
  } as const
  return battle(
    { d: masked({ levels }), v: hunter },
    { attack, at: [{ step: 'row' }, { step: 'strike' }, { step: 'announce' }] },
    setupWith(['disguises']),
  )
}
const middle = Number(TRUTH.boxes.find(({ at: [q] }) => q === 0)?.at[0])

describe('the two records', () => {
  test('EE-DIS-01: everybody sees the false record, its own side also the true one', () => {
    const hidden = with_(undefined, { at: 'plot' })
    expect(seenBy(hidden, 'yellow')?.design).toEqual(DISGUISE)
    expect(view(hidden.state, 'yellow').secret.blue).toBeUndefined()
    expect(view(hidden.state, 'blue').secret.blue?.truth.d?.design).toEqual(TRUTH)
  })
  test('EE-DIS-02: a disguised ship pays the costs of a passenger ship until its disguise is lost', () => {
    const { state } = with_(undefined, { at: 'plot' })
    const ship = state.ships.d
    expect(ship && costsNow(state, ship)).toEqual({ speed: 4, manoeuvre: 4 })
    const bare = with_(undefined, { at: 'plot' }, { ...masked(), design: TRUTH, truth: undefined, unmasked: true }).state
    expect(bare.ships.d && costsNow(bare, bare.ships.d)).toEqual({ speed: 2, manoeuvre: 2 })
  })
  test('EE-DIS-02: lock-ons treat a disguised ship as a passenger ship', () => {
    const sense: Order = { order: 'sense', ships: { v: [{ sensors: ['-1,-3'], at: 'd' }] } }
    const far = masked({ hex: [0, -6] })
    const seen = with_(undefined, { at: 'sense' }, far).go({ yellow: sense }, 3)
    expect(seen.state.locks).toEqual({ v: { d: 1 } })
    expect(fallen(seen)).toEqual([])
  })
})

describe('damage under a disguise', () => {
  const first = () => struck(1).go(row(middle, 'left'), 3, 4)
  test('EE-DIS-02: one point is moderate damage on the true record and critical on the false one', () => {
    const hit = first()
    const [box = ''] = hit.eventsOf('boxesHit').flatMap(({ hits }) => hits.map((hit) => hit.box))
    expect(hit.eventsOf('boxesHit')).toMatchObject([{ hits: [{ level: 'critical' }], beneath: [{ level: 'moderate' }], own: ['blue'] }])
    expect(seenBy(hit, 'yellow')?.levels).toEqual({ [box]: 'critical' })
    expect(view(hit.state, 'blue').secret.blue?.truth.d?.levels).toEqual({ [box]: 'moderate' })
    expect(fallen(hit)).toEqual([])
  })
  test('EE-DIS-03: a box that survives two points ends the disguise before the hit is shown', () => {
    const [box = ''] = first()
      .eventsOf('boxesHit')
      .flatMap(({ hits }) => hits.map((hit) => hit.box))
    const second = struck(1, { [box]: 'moderate' }).go(row(middle, 'left'), 3, 4)
    expect(second.eventTypes.slice(-3)).toEqual(['unmasked', 'boxesHit', 'attackEnded'])
    expect(seenBy(second, 'yellow')?.levels).toEqual({ [box]: 'critical' })
    expect(seenBy(second, 'yellow')).toMatchObject({ design: TRUTH, unmasked: true })
    expect(second.state.secret.blue?.truth).toEqual({})
    expect(second.eventsOf('unmasked')).toMatchObject([
      { ship: 'd', seat: 'blue', design: TRUTH, levels: { [box]: 'moderate' }, dark: [box], why: 'EE-DIS-03' },
    ])
  })
  test('EE-DIS-03: two points of one hit on a surviving box end the disguise; a wasted point or a destroyed box does not', () => {
    const hull = column('HHC')
    const hit = (levels: Placed['levels'], ...drift: readonly number[]) => {
      const liner = ship('blue', hull, { design: defaultDisguise(hull), truth: hull, hex: [0, -2], facing: 3, levels })
      const shot = battle({ a: ship('yellow', column('LPC')), d: liner }, { at: 'commit' }, setupWith(['disguises'])).go(
        fire('a', 'L1@d'),
        drift.length + 4,
      )
      return fallen(shot.go(row(0, 'left'), 3, 4, ...drift))
    }
    expect([hit({}), hit({}, 6), hit({}, 4), hit({ '0,0': 'critical' })]).toEqual([[], [], ['d EE-DIS-03'], []])
  })
  test('EE-AUX-02, EE-DIS-02: a disguised ship is repaired as an auxiliary and shown as a repaired passenger ship', () => {
    const [box = ''] = boxes('H')
    const damaged = with_(undefined, { at: 'repair' }, masked({ levels: { [box]: 'moderate' } }))
    expect(seenBy(damaged, 'yellow')?.levels).toEqual({ [box]: 'critical' })
    const mended = damaged.go({ blue: repair('d', box) })
    expect(mended.eventsOf('repaired')).toMatchObject([{ level: 'heavy', beneath: 'light' }])
    const later = with_(undefined, { at: 'repair' }, masked({ levels: { [box]: 'light' } }))
    expect(later.eventsOf('lightCleared')).toMatchObject([{ to: ['blue'] }])
    expect(seenBy(later, 'yellow')?.levels).toEqual({ [box]: 'heavy' })
  })
})

describe('the loss of a disguise', () => {
  test('EE-DIS-03: the owner may announce it', () => {
    const unmasking: Order = {
      order: 'announce',
      policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
      ships: { d: { dock: null, undock: null, roll: false, reverse: false, ftl: false, unmask: true } },
    }
    expect(fallen(with_(undefined, { at: 'announce' }).go({ blue: unmasking }))).toEqual(['d EE-DIS-03'])
    const plain = { ...masked(), truth: undefined }
    expect(refused(with_(undefined, { at: 'announce' }, plain), unmasking, 'blue')).toBe('EE-DIS-03')
  })
  test('EE-DIS-03: firing a weapon that the false record lacks ends the disguise before fire is revealed', () => {
    const armed = masked({ hex: [0, -2], power: { lit: boxes('I') } })
    const fired = with_(undefined, { locks: { d: ['v'] } }, armed).go({ blue: fire('d', `${systemOf('I')}@v`) }, 1, 1, 1)
    expect(fired.eventTypes.slice(0, 2)).toEqual(['unmasked', 'fireRevealed'])
  })
  test('EE-DIS-03: a lock-on that would succeed against a warship ends the disguise', () => {
    const sense: Order = { order: 'sense', ships: { v: [{ sensors: ['-1,-3'], at: 'd' }] } }
    const rolled = (face: number) => fallen(with_(undefined, { at: 'sense' }).go({ yellow: sense }, face))
    expect([rolled(4), rolled(5)]).toEqual([[], ['d EE-DIS-03']])
  })
  test('EE-DIS-03: more repairs than the false record has control boxes end the disguise', () => {
    const hulls = boxes('H').slice(0, 2)
    const shown = { ...DISGUISE, boxes: DISGUISE.boxes.map((box) => (box.at.join() === SECOND ? { ...box, type: 'H' as const } : box)) }
    const levels = Object.fromEntries(hulls.map((box) => [box, 'moderate' as const]))
    const mends = (...of: readonly string[]) =>
      fallen(with_(undefined, { at: 'repair' }, masked({ design: shown, levels })).go({ blue: repair('d', ...of) }))
    expect([mends(...hulls.slice(0, 1)), mends(...hulls)]).toEqual([[], ['d EE-DIS-03']])
    expect(CONTROL).not.toBe('')
  })
  test('EE-DIS-03: power to an engine that the false record lacks ends the disguise at the end of the Power step', () => {
    const half = boxes('e')[0] ?? ''
    const engine = TRUTH.boxes.find(({ at }) => at.join() === half)?.system ?? ''
    const shown = {
      ...DISGUISE,
      boxes: DISGUISE.boxes.map((box) => (box.at.join() === half ? { ...box, type: 'H' as const, system: null } : box)),
    }
    const runs = (design: typeof DISGUISE): readonly string[] => {
      const power = { engines: { [engine]: { makes: 'speed' as const, boxes: { [half]: 2 } } } }
      return fallen(
        with_(undefined, { at: [{ step: 'powered' }, { step: 'announce' }] }, masked({ design, power, points: { speedPower: 2 } })),
      )
    }
    expect([runs(DISGUISE), runs(shown)]).toEqual([[], ['d EE-DIS-03']])
  })
  test('EE-DIS-02: after the loss of its disguise lock-ons treat the ship as an auxiliary', () => {
    const [box = ''] = boxes('H')
    const bare = { ...masked(), design: TRUTH, truth: undefined, unmasked: true }
    const sense: Order = { order: 'sense', ships: { v: [{ sensors: ['-1,-3'], at: 'd' }] } }
    expect(with_(undefined, { at: 'sense' }, bare).go({ yellow: sense }, 4).state.locks).toEqual({ v: { d: 1 } })
    expect(box).not.toBe('')
  })
})
