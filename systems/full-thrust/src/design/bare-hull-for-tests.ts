// A design without parts, to which tests of designs add theirs.
import type { Design } from './design.ts'

/** Mass 100 with hull 20 of grade weak, and room for 80. */
export const BARE_HULL: Design = {
  name: 'Test',
  shipClass: 'BC',
  navy: 'any',
  mass: 100,
  thrust: 0,
  ftl: false,
  hull: 20,
  armour: 0,
  screens: 0,
  parts: [],
}
