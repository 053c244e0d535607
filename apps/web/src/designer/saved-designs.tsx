// The library of one game: each design with price, content, date, first refusal and actions.

import type { DesignerUi } from '@admiralty/game-ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import type { SavedDesign } from '../api/types.ts'
import { RuleLink } from '../parts/rule.tsx'
import { saveFile } from '../parts/save-file.ts'
import { sentence } from '../parts/sentence.ts'
import { shortDate } from '../parts/short-date.ts'
import { fileName, makeFile, shortened } from './design-file.ts'
import { NameDialog, type NameRequest } from './name-dialog.tsx'
import type { Library } from './use-library.ts'

export interface SavedDesignsProps {
  readonly system: string
  readonly designerUi: DesignerUi
  readonly library: Library
  /** Id of the design that is open in the designer. */
  readonly current: string | null
  /** The link or button that opens a design. */
  opener(saved: SavedDesign): ReactNode
  onDeleted(saved: SavedDesign): void
  /** The library holds the design under its new name. */
  onRenamed(saved: SavedDesign): void
}

function RefusalBadge({ saved }: { readonly saved: SavedDesign }) {
  const [first] = saved.refusals
  if (saved.cost === null) return <p className="badge">This version of the game cannot read the design.</p>
  if (!first) return null
  return (
    <p className="badge">
      <span>
        Not legal: {sentence(first.reason)}
        {saved.refusals.length > 1 ? ` And ${saved.refusals.length - 1} more.` : ''}
      </span>{' '}
      <RuleLink rule={first.rule} />
    </p>
  )
}

export function SavedDesigns(props: SavedDesignsProps) {
  const { library } = props
  const actions = useDesignActions(props)
  return (
    <div className="designs">
      {library.error && (
        <p className="bad" role="alert">
          {library.error.message}
        </p>
      )}
      {actions.deleted && <DeletedNote deleted={actions.deleted} busy={library.busy} onRestore={actions.restore} />}
      {library.designs?.length === 0 && <p className="dim">No saved designs yet. Save one to use it in any battle.</p>}
      <ol>
        {library.designs?.map((saved) => (
          <Row key={saved.id} {...props} saved={saved} here={saved.id === props.current}>
            <RowButtons system={props.system} saved={saved} busy={library.busy} actions={actions} />
          </Row>
        ))}
      </ol>
      <NameDialog request={actions.nameRequest} onClose={actions.closeDialog} />
    </div>
  )
}

/** An action that fails is reported as `library.error`. */
const reported = () => undefined

/** The actions on saved designs, the last deleted design, and the name that is being asked for. */
function useDesignActions({ designerUi, library, onDeleted, onRenamed }: SavedDesignsProps) {
  const [nameRequest, setNameRequest] = useState<NameRequest | null>(null)
  const [deleted, setDeleted] = useState<SavedDesign | null>(null)
  const saveNamed = (id: string | null, saved: SavedDesign, then: (saved: SavedDesign) => void) => (name: string) =>
    void library.save({ id, name, design: designerUi.named(saved.design, name) }).then(then, reported)
  return {
    nameRequest,
    deleted,
    closeDialog: () => setNameRequest(null),
    rename: (saved: SavedDesign) =>
      setNameRequest({ title: `Rename ${saved.name}`, name: saved.name, button: 'Rename', onName: saveNamed(saved.id, saved, onRenamed) }),
    copy: (saved: SavedDesign) =>
      setNameRequest({
        title: `Copy ${saved.name}`,
        name: shortened(`${saved.name} copy`),
        button: 'Copy',
        onName: saveNamed(null, saved, reported),
      }),
    remove: (saved: SavedDesign) =>
      void library.remove(saved).then(() => {
        setDeleted(saved)
        onDeleted(saved)
      }, reported),
    restore: ({ name, design }: SavedDesign) => void library.save({ id: null, name, design }).then(() => setDeleted(null), reported),
  }
}

interface DeletedNoteProps {
  readonly deleted: SavedDesign
  readonly busy: boolean
  onRestore(deleted: SavedDesign): void
}
function DeletedNote({ deleted, busy, onRestore }: DeletedNoteProps) {
  return (
    <p className="gone" role="status">
      {deleted.name} was deleted.{' '}
      <button type="button" className="btn" disabled={busy} onClick={() => onRestore(deleted)}>
        Restore
      </button>
    </p>
  )
}

interface RowButtonsProps {
  readonly system: string
  readonly saved: SavedDesign
  readonly busy: boolean
  readonly actions: Pick<ReturnType<typeof useDesignActions>, 'rename' | 'copy' | 'remove'>
}
function RowButtons({ system, saved, busy, actions }: RowButtonsProps) {
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => actions.rename(saved)}>
        Rename
      </button>
      <button type="button" className="btn quiet" onClick={() => actions.copy(saved)}>
        Copy
      </button>
      <button
        type="button"
        className="btn quiet"
        onClick={() => saveFile(fileName(saved), makeFile({ system, name: saved.name, design: saved.design }))}
      >
        Export
      </button>
      <Link className="btn quiet" to="/print/$system" params={{ system }} search={{ design: saved.id }}>
        Print
      </Link>
      <button type="button" className="btn quiet" disabled={busy} onClick={() => actions.remove(saved)}>
        Delete
      </button>
    </>
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
        {saved.cost !== null && <span className="points">{designerUi.price(saved.design)}</span>}
      </div>
      <Suspense>{saved.cost !== null && <designerUi.Sketch design={saved.design} />}</Suspense>
      <RefusalBadge saved={saved} />
      <p className="dim">
        {here ? 'Open now. ' : ''}Changed {shortDate(saved.updated, Date.now())}
      </p>
      <fieldset className="design-acts" aria-label={saved.name}>
        {children}
      </fieldset>
    </li>
  )
}
