import { describe, expect, test } from 'vitest'
import { askEach, askTogether, callFor, die, initialPlay, mayAnswer, type Play, type StepRules, scriptedDice, sequence } from './index.ts'

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
const planned = resolve(begun.state, { id: '1/plan', kind: 'plan', key: 'a+b', seats: ['a', 'b'], instead: [] }, { a: 'x', b: 'y' }, dice)
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
    const one = resolve(planned.state, { id: '2/act', kind: 'act', key: 'a', seats: ['a'], instead: [] }, { a: 'now' }, dice)
    expect(calls(one.state)).toEqual(['3/act b,c'])
    const all = resolve(one.state, { id: '3/act', kind: 'act', key: 'b+c', seats: ['b', 'c'], instead: [] }, { b: 'p', c: 'q' }, dice)
    expect(all.state.said.slice(-4)).toEqual(['b acts p', 'c acts q', 'all have acted', 'end'])
    expect(all.state.play.calls).toEqual([])
  })
  test('a call that an interrupt put off is asked again under the same id', () => {
    const poked = resolve(planned.state, { id: '2/act', kind: 'act', key: 'a', seats: ['a'], instead: [] }, { a: 'poke' }, dice)
    expect(calls(poked.state)).toEqual(['4/ask d'])
    expect(poked.state.play.held.map(({ id }) => id)).toEqual(['3/act'])
    const back = resolve(poked.state, { id: '4/ask', kind: 'ask', key: 'd', seats: ['d'], instead: [] }, { d: 'ouch' }, scriptedDice(4))
    expect(back.state.said.at(-1)).toBe('d answers ouch 4')
    expect(calls(back.state)).toEqual(['3/act b,c'])
  })
  test('an id has the kind and no key if the key is the default one', () => {
    expect(planned.state.play.calls.map(({ id, key }) => [id, key])).toEqual([
      ['2/act', 'a'],
      ['3/act', 'b+c'],
    ])
  })
  test('answering a call that is not open throws', () => {
    expect(() =>
      resolve(begun.state, { id: '9/plan', kind: 'plan', key: 'a+b', seats: ['a', 'b'], instead: [] }, { a: 'x', b: 'y' }, dice),
    ).toThrow('call 9/plan is not open')
  })
})

/** Battles in some hexes, one call each to the umpire, until every one is fought. */
type BattleStep = { readonly step: 'battle'; readonly at: readonly string[] }
type BattleEvent = { readonly type: 'begun' } | { readonly type: 'fought'; readonly at: string } | PausedAt
type PausedAt = { readonly type: 'paused'; readonly play: Play<BattleStep> }
interface Fought {
  readonly fought: readonly string[]
  readonly play: Play<BattleStep>
}
const evolveBattles = (state: Fought | undefined, event: BattleEvent): Fought => {
  if (event.type === 'begun' || !state)
    return { fought: [], play: initialPlay<BattleStep>({ step: 'battle', at: ['0502', '0703', '0911'] }) }
  return event.type === 'fought' ? { ...state, fought: [...state.fought, event.at] } : { ...state, play: event.play }
}
const battles = sequence<Fought, BattleEvent, string, BattleStep>(
  {
    battle: {
      asks: ({ at }, { fought }) =>
        askEach(...at.filter((key) => !fought.includes(key)).map((key) => ({ key, seats: ['umpire'], instead: [] }))),
      play(_, ctx, __, call) {
        if (call) ctx.emit({ type: 'fought', at: call.key })
      },
    },
  },
  evolveBattles,
  (play) => ({ type: 'paused', play }),
)

describe('three open calls of one kind to one seat', () => {
  const opening = battles.begin([{ type: 'begun' }], dice).state
  test('each has its key in its id', () => {
    expect(opening.play.calls).toEqual([
      { id: '1/battle/0502', kind: 'battle', key: '0502', seats: ['umpire'], instead: [] },
      { id: '2/battle/0703', kind: 'battle', key: '0703', seats: ['umpire'], instead: [] },
      { id: '3/battle/0911', kind: 'battle', key: '0911', seats: ['umpire'], instead: [] },
    ])
  })
  test.each([['012'], ['021'], ['102'], ['120'], ['201'], ['210']])('answered in the order %s, each is carried out once', (turns) => {
    const calls = [...turns].flatMap((at) => opening.play.calls[Number(at)] ?? [])
    const end = calls.reduce((state, call) => battles.resolve(state, call, { umpire: 'x' }, dice).state, opening)
    expect(end.fought).toEqual(calls.map(({ key }) => key))
    expect(end.play.calls).toEqual([])
  })
  test('an answered call cannot be answered again, and the others keep their ids', () => {
    const [first, ...others] = opening.play.calls
    if (!first) throw new Error('no call is open')
    const { state } = battles.resolve(opening, first, { umpire: 'x' }, dice)
    expect(state.play.calls).toEqual(others)
    expect(() => battles.resolve(state, first, { umpire: 'x' }, dice)).toThrow('call 1/battle/0502 is not open')
  })
  test('two groups with the same key are a bug of the game', () => {
    const play = { ...opening.play, agenda: [{ step: 'battle', at: ['0703', '0911', '0911'] }] } as const
    const [first] = play.calls
    expect(() => first && battles.resolve({ ...opening, play }, first, {}, dice)).toThrow('two calls of battle have the same key')
  })
})

/** Two seats act in any order. A seat that has acted leads the other: it may end the step in its place. */
type LeadStep = { readonly step: 'lead' }
type LeadEvent = { readonly type: 'begun' } | { readonly type: 'acted'; readonly seats: readonly string[] } | PausedLead
type PausedLead = { readonly type: 'paused'; readonly play: Play<LeadStep> }
interface Led {
  readonly acted: readonly string[]
  readonly play: Play<LeadStep>
}
const lead = sequence<Led, LeadEvent, string, LeadStep>(
  {
    lead: {
      asks(_, { acted: done }) {
        const left = ['a', 'b'].filter((seat) => !done.includes(seat))
        return askEach(...left.map((seat) => ({ key: seat, seats: [seat], instead: done.includes('a') ? ['a'] : [] })))
      },
      play: (_, ctx, orders) => ctx.emit({ type: 'acted', seats: Object.values(orders) }),
    },
  },
  (state, event) => {
    if (event.type === 'begun' || !state) return { acted: [], play: initialPlay<LeadStep>({ step: 'lead' }) }
    return event.type === 'acted' ? { ...state, acted: [...state.acted, ...event.seats] } : { ...state, play: event.play }
  },
  (play) => ({ type: 'paused', play }),
)
describe('seats that may answer instead', () => {
  const opened = lead.begin([{ type: 'begun' }], dice).state
  const [first, second] = opened.play.calls
  if (!first || !second) throw new Error('two calls are open')
  const after = lead.resolve(opened, first, { a: 'a' }, dice).state
  test('are named by the step; the call keeps its id when they change, and has no such field without any', () => {
    expect([first, second]).toEqual([
      { id: '1/lead', kind: 'lead', key: 'a', seats: ['a'], instead: [] },
      { id: '2/lead', kind: 'lead', key: 'b', seats: ['b'], instead: [] },
    ])
    expect(after.play.calls).toEqual([{ ...second, instead: ['a'] }])
  })
  test('answer the call that another seat is asked', () => {
    const led = { ...second, instead: ['a'] }
    expect([mayAnswer(second, 'a'), mayAnswer(led, 'a'), mayAnswer(led, 'b')]).toEqual([false, true, true])
    expect([callFor([first, led], 'a')?.id, callFor([led], 'a')?.id, callFor([led], 'c')]).toEqual(['1/lead', '2/lead', undefined])
    expect(lead.resolve(after, led, { a: 'b' }, dice).state.play.calls).toEqual([])
  })
})

describe('seats of a side that has conceded', () => {
  const { surrender } = sequence<State, Event, string, Step>(rules, evolve, (play) => ({ type: 'paused', play }))
  const left = (state: State, ...seats: readonly string[]): State =>
    surrender(state, seats, (ctx) => ctx.emit({ type: 'said', words: `${seats.join()} left` })).state
  test('are taken out of open calls, which keep their ids; what they lose is recorded first', () => {
    const state = left(planned.state, 'b')
    expect([calls(state), state.play.calls[1]?.key, state.said.at(-1)]).toEqual([['2/act a', '3/act c'], 'c', 'b left'])
    expect(calls(left(planned.state, 'b', 'c'))).toEqual(['2/act a'])
    expect(calls(left(begun.state, 'a'))).toEqual(['1/plan b'])
  })
  test('are not asked by later steps, nor by calls that an interrupt has put off', () => {
    const plan = resolve(left(begun.state, 'a'), { id: '1/plan', kind: 'plan', key: 'b', seats: ['b'], instead: [] }, { b: 'y' }, dice)
    expect([plan.state.said.at(-1), calls(plan.state), plan.state.play.surrendered]).toEqual(['planned undefined y', ['2/act b,c'], ['a']])
    const poked = resolve(planned.state, { id: '2/act', kind: 'act', key: 'a', seats: ['a'], instead: [] }, { a: 'poke' }, dice)
    expect(left(poked.state, 'b').play.held.map(({ id, seats }) => [id, seats])).toEqual([['3/act', ['c']]])
    expect([left(poked.state, 'b', 'c').play.held, left(left(poked.state, 'b'), 'c').play.surrendered]).toEqual([[], ['b', 'c']])
  })
  test('leave an open call without seats if nobody is left to ask; its resolution plays on, and no die falls before', () => {
    const nobody = left(begun.state, 'a', 'b')
    expect(nobody.play.calls).toEqual([{ id: '1/plan', kind: 'plan', key: 'a+b', seats: [], instead: [] }])
    const on = resolve(nobody, nobody.play.calls[0] ?? { id: '', kind: '', key: '', seats: [], instead: [] }, {}, dice)
    expect([on.state.said.slice(1), calls(on.state)]).toEqual([['planned undefined undefined'], ['2/act c']])
    const rolling = { ...nobody, play: { ...nobody.play, agenda: [{ step: 'ask', whom: 'a' }] } } as State
    expect(() => surrender(rolling, ['c'], (ctx) => void die(ctx.dice, 6, 'a loss'))).toThrow('a loss')
  })
  test('may end the match: without steps no call is open', () => {
    expect(surrender(planned.state, ['a'], (ctx) => ctx.drop(() => true)).state.play).toMatchObject({ calls: [], agenda: [] })
  })
})
