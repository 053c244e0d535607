// Playthroughs: whole matches as text, one line for each event, marked with the viewers if they receive different lines.
// The texts are stored, so that a change of the rules shows as a difference.
import {
  type Call,
  type Choices,
  type Dice,
  type LogEntry,
  type Orders,
  type Part,
  type RuleSystem,
  refusalsInWords,
  type Seat,
  type SystemTypes,
  seededDice,
  type Words,
} from '@admiralty/kernel'
import { observeEvents } from '@admiralty/match'

/** Games with playthroughs: the state counts turns or rounds, and a view names its viewer. */
export interface TurnGame extends SystemTypes {
  readonly state: { readonly turn: number } | { readonly round: number }
  readonly view: { readonly me: string }
}
/** The rules and words of a game. */
export interface PlaythroughGame<T extends TurnGame> {
  readonly system: RuleSystem<T>
  readonly words: Words<T>
}

/** The match to play. */
export interface PlaythroughMatch {
  readonly scenario: string
  readonly options: Choices
  readonly seed: number
  /** The last turn or round of the recording. */
  readonly turns: number
}
/** Answers for every seat, from the view of the seat. */
export type PlaythroughPlayer<T extends TurnGame> = (view: T['view'], call: Call) => T['order']
export interface GivenOrder<T extends TurnGame> {
  readonly seat: Seat
  readonly order: T['order']
}

function partText(part: Part): string {
  if (typeof part === 'string') return part
  if (part.kind === 'die') return part.counted === null ? `<${part.face}>` : part.counted ? `[${part.face}]` : `(${part.face})`
  return part.text
}
function lineText({ parts, rules, weight }: LogEntry): string {
  const text = parts.map(partText).join('')
  if (weight === 'heading') return `== ${text}`
  return `${weight === 'detail' ? '   ' : ''}${text}${rules.length > 0 ? `  (${rules.join(' ')})` : ''}`
}

/** One line if all viewers receive the same; otherwise one for each version with its viewers. */
function linesOfEvent<T extends TurnGame>(
  { system, words }: PlaythroughGame<T>,
  before: T['state'] | undefined,
  event: T['event'],
  viewers: readonly string[],
): readonly string[] {
  const versions = new Map<string, string[]>()
  for (const viewer of viewers) {
    const [step] = observeEvents(system, { before, events: [event] }, viewer)
    const line = step && step.observation !== null ? words.logEntry(step.observation, step.after) : undefined
    if (!line) continue
    const text = lineText(line)
    versions.set(text, [...(versions.get(text) ?? []), viewer])
  }
  return [...versions].map(([text, who]) => (who.length === viewers.length ? text : `<${who.join(' ')}> ${text}`))
}

const turnOf = (state: TurnGame['state']): number => ('turn' in state ? state.turn : state.round)

/** Plays and records a match. A refused order is recorded, and the default order is played instead. */
export function playMatch<T extends TurnGame>(
  game: PlaythroughGame<T>,
  { scenario: id, options, seed, turns }: PlaythroughMatch,
  player: PlaythroughPlayer<T>,
): { readonly text: string; readonly given: readonly GivenOrder<T>[] } {
  const { system } = game
  const scenario = system.scenarios.find((one) => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const setup = scenario.setup(options) as T['setup'] // `begin` refuses a refusal, so a wrong option cannot pass.
  const viewers = [...scenario.seats.map(({ seat }) => seat), 'public']
  const dice: Dice = seededDice(seed)
  const lines: string[] = []
  const given: GivenOrder<T>[] = []
  let state: T['state'] | undefined
  const record = (events: readonly T['event'][]): T['state'] => {
    for (const event of events) {
      lines.push(...linesOfEvent(game, state, event, viewers))
      state = system.evolve(state, event)
    }
    if (!state) throw new Error('the match has no events')
    return state
  }
  const answer = (before: T['state'], call: Call, seat: Seat): T['order'] => {
    const view = system.view(before, seat)
    const order = player(view, call)
    const refusal = system.check(view, call, order)
    if (refusal) lines.push(`!! ${seat}: ${refusalsInWords(refusal)}: ${JSON.stringify(order)}`)
    given.push({ seat, order })
    return refusal ? system.defaultOrder(view, call) : order
  }
  let now = record(system.begin({ setup, position: null }, dice).events)
  while (!system.outcome(now) && turnOf(now) <= turns) {
    const [call] = system.openCalls(now)
    if (!call) throw new Error('no call is open and the match is not over')
    const before = now
    const orders: Orders<T['order']> = Object.fromEntries(call.seats.map((seat) => [seat, answer(before, call, seat)]))
    now = record(system.resolve(now, call, orders, dice).events)
  }
  return { text: `${lines.join('\n')}\n`, given }
}

/** The orders of a match, one on each line: 'yellow {"order":"pass"}'. */
export const makeOrders = (given: readonly GivenOrder<TurnGame>[]): string =>
  given.map(({ seat, order }) => `${seat} ${JSON.stringify(order)}\n`).join('')
/** Reads what `makeOrders` writes. */
export function parseOrders<T extends TurnGame>({ system }: PlaythroughGame<T>, text: string): readonly GivenOrder<T>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      seat: line.slice(0, line.indexOf(' ')),
      order: system.schema.order.parse(JSON.parse(line.slice(line.indexOf(' ')))),
    }))
}
/** A player that gives each seat's recorded orders, then default orders. */
export function replayed<T extends TurnGame>({ system }: PlaythroughGame<T>, given: readonly GivenOrder<T>[]): PlaythroughPlayer<T> {
  const rest = [...given]
  return (view, call) => {
    const next = rest.findIndex(({ seat }) => seat === view.me)
    const [found] = next < 0 ? [] : rest.splice(next, 1)
    return found?.order ?? system.defaultOrder(view, call)
  }
}
