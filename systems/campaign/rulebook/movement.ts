// Clauses about weeks, movement, groups and meetings.
import type { ClauseSource } from './clause.ts'

export const movement: readonly ClauseSource[] = []
