import { describe, expect, test } from 'vitest'
import { battle, duel, forcedOrder, lose, type PositionShip, pass, refused, shot } from '../battle-for-tests.ts'
import { askedOf, view } from '../game.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { topSpeed } from '../table.ts'
import { lossWorth } from './worth.ts'

type Items = NonNullable<PositionShip['items']>
const beam = { kind: 'beam', mount: 'dorsal', range: 3 } as const
const yellow = (items: Items = [beam]): PositionShip => ({ seat: 'yellow', hex: [10, 10], hull: 'battleship', items })
const blue = (items: Items = [], more: Partial<PositionShip> = {}): PositionShip => ({
  seat: 'blue',
  hex: [10, 9],
  hull: 'cruiser',
  items,
  ...more,
})
const struck = (items: Items = [], more: Partial<PositionShip> = {}) => battle({ y: yellow(), b: blue(items, more) })
const hit = shot('y', 'beam-1', 'b')

describe('critical hits', () => {
  test('ES-CRT-01: only a natural 6 that does damage causes a critical', () => {
    for (const face of [3, 4, 5]) expect(struck().go(hit, face).eventsOf('criticalRolled')).toEqual([])
    expect(struck().go(hit, 6, 1).eventsOf('criticalRolled')).toMatchObject([{ ship: 'b', die: 1, result: 'nav' }])
  })
  test('ES-CRT-05: only a second navigation hit is ignored on a ship that has one', () => {
    const ignored = (face: number, more: Partial<PositionShip>) =>
      struck([], more)
        .go(hit, 6, face)
        .eventsOf('criticalRolled')
        .map((event) => event.ignored)
    expect([ignored(1, { navHit: true }), ignored(6, { navHit: true }), ignored(4, { navHit: true })]).toEqual([[true], [false], [false]])
    expect([ignored(4, { slowed: 3 }), ignored(5, { slowed: 3 }), ignored(1, { slowed: 3 })]).toEqual([[true], [true], [false]])
  })
  test('ES-CRT-03: the only item cannot be kept', () => {
    const at = { at: { step: 'loseItem', ship: 'b', chooser: 'blue', combat: true } } as const
    const one = battle({ y: yellow(), b: blue([beam]) }, at)
    expect([refused(one, lose(null)), refused(one, lose('beam-1')), refused(one, lose('ecm-1'))]).toEqual([
      'ES-CRT-03',
      undefined,
      'ES-CRT-04',
    ])
    expect(refused(battle({ y: yellow(), b: blue([]) }, at), lose(null))).toBeUndefined()
  })
  test('ES-VP-02, ES-VP-03: a lost bay counts with its fighters, each for 10 points', () => {
    const bay = { id: 'bay-1', kind: 'bay', mount: null, range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 } as const
    expect(lossWorth('cruiser', bay, [{ kind: 'interceptor' }, { kind: 'attackCraft' }]).because).toEqual([
      ['fighter bay', 5, 'ES-VP-03'],
      ['interceptor', 10, 'ES-VP-02'],
      ['attack craft', 10, 'ES-VP-02'],
    ])
  })
  test('ES-CRT-01: a hit that destroys the ship causes no critical', () => {
    expect(struck([], { hurt: 7 }).go(hit, 6).eventsOf('criticalRolled')).toEqual([])
  })
  test('ES-CRT-02, ES-CRT-03: one die decides: navigation hit, top speed −1 or −2, one more point of damage', () => {
    expect(struck().go(hit, 6, 1).state.ships.b?.navHit).toBe(true)
    expect(struck().go(hit, 6, 4).state.ships.b?.slowed).toBe(1)
    expect(struck().go(hit, 6, 5).state.ships.b?.slowed).toBe(2)
    expect(struck().go(hit, 6, 6).state.ships.b?.hurt).toBe(2)
  })
  test('ES-CRT-02: in the mild table row 3 is the owner’s choice and row 5 costs 1 speed', () => {
    const mild = { ...setupFor('battle', { criticals: 'mild' }), map: duel.map }
    const field = battle({ y: yellow(), b: blue([beam, beam]) }, {}, mild)
    expect(field.go(hit, 6, 3).asked).toBe('blue: loseItem')
    expect(field.go(hit, 6, 5).state.ships.b?.slowed).toBe(1)
  })
  test('ES-CRT-02: the extra point ignores shield and armour, may destroy the ship and causes no further critical', () => {
    const guarded = battle({ y: yellow([{ ...beam, damage: 2 }]), b: blue([{ kind: 'shield' }], { hurt: 6 }) }).go(hit, 6, 6)
    expect(guarded.eventsOf('damaged').map(({ damage }) => damage.total)).toEqual([1, 1])
    expect(guarded.eventsOf('destroyed')).toMatchObject([{ ship: 'b', doom: 'wreck' }])
    expect(guarded.eventsOf('criticalRolled')).toHaveLength(1)
  })
  test('ES-CRT-03, ES-CRT-04: in row 2 the owner chooses among all weapons and devices, fired or not', () => {
    const fought = struck([beam, beam, { kind: 'ecm' }], { fired: { 'beam-1': 1 } }).go(hit, 6, 2)
    expect(fought.asked).toBe('blue: loseItem')
    expect(fought.eventsOf('sheetShown')).toEqual([])
    expect(refused(fought, lose(null))).toBe('ES-CRT-03')
    expect(refused(fought, pass)).toBe('ES-CRT-03')
    for (const id of ['beam-1', 'beam-2', 'ecm-1']) expect(refused(fought, lose(id))).toBeUndefined()
    const after = fought.go(lose('ecm-1'))
    expect(after.eventsOf('itemLost')).toMatchObject([{ ship: 'b', item: { id: 'ecm-1' }, chooser: 'blue' }])
    expect(after.state.secret.blue?.sheets.b?.items.map(({ id }) => id)).toEqual(['beam-1', 'beam-2'])
  })
  test('ES-CRT-03: in row 3 the attacker chooses and is shown the items first', () => {
    const fought = struck([beam, { kind: 'ecm' }, { kind: 'armour' }]).go(hit, 6, 3)
    expect(fought.asked).toBe('yellow: loseItem')
    expect(fought.eventsOf('sheetShown')).toMatchObject([{ ship: 'b', chooser: 'yellow', items: [{ id: 'beam-1' }, { id: 'ecm-1' }] }])
    expect(view(fought.state, 'yellow').ships.b?.known.map(({ id }) => id)).toEqual(expect.arrayContaining(['beam-1', 'ecm-1']))
    expect(refused(fought, lose('ecm-1'))).toBeUndefined()
    expect(fought.go(lose('beam-1')).eventsOf('itemLost')).toMatchObject([{ item: { id: 'beam-1' }, chooser: 'yellow' }])
  })
  test('ES-CRT-03: by default the owner loses the cheapest item and the attacker takes the first one shown', () => {
    const items: Items = [{ ...beam, damage: 3 }, { kind: 'jump' }, { kind: 'bay' }]
    const defaultLoss = (row: number, seat: 'yellow' | 'blue') => {
      const known = view(struck(items).go(hit, 6, row).state, seat)
      return askedOf(known)?.question.defaultOrder(known, seat)
    }
    expect(defaultLoss(2, 'blue')).toEqual(lose('bay-1'))
    expect(defaultLoss(3, 'yellow')).toEqual(lose('beam-1'))
  })
  test('ES-CRT-03: if only one item was shown, the choice of it is forced, even on the public view', () => {
    const shown = battle(
      { y: yellow(), b: blue([{ kind: 'ecm' }, { kind: 'armour' }], { known: ['ecm-1'] }) },
      { at: [{ step: 'loseItem', ship: 'b', chooser: 'yellow', combat: true }] },
    )
    expect(forcedOrder(shown, 'public')).toEqual(lose('ecm-1'))
  })
  test('ES-CRT-04, ES-AUX-04, ES-AUX-ARM-05, ES-AUX-ENG-01, ES-AUX-GUN-01: armour, engine and gun mount cannot be lost', () => {
    const fought = struck([beam, { kind: 'armour' }, { kind: 'engine' }, { kind: 'gunMount' }, { kind: 'shield' }]).go(hit, 5)
    const asked = battle({
      y: yellow([{ ...beam, damage: 2 }]),
      b: blue([beam, { kind: 'armour' }, { kind: 'engine' }, { kind: 'gunMount' }, { kind: 'jump' }]),
    }).go(hit, 6, 2)
    expect(fought.eventsOf('criticalRolled')).toEqual([])
    for (const id of ['armour-1', 'engine-1', 'gunMount-1']) expect(refused(asked, lose(id))).toBe('ES-CRT-04')
    for (const id of ['beam-1', 'jump-1']) expect(refused(asked, lose(id))).toBeUndefined()
  })
  test('ES-CRT-05: an owner with nothing to lose is asked all the same and loses nothing', () => {
    const empty = battle({ y: yellow(), b: blue() }, { at: [{ step: 'loseItem', ship: 'b', chooser: 'blue', combat: true }] })
    expect(empty.asked).toBe('blue: loseItem')
    expect(forcedOrder(empty, 'blue')).toEqual(lose(null))
    expect(forcedOrder(empty, 'public')).toBeUndefined()
    expect(struck().go(hit, 6, 2).eventsOf('itemLost')).toEqual([])
  })
  test('ES-CRT-05: a second navigation hit, or a speed loss at top speed 0, is ignored', () => {
    expect(struck([], { navHit: true }).go(hit, 6, 1).eventsOf('criticalRolled')).toMatchObject([{ ignored: true }])
    expect(struck([], { slowed: 3 }).go(hit, 6, 4).eventsOf('criticalRolled')).toMatchObject([{ ignored: true }])
    expect(struck([], { slowed: 3 }).go(hit, 6, 4).eventsOf('slowed')).toEqual([])
  })
  test('ES-CRT-07: a speed loss lowers the top speed, never below 0, but not the current speed', () => {
    const { state } = struck([], { speed: 3, slowed: 2 }).go(hit, 6, 5)
    expect(state.ships.b).toMatchObject({ slowed: 3, speed: 3 })
    expect(state.ships.b && topSpeed(state, state.ships.b).total).toBe(0)
  })
  test('ES-AUX-SHD-04: a shield protects against the hit that knocks it out, not against later ones', () => {
    const field = battle({
      y: yellow([
        { ...beam, damage: 3 },
        { ...beam, damage: 3 },
      ]),
      b: blue([{ kind: 'shield' }]),
    })
    const fought = field.go(hit, 6, 2, pass, shot('y', 'beam-2', 'b'), 4)
    expect(fought.eventsOf('damaged').map(({ damage }) => damage.total)).toEqual([2, 3])
  })
  test('ES-AUX-BAY-02, ES-VP-03: a lost bay takes its fighters with it and scores its price and 10 for each', () => {
    const fighters = [
      { kind: 'interceptor', id: 'f1' },
      { kind: 'attackCraft', id: 'f2' },
      { kind: 'interceptor', id: 'f3' },
    ] as const
    const fought = struck([{ kind: 'bay' }, { kind: 'bay' }], { fighters: [...fighters] }).go(hit, 6, 2, lose('bay-1'))
    expect(fought.eventsOf('itemLost')).toMatchObject([{ fighters: [{ id: 'f1' }, { id: 'f2' }] }])
    expect(fought.eventsOf('scored')).toMatchObject([{ side: 'yellow', points: { total: 25 } }])
    expect(fought.state.secret.blue?.sheets.b?.fighters.map(({ id }) => id)).toEqual(['f3'])
  })
  test('ES-VP-03: a weapon knocked out in combat scores its price with its units at once', () => {
    const fought = struck([{ kind: 'beam', range: 3, damage: 2 }, { kind: 'ecm' }]).go(hit, 6, 2, lose('beam-1'))
    expect(fought.eventsOf('scored')).toEqual([
      { type: 'scored', side: 'yellow', points: { total: 25, because: [['beam range 3 damage 2', 25, 'ES-VP-03']] } },
    ])
    expect(fought.state.scores.yellow?.total).toBe(25)
  })
  test('ES-VP-06: a gift is worth 0, but units bought for it score', () => {
    const gift = { kind: 'beam', range: 3, damage: 2, gift: true, giftRange: 2 } as const
    expect(
      struck([gift, { kind: 'ecm' }])
        .go(hit, 6, 2, lose('beam-1'))
        .eventsOf('scored')[0]?.points.total,
    ).toBe(5)
    expect(
      struck([{ kind: 'ecm', gift: true }, beam])
        .go(hit, 6, 2, lose('ecm-1'))
        .eventsOf('scored')[0]?.points.total,
    ).toBe(0)
  })
  test('ES-VP-04, ES-COL-15: a weapon lost to a collision’s critical scores nothing and is owed no shot', () => {
    const at = [
      { step: 'loseItem', ship: 'b', chooser: 'blue', combat: false } as const,
      { step: 'fire', side: 'yellow', seat: 'yellow', passes: 0 } as const,
    ]
    const rammed = battle({ y: yellow(), b: blue([beam, beam]) }, { at }).go(lose('beam-2'))
    expect(rammed.eventsOf('itemLost')).toMatchObject([{ item: { id: 'beam-2' }, owed: false }])
    expect(rammed.eventsOf('scored')).toEqual([])
    expect(rammed.asked).toBe('yellow: fire')
  })
})
