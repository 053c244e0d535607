import { describe, expect, test } from 'vitest'
import type { ShipDesign } from '../state.ts'
import {
  addDevice,
  addFighter,
  addShip,
  addWeapon,
  copyShip,
  EMPTY,
  giveDevice,
  giveFighter,
  moved,
  nameFlagship,
  plainWeapon,
  removeShip,
  setWeapon,
  takeDevice,
  takeFighter,
  takeWeapon,
  withShip,
} from './edit.ts'

const two = addShip(addShip(EMPTY, 'destroyer'), 'cruiser')

describe('editing a fleet', () => {
  test('an edit of a part that is not there returns the same fleet', () => {
    const edits = [
      takeWeapon,
      takeDevice,
      takeFighter,
      (ship: ShipDesign, at: number) => setWeapon(ship, at, (one) => ({ ...one, range: 3 })),
    ]
    for (const edit of edits) expect(withShip(two, 0, (ship) => edit(ship, 0))).toBe(two)
    expect(withShip(two, 2, (ship) => ({ ...ship, name: 'Stray' }))).toBe(two)
  })
  test('keeps the flagship when another ship is removed', () => {
    expect(removeShip({ ...two, flagship: 1 }, 0)).toMatchObject({ flagship: 0, ships: [{ hull: 'cruiser' }] })
    expect(removeShip({ ...two, flagship: 0 }, 1)).toMatchObject({ flagship: 0, ships: [{ hull: 'destroyer' }] })
    expect(removeShip({ ...two, flagship: 1 }, 1)).toMatchObject({ flagship: 0, ships: [{ hull: 'destroyer' }] })
  })
  test('keeps the place of the flagship when a later ship is removed', () => {
    const three = addShip(two, 'scout')
    expect(removeShip({ ...three, flagship: 1 }, 2)).toMatchObject({ flagship: 1, ships: [{ hull: 'destroyer' }, { hull: 'cruiser' }] })
    expect(removeShip({ ...three, flagship: 2 }, 0)).toMatchObject({ flagship: 1, ships: [{ hull: 'cruiser' }, { hull: 'scout' }] })
  })
  test('ES-LOC-03: a weapon on a smaller mount keeps no more range and damage than the mount holds, and never less than it had unimproved', () => {
    const [ship] = two.ships
    const weapon = { ...plainWeapon('beam', 'axial'), range: 6, damage: 5 }
    const bare = plainWeapon('beam', 'dorsal')
    expect(moved(weapon, 'dorsal')).toEqual({ ...bare, range: 3, damage: 3 })
    expect(moved(moved(weapon, 'dorsal'), 'axial')).toEqual({ ...bare, mount: 'axial', range: 3, damage: 3 })
    expect(ship && takeWeapon(addWeapon(addWeapon(ship, weapon), bare), 0).weapons).toEqual([bare])
  })
  test('removes a bay with its fighters, and later bays keep theirs', () => {
    const [carrier] = withShip(two, 0, (ship) => {
      const bays = addDevice(addDevice(addDevice(ship, 'bay'), 'ecm'), 'bay')
      return addFighter(addFighter(bays, { kind: 'interceptor', bay: 0, gift: false }), { kind: 'attackCraft', bay: 1, gift: false })
    }).ships
    expect(carrier && takeDevice(carrier, 2)).toMatchObject({
      auxiliaries: [{ kind: 'bay' }, { kind: 'ecm' }],
      fighters: [{ kind: 'interceptor', bay: 0 }],
    })
    expect(carrier && takeDevice(carrier, 1).fighters).toEqual(carrier?.fighters)
    expect(carrier && takeDevice(carrier, 0)).toMatchObject({
      auxiliaries: [{ kind: 'ecm' }, { kind: 'bay' }],
      fighters: [{ kind: 'attackCraft', bay: 0 }],
    })
  })
  test('removes the gifts of the former flagship', () => {
    const weapon = { kind: 'beam', mount: 'axial', range: 4, damage: 2, gift: false, giftRange: 2, giftDamage: 1 } as const
    const given = withShip({ ...two, flagship: 1 }, 1, (ship) => ({
      ...ship,
      weapons: [weapon],
      auxiliaries: [{ kind: 'ecm', gift: true }],
    }))
    expect(nameFlagship(given, 0)).toMatchObject({
      flagship: 0,
      ships: [{ hull: 'destroyer' }, { auxiliaries: [], weapons: [{ range: 2, damage: 1, giftRange: 0, giftDamage: 0 }] }],
    })
    expect(nameFlagship(given, 1)).toEqual(given)
  })
  test('removes given fighters and devices of the former flagship and keeps the others', () => {
    const given = withShip({ ...two, flagship: 1 }, 1, (ship) => {
      const bays = giveDevice(addDevice(ship, 'bay'), 'bay')
      return giveFighter(addFighter(bays, { kind: 'interceptor', bay: 0, gift: false }), 'attackCraft')
    })
    expect(given.ships[1]?.fighters).toEqual([
      { kind: 'interceptor', bay: 0, gift: false },
      { kind: 'attackCraft', bay: 1, gift: true },
    ])
    expect(nameFlagship(given, 0).ships[1]).toMatchObject({
      auxiliaries: [{ kind: 'bay', gift: false }],
      fighters: [{ kind: 'interceptor', bay: 0, gift: false }],
    })
    expect(given.ships[1] && takeFighter(given.ships[1], 0).fighters).toMatchObject([{ kind: 'attackCraft' }])
  })
  test('copies a ship without name and gifts', () => {
    const given = withShip(two, 1, (ship) => ({ ...ship, name: 'Halberd', auxiliaries: [{ kind: 'ecm', gift: true }] }))
    expect(copyShip(given, 1).ships[2]).toMatchObject({ hull: 'cruiser', name: '', auxiliaries: [] })
  })
})
