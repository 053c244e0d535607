// Faults of repairs and keels.
import type { OrderRefusal } from '@admiralty/kernel'
import type { BookCheck } from '../week/book-check.ts'

/** Faults of repairs and keels. */
export const yardFaults = (_check: BookCheck): readonly OrderRefusal[] => []
