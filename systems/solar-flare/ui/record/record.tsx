// The record of the selected ship or torpedo, and below it a list of all ships.
import { InOrder, sideStyleOf } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { Fact, RecordHead, Roster, Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { KINDS, TORPEDO } from '../../data/tables.ts'
import { KIND_NAMES } from '../../src/design/check.ts'
import { LETTERS } from '../../src/design/text.ts'
import type { SolarFlare } from '../../src/game.ts'
import { unplaced } from '../../src/setting/fleets.ts'
import type { Ship, Torpedo, View } from '../../src/state.ts'
import { integrityOf, isColor, powerOf, seatsOn, shipsOfSeat, sidesOf, steererOf, torpedoesOfSeat, working } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { itemId } from '../../src/words/form.ts'
import { COLORS, capital, compass, fullName, hexName, SIDE_NAMES } from '../../src/words/say.ts'
import { WHOLE_SHIP } from '../counters.ts'
import { Sketch } from '../fleet/sketch.tsx'
import { symbolOf } from '../symbol.ts'
import { crewChoice, dropChoice, isCharging } from './crew.ts'
import { CREW_DATA, ShipFigure } from './ship-figure.tsx'
import './record.css'

type Props = RecordProps<SolarFlare, Draft>

const KEY = `${KINDS.map((kind) => `${LETTERS[kind]} ${KIND_NAMES[kind]}`).join(', ')}. A figure is a level, a filled mark a charge, a box above them a point of integrity.`

function ShipHead({ ship }: { readonly ship: Ship }) {
  const shields = working(ship, 'shield').reduce((sum, { charge }) => sum + charge, 0)
  const line = (
    <>
      {COLORS[ship.seat]}, facing {compass(ship.facing)}, <span className="loc">{hexName(ship.hex)}</span> <Rule id="SF-DSG-01" />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <Fact title="integrity" figure={integrityOf(ship)} of={WHOLE_SHIP} />
      <Fact title="in shields" figure={shields} of={null} />
    </div>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol={symbolOf(ship.design)} sideStyle={sideStyleOf(ship.seat)} name={ship.name} line={line} facts={facts} />
    </section>
  )
}

interface CrewProps {
  readonly ship: Ship
  /** The team that is chosen; null for none. */
  readonly chosen: number | null
  /** Null while no power is moved. */
  readonly onCrew: ((crew: number) => void) | null
}
/** The crew teams, and the power that is left for them. */
function Crew({ ship, chosen, onCrew }: CrewProps) {
  const stored = working(ship, 'battery').reduce((sum, { charge }) => sum + charge, 0)
  const power = onCrew ? `${ship.power} power left` : `makes ${powerOf(ship)} power`
  return (
    <Section title="Crew and power" aside={`${power}, ${stored} in batteries`}>
      <ul className="gu-line sf-crew">
        <InOrder of={ship.design.crew}>
          {(skill, crew) => {
            const busy = ship.busy.includes(crew)
            return (
              <li>
                <button
                  type="button"
                  className={`btn ${busy ? 'spent' : ''}`}
                  disabled={!onCrew || busy}
                  draggable={onCrew !== null && !busy}
                  aria-pressed={chosen === crew}
                  data-item={`crew${crew}`}
                  onDragStart={(event) => event.dataTransfer.setData(CREW_DATA, String(crew))}
                  onClick={() => onCrew?.(crew)}
                >
                  Team {crew + 1} <small>{busy ? 'has moved power' : `moves ${skill}`}</small>
                </button>
              </li>
            )
          }}
        </InOrder>
      </ul>
      {onCrew && (
        <p className="gu-note">
          Drag a team onto a component, or press the team and then the component. <Rule id="SF-PWR-05" />
        </p>
      )}
    </Section>
  )
}

/** The components that choices of the list lead to, by index. */
const litBy = ({ choices }: Props, ship: Ship): ReadonlyMap<number, Props['choices'][number]> =>
  new Map(
    choices
      .flatMap((choice) =>
        choice.spots.flatMap((spot) => {
          const index =
            spot.kind === 'item' && spot.id === ship.id ? ship.design.components.findIndex((_, at) => itemId(at) === spot.item) : -1
          return index >= 0 ? [[index, choice] as const] : []
        }),
      )
      .reverse(),
  )

function ShipRecord({ ship, ...props }: Props & { readonly ship: Ship }) {
  const { view, draft, onPick } = props
  const lit = litBy(props, ship)
  const charging = isCharging(view, ship)
  const pick = (choice: Props['choices'][number] | undefined) => choice && onPick(choice)
  return (
    <>
      <ShipHead ship={ship} />
      <ShipFigure
        ship={ship}
        lit={new Set(lit.keys())}
        onComponent={(component) => pick(lit.get(component))}
        onDrop={charging ? (crew, component) => pick(dropChoice(ship, crew, component)) : null}
      />
      <p className="sf-key">{KEY}</p>
      <Crew
        ship={ship}
        chosen={draft && 'crew' in draft && draft.ship === ship.id ? draft.crew : null}
        onCrew={charging ? (crew) => pick(crewChoice(ship, crew)) : null}
      />
    </>
  )
}

function TorpedoRecord({ view, torpedo }: { readonly view: View; readonly torpedo: Torpedo }) {
  const { id, seat, warhead, points, sides, turn, facing, hex } = torpedo
  const line = (
    <>
      steered by {COLORS[steererOf(view, torpedo)]}, facing {compass(facing)}, <span className="loc">{hexName(hex)}</span>{' '}
      <Rule id="SF-TOR-05" />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <Fact title="warhead" figure={warhead} of={null} />
      <Fact title="points" figure={points} of={TORPEDO.points} />
    </div>
  )
  const last = turn === TORPEDO.turns ? 'This is the last turn of its flight.' : 'It flies this turn and the next.'
  return (
    <section className="gu-sec">
      <RecordHead symbol="missile" sideStyle={sideStyleOf(seat)} name={capital(fullName(view, id))} line={line} facts={facts} />
      <p className="gu-note">
        It may turn {plural(sides, 'hex-side')}. {last}
      </p>
    </section>
  )
}

const lineOf = (ship: Ship) => ({
  id: ship.id,
  symbol: ship.status === 'flying' ? symbolOf(ship.design) : 'wreck',
  name: ship.name,
  line: ship.status === 'flying' ? `${hexName(ship.hex)} ${compass(ship.facing)}` : 'destroyed',
  left: [ship.status === 'flying' ? integrityOf(ship) : 0, WHOLE_SHIP] as const,
  look: ship.status === 'flying' ? ('' as const) : ('gone' as const),
})
function ShipLists({ view, selected, onSelect }: Pick<Props, 'view' | 'selected' | 'onSelect'>) {
  const sides = sidesOf(view)
  const isTeams = sides.some((side) => seatsOn(view, side).length > 1)
  return sides.flatMap((side) =>
    seatsOn(view, side).map((seat) => {
      const team = isTeams ? `, ${SIDE_NAMES[side]}` : ''
      const flights = torpedoesOfSeat(view, seat)
      return (
        <Roster
          key={seat}
          sideStyle={sideStyleOf(seat)}
          name={`${COLORS[seat]}${team}${seat === view.me ? ', yours' : ''}`}
          aside={`${plural(shipsOfSeat(view, seat).length, 'ship')}, ${plural(flights.length, 'torpedo', 'torpedoes')}`}
          sectionLook=""
          look=""
          ships={Object.values(view.ships)
            .filter((ship) => ship.seat === seat)
            .map(lineOf)}
          selected={selected}
          onSelect={onSelect}
        >
          {unplaced(view, side)
            .filter((ship) => ship.seat === seat)
            .map(({ id, name, design }) => (
              <li key={id} className="sf-waiting">
                {name}, not on the board yet
                <Sketch design={design} />
              </li>
            ))}
        </Roster>
      )
    }),
  )
}

export function Record(props: Props) {
  const { view, selected, onSelect } = props
  const [own] = isColor(view.me) ? shipsOfSeat(view, view.me) : []
  const torpedo = selected === null ? undefined : view.torpedoes[selected]
  const chosen = selected === null ? own : view.ships[selected]
  const ship = chosen?.status === 'flying' ? chosen : undefined
  return (
    <div className="gu-panel sf-record">
      {torpedo && <TorpedoRecord view={view} torpedo={torpedo} />}
      {!torpedo && ship && <ShipRecord {...props} ship={ship} />}
      <ShipLists view={view} selected={selected} onSelect={onSelect} />
    </div>
  )
}
