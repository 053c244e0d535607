// A random match as a file. It always repeats the same orders and faces, while a seed gives another match when an option is added.
import { type Start, type SystemTypes, scriptedDice, seededDice } from '@admiralty/kernel'
import { z } from 'zod'
import { type AnySystem, type Finished, playRandom, type RandomStep, recording, seatsOf } from './random-match.ts'

/** The file of a recorded match. */
export const matchRecordingSchema = z.strictObject({
  /** Why the match is kept. */
  about: z.string(),
  /** The format in which the setup is written. */
  format: z.int().min(1),
  setup: z.unknown(),
  /** The calls of the match in order. `call` is null at the opening. */
  steps: z.array(
    z.strictObject({ call: z.string().nullable(), orders: z.record(z.string(), z.unknown()), faces: z.array(z.int().min(1)) }),
  ),
})
export type MatchRecording = z.infer<typeof matchRecordingSchema>

/** Records a random match from its set-up to its end. */
export function recordMatch(system: AnySystem, about: string, seed: number, start?: Start<SystemTypes>): MatchRecording {
  const steps: MatchRecording['steps'] = []
  let setup: unknown = start?.setup
  const look = ({ call, orders, faces }: RandomStep) => steps.push({ call: call?.id ?? null, orders, faces: [...faces] })
  const finished = playRandom(system, seed, look, 20_000, start)
  setup ??= finished.setup
  return { about, format: system.format.number, setup, steps }
}

/** A recorded match as text, one line for each step, so that a change is easy to read. */
export const recordedText = ({ steps, ...rest }: MatchRecording): string =>
  `${JSON.stringify({ ...rest, steps: [] }).slice(0, -2)}\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n]}\n`

/** Plays a recorded match again and passes every step to `look`. Throws if the rules no longer ask the recorded call or roll the recorded dice. */
export function playRecorded(system: AnySystem, { setup, steps }: MatchRecording, look: (step: RandomStep) => void): Finished {
  const whim = seededDice(1)
  const match = { system, seats: seatsOf(system, setup) }
  let before: unknown
  for (const { call: id, orders, faces } of steps) {
    const dice = scriptedDice(...faces)
    const rolled = recording(dice)
    const call = id === null ? null : (system.openCalls(before).find((open) => open.id === id) ?? null)
    if (id !== null && !call) throw new Error(`call ${id} of the recorded match is not open`)
    const result = call ? system.resolve(before, call, orders, rolled) : system.begin({ setup, position: null }, rolled)
    if (dice.left().length > 0) throw new Error(`recorded dice are left over at ${id ?? 'the opening'}`)
    look({ ...match, before, call, orders, result, faces: rolled.faces, facesAt: rolled.facesAt, dice: whim })
    before = result.state
  }
  return { steps: steps.length - 1, state: before, ended: system.outcome(before) !== undefined, scenario: 'recorded', setup }
}
