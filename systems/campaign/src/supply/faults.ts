// Faults of the market, spares, loads, leases and feeding.
import type { OrderRefusal } from '@admiralty/kernel'
import type { BookCheck } from '../week/book-check.ts'

/** Faults of the market, spares, loads, leases and feeding. */
export const supplyFaults = (_check: BookCheck): readonly OrderRefusal[] => []
