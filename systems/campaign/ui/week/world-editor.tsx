// The orders of one own world: its trade, and all that the list of the book has for it.
import { SelectField } from '@admiralty/game-ui/design'
import { Fold } from '@admiralty/game-ui/panel'
import { worldsOf } from '../../src/land/geometry.ts'
import { mayTrade } from '../../src/land/lanes.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { partnerIn, turnedTo, withBook, withLink, withoutLink } from '../../src/words/book/edits.ts'
import { keelPage } from '../../src/words/book/keel-rows.ts'
import { linkOf, partnerText } from '../../src/words/book/trade-rows.ts'
import { otherRows } from '../../src/words/book/world-rows.ts'
import { hexTitle } from '../../src/words/names.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { ownKeelRows } from './keels.ts'
import { RowList } from './row-list.tsx'
import { SparesEditor } from './spares-editor.tsx'

const NONE = 'none'
/** The whole editor of a world. Refusals that concern it are shown in it. */
export function WorldEditor({ at, onDraft, onShow, ...asked }: WeekEditorProps & { readonly at: HexAddress }) {
  const { view, seat, holdings, faults } = asked
  const draft = turnedTo(asked.draft, 'world', at)
  const open = { ...asked, draft }
  const partner = partnerIn(draft.book, at)
  const partners = worldsOf(view.land).filter((world) => mayTrade(view.land, at, world.at))
  return (
    <div className="cp-editor">
      <PartFaults faults={faults} parts={[at, partner]} holdings={holdings} />
      <div className="cp-destination">
        <SelectField
          label="Trades with"
          rule="CR-10.1b"
          value={partner ?? NONE}
          options={[
            [NONE, 'nobody'],
            ...partners.map((world) => [world.at, `${hexTitle(view, world.at)}, ${partnerText(view, seat, world)}`] as const),
            ...(partner !== null && partners.every((world) => world.at !== partner) ? [[partner, partner] as const] : []),
          ]}
          onValue={(to) => onDraft(withBook(draft, to === NONE ? withoutLink(draft.book, at) : withLink(draft.book, linkOf(at, to))))}
        />
        {onShow && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              onDraft(draft)
              onShow(at, at)
            }}
          >
            Choose on the map
          </button>
        )}
      </div>
      <RowList label={`Orders of ${at}`} rows={otherRows(open, at)} onDraft={onDraft} />
      <Fold title="Lay a keel" aside="up to 100 points a week">
        {onShow === null && <p className="gu-note">Your own designs are on the page Orders.</p>}
        <RowList label={`Keels at ${at}`} rows={[ownKeelRows(open, open.designs, at), keelPage(open)]} onDraft={onDraft} />
      </Fold>
      <Fold title="Buy spares" aside="three quarters of the price">
        <SparesEditor {...open} at={at} onDraft={onDraft} onShow={onShow} />
      </Fold>
    </div>
  )
}
