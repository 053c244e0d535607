// A match as it was heard: a line for every event, marked with who heard it where not everybody heard the same.
import type { Dice, Line, Orders, Part, Seat } from '@admiralty/kernel'
import { seededDice } from '@admiralty/kernel'
import { system, words } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Setup, State, View } from '../src/state.ts'

export type Player = (view: View, whim: Dice) => Order
export interface Match {
  readonly scenario: string
  readonly options: Readonly<Record<string, number | string | boolean>>
  readonly seed: number
  /** It is left there, if it is not over before. */
  readonly turns: number
  readonly player: Player
}

/** Things with their owner, whom a screen shows by colour. */
function partText(part: Part): string {
  if (typeof part === 'string') return part
  if (part.kind === 'die') return part.counted ? `[${part.face}]` : `(${part.face})`
  return part.kind === 'thing' && part.seat !== null && part.seat !== part.id ? `${part.seat} ${part.text}` : part.text
}
function lineText({ parts, rules, weight }: Line): string {
  const text = parts.map(partText).join('')
  if (weight === 'heading') return `== ${text}`
  return `${weight === 'detail' ? '   ' : ''}${text}${rules.length > 0 ? `  (${rules.join(' ')})` : ''}`
}

/** Where all hear the same, one line; else one for each thing heard, with those who heard it. */
function heard(state: State, event: Parameters<typeof system.show>[0], viewers: readonly string[]): readonly string[] {
  const versions = new Map<string, string[]>()
  for (const viewer of viewers) {
    const news = system.show(event, viewer)
    const line = news === undefined ? undefined : words.line(news, system.view(state, viewer))
    if (!line) continue
    const text = lineText(line)
    versions.set(text, [...(versions.get(text) ?? []), viewer])
  }
  return [...versions].map(([text, who]) => (who.length === viewers.length ? text : `<${who.join(' ')}> ${text}`))
}

export function playthrough({ scenario: id, options, seed, turns, player }: Match): string {
  const scenario = system.scenarios.find((one) => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const setup = scenario.setup(options) as Setup // options of our own, none refused: begin would not take a refusal
  const seats: readonly Seat[] = scenario.seats.map(({ seat }) => seat)
  const [dice, whim] = [seededDice(seed), seededDice(seed + 1)]
  const told: string[] = []
  let state: State | undefined
  const tell = (events: readonly Parameters<typeof system.show>[0][]): State => {
    for (const event of events) {
      state = system.evolve(state, event)
      told.push(...heard(state, event, [...seats, 'public']))
    }
    if (!state) throw new Error('nothing has happened')
    return state
  }
  let now = tell(system.begin({ setup, position: null }, dice).events)
  while (!system.outcome(now) && now.turn <= turns) {
    const [call] = system.awaiting(now)
    if (!call) throw new Error('nobody is awaited, and it is not over')
    const orders: Orders<Order> = Object.fromEntries(call.seats.map((seat) => [seat, player(system.view(now, seat), whim)]))
    now = tell(system.resolve(now, call, orders, dice).events)
  }
  return `${told.join('\n')}\n`
}
