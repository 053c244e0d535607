// The shipyard as others see it: schema, ready ships, verdict, price in quarter points, a random ship.
import type { Shipyard } from '@admiralty/kernel'
import { checkDesign, type Limits } from './check.ts'
import { type Design, designSchema } from './design.ts'
import { priceOf } from './price.ts'
import { READY_SHIPS } from './ready.ts'
import { sampleDesign } from './sample.ts'

export const shipyard: Shipyard<Design, Limits> = {
  schema: designSchema,
  ready: READY_SHIPS.map(({ design }) => design),
  check: checkDesign,
  cost: (design) => priceOf(design),
  randomDesign: sampleDesign,
}
