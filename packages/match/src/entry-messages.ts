// The messages of one entry as the texts that a host sends. What all viewers see alike is compared and written only once.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import type { Transition } from './journal.ts'
import { messageWith } from './message.ts'
import { patchBetween } from './patch.ts'
import { eventsOf } from './upcasts.ts'

type Fields = Readonly<Record<string, unknown>>
/** A field of two views of one viewer, and its patch as text; null if the field did not change. */
interface FieldPatch {
  readonly before: unknown
  readonly after: unknown
  readonly text: string | null
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
  /** The texts that have been written for the viewers so far, by event. */
  readonly #observations: Written[][] = []
  readonly #fields: FieldPatch[][] = []
  readonly #openViews: unknown[] = []
  /** The changes of the open fields without braces, by event. */
  readonly #openChanges: string[] = []

  constructor(system: RuleSystem, transition: Transition) {
    this.#system = system
    this.#transition = transition
    this.#events = eventsOf(system, transition.entry)
    const text = JSON.stringify(messageWith(system, transition, []))
    const at = text.indexOf(NO_STEPS) + NO_STEPS.length - 1
    this.#frame = [text.slice(0, at), text.slice(at)]
  }

  /** The sequence number of the entry. */
  get seq(): number {
    return this.#transition.entry.seq
  }

  /** The JSON of `messageFor` for this viewer. */
  textFor(viewer: Viewer): string {
    const { before: start, states } = this.#transition
    let before: Fields | null = start === undefined ? null : this.#system.ownView(start, viewer)
    let steps = ''
    for (let index = 0; index < states.length; index += 1) {
      const after = this.#system.ownView(states[index], viewer)
      const observation = this.#system.observe(this.#events[index], viewer) ?? null
      const patch = before === null ? JSON.stringify([this.#system.view(states[index], viewer)]) : this.#patchText(index, before, after)
      if (observation !== null || patch !== null)
        steps += `${steps === '' ? '' : ','}{"observation":${this.#observationText(index, observation)},"patch":${patch}}`
      before = after
    }
    const [head, tail] = this.#frame
    return head + steps + tail
  }

  #observationText(index: number, observation: unknown): string {
    if (observation === null) return 'null'
    this.#observations[index] ??= []
    const written = this.#observations[index]
    for (const known of written) if (known.observation === observation) return known.text
    const text = JSON.stringify(observation)
    written.push({ observation, text })
    return text
  }

  /** The patch between two views of a viewer, of whom only the own fields are given; null if they are equal. */
  #patchText(index: number, before: Fields, after: Fields): string | null {
    this.#openChanges[index] ??= textOf(patchBetween(this.#openView(index - 1), this.#openView(index)))?.slice(1, -1) ?? ''
    let changes = this.#openChanges[index]
    for (const field of Object.keys(after)) {
      const change = before[field] === after[field] ? null : this.#fieldText(index, before[field], after[field])
      if (change !== null) changes += `${changes === '' ? '' : ','}${JSON.stringify(field)}:${change}`
    }
    return changes === '' ? null : `{${changes}}`
  }
  /** The open fields after an event; those before the entry for -1. */
  #openView(index: number): unknown {
    const { before, states } = this.#transition
    this.#openViews[index + 1] ??= this.#system.openView(index < 0 ? before : states[index])
    return this.#openViews[index + 1]
  }
  #fieldText(index: number, before: unknown, after: unknown): string | null {
    this.#fields[index] ??= []
    const written = this.#fields[index]
    for (const known of written) if (known.after === after && known.before === before) return known.text
    const text = textOf(patchBetween(before, after))
    written.push({ before, after, text })
    return text
  }
}

const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
