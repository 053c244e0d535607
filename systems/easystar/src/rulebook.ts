// The rule book in our own words, a clause for every id; the chapters stand in ../rulebook.
import type { Rulebook } from '@admiralty/kernel'

export const rulebook: Rulebook = { title: 'EasyStar', chapters: [] }
