// The one list of games. Each part is loaded when it is needed: Node never loads a screen, and a browser loads one game at a time.
import type { GameModule } from '@admiralty/kernel'

const loadFullThrust = async () => {
  const { tactics } = await import('@admiralty/systems/full-thrust/tactics')
  return { id: 'full-thrust', title: 'Full Thrust', tactics }
}
let loaded: ReturnType<typeof loadFullThrust> | undefined
/** Full Thrust as the battle game of a campaign: one value, so that rules, bots and screen share theirs. */
function fullThrust(): ReturnType<typeof loadFullThrust> {
  loaded ??= loadFullThrust()
  return loaded
}

// biome-ignore format: a game is one line
export const games = {
  easystar: { about: () => import('@admiralty/systems/easystar/about'), rules: () => import('@admiralty/systems/easystar'), bots: () => import('@admiralty/systems/easystar/bots'), lessons: () => import('@admiralty/systems/easystar/lessons'), ui: () => import('@admiralty/systems/easystar/ui'), cover: () => import('@admiralty/systems/easystar/cover') },
  'earth-expects': { about: () => import('@admiralty/systems/earth-expects/about'), rules: () => import('@admiralty/systems/earth-expects'), bots: () => import('@admiralty/systems/earth-expects/bots'), lessons: () => import('@admiralty/systems/earth-expects/lessons'), ui: () => import('@admiralty/systems/earth-expects/ui'), cover: () => import('@admiralty/systems/earth-expects/cover') },
  'full-thrust': { about: () => import('@admiralty/systems/full-thrust/about'), rules: () => import('@admiralty/systems/full-thrust'), bots: () => import('@admiralty/systems/full-thrust/bots'), lessons: () => import('@admiralty/systems/full-thrust/lessons'), ui: () => import('@admiralty/systems/full-thrust/ui'), cover: () => import('@admiralty/systems/full-thrust/cover') },
  'gravity-well': { about: () => import('@admiralty/systems/gravity-well/about'), rules: () => import('@admiralty/systems/gravity-well'), bots: () => import('@admiralty/systems/gravity-well/bots'), lessons: () => import('@admiralty/systems/gravity-well/lessons'), ui: () => import('@admiralty/systems/gravity-well/ui'), cover: () => import('@admiralty/systems/gravity-well/cover') },
  skirmish: { about: () => import('@admiralty/systems/skirmish/about'), rules: () => import('@admiralty/systems/skirmish'), bots: () => import('@admiralty/systems/skirmish/bots'), lessons: () => import('@admiralty/systems/skirmish/lessons'), ui: () => import('@admiralty/systems/skirmish/ui'), cover: () => import('@admiralty/systems/skirmish/cover') },
  'solar-flare': { about: () => import('@admiralty/systems/solar-flare/about'), rules: () => import('@admiralty/systems/solar-flare'), bots: () => import('@admiralty/systems/solar-flare/bots'), lessons: () => import('@admiralty/systems/solar-flare/lessons'), ui: () => import('@admiralty/systems/solar-flare/ui'), cover: () => import('@admiralty/systems/solar-flare/cover') },
  'campaign-full-thrust': { about: () => import('@admiralty/systems/campaign/about'), rules: async () => (await import('@admiralty/systems/campaign')).campaign(await fullThrust()), bots: async () => ({ policy: (await import('@admiralty/systems/campaign/bots')).campaignPolicy(await fullThrust()), scripts: [] }), lessons: () => import('@admiralty/systems/campaign/lessons'), ui: async () => ({ ui: (await import('@admiralty/systems/campaign/ui')).uiWith(await fullThrust()) }), cover: () => import('@admiralty/systems/campaign/cover') },
} satisfies Readonly<Record<string, GameModule>>
