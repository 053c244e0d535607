// The stream of one viewer of one match: what it told so far, and whether it still flows. Closing it forgets everything.

import type { Call, Seat, Viewer, Words } from '@admiralty/kernel'
import type { Message } from '@admiralty/match'
import { base } from '../api/base.ts'
import type { Note } from '../api/social.ts'
import type { Begin, Presence } from '../api/types.ts'
import { applyMessages, callOf, type ObservedMatch, opened, settled } from './observed-match.ts'

export type Link = 'opening' | 'catching up' | 'live' | 'lost'

export interface TableState {
  readonly link: Link
  /** Null until the opening has come. */
  readonly observed: ObservedMatch | null
  readonly presence: Presence
  /** What was said at the table, oldest first. */
  readonly notes: readonly Note[]
}

/** What is needed of an EventSource. */
export interface Source {
  readonly readyState: number
  addEventListener(type: string, listener: (event: { readonly data?: string }) => void): void
  close(): void
}
export interface Wires {
  open(): Source
  /** Runs it a little later; returns how to call it off. */
  later(run: () => void, ms: number): () => void
  /** Whenever anything changed. */
  told(state: TableState): void
}

const CLOSED = 2
/** Messages that come together are folded together. */
const BATCH_MS = 12
/** No entry for so long: caught up, where the server did not say. */
const QUIET_MS = 600
const AGAIN_MS = 2_500

const nobody: Presence = { sealed: [], here: [], thinking: [], draw: [], standIn: [], left: [], rematch: null }
export const unopened: TableState = { link: 'opening', observed: null, presence: nobody, notes: [] }

export function streamPath(match: string, as: Viewer): string {
  return `${base}/api/matches/${encodeURIComponent(match)}/stream?as=${encodeURIComponent(as)}`
}

/** A seal belongs to a question: those of questions that closed are broken, whether or not the server has said so yet. */
export const stillSealed = (before: readonly Call[], after: readonly Call[], sealed: readonly Seat[]): readonly Seat[] =>
  sealed.filter((seat) => callOf(before, seat)?.id === callOf(after, seat)?.id)

/** A stream that is resumed tells all of them again. */
const withNote = (notes: readonly Note[], note: Note): readonly Note[] => {
  const last = notes.at(-1)
  return last === undefined || note.seq > last.seq ? [...notes, note] : notes
}

/** Returns how to close it. */
export function connect(words: Words, { open, later, told }: Wires): () => void {
  let state = unopened
  let source: Source | undefined
  let pending: Message[] = []
  let said: Note[] = []
  let closed = false
  const waits = new Map<string, () => void>()

  const wait = (name: string, run: () => void, ms: number) => {
    waits.get(name)?.()
    waits.set(name, later(run, ms))
  }
  const tell = (change: Partial<TableState>) => {
    if (closed) return
    state = { ...state, ...change }
    told(state)
  }
  const flush = () => {
    const messages = pending
    pending = []
    if (said.length > 0) tell({ notes: said.reduce(withNote, state.notes) })
    said = []
    if (!state.observed || messages.length === 0) return
    try {
      const told = applyMessages(state.observed, messages, words)
      const observed = state.link === 'live' ? told : settled(told)
      const sealed = stillSealed(state.observed.calls, observed.calls, state.presence.sealed)
      tell({ observed, presence: { ...state.presence, sealed } })
    } catch {
      begin() // something was missed: the whole view again
    }
  }
  const live = () => {
    flush()
    if (state.link === 'catching up') tell({ link: 'live' })
  }

  function begin(): void {
    source?.close()
    if (closed) return
    pending = []
    const mine = open()
    source = mine
    const on = <T>(type: string, heard: (data: T) => void) =>
      mine.addEventListener(type, ({ data }) => {
        if (mine === source && !closed) heard((data ? JSON.parse(data) : undefined) as T)
      })
    on('open', () => {
      tell({ link: 'catching up' })
      wait('quiet', live, QUIET_MS)
    })
    on<Begin>('begin', ({ message }) => {
      pending = []
      tell({ observed: opened(words, message), link: 'catching up' })
      wait('quiet', live, QUIET_MS)
    })
    on<Message>('entry', (message) => {
      pending.push(message)
      wait('batch', flush, BATCH_MS)
      if (state.link === 'catching up') wait('quiet', live, QUIET_MS)
    })
    on<Presence>('status', (presence) => {
      flush()
      tell({ presence })
      live()
    })
    on<Note>('note', (note) => {
      said.push(note)
      wait('batch', flush, BATCH_MS)
    })
    on('error', () => {
      tell({ link: 'lost' })
      if (mine.readyState === CLOSED) wait('again', begin, AGAIN_MS)
    })
  }

  begin()
  return () => {
    closed = true
    for (const callOff of waits.values()) callOff()
    source?.close()
    state = unopened
    pending = []
    said = []
  }
}
