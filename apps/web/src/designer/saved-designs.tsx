// The library of one game: each design with its price, what is in it, when it was changed, whether today's rules refuse it, and what can be done with it.
import type { DesignerUi } from '@admiralty/game-ui'
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
  readonly yard: DesignerUi
  readonly library: Library
  /** The one on the board. */
  readonly current: string | null
  /** A way to open one. */
  opener(saved: SavedDesign): ReactNode
  onGone(saved: SavedDesign): void
}

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false })

function Refused({ saved }: { readonly saved: SavedDesign }) {
  const [first] = saved.refusals
  if (saved.cost === null) return <p className="badge">The game cannot read it any more.</p>
  if (!first) return null
  return (
    <p className="badge">
      <span>
        Refused today: {sentence(first.reason)}
        {saved.refusals.length > 1 ? ` And ${saved.refusals.length - 1} more.` : ''}
      </span>{' '}
      <RuleLink rule={first.rule} />
    </p>
  )
}

export function SavedDesigns(props: SavedDesignsProps) {
  const { yard, library, system } = props
  const [asked, setAsked] = useState<NameRequest | null>(null)
  const [gone, setGone] = useState<SavedDesign | null>(null)
  const { designs } = library
  const remove = (saved: SavedDesign) =>
    library.remove(saved).then(
      () => {
        setGone(saved)
        props.onGone(saved)
      },
      () => undefined, // said by library.error
    )
  const rename = (saved: SavedDesign) =>
    setAsked({
      title: `Another name for ${saved.name}`,
      name: saved.name,
      go: 'Rename',
      onName: (name) => void library.keep({ id: saved.id, name, design: yard.named(saved.design, name) }).catch(() => undefined),
    })
  const copy = (saved: SavedDesign) =>
    setAsked({
      title: `A copy of ${saved.name}`,
      name: `${saved.name} copy`.slice(0, 40),
      go: 'Copy',
      onName: (name) => void library.keep({ id: null, name, design: yard.named(saved.design, name) }).catch(() => undefined),
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
          {gone.name} is thrown away.{' '}
          <button type="button" className="btn" disabled={library.busy} onClick={() => back(gone)}>
            Take it back
          </button>
        </p>
      )}
      {designs?.length === 0 && <p className="dim">No design is kept yet. Save one, and it lies here and in every battle.</p>}
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
function Row({ saved, here, yard, opener, children }: RowProps) {
  return (
    <li className={here ? 'design here' : 'design'} aria-label={saved.name}>
      <div className="design-h">
        {opener(saved)}
        {saved.cost !== null && (
          <span className="points">
            <b>{saved.cost}</b> points
          </span>
        )}
      </div>
      {saved.cost !== null && <yard.Sketch design={saved.design} />}
      <Refused saved={saved} />
      <p className="dim">
        {here ? 'On the board. ' : ''}Changed {DATE.format(saved.updated)}
      </p>
      <fieldset className="design-acts" aria-label={saved.name}>
        {children}
      </fieldset>
    </li>
  )
}
