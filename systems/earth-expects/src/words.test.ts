import { type Choice, type Dice, type Line, likely, pick, seededDice } from '@admiralty/kernel'
import { playRandom } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import type { GameEvent, News } from './events.ts'
import type { Order } from './orders.ts'
import type { Setup } from './setup.ts'
import type { State, View } from './state.ts'
import { system } from './system.ts'
import { type Draft, words } from './words.ts'

const STEPS = 16
/** Picks at random from what is listed, every other time the main button, until an order comes of it; null if none has after so many steps. */
function walk(view: View, dice: Dice, seen: (choices: readonly Choice<Order, Draft>[], draft: Draft | null) => void): Order | null {
  let draft: Draft | null = null
  for (let step = 0; step < STEPS; step += 1) {
    const choices: readonly Choice<Order, Draft>[] = words.choices(view, draft)
    seen(choices, draft)
    const forward = choices.filter(({ role }) => role !== 'back')
    const usable = forward.length > 0 ? forward : choices
    if (usable.length === 0) return null
    const [button] = forward.filter(({ role }) => role === 'main')
    const chosen = button && likely(dice, 1, 2) ? button : pick(dice, usable)
    if (chosen.then.kind === 'order') return chosen.then.order
    draft = chosen.then.draft
  }
  return null
}

/** Every view that is asked something in some random matches, the first `most` of each kind of call in each. */
function eachAsked(seeds: readonly number[], most: number, look: (view: View, kind: string, dice: Dice) => void): void {
  for (const seed of seeds) {
    const count: Record<string, number> = {}
    const dice = seededDice(seed)
    playRandom(system, seed, ({ result }) => {
      const state = result.state as State // the suite's systems are untyped
      for (const { kind, seats } of system.awaiting(state))
        for (const seat of seats) {
          count[kind] = (count[kind] ?? 0) + 1
          if (count[kind] <= most) look(system.view(state, seat), kind, dice)
        }
    })
  }
}

describe('choices', () => {
  const kinds: Record<string, number> = {}
  const found: Record<string, number> = {}
  const refused: unknown[] = []
  const twice: string[] = []
  const empty: unknown[] = []
  const untitled: string[] = []
  eachAsked([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 6, (view, kind, dice) => {
    kinds[kind] = (kinds[kind] ?? 0) + 1
    if (!words.question(view, null)?.title) untitled.push(kind)
    const order = walk(view, dice, (choices, draft) => {
      const keys = choices.map(({ key }) => key)
      if (new Set(keys).size < keys.length) twice.push(keys.join(' '))
      if (choices.length === 0) empty.push({ kind, draft })
      for (const { then } of choices) if (then.kind === 'order' && system.check(view, then.order)) refused.push(then.order)
    })
    if (order) found[kind] = (found[kind] ?? 0) + 1
  })

  test('no choice leads to an order that is refused', () => expect(refused).toEqual([]))
  test('there is always something to choose', () => expect(empty).toEqual([]))
  test('each has a key of its own', () => expect(twice).toEqual([]))
  test('every question has a title', () => expect(untitled).toEqual([]))
  test('every kind of question leads to orders', () => {
    expect(Object.keys(kinds).sort()).toEqual(
      expect.arrayContaining(['announce', 'commit', 'deploy', 'plot', 'power', 'repair', 'row', 'rowSet', 'sense']),
    )
    for (const [kind, count] of Object.entries(kinds)) expect([kind, (found[kind] ?? 0) / count > 0.6]).toEqual([kind, true])
  })
})

/** Some news is worth a line to some, or of some kinds. */
function nameOf(news: News): string {
  if (news.type === 'attackRolled' && news.attack.kind === 'missile') return 'a missile that strikes'
  if (news.type === 'missileLaunched' && !news.nuclear) return 'a missile like others'
  return news.type === 'powerAllocated' && news.allocation === null ? 'power of others' : news.type
}
/** What is wrong with how a line reads. */
function faultsOf({ parts, rules }: Line): readonly string[] {
  const [first] = parts
  const things = parts.flatMap((part) => (typeof part === 'object' && part.kind === 'thing' ? [part] : []))
  const names = new Set(things.map(({ text }) => text.toLowerCase()))
  const text = parts.map((part) => (typeof part === 'string' ? part : '')).join(' ')
  return [
    parts.length * rules.length === 0 ? 'says nothing' : '',
    /^[a-z]/.test(typeof first === 'object' && 'text' in first ? first.text : String(first)) ? 'begins small' : '',
    /undefined|NaN|null/.test(text) ? `says ${text}` : '',
    names.size < new Set(things.map(({ id }) => id)).size ? 'calls two things the same' : '',
  ].filter((fault) => fault !== '')
}

describe('the log, the tables, the question', () => {
  test('whoever is told something can read it, and every view reads as tables', () => {
    let lines = 0
    const silent = new Set<string>()
    const bare: string[] = []
    const read = (view: View, event: GameEvent): void => {
      const news = system.show(event, view.me)
      if (!news) return
      const line = words.line(news, view)
      if (!line) return void silent.add(nameOf(news))
      lines += 1
      bare.push(...faultsOf(line).map((fault) => `${news.type} ${fault}`))
    }
    for (const seed of [11, 12, 13])
      playRandom(system, seed, ({ seats, result }) => {
        for (const viewer of [...seats, 'public']) {
          const view = system.view(result.state as State, viewer) // as above
          for (const event of result.events as readonly GameEvent[]) read(view, event) // as above
          for (const { title, head, rows } of words.table(view)) if (rows.some(({ length }) => length !== head.length)) bare.push(title)
        }
      })
    expect(lines).toBeGreaterThan(100)
    expect([...new Set(bare)]).toEqual([])
    const plain = ['a missile that strikes', 'a missile like others', 'attackEnded', 'deemed', 'locksSet', 'missileLost', 'power of others']
    expect([...silent].filter((type) => !plain.includes(type))).toEqual([])
  })

  test('the phase is the one at hand', () => {
    eachAsked([21], 3, (view) => {
      expect(words.phases(view).filter(({ state }) => state === 'now')).toHaveLength(1)
      expect(words.moment(view)).toMatch(view.turn === 0 ? /^setting up: / : /^turn \d+, /)
    })
    expect.hasAssertions()
  })

  test('rules that lines and choices cite are in the book', () => {
    const ids = new Set(system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
    const cited = new Set<string>()
    eachAsked([31, 32], 8, (view, _, dice) => {
      walk(view, dice, (choices) => {
        for (const { rule } of choices) cited.add(rule)
      })
      const question = words.question(view, null)
      if (question) cited.add(question.rule)
    })
    playRandom(system, 33, ({ result }) => {
      const view = system.view(result.state as State, 'public') // as above
      for (const event of result.events as readonly GameEvent[]) {
        const news = system.show(event, 'public') // as above
        for (const rule of (news && words.line(news, view)?.rules) ?? []) cited.add(rule)
      }
    })
    expect([...cited].filter((rule) => !ids.has(rule as `${string}-${string}`))).toEqual([])
    expect(cited.size).toBeGreaterThan(20)
  })
})

test('a game is played to its end by nothing but picking from the lists', () => {
  const scenario = system.scenarios.find(({ id }) => id === 'duel')
  const setup = scenario?.setup({}) as Setup // no option of the duel is refused
  const dice = seededDice(41)
  let state = system.begin({ setup, position: null }, dice).state
  for (let calls = 0; calls < 2000 && !system.outcome(state); calls += 1) {
    const [call] = system.awaiting(state)
    if (!call) throw new Error('nobody is awaited, and it is not over')
    const orders = Object.fromEntries(
      call.seats.map((seat) => {
        const view = system.view(state, seat)
        return [seat, walk(view, dice, () => undefined) ?? system.standing(view)]
      }),
    )
    state = system.resolve(state, call, orders, dice).state
  }
  expect(system.outcome(state)).toBeDefined()
})
