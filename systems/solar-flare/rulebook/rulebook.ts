// The rule book in our own words, one clause for each id. The texts are beside this file.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import { attacks, beams } from './attacks.ts'
import type { ClauseSource } from './clause.ts'
import { damage } from './damage.ts'
import { design } from './design.ts'
import { general } from './general.ts'
import { asteroids, movement } from './movement.ts'
import { power, shields } from './power.ts'
import { anomalies, setUp } from './setup.ts'
import { teams } from './teams.ts'
import { torpedoes } from './torpedoes.ts'
import { turn } from './turn.ts'

const chapter = (title: string, sources: readonly ClauseSource[]): Chapter => ({
  title,
  clauses: sources.map((source) => ({ ...source, advice: false })),
})

export const rulebook: Rulebook = {
  title: 'Solar Flare',
  chapters: [
    chapter('The aim of the game', general),
    chapter('Setting up', setUp),
    chapter('Anomalies', anomalies),
    chapter('Building a ship', design),
    chapter('The turn', turn),
    chapter('Attacks', attacks),
    chapter('Beams', beams),
    chapter('Damage', damage),
    chapter('Movement', movement),
    chapter('Asteroids', asteroids),
    chapter('Power and crew', power),
    chapter('Shields', shields),
    chapter('Torpedoes', torpedoes),
    chapter('Fleet actions', teams),
  ],
}
