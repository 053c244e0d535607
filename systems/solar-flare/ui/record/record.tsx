// The record of the selected ship, or of the selected torpedo.
import { sideStyleOf } from '@admiralty/board'
import { Fact, RecordHead, Rule } from '@admiralty/game-ui/panel'
import type { Ship } from '../../src/state.ts'
import { integrityOf, isColor, shipsOfSeat, working } from '../../src/table.ts'
import { itemId } from '../../src/words/form.ts'
import { COLORS, compass, hexName } from '../../src/words/say.ts'
import { WHOLE_SHIP } from '../counters.ts'
import { symbolOf } from '../symbol.ts'
import { crewChoice, dropChoice, isCharging } from './crew.ts'
import { ShipFigure } from './ship-figure.tsx'
import './record.css'
import { Crew } from './crew-list.tsx'
import { type BattleRecordProps, ShipLists } from './ship-lists.tsx'
import { KEY, TorpedoRecord } from './torpedo-record.tsx'

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

/** The components that choices of the list lead to, by index. */
const litBy = ({ choices }: BattleRecordProps, ship: Ship): ReadonlyMap<number, BattleRecordProps['choices'][number]> =>
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

function ShipRecord({ ship, ...props }: BattleRecordProps & { readonly ship: Ship }) {
  const { view, draft, onPick } = props
  const lit = litBy(props, ship)
  const charging = isCharging(view, ship)
  const pick = (choice: BattleRecordProps['choices'][number] | undefined) => choice && onPick(choice)
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

export function Record(props: BattleRecordProps) {
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
