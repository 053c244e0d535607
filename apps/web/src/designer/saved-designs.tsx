// The library of one game: each design with price, content, date, first refusal and actions.

import type { DesignerUi } from '@admiralty/game-ui'
import { noun } from '@admiralty/kernel'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { SavedDesign } from '../api/types.ts'
import { RuleLink } from '../parts/rule.tsx'
import { sentence } from '../parts/sentence.ts'
import { fileName, makeFile } from './design-file.ts'
import { NameDialog, type NameRequest } from './name-dialog.tsx'
import { saveFile } from './save-file.ts'
import type { Library } from './use-library.ts'

export interface SavedDesignsProps {
  readonly system: string
  readonly designerUi: DesignerUi
  readonly library: Library
  /** Id of the design that is open in the designer. */
  readonly current: string | null
  /** The link or button that opens a design. */
  opener(saved: SavedDesign): ReactNode
  onGone(saved: SavedDesign): void
}

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false })

function Refused({ saved }: { readonly saved: SavedDesign }) {
  const [first] = saved.refusals
  if (saved.cost === null) return <p className="badge">This version of the game cannot read the design.</p>
  if (!first) return null
  return (
    <p className="badge">
      <span>
        Not legal now: {sentence(first.reason)}
        {saved.refusals.length > 1 ? ` And ${saved.refusals.length - 1} more.` : ''}
      </span>{' '}
      <RuleLink rule={first.rule} />
    </p>
  )
}

export function SavedDesigns(props: SavedDesignsProps) {
  const { designerUi, library, system } = props
  const [asked, setAsked] = useState<NameRequest | null>(null)
  const [gone, setGone] = useState<SavedDesign | null>(null)
  const { designs } = library
  const remove = (saved: SavedDesign) =>
    library.remove(saved).then(
      () => {
        setGone(saved)
        props.onGone(saved)
      },
      () => undefined, // shown as library.error
    )
  const rename = (saved: SavedDesign) =>
    setAsked({
      title: `Rename ${saved.name}`,
      name: saved.name,
      go: 'Rename',
      onName: (name) => void library.keep({ id: saved.id, name, design: designerUi.named(saved.design, name) }).catch(() => undefined),
    })
  const copy = (saved: SavedDesign) =>
    setAsked({
      title: `Copy ${saved.name}`,
      name: `${saved.name} copy`.slice(0, 40),
      go: 'Copy',
      onName: (name) => void library.keep({ id: null, name, design: designerUi.named(saved.design, name) }).catch(() => undefined),
    })
  const back = (saved: SavedDesign) =>
    void library.keep({ id: null, name: saved.name, design: saved.design }).then(
      () => setGone(null),
      () => undefined,
    )
  return (
    <div className="designs">
      {library.error && (
        <p className="bad" role="alert">
          {library.error.message}
        </p>
      )}
      {gone && (
        <p className="gone" role="status">
          {gone.name} is deleted.{' '}
          <button type="button" className="btn" disabled={library.busy} onClick={() => back(gone)}>
            Restore
          </button>
        </p>
      )}
      {designs?.length === 0 && <p className="dim">No saved designs yet. Save one to use it in any battle.</p>}
      <ol>
        {designs?.map((saved) => (
          <Row key={saved.id} {...props} saved={saved} here={saved.id === props.current}>
            <button type="button" className="btn quiet" onClick={() => rename(saved)}>
              Rename
            </button>
            <button type="button" className="btn quiet" onClick={() => copy(saved)}>
              Copy
            </button>
            <button
              type="button"
              className="btn quiet"
              onClick={() => saveFile(fileName(saved), makeFile({ system: system, name: saved.name, design: saved.design }))}
            >
              Export
            </button>
            <Link className="btn quiet" to="/print/$system" params={{ system }} search={{ design: saved.id }}>
              Print
            </Link>
            <button type="button" className="btn quiet" disabled={library.busy} onClick={() => void remove(saved)}>
              Delete
            </button>
          </Row>
        ))}
      </ol>
      <NameDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}

interface RowProps extends SavedDesignsProps {
  readonly saved: SavedDesign
  readonly here: boolean
  readonly children: ReactNode
}
function Row({ saved, here, designerUi, opener, children }: RowProps) {
  return (
    <li className={here ? 'design here' : 'design'} aria-label={saved.name}>
      <div className="design-h">
        {opener(saved)}
        {saved.cost !== null && (
          <span className="points">
            <b>{saved.cost}</b> {noun(saved.cost, 'point')}
          </span>
        )}
      </div>
      {saved.cost !== null && <designerUi.Sketch design={saved.design} />}
      <Refused saved={saved} />
      <p className="dim">
        {here ? 'Open now. ' : ''}Changed {DATE.format(saved.updated)}
      </p>
      <fieldset className="design-acts" aria-label={saved.name}>
        {children}
      </fieldset>
    </li>
  )
}
