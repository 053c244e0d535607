// A match as it was heard: a line for every event, marked with who heard it where not everybody heard the same.
import type { Dice, Line, Orders, Part, Seat } from '@admiralty/kernel'
import { seededDice } from '@admiralty/kernel'
import { system, words } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Setup, State, View } from '../src/state.ts'

export interface Match {
  readonly scenario: string
  readonly options: Readonly<Record<string, boolean>>
  readonly seed: number
  /** It is left there, if it is not over before. */
  readonly turns: number
}
export type Player = (view: View) => Order
export interface Given {
  readonly seat: Seat
  readonly order: Order
}
type GameEvent = Parameters<typeof system.show>[0]

function partText(part: Part): string {
  if (typeof part === 'string') return part
  return part.kind === 'die' ? `[${part.face}]` : part.text
}
function lineText({ parts, rules, weight }: Line): string {
  const text = parts.map(partText).join('')
  if (weight === 'heading') return `== ${text}`
  return `${weight === 'detail' ? '   ' : ''}${text}${rules.length > 0 ? `  (${rules.join(' ')})` : ''}`
}

/** Where all hear the same, one line; else one for each thing heard, with those who heard it. */
function heard(state: State, event: GameEvent, viewers: readonly string[]): readonly string[] {
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

/** An order that the rules refuse is told, and what stands is played for it. */
export function playMatch({ scenario: id, options, seed, turns }: Match, player: Player): { text: string; given: readonly Given[] } {
  const scenario = system.scenarios.find((one) => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const setup = scenario.setup(options) as Setup // options of our own, none refused: begin would not take a refusal
  const viewers = [...scenario.seats.map(({ seat }) => seat), 'public']
  const dice: Dice = seededDice(seed)
  const told: string[] = []
  const given: Given[] = []
  let state: State | undefined
  const tell = (events: readonly GameEvent[]): State => {
    for (const event of events) {
      state = system.evolve(state, event)
      told.push(...heard(state, event, viewers))
    }
    if (!state) throw new Error('nothing has happened')
    return state
  }
  const answer = (view: View, seat: Seat): Order => {
    const order = player(view)
    const refusal = system.check(view, order)
    if (refusal) told.push(`!! ${seat}: ${refusal.rule} ${refusal.reason}: ${JSON.stringify(order)}`)
    given.push({ seat, order })
    return refusal ? system.standing(view) : order
  }
  let now = tell(system.begin({ setup, position: null }, dice).events)
  while (!system.outcome(now) && now.turn <= turns) {
    const [call] = system.awaiting(now)
    if (!call) throw new Error('nobody is awaited, and it is not over')
    const before = now
    const orders: Orders<Order> = Object.fromEntries(call.seats.map((seat) => [seat, answer(system.view(before, seat), seat)]))
    now = tell(system.resolve(now, call, orders, dice).events)
  }
  return { text: `${told.join('\n')}\n`, given }
}

/** The orders of a match as they were given, a line each: 'yellow {"order":"pass"}'. */
export const makeOrders = (given: readonly Given[]): string => given.map(({ seat, order }) => `${seat} ${JSON.stringify(order)}\n`).join('')
export function parseOrders(text: string): readonly Given[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      seat: line.slice(0, line.indexOf(' ')),
      order: system.schema.order.parse(JSON.parse(line.slice(line.indexOf(' ')))),
    }))
}
/** Each seat's orders one after the other; what stands once they are at an end. */
export function replayed(given: readonly Given[]): Player {
  const rest = [...given]
  return (view) => {
    const next = rest.findIndex(({ seat }) => seat === view.me)
    const [found] = next < 0 ? [] : rest.splice(next, 1)
    return found?.order ?? system.standing(view)
  }
}
