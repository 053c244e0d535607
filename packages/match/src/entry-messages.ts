// The messages of one entry as the texts that a host sends. Parts that all viewers see alike are compared and written only once.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import type { Transition } from './journal.ts'
import { messageWith } from './message.ts'
import { changesOf, patchText, withChange } from './patch.ts'
import { eventsOf } from './upcasts.ts'

type Fields = Readonly<Record<string, unknown>>
/** A field of two views of one viewer, and its patch as text. */
interface FieldPatch {
  readonly before: unknown
  readonly after: unknown
  readonly text: string
}
/** An observation of an event and its text. */
interface Written {
  readonly observation: unknown
  readonly text: string
}

/** The place of the steps in the text of a message without any. A quotation mark inside a string is escaped, so it is the only one. */
const NO_STEPS = '"steps":[]'

export class EntryMessages {
  readonly #system: RuleSystem
  readonly #transition: Transition
  readonly #events: readonly unknown[]
  /** The text before and after the steps, which is the same for all viewers. */
  readonly #frame: readonly [string, string]
  /** The last texts that have been written for a viewer, by event. The next viewer often needs the same. */
  readonly #observations: (Written | undefined)[] = []
  readonly #fields: (FieldPatch | undefined)[] = []
  /** The changes of the open fields without braces, by event. */
  readonly #openChanges: readonly string[]

  constructor(system: RuleSystem, transition: Transition) {
    this.#system = system
    this.#transition = transition
    this.#events = eventsOf(system, transition.entry)
    const text = JSON.stringify(messageWith(system, transition, []))
    const at = text.indexOf(NO_STEPS) + NO_STEPS.length - 1
    this.#frame = [text.slice(0, at), text.slice(at)]
    this.#openChanges = openChanges(system, transition)
  }

  /** The sequence number of the entry. */
  get seq(): number {
    return this.#transition.entry.seq
  }

  /** The JSON of `messageFor` for this viewer. */
  textFor(viewer: Viewer): string {
    const { before: start, states } = this.#transition
    let state = start
    let own: Fields | undefined = start === undefined ? undefined : this.#system.ownView(start, viewer)
    let steps = ''
    for (let index = 0; index < states.length; index += 1) {
      const observation = this.#system.observe(this.#events[index], viewer) ?? null
      let patch: string | null = null
      // An event that leaves the state as it is changes no view.
      if (states[index] !== state) {
        state = states[index]
        const after: Fields = this.#system.ownView(state, viewer, own)
        patch = own === undefined ? JSON.stringify([this.#system.view(state, viewer)]) : this.#patchText(index, own, after)
        own = after
      }
      if (observation !== null || patch !== null)
        steps += `${steps === '' ? '' : ','}{"observation":${this.#observationText(index, observation)},"patch":${patch}}`
    }
    const [head, tail] = this.#frame
    return head + steps + tail
  }

  #observationText(index: number, observation: unknown): string {
    if (observation === null) return 'null'
    const last = this.#observations[index]
    if (last !== undefined && last.observation === observation) return last.text
    const text = JSON.stringify(observation)
    this.#observations[index] = { observation, text }
    return text
  }

  /** The patch between two views of a viewer, of whom only the own fields are given; null if they are equal. */
  #patchText(index: number, before: Fields, after: Fields): string | null {
    let changes = this.#openChanges[index] ?? ''
    for (const field of Object.keys(after)) {
      const change = before[field] === after[field] ? null : this.#fieldText(index, before[field], after[field])
      if (change !== null) changes = withChange(changes, field, change)
    }
    return changes === '' ? null : `{${changes}}`
  }
  #fieldText(index: number, before: unknown, after: unknown): string | null {
    const last = this.#fields[index]
    if (last !== undefined && last.after === after && last.before === before) return last.text
    const text = patchText(before, after)
    if (text !== null) this.#fields[index] = { before, after, text }
    return text
  }
}

/** The changes of the open fields by each event, without braces. The opening has none, because its viewers receive whole views. */
function openChanges(system: RuleSystem, { before: start, states }: Transition): readonly string[] {
  let state = start
  let open: Fields | null = start === undefined ? null : system.openView(start)
  return states.map((next) => {
    const before = open
    if (next === state) return ''
    state = next
    open = system.openView(next)
    const changes = before === null ? '' : changesOf(before, open)
    if (changes === undefined) throw new Error(`the open fields of a view of ${system.id} change`)
    return changes
  })
}
