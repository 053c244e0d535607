// Random designs are legal.
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { checkDesign, NO_LIMITS } from './check.ts'
import { designSchema } from './design.ts'
import { shipyard } from './shipyard.ts'

test('FT-DES-25: 500 random designs are legal, and small limits have small ships', () => {
  const dice = seededDice(5)
  for (let run = 0; run < 500; run += 1) {
    const limits = run % 2 === 0 ? NO_LIMITS : { ...NO_LIMITS, points: 60 + run, mass: 120 }
    const design = shipyard.randomDesign(dice, limits)
    expect(checkDesign(design, limits)).toEqual([])
    expect(designSchema.parse(design)).toEqual(design)
  }
})
