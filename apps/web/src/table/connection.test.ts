import { type Message, patchBetween } from '@admiralty/match'
import { beforeEach, describe, expect, test } from 'vitest'
import { fireCall, sealedBy } from '../api/match-for-tests.ts'
import { writing } from '../match-view/words-for-tests.ts'
import { connect, type Source, stillSealed, type TableState } from './connection.ts'

const words = writing(String)
const message = (seq: number): Message => ({
  seq,
  time: 0,
  chain: '',
  action: null,
  steps: [{ observation: `n${seq}`, patch: patchBetween(seq === 0 ? null : { n: seq - 1 }, { n: seq }) }],
  calls: [],
  clock: null,
  outcome: null,
})

class FakeSource implements Source {
  readyState = 0
  closed = false
  private readonly listeners: (readonly [string, (event: { data?: string }) => void])[] = []
  addEventListener(type: string, listener: (event: { data?: string }) => void): void {
    this.listeners.push([type, listener])
  }
  close(): void {
    this.closed = true
  }
  send(type: string, data?: unknown): void {
    for (const [known, listener] of this.listeners) if (known === type) listener(data === undefined ? {} : { data: JSON.stringify(data) })
  }
}

let sources: FakeSource[]
let waiting: { run: () => void; ms: number }[]
let states: TableState[]
let received: number[]
let fixed: { readonly seq: number; readonly received: readonly number[] }[]
let begins: number[]
let refusals: number
let close: () => void
const now = () => states.at(-1)
/** Runs the timers that are due within so many milliseconds. */
const pass = (ms: number) => {
  const due = waiting.filter((wait) => wait.ms <= ms)
  waiting = waiting.filter((wait) => wait.ms > ms)
  for (const { run } of due) run()
}

beforeEach(() => {
  sources = []
  waiting = []
  states = []
  received = []
  fixed = []
  begins = []
  refusals = 0
  close = connect(words, {
    open: () => {
      const source = new FakeSource()
      sources.push(source)
      return source
    },
    later: (run, ms) => {
      const wait = { run, ms }
      waiting.push(wait)
      return () => {
        waiting = waiting.filter((other) => other !== wait)
      }
    },
    onChange: (state) => states.push(state),
    onBegin: ({ seq }) => begins.push(seq),
    onRefused: () => {
      refusals += 1
    },
    onMessages: (messages) => received.push(...messages.map(({ seq }) => seq)),
    onFixed: ({ seq }) => fixed.push({ seq, received: [...received] }),
  })
})
const begin = (source: FakeSource | undefined, seq = 0) => {
  source?.send('open')
  source?.send('begin', { seq, chain: '', view: { n: seq }, calls: [], clock: null, outcome: null })
}

describe('the stream of a match', () => {
  test('passes on every earlier entry before a question about fixed orders', () => {
    begin(sources[0])
    sources[0]?.send('entry', message(1))
    sources[0]?.send('fixed', { seq: 2 })
    expect(fixed).toEqual([{ seq: 2, received: [1] }])
  })
  test('catches up, then is live', () => {
    begin(sources[0])
    expect(now()?.link).toBe('catching up')
    sources[0]?.send('entry', message(1))
    sources[0]?.send('entry', message(2))
    sources[0]?.send('status', sealedBy('blue'))
    expect(now()).toMatchObject({ link: 'live', observed: { seq: 2, view: { n: 2 } }, presence: { sealed: ['blue'] } })
  })
  test('applies entries that arrive together in one change', () => {
    begin(sources[0])
    const before = states.length
    for (const seq of [1, 2, 3]) sources[0]?.send('entry', message(seq))
    expect(states).toHaveLength(before)
    pass(20)
    expect(states).toHaveLength(before + 1)
    expect(now()?.observed?.log.map(({ line }) => line.parts[0])).toEqual(['n1', 'n2', 'n3'])
  })
  test('applies messages that arrive together in one change, and once if a resumed stream sends them again', () => {
    const note = (seq: number) => ({ seq, time: 0, seat: 'blue', name: 'Ben', text: `word ${seq}`, signal: null })
    begin(sources[0])
    for (const seq of [1, 2]) sources[0]?.send('note', note(seq))
    pass(20)
    sources[0]?.send('open')
    for (const seq of [1, 2, 3]) sources[0]?.send('note', note(seq))
    pass(20)
    expect(now()?.notes.map(({ text }) => text)).toEqual(['word 1', 'word 2', 'word 3'])
  })
})

describe('a broken stream', () => {
  test('keeps what it received when the connection is lost, and continues from there', () => {
    begin(sources[0])
    sources[0]?.send('error')
    expect(now()).toMatchObject({ link: 'lost', observed: { seq: 0 } })
    sources[0]?.send('open')
    sources[0]?.send('entry', message(1))
    pass(1_000)
    expect(now()).toMatchObject({ link: 'live', observed: { seq: 1 } })
    expect(sources).toHaveLength(1)
  })
  test('opens another stream when the browser has given up, and reports that the stream was refused', () => {
    begin(sources[0])
    sources[0]?.send('error')
    expect(refusals).toBe(0)
    if (sources[0]) sources[0].readyState = 2
    sources[0]?.send('error')
    expect(refusals).toBe(1)
    pass(5_000)
    expect(sources).toHaveLength(2)
    begin(sources[1])
    expect(now()).toMatchObject({ link: 'catching up', observed: { seq: 0 } })
  })
  test('goes on from the present when the stream begins again, with a log that begins there', () => {
    begin(sources[0])
    sources[0]?.send('entry', message(1))
    begin(sources[0], 300)
    sources[0]?.send('entry', message(301))
    pass(20)
    expect(now()?.observed).toMatchObject({ seq: 301, view: { n: 301 }, logStart: 301, log: [{ seq: 301 }] })
  })
  test('keeps its log when another stream begins at the same entry', () => {
    begin(sources[0])
    sources[0]?.send('entry', message(1))
    pass(20)
    if (sources[0]) sources[0].readyState = 2
    sources[0]?.send('error')
    pass(5_000)
    begin(sources[1], 1)
    expect(now()?.observed).toMatchObject({ seq: 1, logStart: 1, log: [{ seq: 1 }] })
  })
  test('opens another stream when an entry is missing', () => {
    begin(sources[0])
    sources[0]?.send('entry', message(2))
    pass(20)
    expect([sources.length, sources[0]?.closed]).toEqual([2, true])
  })
  test('reports each message that arrives, also one that does not fit', () => {
    begin(sources[0])
    sources[0]?.send('entry', message(1))
    sources[0]?.send('entry', message(3))
    pass(20)
    begin(sources[1])
    expect(received).toEqual([1, 3])
    expect(begins).toEqual([0, 0])
  })
  test('reports nothing after it is closed', () => {
    begin(sources[0])
    close()
    const before = states.length
    sources[0]?.send('entry', message(1))
    pass(5_000)
    expect([states.length, sources[0]?.closed, sources.length]).toEqual([before, true, 1])
  })
})

test('a sealed order is opened when its call closes', () => {
  const before = [fireCall('1', 'blue'), fireCall('2', 'red', 'green')]
  expect(stillSealed(before, [fireCall('3', 'blue'), fireCall('2', 'red', 'green')], ['blue', 'red'])).toEqual(['red'])
})
