import { describe, expect, test } from 'vitest'
import { addDevice, addFighter, addShip, copyShip, EMPTY, nameFlagship, removeShip, takeDevice, withShip } from './edit.ts'

const two = addShip(addShip(EMPTY, 'destroyer'), 'cruiser')

describe('editing a fleet', () => {
  test('keeps the flagship when another ship is removed', () => {
    expect(removeShip({ ...two, flagship: 1 }, 0)).toMatchObject({ flagship: 0, ships: [{ hull: 'cruiser' }] })
    expect(removeShip({ ...two, flagship: 0 }, 1)).toMatchObject({ flagship: 0, ships: [{ hull: 'destroyer' }] })
    expect(removeShip({ ...two, flagship: 1 }, 1)).toMatchObject({ flagship: 0, ships: [{ hull: 'destroyer' }] })
  })
  test('removes a bay with its fighters, and later bays keep theirs', () => {
    const [carrier] = withShip(two, 0, (ship) => {
      const bays = addDevice(addDevice(addDevice(ship, 'bay'), 'ecm'), 'bay')
      return addFighter(addFighter(bays, { kind: 'interceptor', bay: 0, gift: false }), { kind: 'attackCraft', bay: 1, gift: false })
    }).ships
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
  test('copies a ship without name and gifts', () => {
    const given = withShip(two, 1, (ship) => ({ ...ship, name: 'Halberd', auxiliaries: [{ kind: 'ecm', gift: true }] }))
    expect(copyShip(given, 1).ships[2]).toMatchObject({ hull: 'cruiser', name: '', auxiliaries: [] })
  })
})
