import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Agenda } from './agenda.ts'

const appointment = (time: number, isOff = () => false) => ({ time, isOff, run: async () => undefined })

test('appointments are taken in the order of their times, whatever the order in which they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.array(fc.nat(50)), (times, untils) => {
      const agenda = new Agenda()
      for (const time of times) agenda.add(appointment(time))
      const sorted = untils.toSorted((one, other) => one - other)
      const taken = sorted.flatMap((until) => agenda.takeUntil(until).map(({ time }) => time))
      const last = sorted.at(-1) ?? -1
      expect(taken).toEqual(times.filter((time) => time <= last).toSorted((one, other) => one - other))
      expect(agenda.first).toBe(Math.min(...times.filter((time) => time > last)))
    }),
  )
})
test('an appointment that is off is dropped', () => {
  const agenda = new Agenda()
  let isOff = false
  agenda.add(appointment(1, () => isOff))
  agenda.add(appointment(2))
  expect(agenda.first).toBe(1)
  isOff = true
  expect([agenda.first, agenda.takeUntil(5).map(({ time }) => time), agenda.first]).toEqual([2, [2], Number.POSITIVE_INFINITY])
})
