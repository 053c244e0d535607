// The rule book in our own words, a clause for every id; the chapters stand in ../rulebook.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import type { Told } from '../rulebook/clause.ts'
import { engineFailure, engines } from '../rulebook/engines.ts'
import { general } from '../rulebook/general.ts'
import { power, sequence } from '../rulebook/turn.ts'

const chapter = (title: string, told: readonly Told[]): Chapter => ({
  title,
  clauses: told.map(({ id, heading, text, advice }) => ({ id, heading, text, advice: advice === true })),
})

export const rulebook: Rulebook = {
  title: 'Earth Expects',
  chapters: [
    chapter('General', general),
    chapter('Sequence of play', sequence),
    chapter('Power', power),
    chapter('Engines', engines),
    chapter('Engine failure', engineFailure),
  ],
}
