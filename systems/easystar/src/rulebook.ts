// The rule book in our own words, one clause for each id. The texts are in ../rulebook.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import { auxiliaries } from '../rulebook/auxiliaries.ts'
import type { ClauseSource } from '../rulebook/clause.ts'
import { criticals, fire, victory } from '../rulebook/combat.ts'
import { design, fighters, flagship, leviathan } from '../rulebook/design.ts'
import { general, map, ships } from '../rulebook/general.ts'
import { collisions, fighterMovement, movement, sequence } from '../rulebook/movement.ts'
import { players, scenarios } from '../rulebook/scenarios.ts'
import { ranges, weapons } from '../rulebook/weapons.ts'

const chapter = (title: string, sources: readonly ClauseSource[]): Chapter => ({
  title,
  clauses: sources.map(({ id, heading, text, advice }) => ({ id, heading, text, advice: advice === true })),
})

export const rulebook: Rulebook = {
  title: 'EasyStar',
  chapters: [
    chapter('Players and points', general),
    chapter('The map', map),
    chapter('Ships', ships),
    chapter('Range, damage and location', ranges),
    chapter('Weapons', weapons),
    chapter('Devices', auxiliaries),
    chapter('Fighters', fighters),
    chapter('The flagship', flagship),
    chapter('Designing ships', design),
    chapter('The leviathan', leviathan),
    chapter('Sequence of play', sequence),
    chapter('Moving ships', movement),
    chapter('Collisions and ramming', collisions),
    chapter('Moving fighters', fighterMovement),
    chapter('Fire', fire),
    chapter('Critical hits', criticals),
    chapter('Destruction and victory', victory),
    chapter('Scenarios', scenarios),
    chapter('Three and four players', players),
  ],
}
