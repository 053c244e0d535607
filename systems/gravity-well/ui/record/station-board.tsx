// The board of a station: its modules with their damage, and the bay, which only its owner sees.

import { markedText, Rule, Section, Track } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { DragEvent } from 'react'
import type { ModuleKind } from '../../data/units.ts'
import * as units from '../../data/units.ts'
import { KIND_NAMES } from '../../src/names.ts'
import type { Item, Unit, View } from '../../src/state.ts'
import { isLoad, works } from '../../src/table.ts'
import { PURPOSES } from '../../src/words/purposes.ts'
import { capital, itemName } from '../../src/words/say.ts'
import { boosterChoice, isLaunching, launchChoice, loadChoice } from './bay.ts'
import type { GameRecordProps, RecordChoice } from './parts.ts'

const boxesOf = (damage: number, points: number): readonly string[] =>
  Array.from({ length: points }, (_, at) => (at < points - damage ? '' : 'gone'))
/** The effect of a module while it works. */
const roleText = ({ shots }: Unit, module: ModuleKind): string =>
  ({
    core: `quota ${units.PRODUCTION.core}`,
    engine: `thrust ${units.ENGINE_THRUST}`,
    factory: `quota ${units.PRODUCTION.factory}`,
    pointDefence: `${plural(units.SHOTS.pointDefence.length - shots, 'shot')} left`,
    refinery: 'turns gas into RU',
    armour: 'takes one whole hit',
    collector: 'doubles what is collected',
  })[module]
function stateOf(view: View, station: Unit, module: ModuleKind): string {
  const fitted = station.modules[module]
  if (!fitted) return 'not aboard'
  if (fitted.damage >= units.KNOCKED_OUT) return 'out of action'
  if (fitted.disabled > 0 && fitted.disabled >= view.turn) return `pulsed to the end of turn ${fitted.disabled}`
  return works(view, station, module) ? roleText(station, module) : 'needs a working core'
}
/** The first choice of the list that refers to a module, or to a thing in the bay. */
const listedChoice = ({ choices, station }: StationProps, item: string): RecordChoice | undefined =>
  choices.find(({ spots }) => spots.some((spot) => spot.kind === 'item' && spot.id === station.id && spot.item === item))

function ModuleRow({ module, ...props }: StationProps & { readonly module: ModuleKind }) {
  const { view, station, onPick } = props
  const choice = listedChoice(props, module)
  const fitted = station.modules[module]
  const { hitPoints } = units.SHEET[module]
  const isOut = !fitted || !works(view, station, module)
  return (
    <li className={`gw-module ${fitted ? '' : 'none'} ${isOut ? 'out' : ''}`}>
      {choice ? (
        <button type="button" className="btn" data-item={module} data-tip={capital(PURPOSES[module])} onClick={() => onPick(choice)}>
          <span className="unseen">{choice.label}: </span>
          {capital(KIND_NAMES[module])}
        </button>
      ) : (
        <b data-tip={capital(PURPOSES[module])}>{capital(KIND_NAMES[module])}</b>
      )}
      <span className="aside">{stateOf(view, station, module)}</span>
      {fitted && (
        <span className="gw-damage">
          <Track
            boxes={boxesOf(fitted.damage, hitPoints)}
            look="gw-boxes"
            label={markedText(capital(KIND_NAMES[module]), fitted.damage, hitPoints)}
          />
          <small aria-hidden="true">
            {hitPoints - fitted.damage}/{hitPoints}
          </small>
        </span>
      )}
    </li>
  )
}

interface StationProps extends GameRecordProps {
  readonly station: Unit
}
/** The type of dragged data: the id of a thing in the bay. */
const ITEM_DATA = 'application/x-admiralty-item'
function BayItem({ item, bay, ...props }: StationProps & { readonly item: Item; readonly bay: readonly Item[] }) {
  const { view, station, draft, onPick } = props
  const launching = isLaunching(view, station)
  const choice = launching ? launchChoice(station, item, draft) : listedChoice(props, item.id)
  const drop = (event: DragEvent) => {
    const load = bay.find(({ id }) => id === event.dataTransfer.getData(ITEM_DATA))
    const loading = load && loadChoice(station, load, item, draft)
    if (!loading) return
    event.preventDefault()
    onPick(loading)
  }
  return (
    <li>
      <button
        type="button"
        className="btn"
        disabled={!choice}
        draggable={choice !== undefined}
        data-item={item.id}
        data-tip={capital(PURPOSES[item.kind])}
        onDragStart={(event) => event.dataTransfer.setData(ITEM_DATA, item.id)}
        onDragOver={(event) => launching && event.preventDefault()}
        onDrop={drop}
        onClick={() => choice && onPick(choice)}
      >
        {capital(itemName(item))}
      </button>
    </li>
  )
}
/** A booster to be filled: drop a load on it, or press it for the next one. */
function BoosterSlot({ bay, ...props }: StationProps & { readonly bay: readonly Item[] }) {
  const { view, station, draft, onPick } = props
  const next = boosterChoice(station, bay, draft)
  const { boosterPrice } = view.setup.lost
  const drop = (event: DragEvent) => {
    const choice = boosterChoice(
      station,
      bay.filter(({ id }) => id === event.dataTransfer.getData(ITEM_DATA)),
      draft,
    )
    if (!choice) return
    event.preventDefault()
    onPick(choice)
  }
  return (
    <li>
      <button
        type="button"
        className="btn gw-slot"
        data-tip={capital(PURPOSES.booster)}
        disabled={!next}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onClick={() => next && onPick(next)}
      >
        Booster{boosterPrice > 0 ? `, ${boosterPrice} RU` : ''}
      </button>
    </li>
  )
}
function Bay(props: StationProps) {
  const { view, station } = props
  const secret = view.secret[station.seat]
  const bay = secret?.bays[station.id] ?? []
  return (
    <Section title="Bay" aside={secret ? `${plural(secret.pool, 'resource unit')} in the pool` : 'secret'}>
      {secret && (
        <ul className="gu-line">
          {bay.map((item) => (
            <BayItem key={item.id} {...props} item={item} bay={bay} />
          ))}
          {isLaunching(view, station) && bay.some(({ kind }) => isLoad(kind)) && <BoosterSlot {...props} bay={bay} />}
          {bay.length === 0 && <li className="aside">empty</li>}
        </ul>
      )}
      {secret && isLaunching(view, station) && bay.length > 0 && (
        <p className="gu-note">
          Press a craft or a load to launch it, or drag a load onto a booster, bus or gunship. <Rule id="GW-LCH-06" />
        </p>
      )}
    </Section>
  )
}
export const StationBoard = (props: StationProps) => (
  <>
    <Section title="Modules" aside={<Rule id="GW-MOD-01" />}>
      <ul className="gw-modules">
        {units.MODULE_KINDS.map((module) => (
          <ModuleRow key={module} {...props} module={module} />
        ))}
      </ul>
    </Section>
    <Bay {...props} />
  </>
)
