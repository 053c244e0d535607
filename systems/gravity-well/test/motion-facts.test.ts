// Facts about motion and thrust, and the reasons of numbers.
import { describe, expect, test } from 'vitest'
import { LOST_VALUES } from '../data/lost.ts'
import { shotNeeds, strikeNeeds } from '../src/combat/needed.ts'
import { orbitSense, senseOf } from '../src/orbit/motion.ts'
import { affordable, changeBetween, changed, thrustCost } from '../src/orbit/thrust.ts'

describe('reasons of a number', () => {
  const both = { comSat: true, ecmSat: true }
  test('GW-LSR-06, GW-LSR-07, GW-LSR-08: a second shot names the weapon that loses by it', () => {
    const because = (weapon: 'gunship' | 'pointDefence') => shotNeeds(weapon, 1, { comSat: false, ecmSat: false }, LOST_VALUES).because
    expect(because('gunship')).toEqual([
      ['any laser', 3, 'GW-LSR-03'],
      ['shot 2 of the turn', -1, 'GW-LSR-08'],
    ])
    expect(shotNeeds('gunship', 0, { comSat: false, ecmSat: false }, LOST_VALUES).because).toEqual([['any laser', 3, 'GW-LSR-03']])
    expect(because('pointDefence')[1]).toEqual(['shot 2 of the turn', -1, 'GW-LSR-07'])
  })
  test('GW-LSR-04: a satellite without effect is no reason', () => {
    const reasons = (comSatBonus: number, ecmSatPenalty: number) =>
      strikeNeeds(both, { comSatBonus, ecmSatPenalty }).because.map(([why]) => why)
    expect(reasons(0, 0)).toEqual(['any warhead'])
    expect(reasons(1, 0)).toEqual(['any warhead', 'ComSat of the shooter'])
    expect(reasons(0, 1)).toEqual(['any warhead', 'ECMSat of an enemy'])
  })
})

describe('motion and thrust', () => {
  test('GW-MAP-08: the sense of a motion, and of an orbit', () => {
    const at = [3, 0] as const
    expect([0, 1, 2, 3, 4, 5].map((vector) => senseOf({ at, vector: vector as 0, velocity: 1 }))).toEqual([
      'anticlockwise',
      'anticlockwise',
      null,
      'clockwise',
      'clockwise',
      null,
    ])
    expect(senseOf({ at, vector: null, velocity: 0 })).toBeNull()
    expect([senseOf({ at: [1, 0], vector: 3, velocity: 1 }), senseOf({ at: [1, 0], vector: 1, velocity: 1 })]).toEqual([
      'clockwise',
      'anticlockwise',
    ])
    expect([
      orbitSense({ at, vector: 4, velocity: 5 }),
      orbitSense({ at, vector: 0, velocity: 5 }),
      orbitSense({ at, vector: 4, velocity: 4 }),
    ]).toEqual(['clockwise', 'anticlockwise', null])
    // Neither in the planet nor off the map.
    expect([orbitSense({ at: [1, 0], vector: 4, velocity: 0 }), orbitSense({ at: [0, 0], vector: null, velocity: 0 })]).toEqual([
      null,
      null,
    ])
    expect([orbitSense({ at: [8, 0], vector: 4, velocity: 0 }), orbitSense({ at: [0, -8], vector: 2, velocity: 0 })]).toEqual([null, null])
  })
  test('GW-THR-02 to GW-THR-05: changes, their cost, and what a unit can pay', () => {
    expect([
      changeBetween({ vector: 5, velocity: 2 }, { vector: 1, velocity: 3 }),
      changeBetween({ vector: 5, velocity: 2 }, { vector: null, velocity: 0 }),
      changeBetween({ vector: null, velocity: 0 }, { vector: 4, velocity: 2 }),
    ]).toEqual([
      { facings: 2, gained: 1 },
      { facings: 0, gained: -2 },
      { facings: 0, gained: 2 },
    ])
    expect(changed({ vector: 2, velocity: 3 }, { facings: 5, gained: -1 })).toEqual({ vector: 1, velocity: 2 })
    expect(changed({ vector: 2, velocity: 3 }, { facings: 1, gained: -3 })).toEqual({ vector: null, velocity: 0 })
    expect(changed({ vector: 2, velocity: 3 }, { facings: 0, gained: -4 })).toBeNull()
    expect(changed({ vector: null, velocity: 0 }, { facings: 0, gained: 2 })).toBeNull()
    expect(thrustCost({ vector: 0, velocity: 2 }, { vector: 5, velocity: 3 })).toBe(3)
    expect(affordable({ vector: 0, velocity: 1 }, 2).map(({ vector, velocity }) => `${vector}/${velocity}`)).toEqual([
      '0/1',
      'null/0',
      '1/1',
      '2/1',
      '4/1',
      '5/1',
      '0/2',
      '1/2',
      '5/2',
      '0/3',
    ])
  })
})
