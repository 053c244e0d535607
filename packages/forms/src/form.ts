// Forms: for each kind of call, the pages of its dialog as data. Questions and choices of a game follow from them.
import type { Choice, Question, Refusals, Seat, SystemTypes, Words } from '@admiralty/kernel'
import { choicesOf, type FormRow, type FormRows } from './row.ts'

/** Nothing is chosen yet; the same as no draft. */
export interface EmptyDraft {
  readonly kind: 'start'
}
export const START: EmptyDraft = { kind: 'start' }

/** The types of a game's forms. `draft`: everything that a player may have chosen on the way to an order. */
export interface FormTypes extends Pick<SystemTypes, 'view' | 'order'> {
  readonly me: Seat
  readonly draft: { readonly kind: string }
}
/** The types of the forms of a game whose players sit in `seat`. */
export interface FormsOf<T extends SystemTypes & { readonly seat: Seat }, Draft extends FormTypes['draft']> extends FormTypes {
  readonly view: T['view']
  readonly me: T['seat']
  readonly draft: Draft
  readonly order: T['order']
}

/** The question and the rows at one point of a dialog. */
export interface Page<Draft, Order> extends Question {
  /** Where *Back* leads, with another label if it says more. Left out where the dialog begins. */
  readonly back?: { readonly set: Draft; readonly label?: string } | undefined
  /** Called only when the list is needed. */
  rows(): FormRows<Draft, Order>
}

/** The dialog of one kind of call. */
export interface Form<T extends FormTypes> {
  /** Completes 'Blue is …': 'to fire'. */
  readonly duty: string
  /** The page of a draft that this form has set, or of `START`. */
  page(view: T['view'], me: T['me'], draft: T['draft'] | EmptyDraft): Page<T['draft'], T['order']>
}

/** A game with its forms by kind of call. */
export interface FormGame<T extends FormTypes> {
  readonly forms: Readonly<Record<string, Form<T>>>
  /** The open call of the viewer; undefined if there is none. */
  askedOf(view: T['view']): { readonly call: { readonly kind: string }; readonly me: T['me'] } | undefined
  check(view: T['view'], order: T['order']): Refusals | undefined
}

/** The part of a game's `Words` that asks. A draft must belong to the open call. */
export function formWords<T extends FormTypes>({ forms, askedOf, check }: FormGame<T>) {
  function pageOf(view: T['view'], draft: T['draft'] | null): Page<T['draft'], T['order']> | undefined {
    const asked = askedOf(view)
    return asked && forms[asked.call.kind]?.page(view, asked.me, draft ?? START)
  }
  return {
    duty: (kind: string): string => forms[kind]?.duty ?? 'to decide',
    question(view: T['view'], draft: T['draft'] | null): Question | undefined {
      const page = pageOf(view, draft)
      return page && { phase: page.phase, title: page.title, text: page.text, rule: page.rule }
    },
    choices(view: T['view'], draft: T['draft'] | null): readonly Choice<T['order'], T['draft']>[] {
      const page = pageOf(view, draft)
      return page ? choicesOf<T['draft'], T['order']>([page.rows(), backOf(page)], (order) => check(view, order)) : []
    },
  } satisfies Partial<Words<SystemTypes & T, T['draft']>>
}
const backOf = <Draft, Order>({ back, rule }: Page<Draft, Order>): FormRow<Draft, Order> | undefined =>
  back && { key: 'back', label: back.label ?? 'Back', rule, role: 'back', set: back.set }
