import { messageFor, transitionsOf, viewsThrough } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../../../../packages/match/test/host.ts'
import { stepsFromJournal, stepsFromMessages } from './observations.ts'

/** As it arrives over the network. */
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const { journal } = playMatch(system, 5)
const turns = [...transitionsOf(system, journal)]
const seats = system.seats(system.schema.setup.parse(journal.head.setup)).map(({ seat }) => seat)
const viewers = [...seats, 'public']
const messagesTo = (viewer: string) => turns.map((turn) => messageFor(system, turn, viewer))

describe('the steps of a replay', () => {
  test('a journal gives the same steps as the messages', () => {
    for (const viewer of viewers) {
      const plain = (steps: ReturnType<typeof stepsFromMessages>) => wired(steps).map(({ event: _, ...rest }) => rest)
      expect(plain(stepsFromJournal(system, journal, viewer))).toEqual(
        plain(stepsFromMessages({ view: null, messages: wired(messagesTo(viewer)) })),
      )
    }
  })
  test('messages give the views that their patches produce', () => {
    const messages = messagesTo('public')
    const steps = stepsFromMessages({ view: null, messages })
    let view: unknown = null
    for (const message of messages) {
      const views = viewsThrough(view, message)
      expect(steps.filter(({ seq }) => seq === message.seq).map((step) => step.view)).toEqual(views)
      view = views.at(-1) ?? view
    }
  })
  test('every viewer receives an action at its entry', () => {
    const [first] = seats
    if (first === undefined) throw new Error('the match has no seat')
    const played = playMatch(system, 6, ({ seq, status }) =>
      seq >= 3 && status.conceded.length === 0 ? { kind: 'conceded', seat: first } : undefined,
    )
    const actions = played.journal.entries.filter(({ action }) => action).map(({ seq }) => seq)
    expect(actions.length).toBeGreaterThan(0)
    for (const viewer of viewers) {
      const messages = [...transitionsOf(system, played.journal)].map((turn) => messageFor(system, turn, viewer))
      const sources = [
        stepsFromJournal(system, played.journal, viewer),
        stepsFromMessages({ view: null, messages: wired(messages) }),
        stepsFromJournal(system, played.journal, 'referee'),
      ]
      for (const steps of sources)
        expect(steps.filter(({ action }) => action).map(({ seq, step }) => [seq, step])).toEqual(actions.map((seq) => [seq, 0]))
    }
  })
  test('the referee observes every event that some seat observes', () => {
    const everything = new Set(
      stepsFromJournal(system, journal, 'referee').flatMap((step) => (step.observation === null ? [] : [`${step.seq}.${step.event}`])),
    )
    const seen = viewers.flatMap((viewer) => stepsFromJournal(system, journal, viewer).filter(({ observation }) => observation !== null))
    expect(seen.length).toBeGreaterThan(20)
    for (const { seq, event } of seen) expect(everything).toContain(`${seq}.${event}`)
  })
  test('the referee sees what each seat keeps secret', () => {
    const secretOf = (view: unknown) => Object.keys((view as { secret: object }).secret).toSorted()
    const middle = stepsFromJournal(system, journal, 'referee').find(({ seq }) => seq === 2)
    expect(secretOf(middle?.view)).toEqual(seats.toSorted())
    expect(secretOf(stepsFromJournal(system, journal, 'public').find(({ seq }) => seq === 2)?.view)).toEqual([])
  })
})
