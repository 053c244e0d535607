// Entering the battle.
import type { ClauseSource } from './clause.ts'

export const entry: readonly ClauseSource[] = [
  {
    id: 'FT-SET-01',
    heading: 'Entry points',
    text: 'The twelve entry points are the clock points at 36 MU from the centre (R-FT-27).',
  },
  {
    id: 'FT-SET-02',
    heading: 'Facing',
    text: 'A group enters facing the centre: at clock point 3 its course is 9.',
  },
  {
    id: 'FT-SET-03',
    heading: 'Formation',
    text: 'Each ship of a group has a place in whole MU behind and beside the entry point, up to 60 MU each way. Nothing is ahead of the point, and no two ships share a place (R-FT-28).',
  },
  {
    id: 'FT-SET-04',
    heading: 'Speed',
    text: 'The ships of a group enter at one speed, written before initiative, from 0 to the highest entry speed (R-FT-29).',
  },
  {
    id: 'FT-SET-05',
    heading: 'Changes of entry',
    text: 'A campaign may give a side changes: its entry point one clock point along, its own entry 12 MU in, an enemy entry 12 MU out, or part of a group to a second entry point within one clock point. A player’s changes are those of the greatest lead; only as many as the lead over a hostile player earns may touch that player’s entries. Leads are shown when all entries are in. The lowest lead changes first, then in turn. No entry comes nearer than 12 MU or farther than 96. Battles without a campaign have no changes (R-FT-30).',
  },
  {
    id: 'FT-SET-06',
    heading: 'Groups as they were',
    text: 'A group that left another battle under fire keeps offsets, relative courses and speeds. Its foremost ship is put on the line of the entry point (R-FT-31). Other players see the formation when all entries are in.',
  },
  {
    id: 'FT-SET-07',
    heading: 'Defences',
    text: 'Defences without drives stand within 6 MU of the centre; their owner places them before entries. Defence craft with drives enter as a group that is present at the start (R-FT-32).',
  },
  {
    id: 'FT-SET-08',
    heading: 'Ready',
    text: 'Fighters begin in their bays. Damage and marks are those that a campaign gives, otherwise none (R-FT-33).',
  },
]
