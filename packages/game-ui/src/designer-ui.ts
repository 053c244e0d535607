// Designing ships or fleets outside a match.
import type { Choices, Refusal, Seat } from '@admiralty/kernel'
import type { ReactNode } from 'react'

/** `Terms`: the options and limits that a design is made for, in the game's own plain JSON. */
export interface DesignerUi<Design = unknown, Terms = unknown> {
  /** The design that a new drawing starts from. */
  readonly blank: Design
  /** The terms that apply until the player chooses others. */
  readonly terms: Terms
  /** Stored terms; undefined if they are no longer valid. */
  parseTerms(stored: unknown): Terms | undefined
  /** These terms, extended by what the design needs. */
  termsFor(design: Design, terms: Terms): Terms
  /** Why the design is not legal under these terms; empty if it is. */
  check(design: Design, terms: Terms): readonly Refusal[]
  nameOf(design: Design): string
  named(design: Design, name: string): Design
  /** Scenario, options and seat for a battle with a design made for these terms. */
  battleFor(terms: Terms): { readonly scenario: string; readonly options: Choices; readonly seat: Seat }
  /** The price in words, as everywhere in the game: '3 points'. */
  price(design: Design): string
  /** A short summary for a list of designs. */
  Sketch(props: { readonly design: Design }): ReactNode
  /** The editor. */
  Board(props: DesignerProps<Design, Terms>): ReactNode
}

/** Props of the editor. */
export interface DesignerProps<Design = unknown, Terms = unknown> {
  readonly design: Design
  readonly terms: Terms
  /** Consecutive changes with the same `run` undo in one step, for example letters typed into one field. */
  onDesign(design: Design, run?: string): void
  onTerms(terms: Terms): void
}
