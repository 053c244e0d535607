// Faults of links, consents, lanes and the capital.
import type { OrderRefusal } from '@admiralty/kernel'
import type { BookCheck } from '../week/book-check.ts'

/** Faults of links, consents, lanes and the capital. */
export const treatyFaults = (_check: BookCheck): readonly OrderRefusal[] => []
