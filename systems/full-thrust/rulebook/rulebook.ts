// The rule book in our own words, one clause for each id. The texts are beside this file.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import type { ClauseSource } from './clause.ts'
import { core, damage, damageControl } from './damage.ts'
import { defence } from './defence.ts'
import { design } from './design.ts'
import { dice } from './dice.ts'
import { ending } from './ending.ts'
import { fighters } from './fighters.ts'
import { fireControl, salvoes, weapons } from './fire.ts'
import { ftl } from './ftl.ts'
import { geometry } from './geometry.ts'
import { hex } from './hex.ts'
import { movement } from './movement.ts'
import { rulesByOption, settings } from './options.ts'
import { scenarios } from './scenarios.ts'
import { entry } from './setup.ts'
import { turn } from './turn.ts'

const chapter = (title: string, sources: readonly ClauseSource[]): Chapter => ({
  title,
  clauses: sources.map((source) => ({ ...source, advice: source.advice ?? false })),
})

export const rulebook: Rulebook = {
  title: 'Full Thrust',
  chapters: [
    chapter('Measuring', geometry),
    chapter('Ship design', design),
    chapter('Dice', dice),
    chapter('Entering the battle', entry),
    chapter('The turn', turn),
    chapter('Orders and movement', movement),
    chapter('Fire control', fireControl),
    chapter('Weapons', weapons),
    chapter('Salvo missiles', salvoes),
    chapter('Fighters', fighters),
    chapter('Point and area defence', defence),
    chapter('Damage', damage),
    chapter('Core systems', core),
    chapter('Damage control', damageControl),
    chapter('Faster than light', ftl),
    chapter('Disengagement, end and victory', ending),
    chapter('Rules by option', rulesByOption),
    chapter('Settings', settings),
    chapter('On hexes', hex),
    chapter('Scenarios', scenarios),
  ],
}
