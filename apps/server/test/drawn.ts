// The house's small game and EasyStar on one shelf, and a design of EasyStar's own yard, for tests about designs.
import * as easystar from '@admiralty/systems/easystar'
import { about } from '@admiralty/systems/easystar/about'
import * as easystarPolicy from '@admiralty/systems/easystar/bots'
import type { GameModules } from '../src/index.ts'
import { games as house } from './tables.ts'

export const games: GameModules = { ...house, easystar: { about, rules: async () => easystar, bots: async () => easystarPolicy } }
export const { shipyard } = easystar.system
export const READY = shipyard?.ready[0]
const fleet = easystar.system.schema.order.parse({ order: 'fleet', fleet: READY })
export const DESIGN = 'fleet' in fleet ? fleet.fleet : undefined
