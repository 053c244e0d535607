// The holds of supply ships: tons by kind, and what each gives to groups, by number (CR-3.8d, CR-3.6c).
import { Rule } from '@admiralty/game-ui/panel'
import { capital, plural } from '@admiralty/kernel'
import { CARGO_KINDS, type CampaignShip, type CargoKind } from '../../src/holdings.ts'
import { bookGroups, tonsOf, turnedTo, withBook, withTons } from '../../src/words/book/edits.ts'
import { CARGO_NAMES, factsOf } from '../../src/words/book/texts.ts'
import { groupName } from '../../src/words/names.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { Line } from './line.tsx'
import { fedTo, groupsFedBy, withFeed } from './stores.ts'
import { wholeIn } from './typed.ts'
import { TypedField } from './typed-field.tsx'

/** Spares are bought as parts, not by the ton (CR-4.4b). */
const KINDS: readonly CargoKind[] = CARGO_KINDS.filter((kind) => kind !== 'spares')
const MOST_TONS = 9999

interface HoldProps extends WeekEditorProps {
  readonly ship: CampaignShip
}
interface TonsProps {
  readonly label: string
  readonly rule: string
  readonly tons: number
  onTons(tons: number): void
}
const Tons = ({ label, rule, tons, onTons }: TonsProps) => (
  <TypedField
    label={label}
    rule={rule}
    text={String(tons)}
    unit="tons"
    expected={`a whole number of tons up to ${MOST_TONS}`}
    keys="numeric"
    offered={[]}
    read={(text) => wholeIn(text, 0, MOST_TONS)}
    onValue={onTons}
  />
)
const loadOf = ({ draft, ship }: Pick<HoldProps, 'draft' | 'ship'>): number =>
  CARGO_KINDS.reduce((sum, kind) => sum + tonsOf(draft.book, ship, kind), 0)

function HoldEditor(props: HoldProps) {
  const { view, seat, holdings, draft, faults, ship, onDraft } = props
  const { book } = draft
  const free = factsOf(holdings, ship).cargo - loadOf(props)
  const write = (next: typeof book): void => onDraft(withBook(draft, next, 'hold', ship.id))
  return (
    <div className="cp-editor">
      <PartFaults faults={faults} parts={[ship.id]} holdings={holdings} />
      <div className="cp-tons">
        {KINDS.map((kind) => (
          <Tons
            key={kind}
            label={capital(CARGO_NAMES[kind])}
            rule="CR-3.8e"
            tons={tonsOf(book, ship, kind)}
            onTons={(tons) => write(withTons(book, ship, kind, tons))}
          />
        ))}
      </div>
      {free > 0 && (
        <div className="gu-buttons">
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className="btn quiet"
              onClick={() => write(withTons(book, ship, kind, tonsOf(book, ship, kind) + free))}
            >
              Fill with {CARGO_NAMES[kind]}
            </button>
          ))}
        </div>
      )}
      {groupsFedBy(bookGroups(view, seat, book), ship).map(({ id }) => (
        <fieldset key={id} className="cp-share">
          <legend>
            It gives {groupName(id)} this week <Rule id="CR-3.6c" />
          </legend>
          <div className="cp-tons">
            {KINDS.map((kind) => (
              <Tons
                key={kind}
                label={capital(CARGO_NAMES[kind])}
                rule="CR-3.6c"
                tons={fedTo(book, ship.id, id, kind)}
                onTons={(tons) => write(withFeed(book, ship.id, id, kind, tons))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
/** A line for each ship with a hold. */
export function Holds(props: WeekEditorProps) {
  const { holdings, draft, onDraft } = props
  const ships = holdings.ships.filter((ship) => factsOf(holdings, ship).cargo > 0)
  if (ships.length === 0) return <p className="gu-note">No ship of yours has a hold.</p>
  return (
    <ul className="cp-lines">
      {ships.map((ship) => {
        const isOpen = draft.page === 'hold' && draft.about === ship.id
        const feeds = draft.book.feeds.filter((feed) => feed.ship === ship.id).length
        return (
          <Line
            key={ship.id}
            form={{ page: 'hold', about: ship.id }}
            name={ship.name}
            text={`${loadOf({ draft, ship })} of ${plural(factsOf(holdings, ship).cargo, 'ton')}${feeds > 0 ? ', feeds this week' : ''}`}
            aside={null}
            isOpen={isOpen}
            onToggle={() => onDraft(isOpen ? turnedTo(draft, 'cargo') : turnedTo(draft, 'hold', ship.id))}
          >
            <HoldEditor {...props} ship={ship} />
          </Line>
        )
      })}
    </ul>
  )
}
