import { describe, expect, test } from 'vitest'
import { cannotFly, flightAlong, lettersFrom, type Means } from './flight.ts'

const north = (speed: number, manoeuvre: number): Means => ({ hex: [0, 0], facing: 0, reversing: false, speed, manoeuvre })
const ends = (path: string, means: Means = north(0, 0)) => {
  const { path: hexes, facing, cost } = flightAlong(means, path)
  return { through: hexes.slice(1).map((hex) => hex.join()), facing, cost }
}

describe('GT-22 to GT-26: five plots of the Vigilance with three speed and two manoeuvre points', () => {
  const means = north(3, 2)
  test.each([
    ['GT-22', 'FFF', ['0,-1', '0,-2', '0,-3'], 0, 0],
    ['GT-23', 'XFF', ['0,-1', '0,-2'], 0, 2],
    ['GT-24', 'RFFrF', ['1,-1', '2,-2', '3,-2'], 1, 2],
    ['GT-25', 'RFRFF', ['1,-1', '2,-1', '3,-1'], 2, 2],
    ['GT-26', 'rFrFF', ['1,-1', '2,-2', '2,-3'], 0, 2],
  ] as const)('%s: %s', (_, path, through, facing, cost) => {
    expect(ends(path, means)).toEqual({ through, facing, cost })
    expect(cannotFly(means, path)).toBeUndefined()
  })
})

describe('the Stunt Double with four speed and twelve manoeuvre points', () => {
  const means = north(4, 12)
  test('GT-28: the bootlegger turn costs all twelve points', () => {
    expect(ends('RrrrFRFRFF', means)).toEqual({ through: ['-1,1', '0,1', '0,2', '0,3'], facing: 3, cost: 12 })
    expect(cannotFly(means, 'RrrrFRFRFF')).toBeUndefined()
  })
  test('GT-29: a simple plot ends in the same hex and facing for five points', () => {
    expect(ends('RRFRFrFF', means)).toEqual({ through: ['1,0', '1,1', '0,2', '0,3'], facing: 3, cost: 5 })
  })
})

describe('EE-MOV-01', () => {
  test('EE-MOV-01: a plot uses exactly all speed points', () => {
    expect(cannotFly(north(3, 9), 'FF')?.rule).toBe('EE-MOV-01')
    expect(cannotFly(north(3, 9), 'FFFF')?.rule).toBe('EE-MOV-01')
    expect(cannotFly(north(3, 9), 'FFF')).toBeUndefined()
  })
  test('EE-MOV-01: a cancelled hex uses its speed point', () => {
    expect(cannotFly(north(3, 9), 'FXF')).toBeUndefined()
    expect(flightAlong(north(3, 9), 'FXF').used).toBe(3)
  })
})

describe('EE-MOV-02', () => {
  test('EE-MOV-02: refuses a manoeuvre after the last speed point', () => {
    expect(cannotFly(north(1, 9), 'FR')?.rule).toBe('EE-MOV-02')
    expect(cannotFly(north(1, 9), 'XL')?.rule).toBe('EE-MOV-02')
    expect(cannotFly(north(1, 9), 'RF')).toBeUndefined()
  })
  test('EE-MOV-02: a ship without speed can only turn', () => {
    expect(cannotFly(north(0, 3), 'RR')).toBeUndefined()
    expect(cannotFly(north(0, 3), 'r')?.rule).toBe('EE-MOV-02')
    expect(cannotFly(north(0, 9), 'X')?.rule).toBe('EE-MOV-01')
  })
})

test('EE-MOV-03: manoeuvre points may stay unused', () => {
  expect(cannotFly(north(2, 12), 'FF')).toBeUndefined()
})

test('EE-MOV-04: a turn of one hexside costs one point and changes the facing', () => {
  expect(ends('RF')).toEqual({ through: ['1,-1'], facing: 1, cost: 1 })
  expect(ends('LF')).toEqual({ through: ['-1,0'], facing: 5, cost: 1 })
})

describe('EE-MOV-05', () => {
  test('EE-MOV-05: a drift costs one point and keeps the facing', () => {
    expect(ends('rF')).toEqual({ through: ['1,-1'], facing: 0, cost: 1 })
    expect(ends('lF')).toEqual({ through: ['-1,0'], facing: 0, cost: 1 })
  })
  test('EE-MOV-05: a drift is measured from the facing on entry of the hex', () => {
    expect(ends('rRF')).toEqual(ends('RrF'))
    expect(ends('rRF')).toEqual({ through: ['1,0'], facing: 1, cost: 3 })
  })
})

describe('EE-MOV-06', () => {
  test('EE-MOV-06: two drifts lead to the rear side hex, three straight back', () => {
    expect(ends('rrF').through).toEqual(['1,0'])
    expect(ends('llF').through).toEqual(['-1,1'])
    expect(ends('rrrF').through).toEqual(['0,1'])
    expect(ends('lllF').through).toEqual(['0,1'])
  })
  test('EE-MOV-06: drifts to the left and right cancel each other, but both cost', () => {
    expect(ends('lrF')).toEqual({ through: ['0,-1'], facing: 0, cost: 3 })
  })
})

describe('EE-MOV-07', () => {
  test('EE-MOV-07: cancelling a hex costs two points', () => {
    expect(ends('X').cost).toBe(2)
    expect(ends('RX').cost).toBe(5)
  })
  test('EE-MOV-07: a drift before a cancelled hex is lost, and costs start again after it', () => {
    expect(ends('rXF')).toEqual({ through: ['0,-1'], facing: 0, cost: 5 })
    expect(ends('XRF').cost).toBe(3)
    expect(ends('XXF').cost).toBe(4)
  })
})

describe('EE-MOV-08', () => {
  test('EE-MOV-08, EE-QRF-03: the second manoeuvre in a hex costs double, the third triple', () => {
    expect(['R', 'RR', 'RRR', 'RrL'].map((path) => ends(path).cost)).toEqual([1, 3, 6, 6])
  })
  test('EE-MOV-08: costs start again after a hex of movement', () => {
    expect(ends('RFRFRF').cost).toBe(3)
  })
  test('EE-MOV-08: refuses a plot that costs more manoeuvre points than the ship has', () => {
    expect(cannotFly(north(1, 2), 'RRF')?.rule).toBe('EE-MOV-08')
    expect(cannotFly(north(1, 3), 'RRF')).toBeUndefined()
  })
})

test('EE-REV-01: in reverse a ship moves towards its stern at the same costs', () => {
  const astern: Means = { ...north(2, 3), reversing: true }
  expect(ends('FF', astern)).toEqual({ through: ['0,1', '0,2'], facing: 0, cost: 0 })
  expect(ends('RFrF', astern)).toEqual({ through: ['-1,1', '-2,1'], facing: 1, cost: 2 })
})

test('the offered letters lead exactly to all legal plots', () => {
  const means = north(2, 3)
  const ended: string[] = []
  const grow = (path: string): void => {
    if (flightAlong(means, path).used === means.speed) ended.push(path)
    for (const letter of lettersFrom(means, path)) grow(path + letter)
  }
  grow('')
  expect(ended.filter((path) => cannotFly(means, path))).toEqual([])
  expect(new Set(ended).size).toBe(ended.length)
  const every: string[] = []
  const all = (path: string): void => {
    if (!cannotFly(means, path)) every.push(path)
    if (path.length < 6) for (const letter of 'FLRlrX') all(path + letter)
  }
  all('')
  expect(ended.filter((path) => path.length <= 6).toSorted()).toEqual(every.toSorted())
  expect(lettersFrom(north(0, 1), '')).toEqual(['L', 'R'])
  expect(lettersFrom(north(0, 1), 'L')).toEqual([])
  // The second turn costs double.
  expect([2, 3].map((points) => lettersFrom(north(0, points), 'L'))).toEqual([[], ['L', 'R']])
})
