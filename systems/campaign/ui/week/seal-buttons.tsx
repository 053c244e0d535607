// The buttons below the order book: seal it as it is, seal that all stay, or begin again.
import type { PageProps } from '@admiralty/game-ui'
import type { Campaign } from '../../src/campaign.ts'
import { standingBook } from '../../src/week/standing-book.ts'
import { turnedTo } from '../../src/words/book/edits.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import type { WeekEditorProps } from './editor-props.ts'

interface SealButtonsProps extends WeekEditorProps, Pick<PageProps<Campaign, CampaignDraft>, 'busy' | 'onOrder'> {}
export function SealButtons({ view, seat, draft, faults, busy, onDraft, onOrder }: SealButtonsProps) {
  const stay = standingBook(view, seat)
  return (
    <>
      <button
        type="button"
        className="btn go"
        disabled={busy || faults.length > 0}
        onClick={() => onOrder({ order: 'orders', ...draft.book })}
      >
        Seal these orders
      </button>
      <button type="button" className="btn" disabled={busy} onClick={() => onOrder({ order: 'orders', ...stay })}>
        Seal: all stay
      </button>
      <button type="button" className="btn quiet" onClick={() => onDraft({ ...turnedTo(draft, 'all'), book: stay })}>
        Begin again
      </button>
    </>
  )
}
