// Skirmish and EasyStar as the games of a server, and a design of EasyStar's shipyard, for tests about designs.
import * as easystar from '@admiralty/systems/easystar'
import { about } from '@admiralty/systems/easystar/about'
import * as easystarPolicy from '@admiralty/systems/easystar/bots'
import type { GameModules } from '../src/index.ts'
import { games as skirmishOnly } from './tables.ts'

export const games: GameModules = { ...skirmishOnly, easystar: { about, rules: async () => easystar, bots: async () => easystarPolicy } }
export const { shipyard } = easystar.system
/** The first ready fleet of the shipyard. */
export const READY = shipyard?.ready[0]
const fleet = easystar.system.schema.order.parse({ order: 'fleet', fleet: READY })
/** The same fleet as the server returns it: with every default filled in. */
export const DESIGN = 'fleet' in fleet ? fleet.fleet : undefined
