// Clauses about trade, supply, repairs, building and consents.
import type { ClauseSource } from './clause.ts'

export const economy: readonly ClauseSource[] = []
