// Faults of groups: ships, moves, stances and answers.
import type { OrderRefusal } from '@admiralty/kernel'
import type { BookCheck } from '../week/book-check.ts'

/** Faults of groups: ships, moves, stances and answers. */
export const groupsFaults = (_check: BookCheck): readonly OrderRefusal[] => []
