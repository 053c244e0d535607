// What the editors of the order book need.
import type { OwnDesign } from '@admiralty/game-ui'
import type { HexAddress } from '../../src/shapes.ts'
import type { BookGroup } from '../../src/words/book/edits.ts'
import type { OpenBook } from '../../src/words/book/open.ts'
import type { BookDraft } from '../../src/words/draft.ts'

/** An open book, and what changes it. */
export interface WeekEditorProps extends OpenBook {
  /** The player's saved designs; empty where the map is open. */
  readonly designs: readonly OwnDesign[]
  onDraft(draft: BookDraft): void
  /** Shows a hex on the map; null where the map is open already. */
  readonly onShow: ((thing: string, at: HexAddress) => void) | null
}
export interface GroupProps extends WeekEditorProps {
  readonly group: BookGroup
}
