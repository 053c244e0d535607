// The ship designer of the app: one ship, and the options it is designed for.

import type { DesignerUi } from '@admiralty/game-ui'
import { later } from '@admiralty/game-ui'
import { fields, isRefusal } from '@admiralty/kernel'
import { z } from 'zod'
import { checkDesign, type Limits, PLAIN_RULES } from '../../src/design/check.ts'
import { BLANK, type Design } from '../../src/design/design.ts'
import { priceOf } from '../../src/design/price.ts'
import { scenarios } from '../../src/setting/scenarios.ts'
import { pointsText } from '../titles.ts'

const termsSchema: z.ZodType<Limits> = fields({
  exposedByArmour: z.boolean(),
  exposedBySpace: z.boolean(),
  manyPrimaries: z.boolean(),
  laserArrays: z.boolean(),
})

/** The id of a scenario in which ships are bought. */
function battlefield(): string {
  const bought = scenarios.find(({ setup }) => {
    const made = setup({})
    return !isRefusal(made) && made.seats.some(({ budget }) => budget > 0)
  })
  return (bought ?? scenarios.at(-1))?.id ?? ''
}

export const designer: DesignerUi<Design, Limits> = {
  blank: BLANK,
  terms: PLAIN_RULES,
  parseTerms: (stored) => termsSchema.safeParse(stored).data,
  // Turns on the options that the ship needs.
  termsFor: (design, terms) => ({
    ...terms,
    manyPrimaries: terms.manyPrimaries || Object.values(design.primaries).some(({ length }) => length > 1),
    laserArrays: terms.laserArrays || design.arrays.length > 0,
  }),
  check: checkDesign,
  nameOf: ({ name }) => name,
  named: (design, name) => (name.trim() === '' ? design : { ...design, name: name.slice(0, 40) }),
  battleFor: (terms) => ({ scenario: battlefield(), options: { ...terms }, seat: 'yellow' }),
  price: (design) => pointsText(priceOf(design).total),
  // Loaded on demand.
  Sketch: later(() => import('./sketch.tsx'), 'Sketch'),
  Board: later(() => import('./board.tsx'), 'Board'),
}
