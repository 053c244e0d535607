import { describe, expect, test } from 'vitest'
import { askEach, askTogether, die, initialPlay, type Play, type StepRules, scriptedDice, sequence } from './index.ts'

type Step =
  | { readonly step: 'plan' }
  | { readonly step: 'act' }
  | { readonly step: 'ask'; readonly whom: string }
  | { readonly step: 'end' }
type Event =
  | { readonly type: 'begun' }
  | { readonly type: 'said'; readonly words: string }
  | { readonly type: 'paused'; readonly play: Play<Step> }
interface State {
  readonly said: readonly string[]
  readonly play: Play<Step>
}

const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'begun' || !state) return { said: [], play: initialPlay<Step>({ step: 'plan' }, { step: 'act' }, { step: 'end' }) }
  return event.type === 'said' ? { ...state, said: [...state.said, event.words] } : { ...state, play: event.play }
}
const acted = (state: State, seat: string): boolean => state.said.some((words) => words.startsWith(`${seat} acts`))
const rules: StepRules<State, Event, string, Step> = {
  plan: {
    asks: () => askTogether('a', 'b'),
    play: (_, ctx, orders) => ctx.emit({ type: 'said', words: `planned ${orders.a} ${orders.b}` }),
  },
  act: {
    asks: (_, state) => askEach(...['a', ['b', 'c']].filter((group) => !acted(state, group[0] ?? ''))),
    play(_, ctx, orders) {
      for (const [seat, order] of Object.entries(orders)) ctx.emit({ type: 'said', words: `${seat} acts ${order}` })
      if (orders.a === 'poke') ctx.next({ step: 'ask', whom: 'd' })
      if (Object.keys(orders).length === 0) ctx.emit({ type: 'said', words: 'all have acted' })
    },
  },
  ask: {
    asks: ({ whom }) => askTogether(whom),
    play: ({ whom }, ctx, orders) => ctx.emit({ type: 'said', words: `${whom} answers ${orders[whom]} ${die(ctx.dice, 6, 'an answer')}` }),
  },
  end: { play: (_, ctx) => ctx.emit({ type: 'said', words: 'end' }) },
}
const { begin, resolve } = sequence<State, Event, string, Step>(rules, evolve, (play) => ({ type: 'paused', play }))
const dice = scriptedDice()
const begun = begin([{ type: 'begun' }], dice)
const planned = resolve(begun.state, { id: '1/plan', kind: 'plan', seats: ['a', 'b'] }, { a: 'x', b: 'y' }, dice)
const calls = (state: State) => state.play.calls.map(({ id, seats }) => `${id} ${seats.join()}`)

describe('sequence', () => {
  test('play stops at the first step that asks and records the call in an event', () => {
    expect(calls(begun.state)).toEqual(['1/plan a,b'])
    expect(begun.events.map(({ type }) => type)).toEqual(['begun', 'paused'])
  })
  test('a call to several seats is carried out once, with all orders', () => {
    expect(planned.state.said).toEqual(['planned x y'])
  })
  test('an open call keeps its id while another call is answered', () => {
    expect(calls(planned.state)).toEqual(['2/act a', '3/act b,c'])
    const one = resolve(planned.state, { id: '2/act', kind: 'act', seats: ['a'] }, { a: 'now' }, dice)
    expect(calls(one.state)).toEqual(['3/act b,c'])
    const all = resolve(one.state, { id: '3/act', kind: 'act', seats: ['b', 'c'] }, { b: 'p', c: 'q' }, dice)
    expect(all.state.said.slice(-4)).toEqual(['b acts p', 'c acts q', 'all have acted', 'end'])
    expect(all.state.play.calls).toEqual([])
  })
  test('a call that an interrupt put off is asked again under the same id', () => {
    const poked = resolve(planned.state, { id: '2/act', kind: 'act', seats: ['a'] }, { a: 'poke' }, dice)
    expect(calls(poked.state)).toEqual(['4/ask d'])
    expect(poked.state.play.held.map(({ id }) => id)).toEqual(['3/act'])
    const back = resolve(poked.state, { id: '4/ask', kind: 'ask', seats: ['d'] }, { d: 'ouch' }, scriptedDice(4))
    expect(back.state.said.at(-1)).toBe('d answers ouch 4')
    expect(calls(back.state)).toEqual(['3/act b,c'])
  })
  test('answering a call that is not open throws', () => {
    expect(() => resolve(begun.state, { id: '9/plan', kind: 'plan', seats: ['a', 'b'] }, { a: 'x', b: 'y' }, dice)).toThrow(
      'call 9/plan is not open',
    )
  })
})
