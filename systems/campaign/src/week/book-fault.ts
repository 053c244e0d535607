// Why an order book is refused: every fault of every part, each with the group, ship or world that it concerns (CR-15.1b to CR-15.4).
import type { OrderRefusal } from '@admiralty/kernel'
import { groupsFaults } from '../groups/faults.ts'
import { newcomerFaults } from '../rim/newcomers.ts'
import { supplyFaults } from '../supply/faults.ts'
import { treatyFaults } from '../treaties/faults.ts'
import { yardFaults } from '../yards/faults.ts'
import type { BookCheck } from './book-check.ts'

/** All faults of an order book; empty if it is legal. */
export const bookFaults = (check: BookCheck): readonly OrderRefusal[] => [
  ...groupsFaults(check),
  ...treatyFaults(check),
  ...supplyFaults(check),
  ...yardFaults(check),
  ...newcomerFaults(check),
]
