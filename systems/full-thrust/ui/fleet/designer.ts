// The ship designer of the application: one ship, and the limits that it is designed for.
import { type DesignerUi, later } from '@admiralty/game-ui'
import { fields, plural } from '@admiralty/kernel'
import { z } from 'zod'
import { checkDesign, type DesignLimits, NO_LIMITS } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { pointsOf } from '../../src/design/price.ts'
import { BUDGETS } from '../../src/setting/options.ts'
import { Sketch } from './sketch.tsx'

const termsSchema: z.ZodType<DesignLimits> = fields({
  points: z.int().min(1).max(NO_LIMITS.points),
  mass: z.int().min(4).max(NO_LIMITS.mass),
  hull: z.enum(['graded', 'free']),
})

export const designer: DesignerUi<Design, DesignLimits> = {
  blank: { name: 'Unnamed', shipClass: 'CL', navy: '', mass: 50, thrust: 4, ftl: true, hull: 15, armour: 0, screens: 0, parts: [] },
  terms: NO_LIMITS,
  parseTerms: (stored) => termsSchema.safeParse(stored).data,
  termsFor: (design, terms) => ({
    points: Math.max(terms.points, pointsOf(design).total),
    mass: Math.max(terms.mass, design.mass),
    hull: checkDesign(design, { ...NO_LIMITS, hull: terms.hull }).some(({ rule }) => rule === 'FT-DES-04') ? 'free' : terms.hull,
  }),
  check: checkDesign,
  nameOf: ({ name }) => name,
  named: (design, name) => (name.trim() === '' ? design : { ...design, name: name.slice(0, 40) }),
  battleFor: ({ points }) => ({
    scenario: 'fleets',
    options: { budget: Math.min(...BUDGETS.filter((budget) => budget >= points), Math.max(...BUDGETS)) },
    seat: 'red',
  }),
  price: (design) => plural(pointsOf(design).total, 'point'),
  Sketch,
  // Loaded on demand.
  Board: later(() => import('./board.tsx'), 'Board'),
}
