// The record of the selected ship or group, and below it the ships of every seat.
import { sideStyleOf } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { Fact, ObjectiveList, RecordHead, Roster, Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { FullThrust } from '../../src/game.ts'
import type { Group, Ship, View } from '../../src/state.ts'
import { isColor, screenLevel, shipsOfSeat, thrustOf } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { STATUS, stateText } from '../../src/words/phases.ts'
import * as say from '../../src/words/say.ts'
import { symbolOf } from '../symbol.ts'
import { Display } from './display.tsx'
import './record.css'

type Props = RecordProps<FullThrust, Draft>

function ShipRecord({ ship, ...props }: Props & { readonly ship: Ship }) {
  const { view, choices, onPick } = props
  const { design, condition } = ship
  // The first choice of each system.
  const lit = new Map(
    choices
      .flatMap((choice) =>
        choice.spots.flatMap((spot) => (spot.kind === 'item' && spot.id === ship.id ? [[spot.item, choice] as const] : [])),
      )
      .toReversed(),
  )
  const pick = (system: string) => {
    const choice = lit.get(system)
    if (choice) onPick(choice)
  }
  const line = (
    <>
      {say.COLORS[ship.seat]}, {say.classText(ship)}, mass {design.mass}, <span className="loc">{say.motionText(ship)}</span>{' '}
      <Rule id="FT-MOV-01" />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <Fact title="hull" figure={design.hull - condition.hull} of={design.hull} />
      <Fact title="thrust" figure={thrustOf(ship)} of={design.thrust} />
      {design.screens > 0 && <Fact title="screen" figure={screenLevel(ship)} of={null} />}
    </div>
  )
  const state = stateText(view, ship)
  return (
    <section className="gu-sec">
      <RecordHead symbol={symbolOf(ship.design)} sideStyle={sideStyleOf(ship.seat)} name={ship.name} line={line} facts={facts} />
      {state !== '–' && <p className="gu-note">{say.capital(state)}.</p>}
      <Display ship={ship} lit={new Set(lit.keys())} onSystem={pick} />
    </section>
  )
}

function GroupRecord({ view, group }: { readonly view: View; readonly group: Group }) {
  const line = (
    <>
      {say.COLORS[group.seat]}, of {say.fullName(view, group.ship)}, <span className="loc">{say.placeName(view, group.at)}</span>{' '}
      <Rule id="FT-FTR-01" />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <Fact title="fighters" figure={group.fighters} of={6} />
      <Fact title="endurance" figure={group.endurance} of={group.fullEndurance} />
    </div>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol="fighter" sideStyle={sideStyleOf(group.seat)} name={say.capital(say.groupText(group))} line={line} facts={facts} />
    </section>
  )
}

const lineOf = (ship: Ship) => {
  const here = ship.status === 'present'
  const all = ship.design.armour + ship.design.hull
  const left = ship.status === 'destroyed' ? 0 : all - ship.condition.armour - ship.condition.hull
  return {
    id: ship.id,
    symbol: ship.status === 'destroyed' ? 'wreck' : symbolOf(ship.design),
    name: ship.name,
    line: ship.status === 'present' ? say.motionText(ship) : STATUS[ship.status],
    left: [left, all] as const,
    look: here || ship.status === 'coming' ? ('' as const) : ('gone' as const),
  }
}
const ShipLists = ({ view, selected, onSelect }: Pick<Props, 'view' | 'selected' | 'onSelect'>) =>
  view.setup.seats.map(({ seat }) => (
    <Roster
      key={seat}
      sideStyle={sideStyleOf(seat)}
      name={`${say.COLORS[seat]}${seat === view.me ? ', yours' : ''}`}
      aside={plural(shipsOfSeat(view, seat).length, 'ship')}
      sectionLook=""
      look=""
      ships={Object.values(view.ships)
        .filter((ship) => ship.seat === seat)
        .map(lineOf)}
      selected={selected}
      onSelect={onSelect}
    />
  ))

const GOALS = {
  points: { text: 'Score points for damage to enemy ships: 3 for every 2 of theirs, and at least 100 more, to win.', rule: 'FT-END-11' },
  field: { text: 'Hold the field: be the only side with an armed ship that can act.', rule: 'FT-END-09' },
} as const
/** The objectives that decide the battle. */
function Objectives({ view }: Pick<Props, 'view'>) {
  const { aim, seats, settings } = view.setup
  const side = aim.kind === 'escape' ? seats.filter((plan) => plan.side === aim.side) : []
  const away = aim.kind === 'escape' ? aim.ships.filter((id) => ['jumped', 'disengaged'].includes(view.ships[id]?.status ?? '')).length : 0
  const goal =
    aim.kind === 'escape'
      ? {
          key: 'escape',
          sides: side.map(({ seat }) => ({ sideStyle: sideStyleOf(seat), name: say.COLORS[seat] })),
          text: `${plural(aim.needed, 'ship')} of ${aim.ships.length} must get away, by FTL or by disengaging.`,
          progress: `${away} away`,
          rule: 'FT-END-07',
        }
      : { key: aim.kind, sides: [], progress: '', ...GOALS[aim.kind] }
  return (
    <Section title="Objective" aside={`turn ${Math.max(1, view.turn)} of ${settings.turnCap}`}>
      <ObjectiveList lines={[goal]} />
    </Section>
  )
}

export function Record(props: Props) {
  const { view, selected, onSelect } = props
  const [own] = isColor(view.me) ? shipsOfSeat(view, view.me) : []
  const group = selected === null ? undefined : view.groups[selected]
  const ship = selected === null ? own : view.ships[selected]
  return (
    <div className="gu-panel ft-record">
      {group && <GroupRecord view={view} group={group} />}
      {!group && ship && <ShipRecord {...props} ship={ship} />}
      <Objectives view={view} />
      <ShipLists view={view} selected={selected} onSelect={onSelect} />
    </div>
  )
}
