import { isKey } from '@admiralty/board'
import { describe, expect, test } from 'vitest'
import {
  destinationOf,
  makeReplayPosition,
  nextStop,
  PRESENT,
  parseReplayPosition,
  previousStop,
  REPLAY_KEYS,
  sameMoment,
  stopAt,
  type Timeline,
} from './navigation.ts'
import { silentStop } from './silent-stop-for-tests.ts'

const stop = (seq: number, step: number, event: number | null = step) => silentStop({ seq, step, event })
const stretch = (from: number, to: number) => ({ title: '', from, to })
const timeline: Timeline = {
  stops: [stop(0, 0), stop(1, 0), stop(1, 2), stop(2, 0), stop(4, 0), stop(4, 1)],
  phases: [stretch(0, 1), stretch(1, 3), stretch(3, 5), stretch(5, 6)],
  turns: [stretch(0, 3), stretch(3, 6)],
}

describe('navigation', () => {
  test('moves forward by lines, phases and turns, and stops at the end', () => {
    expect([0, 5].map((at) => nextStop(timeline, at, 'line'))).toEqual([1, 5])
    expect([0, 1, 2, 5].map((at) => nextStop(timeline, at, 'phase'))).toEqual([1, 3, 3, 5])
    expect([0, 2, 3].map((at) => nextStop(timeline, at, 'turn'))).toEqual([3, 3, 5])
  })
  test('moves back to the beginning of a phase or turn, then to the one before', () => {
    expect([5, 1, 0].map((at) => previousStop(timeline, at, 'line'))).toEqual([4, 0, 0])
    expect([5, 4, 3, 2, 1, 0].map((at) => previousStop(timeline, at, 'phase'))).toEqual([3, 3, 1, 1, 0, 0])
    expect([5, 3, 2].map((at) => previousStop(timeline, at, 'turn'))).toEqual([3, 0, 0])
  })
  test('keys have destinations', () => {
    const at = (key: string, shiftKey = false) => {
      const pressed = { key, code: key, shiftKey, ctrlKey: false, metaKey: false, altKey: false }
      const command = REPLAY_KEYS.find(({ keys }) => keys.some((name) => isKey(name, pressed)))?.command
      return command && command.kind !== 'play' ? destinationOf(timeline, 4, command) : command
    }
    expect(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => at(key))).toEqual([5, 3, 5, 3, 0, 5])
    expect([at('ArrowLeft', true), at(' '), at('x')]).toEqual([3, { kind: 'play' }, undefined])
  })
})

describe('an address', () => {
  test('contains entry and step, and is parsed back', () => {
    expect(['12.3', '#12.3', '12'].map(parseReplayPosition)).toEqual([
      { seq: 12, step: 3 },
      { seq: 12, step: 3 },
      { seq: 12, step: 0 },
    ])
    expect(parseReplayPosition(makeReplayPosition({ seq: 7, step: 1 }))).toEqual({ seq: 7, step: 1 })
    expect(['', 'ES-HIT-01', '1.', '-1', '99999999.1'].map(parseReplayPosition)).toEqual([null, null, null, null, null])
  })
  test('leads to its stop, otherwise to the last stop before it', () => {
    const to = (seq: number, step: number) => stopAt(timeline.stops, { seq, step })
    expect([to(0, 0), to(1, 2), to(1, 1), to(3, 9), to(99, 0)]).toEqual([0, 2, 1, 3, 5])
    expect(stopAt([], { seq: 3, step: 1 })).toBe(0)
  })
  test('leads to the present as long as the match goes on', () => {
    const present = parseReplayPosition(PRESENT)
    expect(present && stopAt(timeline.stops, present)).toBe(5)
  })
  test('leads to the same event from another perspective, where its step has another number', () => {
    const theirs = [stop(0, 0), stop(1, 0, 1), stop(4, 0, 1)]
    expect([stop(1, 2), stop(1, 0, 0), stop(4, 0, 0), stop(4, 1)].map((at) => sameMoment(theirs, at))).toEqual([1, 0, 1, 2])
    expect(sameMoment(timeline.stops, stop(4, 1, null))).toBe(4)
  })
})
