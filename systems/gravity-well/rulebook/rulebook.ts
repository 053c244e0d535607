// The rule book in our own words, one clause for each id. The texts are beside this file.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import type { ClauseSource } from './clause.ts'
import { lasers, pulses, warheads } from './combat.ts'
import { building, income } from './economy.ts'
import { general } from './general.ts'
import { map } from './map.ts'
import { cargo, gravity, movement, sight } from './movement.ts'
import { launch, thrust } from './orders.ts'
import { scenarios, setup } from './setup.ts'
import { modules, stations } from './stations.ts'
import { boosters, craft, satellites } from './units.ts'

const chapter = (title: string, sources: readonly ClauseSource[]): Chapter => ({
  title,
  clauses: sources.map((source) => ({ ...source, advice: source.advice ?? false })),
})

export const rulebook: Rulebook = {
  title: 'Gravity Well',
  chapters: [
    chapter('The aim and the pieces', general),
    chapter('The map', map),
    chapter('Stations', stations),
    chapter('Modules', modules),
    chapter('Satellites', satellites),
    chapter('Boosters', boosters),
    chapter('Craft', craft),
    chapter('Setting up', setup),
    chapter('Launches', launch),
    chapter('Thrust', thrust),
    chapter('Movement', movement),
    chapter('Picking up and dropping', cargo),
    chapter('Gravity', gravity),
    chapter('Sight and control', sight),
    chapter('Laser fire', lasers),
    chapter('Pulse warheads', pulses),
    chapter('Warheads', warheads),
    chapter('Resources', income),
    chapter('Repair and construction', building),
    chapter('Scenarios', scenarios),
  ],
}
