// The rule book in a drawer over the game: the cited clause, its chapter and a search.
import type { RuleSystem } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { rulesQuery } from '../api/games.ts'
import { Chapters, ClauseBlock } from './clauses.tsx'
import { clauseOf, searchRules } from './search.ts'
import { SearchField } from './search-field.tsx'

interface DrawerProps {
  readonly game: Pick<RuleSystem, 'rulebook' | 'options'>
  /** The cited clause; null closes the drawer. */
  readonly rule: string | null
  onClose(): void
}

interface LateDrawerProps {
  readonly system: string
  readonly rule: string | null
  onClose(): void
}

/** For pages that have not loaded the game: loads its rule book when a clause is opened. */
export function LateRuleDrawer({ system, rule, onClose }: LateDrawerProps) {
  const { data } = useQuery({ ...rulesQuery(system), enabled: rule !== null })
  return data ? <RuleDrawer game={data.system} rule={rule} onClose={onClose} /> : null
}

export function RuleDrawer({ game, rule, onClose }: DrawerProps) {
  return (
    <ModalOverlay className="drawer-veil" isDismissable isOpen={rule !== null} onOpenChange={(open) => !open && onClose()}>
      <Modal className="drawer">
        <Dialog className="drawer-in">{rule !== null && <DrawerContent game={game} rule={rule} onClose={onClose} />}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function DrawerContent({ game: { rulebook: book, options }, rule, onClose }: DrawerProps & { readonly rule: string }) {
  const [typed, setTyped] = useState('')
  const cited = clauseOf(book, rule)
  const chapter = cited && book.chapters.find(({ title }) => title === cited.chapter)
  const rest = chapter ? [{ ...chapter, clauses: chapter.clauses.filter(({ id }) => id !== rule) }] : []
  return (
    <>
      <div className="drawer-head">
        <Heading slot="title" className="title">
          {book.title}
        </Heading>
        <button type="button" className="btn" onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <SearchField typed={typed} onType={setTyped} />
      {typed.trim() !== '' && <Chapters chapters={searchRules(book, typed)} options={options} marked="" />}
      {typed.trim() === '' && (
        <>
          {cited ? <ClauseBlock clause={cited.clause} options={options} marked /> : <p className="dim">This book has no clause {rule}.</p>}
          <Chapters chapters={rest} options={options} marked="" />
        </>
      )}
    </>
  )
}
