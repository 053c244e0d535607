// Repairs of ships: each piece of work in the usual time, fast or not at all, and any number of boxes (CR-11.2, CR-11.4c).
import { Segments } from '@admiralty/game-ui/design'
import { plural } from '@admiralty/kernel'
import type { YardOrder } from '../../src/holdings.ts'
import { paceOf, turnedTo, withBook, withRepair } from '../../src/words/book/edits.ts'
import { isAllowed } from '../../src/words/book/open.ts'
import { factsOf } from '../../src/words/book/texts.ts'
import { conditionText } from '../../src/words/condition-text.ts'
import { workText } from '../../src/yards/work-text.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { Line } from './line.tsx'
import { type BrokenShip, brokenShips, orderedBoxes, withAllWork, withBoxes } from './repairs.ts'
import { wholeIn } from './typed.ts'
import { TypedField } from './typed-field.tsx'

const PACES = ['none', 'usual', 'fast'] as const
const PACE_NAMES = { none: 'not now', usual: 'repair', fast: 'fast' } as const

interface RepairProps extends WeekEditorProps {
  readonly broken: BrokenShip
}
/** One piece of work with its pace. */
function Work({ broken: { ship }, work, holdings, draft, onDraft }: RepairProps & { readonly work: YardOrder }) {
  const title = workText(work, factsOf(holdings, ship))
  return (
    <div className="cp-payment">
      <span>{title}</span>
      <Segments<(typeof PACES)[number]>
        label={title}
        values={PACES}
        value={paceOf(draft.book, ship.id, work)}
        titleOf={(pace) => PACE_NAMES[pace]}
        ruleOf={(pace) => (pace === 'fast' ? 'CR-11.4c' : 'CR-11.2')}
        onValue={(pace) => onDraft(withBook(draft, withRepair(draft.book, ship.id, work, pace), 'ship', ship.id))}
      />
    </div>
  )
}
/** Boxes of hull or armour, any number of them. */
function Boxes({ broken: { ship, lost }, kind, draft, onDraft }: RepairProps & { readonly kind: 'hull' | 'armour' }) {
  const most = lost[kind]
  if (most === 0) return null
  return (
    <TypedField
      label={`Boxes of ${kind} to repair, of ${most}`}
      rule="CR-11.2"
      text={String(orderedBoxes(draft.book, ship.id, kind))}
      unit=""
      expected={`a whole number from 0 to ${most}`}
      keys="numeric"
      offered={[]}
      read={(text) => wholeIn(text, 0, most)}
      onValue={(boxes) => onDraft(withBook(draft, withBoxes(draft.book, ship.id, kind, boxes), 'ship', ship.id))}
    />
  )
}
/** A line for each ship that needs work. */
export function Repairs(props: WeekEditorProps) {
  const { game, holdings, draft, faults, onDraft } = props
  const ships = brokenShips(game, holdings)
  if (ships.length === 0) return <p className="gu-note">No ship of yours needs a repair.</p>
  const all = ships.reduce((book, broken) => {
    const next = withAllWork(book, broken)
    return isAllowed(props, next) ? next : book
  }, draft.book)
  return (
    <>
      {all !== draft.book && (
        <div className="gu-buttons">
          <button type="button" className="btn" onClick={() => onDraft(withBook(draft, all, 'repairs', null))}>
            Repair all that is at a base
          </button>
        </div>
      )}
      <ul className="cp-lines">
        {ships.map((broken) => {
          const { ship, works } = broken
          const isOpen = draft.page === 'ship' && draft.about === ship.id
          const ordered = draft.book.repairs.filter((one) => one.ship === ship.id).length
          return (
            <Line
              key={ship.id}
              form={{ page: 'ship', about: ship.id }}
              name={ship.name}
              text={conditionText(game, holdings, ship)}
              aside={plural(ordered, 'repair')}
              isOpen={isOpen}
              onToggle={() => onDraft(isOpen ? turnedTo(draft, 'repairs') : turnedTo(draft, 'ship', ship.id))}
            >
              <div className="cp-editor">
                <PartFaults faults={faults} parts={[ship.id]} holdings={holdings} />
                {works.map((work) => (
                  <Work key={JSON.stringify(work)} {...props} broken={broken} work={work} />
                ))}
                <Boxes {...props} broken={broken} kind="hull" />
                <Boxes {...props} broken={broken} kind="armour" />
              </div>
            </Line>
          )
        })}
      </ul>
    </>
  )
}
