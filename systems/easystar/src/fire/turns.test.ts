import { describe, expect, test } from 'vitest'
import { battle, forcedOrder, type PositionShip, pass, refused, shot, waive } from '../battle-for-tests.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { openFire } from './turns.ts'

type Items = NonNullable<PositionShip['items']>
const ship = (
  seat: PositionShip['seat'],
  hex: readonly [number, number],
  items: Items = [],
  more: Partial<PositionShip> = {},
): PositionShip => ({
  seat,
  hex,
  hull: 'battleship',
  items,
  ...more,
})
const gun = { kind: 'beam', mount: 'dorsal', range: 3 } as const
const facingOff = (more: Parameters<typeof battle>[1] = {}) =>
  battle({ y: ship('yellow', [10, 10], [gun, gun]), b: ship('blue', [10, 9], [gun, gun]) }, more)
const weapon = { id: 'beam-9', kind: 'beam', mount: 'dorsal', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 } as const

describe('combat', () => {
  test('ES-SEQ-05: the side with the initiative fires one weapon, then the other side one, in alternation', () => {
    expect(openFire({ ...facingOff().state, turn: 1 })).toMatchObject({ side: 'yellow', seat: 'yellow' })
    expect(openFire({ ...facingOff().state, turn: 2 })).toMatchObject({ side: 'blue', seat: 'blue' })
    const fought = facingOff().go(shot('y', 'beam-1', 'b'), 1, shot('b', 'beam-1', 'y'), 1, shot('y', 'beam-2', 'b'), 1)
    expect(fought.eventsOf('shotDeclared').map(({ seat }) => seat)).toEqual(['yellow', 'blue', 'yellow'])
    expect(fought.asked).toBe('blue: fire')
  })
  test('ES-SEQ-05: two passes in a row end combat; after a pass a side may fire again if the other has fired', () => {
    const fought = facingOff().go(pass, shot('b', 'beam-1', 'y'), 1, shot('y', 'beam-1', 'b'), 1, pass)
    expect(fought.asked).toBe('yellow: fire')
    const over = fought.go(pass)
    expect(over.asked).not.toContain('fire')
    expect(over.eventsOf('passed')).toHaveLength(1)
  })
  test('ES-SEQ-05: a side is asked whether or not it can fire; without a shot its only answer is to pass', () => {
    const far = battle({ y: ship('yellow', [10, 10], [gun]), b: ship('blue', [10, 4]) })
    expect(far.asked).toBe('yellow: fire')
    expect(forcedOrder(far, 'yellow')).toEqual(pass)
    expect(forcedOrder(far, 'public')).toBeUndefined()
    const farther = battle({ y: ship('yellow', [10, 10], [gun]), b: ship('blue', [10, 2]) })
    expect(forcedOrder(farther, 'public')).toEqual(pass)
    expect(forcedOrder(facingOff(), 'yellow')).toBeUndefined()
  })
})

test('ES-MPL-03: a player who publicly has no shot is skipped for the ally, whoever is next', () => {
  const four = setupFor('four')
  const team = (seat: 'yellow' | 'red', near: 'yellow' | 'red') =>
    battle(
      {
        y: ship('yellow', near === 'yellow' ? [10, 10] : [2, 22], [gun]),
        r: ship('red', near === 'red' ? [10, 10] : [2, 22], [gun]),
        b: ship('blue', [10, 9], [gun]),
        g: ship('green', [11, 8], [gun]),
      },
      { at: { step: 'fire', side: 'yellow', seat, passes: 0 } },
      four,
    ).asked
  expect(team('red', 'yellow')).toBe('yellow: fire')
  expect(team('yellow', 'red')).toBe('red: fire')
  expect(team('red', 'red')).toBe('red: fire')
})

/** Yellow knocks out a weapon of Blue with a natural 6 and row 2. */
const knockOut = (lost: string, items: Items = [gun, gun], more: Partial<PositionShip> = {}) =>
  battle({ y: ship('yellow', [10, 10], [gun, gun]), b: ship('blue', [10, 9], items, more), far: ship('blue', [10, 8], [gun]) }).go(
    shot('y', 'beam-1', 'b'),
    6,
    2,
    ...(items.length > 1 ? [{ order: 'lose', item: lost } as const] : []),
  )

describe('shots that must come next', () => {
  test('ES-SEQ-06: a weapon knocked out before it fired is its side’s next shot and then lost', () => {
    const fought = knockOut('beam-2')
    expect(fought.eventsOf('itemLost')).toMatchObject([{ item: { id: 'beam-2' }, owed: true }])
    expect(fought.asked).toBe('blue: fire')
    expect(refused(fought, pass)).toBe('ES-SEQ-06')
    expect(refused(fought, shot('b', 'beam-1', 'y'))).toBe('ES-SEQ-06')
    expect(refused(fought, shot('far', 'beam-1', 'y'))).toBe('ES-SEQ-06')
    const after = fought.go(shot('b', 'beam-2', 'y'), 3)
    expect(after.eventsOf('damaged')).toMatchObject([{ ship: 'y' }])
    expect(after.state.owed.blue).toEqual([])
    expect(after.state.ships.b?.known).toEqual([])
    expect(refused(after.go(pass), shot('b', 'beam-2', 'y'))).toBe('ES-CMB-01')
  })
  test('ES-SEQ-06: a weapon that has fired is removed at once, and so is any auxiliary', () => {
    expect(knockOut('beam-1', [gun, gun], { fired: { 'beam-1': 1 } }).eventsOf('itemLost')).toMatchObject([{ owed: false }])
    expect(knockOut('ecm-1', [gun, { kind: 'ecm' }]).eventsOf('itemLost')).toMatchObject([{ owed: false }])
    const fired = knockOut('beam-1', [gun, gun], { fired: { 'beam-1': 1 } })
    expect(fired.state.owed.blue ?? []).toEqual([])
    expect(fired.state.secret.blue?.sheets.b?.items.map(({ id }) => id)).toEqual(['beam-2'])
  })
  test('ES-SEQ-06: a weapon without a target is given up without using the opportunity', () => {
    const field = battle(
      { y: ship('yellow', [10, 10], [gun]), b: ship('blue', [10, 9], [gun]), far: ship('blue', [20, 9]) },
      { owed: { yellow: [{ ship: 'y', item: { ...weapon, mount: 'ventral' } }] } },
    )
    expect(forcedOrder(field, 'public')).toEqual(waive)
    const after = field.go(waive)
    expect(after.asked).toBe('yellow: fire')
    expect(refused(after, shot('y', 'beam-1', 'b'))).toBeUndefined()
  })
  test('ES-SEQ-06: the public view does not rule out a target, because a secret power-up pod may reach one', () => {
    const field = battle(
      { y: ship('yellow', [10, 10], [gun]), b: ship('blue', [10, 8]) },
      { owed: { yellow: [{ ship: 'y', item: weapon }] } },
    )
    expect(forcedOrder(field, 'yellow')).toEqual(waive)
    expect(forcedOrder(field, 'public')).toBeUndefined()
    expect(refused(field, shot('y', 'beam-9', 'b'))).toBe('ES-CMB-04')
  })
  test('ES-SEQ-06: its owner may give it up even if it has a target', () => {
    const fought = knockOut('beam-2').go(waive)
    expect(fought.eventsOf('shotWaived')).toHaveLength(1)
    expect(fought.asked).toBe('blue: fire')
    expect(refused(fought, waive)).toBe('ES-SEQ-06')
  })
  test('ES-SEQ-07: a ship destroyed in combat fires one unfired weapon of its choice', () => {
    const fought = battle({
      y: ship('yellow', [10, 10], [gun]),
      b: ship('blue', [10, 9], [gun, { kind: 'targeting' }, { ...gun, range: 1 }], { hull: 'destroyer', hurt: 3 }),
      far: ship('blue', [10, 8], [gun]),
    }).go(shot('y', 'beam-1', 'b'), 3)
    expect(fought.eventTypes).toEqual(['shotDeclared', 'attackRolled', 'damaged', 'destroyed', 'scored', 'shotEnded'])
    expect(fought.state.ships.b).toMatchObject({ status: 'dying', doom: 'wreck' })
    expect(refused(fought, pass)).toBe('ES-SEQ-06')
    expect(refused(fought, shot('far', 'beam-1', 'y'))).toBe('ES-SEQ-07')
    const last = fought.go(shot('b', 'beam-2', 'y'), /* its targeting pod still works */ 2)
    expect(last.eventsOf('attackRolled')[0]?.hit).toBe(true)
    expect(last.eventsOf('perished')).toMatchObject([{ ship: 'b', doom: 'wreck' }])
    expect(last.state.ships.b?.status).toBe('wreck')
    expect(last.state.owed.blue).toEqual([])
    expect(last.asked).toBe('yellow: fire')
  })
  test('ES-SEQ-07: a dying ship stays in its hex but is no target; its last shot is used or lost', () => {
    const fought = battle({
      y: ship('yellow', [10, 10], [gun, gun]),
      b: ship('blue', [10, 9], [gun], { hull: 'destroyer', hurt: 3 }),
      far: ship('blue', [10, 8], [gun]),
    }).go(shot('y', 'beam-1', 'b'), 3)
    const waived = fought.go(waive)
    expect(waived.eventTypes).toEqual(['shotWaived', 'perished'])
    expect(waived.asked).toBe('blue: fire')
    expect(refused(waived.go(shot('far', 'beam-1', 'y'), 1), shot('y', 'beam-2', 'b'))).toBe('ES-CMB-02')
  })
  test('ES-SEQ-07: with all weapons fired the waiver is forced, even on the public view', () => {
    const fought = battle({
      y: ship('yellow', [10, 10], [gun]),
      b: ship('blue', [10, 9], [gun], { hull: 'destroyer', hurt: 3, fired: { 'beam-1': 1 } }),
    }).go(shot('y', 'beam-1', 'b'), 3)
    expect(forcedOrder(fought, 'public')).toEqual(waive)
    expect(forcedOrder(fought, 'blue')).toEqual(waive)
  })
  test('ES-SEQ-07: a weapon in the queue may be the last shot; the others are lost', () => {
    const queued = {
      owed: {
        blue: [
          { ship: 'b', item: weapon },
          { ship: 'b', item: { ...weapon, id: 'beam-8' } },
          { ship: 'far', item: weapon },
        ],
      },
    }
    const fought = battle(
      { y: ship('yellow', [10, 10], [gun]), b: ship('blue', [10, 9], [], { hull: 'destroyer', hurt: 3 }), far: ship('blue', [9, 10]) },
      queued,
    ).go(shot('y', 'beam-1', 'b'), 3)
    expect(refused(fought, shot('b', 'beam-8', 'y'))).toBeUndefined()
    const after = fought.go(shot('b', 'beam-9', 'y'), 1)
    expect(after.state.owed.blue).toEqual([{ ship: 'far', item: weapon }])
  })
  test('ES-SEQ-08: owed shots are fired in order of occurrence', () => {
    const queue = {
      owed: {
        yellow: [
          { ship: 'y', item: weapon },
          { ship: 'y', item: { ...weapon, id: 'beam-8' } },
        ],
      },
    }
    const field = facingOff(queue)
    expect(refused(field, shot('y', 'beam-8', 'b'))).toBe('ES-SEQ-06')
    const once = field.go(shot('y', 'beam-9', 'b'), 1, pass)
    expect(refused(once, shot('y', 'beam-8', 'b'))).toBeUndefined()
  })
})

describe('teams', () => {
  const four = setupFor('four')
  const fleet = {
    y: ship('yellow', [10, 10], [gun, gun]),
    r: ship('red', [11, 10], [gun]),
    b: ship('blue', [10, 9], [gun]),
    g: ship('green', [11, 8], [gun]),
  }

  test('ES-MPL-03, ES-SEQ-05: sides alternate shot by shot, and so do players within a side', () => {
    const fought = battle(fleet, {}, four).go(
      shot('y', 'beam-1', 'b'),
      1,
      shot('b', 'beam-1', 'y'),
      1,
      shot('r', 'beam-1', 'b'),
      1,
      shot('g', 'beam-1', 'y'),
      1,
    )
    expect(fought.eventsOf('shotDeclared').map(({ seat }) => seat)).toEqual(['yellow', 'blue', 'red', 'green'])
    expect(fought.asked).toBe('yellow: fire')
  })
  test('ES-MPL-03, ES-SEQ-05: a player who passes leaves the opportunity to his ally; the side has passed when both have', () => {
    const once = battle(fleet, {}, four).go(pass)
    expect(once.asked).toBe('red: fire')
    const over = once.go(pass, pass, pass)
    expect(over.eventsOf('passed').map(({ seat }) => seat)).toEqual(['red', 'blue', 'green'])
    expect(over.asked).not.toContain('fire')
  })
  test('ES-MPL-03, ES-SEQ-05: a player who publicly has nothing to fire is skipped', () => {
    const alone = battle({ ...fleet, b: ship('blue', [10, 9], [gun], { status: 'wreck' }) }, {}, four)
    expect(alone.go(shot('y', 'beam-1', 'g'), 1).asked).toBe('green: fire')
    const wrecked = { ...fleet, y: ship('yellow', [10, 10], [gun], { status: 'wreck' }) }
    expect(battle(wrecked, {}, four).asked).toBe('red: fire')
  })
  test('ES-SEQ-05: an ally with secret sheets is asked even if he has nothing to fire', () => {
    expect(battle({ ...fleet, y: ship('yellow', [10, 10]) }, {}, four).asked).toBe('yellow: fire')
    expect(battle({ ...fleet, r: ship('red', [11, 10]) }, {}, four).go(pass).asked).toBe('red: fire')
  })
  test('ES-MPL-09: points count for the whole side', () => {
    const fought = battle({ ...fleet, g: ship('green', [11, 9], [], { hull: 'scout', hurt: 1 }) }, {}, four).go(
      pass,
      shot('r', 'beam-1', 'g'),
      3,
    )
    expect(fought.eventsOf('scored')).toMatchObject([{ side: 'yellow', points: { total: 10 } }])
  })
  test('ES-CMB-02: allies are no targets', () => {
    expect(refused(battle(fleet, {}, four), shot('y', 'beam-1', 'r'))).toBe('ES-CMB-02')
  })
})
