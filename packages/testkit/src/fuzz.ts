// Plays many random matches under the laws and reports seed and step of every breach.
import { type Dice, type Start, type SystemTypes, seededDice } from '@admiralty/kernel'
import { Broken, type Law } from './laws.ts'
import { type MatchRecording, playRecorded } from './match-recording.ts'
import { type AnySystem, type Finished, playRandom, type RandomStep } from './random-match.ts'

/** A broken law with the seed and step of its match. */
export interface Breach {
  readonly seed: number
  readonly step: number
  readonly law: string
  readonly words: string
}
export const breachText = ({ seed, step, law, words }: Breach): string => `seed ${seed}, step ${step}: ${law}: ${words}`
/** The name of the law that a match breaks if the rules throw. */
export const NO_CRASH = 'no crash'
/** The result of random matches. `scenarios` counts matches by scenario. */
export interface FuzzReport {
  readonly matches: number
  readonly steps: number
  readonly ended: number
  readonly scenarios: Readonly<Record<string, number>>
  readonly breaches: readonly Breach[]
}
/** Which matches to play, and which laws to check. */
export interface FuzzPlan {
  readonly system: AnySystem
  readonly laws: readonly Law[]
  readonly matches: number
  readonly seed: number
  /** The laws check one step in this many. The offset differs between matches. */
  readonly every: number
  /** Calls after which a match counts as endless. */
  readonly most: number
  /** Setups beyond the scenarios; every second match uses one. */
  readonly anyBattle?: ((dice: Dice) => unknown) | undefined
  /** Called at every step. */
  watch(step: RandomStep): void
  progress(done: number): void
}

/** Ends a match at its first breach. */
class Stop extends Error {
  readonly breach: Breach
  constructor(breach: Breach) {
    super(breach.words)
    this.breach = breach
  }
}

/** The first law that a step breaks; null if it keeps all. */
export function brokenBy(laws: readonly Law[], step: RandomStep): Pick<Breach, 'law' | 'words'> | null {
  for (const law of laws)
    try {
      law.check(step)
    } catch (error) {
      return { law: law.title, words: error instanceof Broken ? error.message : stackOf(error) }
    }
  return null
}
const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

function watcherOf(plan: WatchedPlan, seed: number): { look(step: RandomStep): void; steps(): number } {
  let steps = 0
  return {
    look(step) {
      if (steps % plan.every === seed % plan.every || step.system.outcome(step.result.state)) {
        const broken = brokenBy(plan.laws, step)
        if (broken) throw new Stop({ seed, step: steps, ...broken })
      }
      plan.watch(step)
      steps += 1
    },
    steps: () => steps,
  }
}

/** Every second seed starts with `anyBattle`; undefined for a random scenario. */
export const startOf = ({ anyBattle }: Pick<FuzzPlan, 'anyBattle'>, seed: number): Start<SystemTypes> | undefined =>
  anyBattle && seed % 2 === 0 ? { setup: anyBattle(seededDice(seed)), position: null } : undefined

type WatchedPlan = Pick<FuzzPlan, 'system' | 'laws' | 'every' | 'most' | 'watch'>
interface WatchedMatch {
  readonly steps: number
  readonly ended: boolean
  readonly scenario: string
  readonly breach: Breach | null
}

/** Plays a recorded match and checks the laws at every step; null if all hold. */
export function checkRecorded(system: AnySystem, laws: readonly Law[], recorded: MatchRecording): Breach | null {
  const plan = { system, laws, every: 1, most: recorded.steps.length, watch: () => undefined }
  return watchMatch(plan, 0, (look) => playRecorded(system, recorded, look)).breach
}

function watchMatch(plan: WatchedPlan, seed: number, play: (look: (step: RandomStep) => void) => Finished): WatchedMatch {
  const watcher = watcherOf(plan, seed)
  try {
    const { ended, scenario } = play(watcher.look)
    const breach = ended
      ? null
      : { seed, step: watcher.steps(), law: 'every match ends', words: `the match is not over after ${plan.most} calls` }
    return { steps: watcher.steps(), ended, scenario, breach }
  } catch (error) {
    const breach = error instanceof Stop ? error.breach : { seed, step: watcher.steps(), law: NO_CRASH, words: stackOf(error) }
    return { steps: watcher.steps(), ended: false, scenario: 'broken', breach }
  }
}

/** Plays random matches with consecutive seeds and collects the breaches. */
export function fuzz(plan: FuzzPlan): FuzzReport {
  const scenarios: Record<string, number> = {}
  const breaches: Breach[] = []
  let steps = 0
  let ended = 0
  for (let match = 0; match < plan.matches; match += 1) {
    const seed = plan.seed + match
    const played = watchMatch(plan, seed, (look) => playRandom(plan.system, seed, look, plan.most, startOf(plan, seed)))
    steps += played.steps
    if (played.ended) ended += 1
    scenarios[played.scenario] = (scenarios[played.scenario] ?? 0) + 1
    if (played.breach) breaches.push(played.breach)
    plan.progress(match + 1)
  }
  return { matches: plan.matches, steps, ended, scenarios, breaches }
}
