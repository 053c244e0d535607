import { messageFor, transitionsOf, viewsThrough } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../../../../packages/match/test/host.ts'
import { stepsFromJournal, stepsFromMessages, stepsOfEverybody } from './observations.ts'

const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const { journal } = playMatch(system, 5)
const turns = [...transitionsOf(system, journal)]
const seats = system.seats(system.schema.setup.parse(journal.head.setup)).map(({ seat }) => seat)
const viewers = [...seats, 'public']
const messagesTo = (viewer: string) => turns.map((turn) => messageFor(system, turn, viewer))

describe('what was heard', () => {
  test('from a journal is what the messages told, step by step, number by number, view by view', () => {
    for (const viewer of viewers) {
      const plain = (heard: ReturnType<typeof stepsFromMessages>) => wired(heard).map(({ event: _, ...rest }) => rest)
      expect(plain(stepsFromJournal(system, journal, viewer))).toEqual(plain(stepsFromMessages(wired(messagesTo(viewer)))))
    }
  })
  test('from messages stands on the views that they lead through', () => {
    const messages = messagesTo('public')
    const heard = stepsFromMessages(messages)
    let view: unknown = null
    for (const message of messages) {
      const views = viewsThrough(view, message)
      expect(heard.filter(({ seq }) => seq === message.seq).map((step) => step.view)).toEqual(views)
      view = views.at(-1) ?? view
    }
  })
  test('an action is heard by everybody, in its place, from a journal as from messages', () => {
    const [first] = seats
    if (first === undefined) throw new Error('somebody sits there')
    const played = playMatch(system, 6, ({ seq, status }) =>
      seq >= 3 && status.conceded.length === 0 ? { kind: 'conceded', seat: first } : undefined,
    )
    const actions = played.journal.entries.filter(({ action }) => action).map(({ seq }) => seq)
    expect(actions.length).toBeGreaterThan(0)
    for (const viewer of viewers) {
      const messages = [...transitionsOf(system, played.journal)].map((turn) => messageFor(system, turn, viewer))
      const ways = [
        stepsFromJournal(system, played.journal, viewer),
        stepsFromMessages(wired(messages)),
        stepsOfEverybody(system, played.journal),
      ]
      for (const heard of ways)
        expect(heard.filter(({ action }) => action).map(({ seq, step }) => [seq, step])).toEqual(actions.map((seq) => [seq, 0]))
    }
  })
  test('by all holds every event, and names it with the words of whoever was told most', () => {
    const heard = stepsOfEverybody(system, journal)
    expect(heard.map(({ seq, event }) => `${seq}.${event}`)).toEqual(
      turns.flatMap(({ entry }) => entry.events.map((_, event) => `${entry.seq}.${event}`)),
    )
    const size = (observation: unknown) => (observation === null ? 0 : JSON.stringify(observation).length)
    for (const viewer of viewers)
      for (const { seq, event, observation } of stepsFromJournal(system, journal, viewer)) {
        const best = heard.find((step) => step.seq === seq && step.event === event)
        expect(size(best?.observation)).toBeGreaterThanOrEqual(size(observation))
      }
  })
  test('by all opens what each seat kept for itself', () => {
    const secretOf = (view: unknown) => Object.keys((view as { secret: object }).secret).toSorted()
    const middle = stepsOfEverybody(system, journal).find(({ seq }) => seq === 2)
    expect(secretOf(middle?.view)).toEqual(seats.toSorted())
    expect(secretOf(stepsFromJournal(system, journal, 'public').find(({ seq }) => seq === 2)?.view)).toEqual([])
  })
})
