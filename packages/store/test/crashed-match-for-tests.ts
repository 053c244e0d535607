// A match that is begun and continued in a store, for tests of losses.
import { FILE_FORMATS } from '@admiralty/kernel'
import { commitmentOf, entryText } from '@admiralty/match'
import type { Store } from '../src/index.ts'
import { match, seat } from './samples.ts'

const seats = ['red', 'blue'].map((name) => seat(name, { person: 'anna', name: 'Anna', value: 'a', auto: true }))

export async function begin(store: Store, id: string): Promise<void> {
  await store.addMatch(match(id, { setup: {}, secret: id, seats }), [])
  const made = { journal: FILE_FORMATS.journal, id, system: 'skirmish', version: 1, format: 1, created: 1, playedHere: true } as const
  const head = {
    ...made,
    setup: {},
    position: null,
    commitment: commitmentOf(id),
    seatValues: {},
    closing: 'open',
    parent: null,
    clock: { kind: 'none' },
  } as const
  await append(store, id, 0, { head })
}

export async function append(store: Store, id: string, seq: number, more: Partial<Parameters<Store['append']>[0]> = {}): Promise<void> {
  const call = seq === 0 ? null : { id: `${seq}/fire`, kind: 'fire', key: 'red', seats: ['red'], instead: [] }
  const entry = { seq, time: 1, version: 1, format: 1, call, orders: {}, events: [], rolls: [] }
  const rest = {
    status: 'playing',
    moment: '',
    time: 2,
    settledVotes: [],
    request: null,
    wake: null,
    asked: [],
    standing: null,
    newHolder: null,
    errands: [],
    head: null,
    ...more,
  } as const
  await store.append({ match: id, entry, text: entryText(entry), chain: `${id} ${seq}`, ...rest })
}
