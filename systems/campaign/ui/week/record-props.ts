// The props of the record in the weeks, and the book that it may change.
import type { RecordProps } from '@admiralty/game-ui'
import type { Campaign } from '../../src/campaign.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { faultsIn } from '../../src/words/book/open.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { ownSeat } from '../facts.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { openBook, ownHoldings } from './own.ts'

export type WeekRecordProps = RecordProps<Campaign, CampaignDraft> & { readonly game: BattleGame }

/** The book and what its editors need; undefined while the viewer writes no orders. */
export function editorOf({ game, view, draft, choices, onDraft }: WeekRecordProps): WeekEditorProps | undefined {
  const [seat, book, holdings] = [ownSeat(view), openBook(view, draft), ownHoldings(view)]
  if (!seat || !book || !holdings || choices.length === 0) return undefined
  return { game, view, seat, holdings, draft: book, faults: faultsIn(game, view, seat, book.book), designs: [], onDraft, onShow: null }
}
