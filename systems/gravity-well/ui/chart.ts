// The chart of the rings: shaded by depth like a sea chart, with the speed of each orbit as soundings, the planet and the debris.
import type { TerrainArea, Tint } from '@admiralty/board'
import { distance, type Hex } from '@admiralty/space'
import { RINGS } from '../data/tables.ts'
import { greenAt, ringOf } from '../src/orbit/rings.ts'
