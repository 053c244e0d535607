// Repairs of ships: each piece of work in the usual time, fast or not at all, and any number of boxes (CR-11.2, CR-11.4c).
import { Segments } from '@admiralty/game-ui/design'
import { plural } from '@admiralty/kernel'
import type { YardOrder } from '../../src/holdings.ts'
import { moneyText } from '../../src/money.ts'
import { billOf, repairPriceText } from '../../src/words/book/bill-text.ts'
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
/** The price of a piece of work: in its pace, and before it is ordered in both: '12.50, fast 25'. */
function workPrice(props: RepairProps, work: YardOrder): string {
  const { id } = props.broken.ship
  const priceIn = (pace: 'usual' | 'fast'): string => repairPriceText(props, withRepair(props.draft.book, id, work, pace))
  const [pace, usual, fast] = [paceOf(props.draft.book, id, work), priceIn('usual'), priceIn('fast')]
  if (pace !== 'none') return pace === 'fast' ? fast : usual
  return fast === usual ? usual : `${usual}, fast ${fast}`
}
/** One piece of work with its pace and its price. */
function Work(props: RepairProps & { readonly work: YardOrder }) {
  const { broken, work, holdings, draft, onDraft } = props
  const { ship } = broken
  const title = workText(work, factsOf(holdings, ship))
  return (
    <div className="cp-payment">
      <span>
        {title} <small className="num">{workPrice(props, work)}</small>
      </span>
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
function Boxes(props: RepairProps & { readonly kind: 'hull' | 'armour' }) {
  const { broken, kind, draft, onDraft } = props
  const { ship, lost } = broken
  const most = lost[kind]
  if (most === 0) return null
  const count = orderedBoxes(draft.book, ship.id, kind)
  const price = repairPriceText(props, withBoxes(draft.book, ship.id, kind, Math.max(1, count)))
  return (
    <TypedField
      label={`Boxes of ${kind} to repair, of ${most}`}
      rule="CR-11.2"
      text={String(count)}
      unit={price === '' ? '' : `for ${price}${count === 0 ? ' each' : ''}`}
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
  const repairsDue = (written: typeof draft): number =>
    billOf({ ...props, draft: written }).due.find(({ kind }) => kind === 'repairs')?.due ?? 0
  return (
    <>
      {all !== draft.book && (
        <div className="gu-buttons">
          <button type="button" className="btn" onClick={() => onDraft(withBook(draft, all, 'repairs', null))}>
            Repair all that is at a base for {moneyText(repairsDue({ ...draft, book: all }) - repairsDue(draft))}
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
