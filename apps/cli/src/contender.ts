// The players that a simulation compares: a rank, a script, or a rank of another version of the program.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bot, type Budget, COMMON_SCRIPTS, makeBot, makeScripted, RANKS, type Rank } from '@admiralty/bots'
import type { BotPolicy, RuleSystem, SystemTypes } from '@admiralty/kernel'
import { whole } from './command-line.ts'
import { fail, unknownName } from './fail.ts'
import { openGame, openPolicy, openScripts } from './games.ts'

interface RankedContender {
  readonly rank: Rank
  /** Search steps for each decision; null for the budget of the rank. */
  readonly steps: number | null
}
/** A rank as another copy of the repository plays it, such as the version before. It answers the views of this one. */
interface OlderContender extends RankedContender {
  /** The folder of the other copy. */
  readonly folder: string
}
interface ScriptedContender {
  /** The id of a script of the game, or of `COMMON_SCRIPTS`. */
  readonly script: string
}
export type Contender = RankedContender | OlderContender | ScriptedContender

/** Parses `captain`, with its own number of search steps `captain:120`, of another folder `captain@../before`, or the id of a script. */
export async function contenderOf(game: string, text: string): Promise<Contender> {
  const [player = '', folder] = text.split('@')
  const [name = '', given] = player.split(':')
  const rank = RANKS.find((known) => known === name)
  const steps = given === undefined ? null : whole(given, 'bots', 0)
  if (rank) return folder === undefined ? { rank, steps } : { rank, steps, folder }
  const scripts = await scriptIdsOf(game)
  const script = scripts.find((known) => known === text) ?? fail(unknownName('bot', text, [...RANKS, ...scripts]))
  return { script }
}
/** The ids of all scripts that a game has. */
export const scriptIdsOf = async (game: string): Promise<readonly string[]> =>
  [...COMMON_SCRIPTS, ...(await openScripts(game))].map(({ id }) => id)

export function nameOf(contender: Contender): string {
  if ('script' in contender) return contender.script
  const { rank, steps } = contender
  const name = steps === null ? rank : `${rank} with ${steps} steps`
  return 'folder' in contender ? `${name} of ${contender.folder}` : name
}

/** The parts of a copy of the repository that play. */
interface ProgramCopy {
  readonly make: typeof makeBot
  readonly system: RuleSystem
  readonly policy: BotPolicy
}
async function copyIn(folder: string, game: string): Promise<ProgramCopy> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href)
  const [bots, all] = await Promise.all([load('packages/bots/src/index.ts'), load('systems/all.ts')])
  const { makeBot: make } = bots as { readonly makeBot: typeof makeBot } // every version of the package exports it
  // A list of games has had these two functions in every version.
  const { games } = all as { readonly games: Readonly<Record<string, Pick<GameLoaders, 'rules' | 'bots'>>> }
  const found = games[game] ?? fail(`the copy in ${folder} has no game '${game}'`)
  const [{ system }, { policy }] = await Promise.all([found.rules(), found.bots()])
  return { make, system, policy }
}
interface GameLoaders {
  rules(): Promise<{ readonly system: RuleSystem }>
  bots(): Promise<{ readonly policy: BotPolicy }>
}

/** The bot of a contender. */
export async function botOf(game: string, contender: Contender): Promise<Bot<SystemTypes>> {
  const [{ system }, policy] = await Promise.all([openGame(game), openPolicy(game)])
  if ('script' in contender) {
    const scripts = [...COMMON_SCRIPTS, ...(await openScripts(game))]
    const script =
      scripts.find(({ id }) => id === contender.script) ?? fail(unknownName('script', contender.script, await scriptIdsOf(game)))
    return makeScripted({ system, policy }, script)
  }
  const { rank, steps } = contender
  const copy = 'folder' in contender ? await copyIn(contender.folder, game) : { make: makeBot, system, policy }
  const bot = copy.make(copy.system, copy.policy, rank)
  const budget: readonly [Budget?] = steps === null ? [] : [{ steps }]
  return (view, call, dice) => bot(view, call, dice, ...budget)
}
