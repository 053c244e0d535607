// The rule book in our own words, one clause for each id. The texts are in ../rulebook.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import { attacks, beams } from '../rulebook/attacks.ts'
import type { ClauseSource } from '../rulebook/clause.ts'
import { damage } from '../rulebook/damage.ts'
import { design } from '../rulebook/design.ts'
import { general } from '../rulebook/general.ts'
import { asteroids, movement } from '../rulebook/movement.ts'
import { power, shields } from '../rulebook/power.ts'
import { anomalies, setUp } from '../rulebook/setup.ts'
import { teams } from '../rulebook/teams.ts'
import { torpedoes } from '../rulebook/torpedoes.ts'
import { turn } from '../rulebook/turn.ts'

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
