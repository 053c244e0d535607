// The screen contract: everything that the application knows of a game's screen (systems/<game>/ui).
// Every member uses method syntax, so that a game's screen fits the list of games without a cast.
import type { Motion, Scene, SideStyle } from '@admiralty/board'
import type { Choice, Place, Refusal, Seat, SystemTypes } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import type { ReactNode } from 'react'
import type { DesignerUi } from './designer-ui.ts'
import type { PrintUi } from './print-ui.ts'

/** `Draft`: an unfinished order of this game's `Words`. `Design` and `Terms`: see `DesignerUi`. */
export interface GameUi<T extends SystemTypes = SystemTypes, Draft = unknown, Design = unknown, Terms = unknown> {
  /** Shape, pattern and colour of a seat. */
  sideStyle(view: T['view'], seat: Seat): SideStyle
  /** The scene that the board draws. */
  scene(moment: SceneMoment<T, Draft>): Scene
  /** The animations of one observation. `before` and `after` are the views around it. */
  motions(observation: T['observation'], before: T['view'], after: T['view']): readonly Motion[]
  /** Ids of the things in a hex that can be selected, topmost first. */
  things(view: T['view'], hex: Hex): readonly string[]
  /** The thing to select when a question comes up; null keeps the selection. */
  attention(view: T['view'], draft: Draft | null): string | null
  /** Why a press on a hex without choices does nothing for the open question; null if there is nothing to say. */
  refusalAt(moment: SceneMoment<T, Draft>, hex: Hex): Refusal | null
  /** The right-hand panel: the record of the selected thing. */
  Record(props: RecordProps<T, Draft>): ReactNode
  /** A whole page for questions that are not answered on the map, for example choosing a fleet. */
  Page(props: PageProps<T, Draft>): ReactNode
  /** Whether `Page` replaces map and record for the question that this view is asked. */
  hasPage(view: T['view']): boolean
  /** How an order of `Page` is shown once it is sealed; null for a game that does not show it. */
  readonly sealedOrders: SealedOrdersUi<T, Draft> | null
  /** Pages beside the map at a table, in order; empty for a game that has only its map. */
  readonly pages: readonly ExtraPage<T>[]
  /** The game whose saved designs `Page` is offered; null for this game. */
  readonly designsOf: string | null
  /** Designing outside a match; null if the game has no designs. */
  readonly designer: DesignerUi<Design, Terms> | null
  /** Printed records; null if the game has none. */
  readonly print: PrintUi<T> | null
}

/** The members of a screen that has only map and record. */
export const onlyMap = { Page: () => null, hasPage: () => false, sealedOrders: null, pages: [], designsOf: null } as const

/** Everything that a scene depends on. */
export interface SceneMoment<T extends SystemTypes = SystemTypes, Draft = unknown> {
  readonly view: T['view']
  readonly draft: Draft | null
  /** The choices of the open question; empty without one. */
  readonly choices: readonly Choice<T['order'], Draft>[]
  /** Id of the selected thing. */
  readonly selected: string | null
  /** The choice under the pointer or the keyboard. */
  readonly aimed: Choice<T['order'], Draft> | null
  /** The latest observations, oldest first: shots to draw. */
  readonly observations: readonly T['observation'][]
}

/** A moment without a question: the plain position. */
export const plainMoment = <T extends SystemTypes>(view: T['view'], selected: string | null = null): SceneMoment<T, never> => ({
  view,
  draft: null,
  choices: [],
  selected,
  aimed: null,
  observations: [],
})

/** Props of the right-hand panel. */
export interface RecordProps<T extends SystemTypes = SystemTypes, Draft = unknown> {
  readonly view: T['view']
  readonly selected: string | null
  readonly draft: Draft | null
  readonly choices: readonly Choice<T['order'], Draft>[]
  /** The latest observations, oldest first; the record marks the damage that they report. */
  readonly observations: readonly T['observation'][]
  onPick(choice: Choice<T['order'], Draft>): void
  /** Replaces the draft of the open question; does nothing without one. */
  onDraft(draft: Draft): void
  onSelect(thing: string): void
}

/** A page beside the map at a table, such as a list of everything on it. */
export interface ExtraPage<T extends SystemTypes = SystemTypes> {
  /** Its name in the address of the page: 'worlds'. Not 'map' and not 'orders'. */
  readonly id: string
  /** 'Worlds' */
  readonly title: string
  Page(props: ExtraPageProps<T>): ReactNode
}
/** Props of a page beside the map. */
export interface ExtraPageProps<T extends SystemTypes = SystemTypes> {
  readonly view: T['view']
  readonly selected: string | null
  /** Selects a thing and shows its place on the map. */
  onShow(thing: string, place: Place): void
}

/** Props of a page that replaces map and record. */
export interface PageProps<T extends SystemTypes = SystemTypes, Draft = unknown> {
  readonly view: T['view']
  readonly draft: Draft | null
  /** Why the last order was refused; empty if it was not. */
  readonly refused: readonly { readonly rule: string; readonly reason: string }[]
  /** True while an order is being sent. */
  readonly busy: boolean
  /** The player's saved designs, newest first, unparsed. */
  readonly designs: readonly OwnDesign[]
  /** Saves a design to the player's library; null on a screen that several players share. */
  readonly onSaveDesign: ((name: string, design: unknown) => Promise<void>) | null
  onDraft(draft: Draft): void
  onOrder(order: T['order']): void
  /** Selects a thing and shows its place on the map, where the question goes on. */
  onShow(thing: string, place: Place): void
}

/** An order of the game's own page that is sealed, while other seats have not answered. */
export interface SealedOrdersUi<T extends SystemTypes = SystemTypes, Draft = unknown> {
  /** The draft that gives this order: the map draws it, and a changed order begins with it. Null for an order of another question. */
  draftOf(order: T['order']): Draft | null
  /** The order, read-only. */
  Page(props: SealedPageProps<T>): ReactNode
}
export interface SealedPageProps<T extends SystemTypes = SystemTypes> extends Pick<ExtraPageProps<T>, 'view' | 'onShow'> {
  readonly order: T['order']
}

/** A design from a player's library; parse `design` with the game's own schema. */
export interface OwnDesign {
  readonly id: string
  readonly name: string
  readonly design: unknown
}

interface DesignSchema<Design> {
  safeParse(design: unknown): { readonly data?: Design | undefined }
}
/** The designs of a library that a schema accepts. */
export const parsedDesigns = <Design>(designs: readonly OwnDesign[], schema: DesignSchema<Design>) =>
  designs.flatMap(({ id, name, design }): readonly { readonly id: string; readonly name: string; readonly design: Design }[] => {
    const { data } = schema.safeParse(design)
    return data === undefined ? [] : [{ id, name, design: data }]
  })
