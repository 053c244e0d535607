import { setImmediate as turn } from 'node:timers/promises'
import { applyAction, beginMatch, type MatchAction, makeHead, type Transition } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { Broadcaster } from './broadcaster.ts'

/** A broadcaster, and how often each of its listeners has been woken, in the sequence of their first time. */
function counted() {
  const broadcaster = new Broadcaster(system)
  const woken = new Map<string, number>()
  const listen = (name: string, viewer: string): (() => void) =>
    broadcaster.listen({ viewer, person: null, wake: () => woken.set(name, (woken.get(name) ?? 0) + 1) })
  return { broadcaster, woken, listen }
}
/** Resolves when the broadcaster has woken everybody. */
async function settled(woken: ReadonlyMap<string, number>): Promise<void> {
  for (let before = ''; before !== JSON.stringify([...woken]); await turn()) {
    before = JSON.stringify([...woken])
    await turn()
  }
}

test('listeners wake once for all changes of a tick, and seats before spectators', async () => {
  const { broadcaster, woken, listen } = counted()
  const spectators = Array.from({ length: 100 }, (_, number) => `spectator ${number}`)
  for (const name of spectators) listen(name, 'public')
  listen('red', 'red')
  for (let change = 0; change < 5; change += 1) broadcaster.wakeListeners()
  await settled(woken)
  expect([...woken]).toEqual(['red', ...spectators].map((name) => [name, 1]))
})

test('a further listener of a viewer wakes nobody when it joins or leaves', async () => {
  const { woken, listen } = counted()
  listen('first', 'public')
  const stop = listen('red', 'red')
  await settled(woken)
  woken.clear()
  for (const leave of [listen('second', 'public'), listen('red again', 'red')]) leave()
  await settled(woken)
  expect([...woken]).toEqual([])
  stop()
  await settled(woken)
  expect([...woken]).toEqual([['first', 1]])
})

test('a change during a wave wakes everybody once more, so nobody misses it', async () => {
  const { broadcaster, woken, listen } = counted()
  for (let number = 0; number < 100; number += 1) listen(`spectator ${number}`, 'public')
  await turn()
  expect(woken.size).toBeLessThan(100)
  broadcaster.wakeListeners()
  await settled(woken)
  expect(new Set(woken.values())).toEqual(new Set([2]))
})

/** A match whose last entry has this number; each entry replaces red or returns to it. */
function entriesTo(last: number): readonly [Transition, ...Transition[]] {
  const secret = 'secret'
  const setup = system.scenarios[0]?.setup({})
  const head = makeHead(system, { id: 'm', setup, position: null, secret, seatValues: { red: '', blue: '' }, created: 0 })
  const all: [Transition, ...Transition[]] = [beginMatch(system, head, secret, 0)]
  for (let seq = 1; seq <= last; seq += 1) {
    const action: MatchAction = seq % 2 === 1 ? { kind: 'replaced', seat: 'red', by: 'captain' } : { kind: 'returned', seat: 'red' }
    all.push(applyAction(system, (all.at(-1) ?? all[0]).match, { action, time: seq }, secret))
  }
  return all
}
test('a stream resumes from the twelve messages that are kept, and older ones are made again with the same bytes', async () => {
  const entries = entriesTo(60)
  const match = (entries.at(-1) ?? entries[0]).match
  const broadcaster = new Broadcaster(system)
  const asked: number[] = []
  const due = (sent: number | null) =>
    broadcaster.due('red', { match, sent }, (first) => {
      asked.push(first)
      return Promise.resolve(entries.slice(first))
    })
  await due(null)
  for (const entry of entries) broadcaster.append(entry)
  const kept = await due(48)
  expect([kept.map(({ seq }) => seq), asked]).toEqual([entries.slice(49).map(({ entry }) => entry.seq), []])
  const all = await due(10)
  expect([all.map(({ seq }) => seq), asked]).toEqual([entries.slice(11).map(({ entry }) => entry.seq), [11]])
  expect(all.slice(-12)).toEqual(kept)
  expect(await due(58)).toEqual(kept.slice(-2))
  expect([await due(60), asked]).toEqual([[], [11]])
})
