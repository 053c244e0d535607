// The shipyard for the platform: schema, ready ships, checks, price in quarter points, random ships.
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
