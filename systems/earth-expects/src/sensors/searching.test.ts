// Searches of hexes (EE-HID-05), and ships that their own sensors reveal (EE-HID-03, EE-DIS-03).
import { describe, expect, test } from 'vitest'
import { battle, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, ship } from '../fire/ships-for-tests.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Position } from '../position.ts'
import { defaultDisguise } from '../setting/disguise.ts'
import { enemy, once, PORT, STARBOARD, sense, V } from './sensors-for-tests.ts'

const at = (ships: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}, setup = setupWith(['disguises'])): TestBattle =>
  battle(ships, { at: 'sense', ...more }, setup)
const hidden = (range: number, more: Partial<Placed> = {}) => enemy(range, { design: 'Vigilance', hidden: true, ...more })
const search = (...hex: readonly [number, number]): Order => sense({ sensors: [PORT], at: hex })
const found = (battle: TestBattle): readonly string[] => battle.eventsOf('shipFound').map(({ ship: { id }, why }) => `${id} ${why}`)

describe('searching', () => {
  test('EE-HID-05: both dice have the same modifiers', () => {
    const two = (...faces: readonly number[]) => at({ v: V, h: hidden(3) }).go(sense({ sensors: [PORT, STARBOARD], at: [0, -3] }), ...faces)
    expect(found(two(2))).toEqual([])
    expect([found(two(3, 2)), two(3, 2).state.locks]).toEqual([['h EE-HID-05'], {}])
    expect([found(two(3, 3)), two(3, 3).state.locks]).toEqual([['h EE-HID-05'], { v: { h: 1 } }])
    expect(two(3, 3).eventsOf('lockRolled')).toMatchObject([{ ship: 'v', at: 'h', sensors: 2, die: 3, number: { total: 1 } }])
  })
  test('EE-HID-05: a search finds all hidden enemies in the hex', () => {
    const many = at({ v: V, g: hidden(2), h: hidden(2), i: enemy(2), k: hidden(3) })
    expect(found(many.go(search(0, -2), 3, 3, 2))).toEqual(['g EE-HID-05', 'h EE-HID-05'])
    expect(many.go(search(0, -2), 3, 3, 2).state.locks).toEqual({ v: { g: 1 } })
    expect(found(at({ v: V, i: enemy(9), w: { ...V, power: { lit: [] }, hex: [0, -2], hidden: true } }).go(search(0, -2), 6))).toEqual([])
  })
  test('EE-HID-05: each search of a hex rolls both dice, also after another has found the ship', () => {
    const twice = sense({ sensors: [PORT], at: [0, -3] }, { sensors: [STARBOARD], at: [0, -3] })
    const searched = (...faces: readonly number[]) => {
      const done = at({ v: V, h: hidden(3) }).go(twice, ...faces)
      return [found(done), done.state.locks, done.eventTypes.filter((type) => /searched|lockRolled/.test(type)).length]
    }
    expect(searched(4, 1, 4, 4)).toEqual([['h EE-HID-05'], { v: { h: 1 } }, 4])
    expect(searched(4, 4, 4, 4)).toEqual([['h EE-HID-05'], { v: { h: 2 } }, 4])
    // The second search fails although the ship is visible by now.
    expect(searched(4, 4, 3)).toEqual([['h EE-HID-05'], { v: { h: 1 } }, 3])
  })
  test('EE-SEN-01, EE-HID-02: a search needs sensors that bear; nothing hides in the searcher’s hex', () => {
    const eyes = (hex: readonly [number, number]) => refused(at({ v: V, i: enemy(5) }), search(...hex), 'yellow')
    expect([eyes([0, -3]), eyes([3, 0]), eyes([0, 3]), eyes([0, 0])]).toEqual([undefined, 'EE-SEN-01', 'EE-SEN-01', 'EE-SEN-01'])
    expect(found(at({ v: V, h: hidden(0) }))).toEqual([])
    expect(found(at({ v: V, h: hidden(0) }).go({}))).toEqual(['h EE-HID-02'])
  })
})

describe('ships revealed by their sensors', () => {
  const looks = (...ships: readonly string[]): OrderOf<'sense'> => ({
    order: 'sense',
    ships: Object.fromEntries(ships.map((id) => [id, [{ sensors: [PORT], at: 'v' }]])),
  })
  const eyes = { facing: 3, power: { lit: [PORT] } } as const
  test('EE-HID-03: a hidden ship that uses sensors appears after all dice, and its attempts with it', () => {
    const quiet = at({ v: V, h: hidden(9, eyes), i: enemy(9, { design: 'Vigilance', ...eyes }) })
    const seen = quiet.go({ yellow: once, blue: looks('h', 'i') }, 1, 2, 3)
    expect(found(seen)).toEqual(['h EE-HID-03'])
    expect(seen.eventTypes.slice(0, 7)).toEqual([
      'sensorsUsed',
      'lockRolled',
      'lockRolled',
      'shipFound',
      'sensorsUsed',
      'lockRolled',
      'locksSet',
    ])
    expect(seen.eventsOf('sensorsUsed').map(({ ships }) => Object.keys(ships).sort())).toEqual([['i', 'v'], ['h']])
    expect(seen.eventsOf('lockRolled').map(({ ship: by, die }) => `${by} ${die}`)).toEqual(['v 1', 'i 2', 'h 3'])
  })
  test('EE-HID-03: a ship that locks on from hiding has the lock-on, and used its sensors', () => {
    const quiet = at({ v: V, h: hidden(3, eyes) }, { at: [{ step: 'sense' }, { step: 'announce' }] })
    const seen = quiet.go({ blue: looks('h') }, 6)
    expect([seen.state.locks, seen.state.ships.h?.deeds.sensors]).toEqual([{ h: { v: 1 } }, [PORT]])
  })
  test('EE-HID-03, EE-SEN-08: a hidden ship that uses sensors is easier to find, and is shown at once by a search', () => {
    const both = (...faces: readonly number[]) => at({ v: V, h: hidden(3, eyes) }).go({ yellow: search(0, -3), blue: looks('h') }, ...faces)
    // Without its use of sensors a 3 would not find it at range 3.
    expect([found(both(3, 3, 1)), both(3, 3, 1).state.locks]).toEqual([['h EE-HID-05'], { v: { h: 1 } }])
    expect([found(both(2, 1)), both(2, 1).state.locks]).toEqual([['h EE-HID-03'], {}])
    expect(both(3, 3, 1).eventTypes.slice(0, 6)).toEqual([
      'sensorsUsed',
      'searched',
      'shipFound',
      'lockRolled',
      'sensorsUsed',
      'lockRolled',
    ])
  })
  test('EE-HID-05: a ship that searches from hiding finds its enemy at once and is shown at the end', () => {
    const lurker = { ...V, hidden: true, hex: [1, 0] } as const
    const seen = at({ v: V, w: lurker, h: hidden(3) }).go({ order: 'sense', ships: { w: [{ sensors: [PORT], at: [0, -3] }] } }, 5, 5)
    expect(found(seen)).toEqual(['h EE-HID-05', 'w EE-HID-03'])
    expect(seen.eventTypes.slice(1, 6)).toEqual(['shipFound', 'shipFound', 'sensorsUsed', 'searched', 'lockRolled'])
  })
  const truth = column('SSSCCP')
  const shown = defaultDisguise(truth)
  const hiding = (boxes: readonly string[]): Placed['design'] => ({
    ...shown,
    boxes: shown.boxes.map((box) => (boxes.includes(box.at.join()) ? { ...box, type: 'H' } : box)),
  })
  const bare = (design: Placed['design'], order: SearchResult, more: Partial<Placed> = {}): readonly string[] => {
    const liner = ship('blue', truth, { design, truth, hex: [0, -9], facing: 3, ...more })
    return at({ v: V, d: liner })
      .go(order, ...Array.from({ length: order.blue ? Object.values(order.blue.ships).flat().length : 1 }, () => 1))
      .eventTypes.slice(0, 2)
  }
  interface SearchResult {
    readonly yellow?: Order
    readonly blue?: OrderOf<'sense'>
  }
  const tries = (...boxes: readonly string[]): SearchResult => ({
    blue: { order: 'sense', ships: { d: boxes.map((box) => ({ sensors: [box], at: 'v' })) } },
  })
  test('EE-DIS-03: a sensor that the false record lacks ends the disguise before its use', () => {
    expect(bare(hiding(['0,1']), tries('0,0'))).toEqual(['sensorsUsed', 'lockRolled'])
    expect(bare(hiding(['0,0']), tries('0,0'))).toEqual(['unmasked', 'sensorsUsed'])
  })
  test('EE-DIS-03: more attempts than undamaged control boxes of the false record end the disguise', () => {
    const two = tries('0,0')
    expect(bare(hiding(['0,3']), two)).toEqual(['sensorsUsed', 'lockRolled'])
    expect(bare(hiding(['0,3', '0,4']), two)).toEqual(['unmasked', 'sensorsUsed'])
  })
  test('EE-DIS-03: sensors of other ships do not end the disguise', () => {
    expect(bare(hiding(['0,0', '0,3', '0,4']), { yellow: sense({ sensors: [PORT], at: 'd' }) })).toEqual(['sensorsUsed', 'lockRolled'])
  })
  test('EE-DIS-03: a lock-on roll high enough for a warship, with all bonuses, ends the disguise', () => {
    const liner = ship('blue', truth, { design: shown, truth, hex: [0, -4] })
    const rolled = (face: number, locks: Position['locks']) => at({ v: V, i: liner }, { locks }).go(once, face).eventsOf('unmasked')
    expect([rolled(4, {}), rolled(3, { v: ['i'] })]).toEqual([[], []])
    expect([rolled(5, {}), rolled(4, { v: ['i'] })]).toMatchObject([[{ why: 'EE-DIS-03' }], [{ why: 'EE-DIS-03' }]])
  })
})
