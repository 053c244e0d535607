// The page of the fleet: own groups, ships and keels with place, condition, endurance and upkeep, sorted by any of them.
import type { ExtraPageProps } from '@admiralty/game-ui'
import { Figure, Rule } from '@admiralty/game-ui/panel'
import { numberColumn, type SortColumn, SortTable, sumColumn, textColumn } from '@admiralty/game-ui/sorted'
import type { Campaign } from '../../src/campaign.ts'
import type { CampaignShip, Holdings, Keel, TaskGroup } from '../../src/holdings.ts'
import { hexOf } from '../../src/land/geometry.ts'
import { moneyText } from '../../src/money.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { enduranceOf, enduranceRating, groupEndurance } from '../../src/supply/endurance.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { factsOf } from '../../src/words/book/texts.ts'
import { groupName, hexTitle } from '../../src/words/names.ts'
import { groupOfShip, holdText, placeOfGroup } from '../../src/words/week-tables.ts'
import { Endurance } from '../week/endurance.tsx'
import { ownHoldings } from '../week/own.ts'
import '../campaign.css'
import '../week/week.css'
import { conditionText } from '../week/condition-text.ts'

interface FleetPageProps extends ExtraPageProps<Campaign> {
  readonly game: BattleGame
}
interface Shown extends Pick<FleetPageProps, 'game' | 'view' | 'onShow'> {
  readonly holdings: Holdings
}
/** A place as a button that shows it on the map. */
const placeCell = ({ view, onShow }: Shown, thing: string, at: HexAddress | null) =>
  at === null ? (
    'in FTL'
  ) : (
    <button type="button" className="linkish" onClick={() => onShow(thing, hexOf(at))}>
      {hexTitle(view, at)}
    </button>
  )

function groupColumns(shown: Shown): readonly SortColumn<TaskGroup>[] {
  const { holdings } = shown
  const priceOf = ({ ships }: TaskGroup): number =>
    holdings.ships.filter(({ id }) => ships.includes(id)).reduce((sum, ship) => sum + factsOf(holdings, ship).price, 0)
  return [
    textColumn('id', 'group', ({ id }) => groupName(id)),
    textColumn('label', 'counter', ({ label }) => label),
    textColumn(
      'at',
      'where',
      (group) => placeOfGroup(shown.view, group),
      ({ id, label, at }) => placeCell(shown, label ?? id, at),
    ),
    sumColumn('ships', 'ships', ({ ships }) => ships.length),
    numberColumn('points', 'points', priceOf, (group) => moneyText(priceOf(group))),
    numberColumn('endurance', 'endurance', (group) => groupEndurance(holdings, group)),
    textColumn('dummy', 'dummy of', ({ dummyOf }) => dummyOf && groupName(dummyOf)),
  ]
}

function shipColumns(shown: Shown): readonly SortColumn<CampaignShip>[] {
  const { holdings } = shown
  const of = (ship: CampaignShip) => factsOf(holdings, ship)
  const placeOf = (ship: CampaignShip): HexAddress | null => groupOfShip(holdings, ship)?.at ?? ship.at
  const upkeep = (ship: CampaignShip): number => of(ship).upkeep.fuel + of(ship).upkeep.crew
  const left = (ship: CampaignShip) => (ship.role === 'defence' ? null : enduranceOf(ship, of(ship)))
  return [
    textColumn('name', 'ship', ({ name }) => name),
    textColumn('class', 'class', (ship) => of(ship).shipClass),
    textColumn('group', 'group', (ship) => {
      const group = groupOfShip(holdings, ship)
      return group ? groupName(group.id) : ship.role === 'defence' ? 'defence' : null
    }),
    textColumn('at', 'where', placeOf, (ship) => placeCell(shown, groupOfShip(holdings, ship)?.label ?? ship.id, placeOf(ship))),
    textColumn('condition', 'condition', (ship) => conditionText(shown.game, holdings, ship)),
    numberColumn(
      'endurance',
      'endurance',
      (ship) => left(ship)?.total ?? null,
      (ship) => {
        const weeks = left(ship)
        return (
          weeks && (
            <Figure number={weeks} total="weeks left">
              <Endurance left={weeks.total} of={enduranceRating(of(ship))} />
            </Figure>
          )
        )
      },
    ),
    numberColumn('upkeep', 'weekly upkeep', upkeep, (ship) => moneyText(upkeep(ship))),
    numberColumn(
      'weapons',
      'weaponry',
      (ship) => of(ship).upkeep.weaponry,
      (ship) => moneyText(of(ship).upkeep.weaponry),
    ),
    numberColumn('weeks', 'unpaid weeks', ({ weeks }) => weeks),
    textColumn('hold', 'hold', (ship) => holdText(ship) || null),
    numberColumn(
      'price',
      'points',
      (ship) => of(ship).price,
      (ship) => moneyText(of(ship).price),
    ),
  ]
}
function keelColumns(shown: Shown): readonly SortColumn<Keel>[] {
  const priceOf = (keel: Keel): number => factsOf(shown.holdings, keel).price
  return [
    textColumn('title', 'keel', (keel) => factsOf(shown.holdings, keel).title),
    textColumn(
      'at',
      'world',
      ({ at }) => at,
      ({ at }) => placeCell(shown, at, at),
    ),
    numberColumn(
      'paid',
      'paid',
      ({ paid }) => paid,
      ({ paid }) => moneyText(paid),
    ),
    numberColumn('price', 'price', priceOf, (keel) => moneyText(priceOf(keel))),
  ]
}

export function FleetPage({ game, view, selected, onShow }: FleetPageProps) {
  const holdings = ownHoldings(view)
  if (!holdings) return <p className="gu-panel cp-page gu-none">A fleet belongs to a player, and begins with week 1.</p>
  const shown: Shown = { game, view, holdings, onShow }
  return (
    <div className="gu-panel cp-page">
      <header className="gu-line">
        <h2>Groups</h2>
        <p>Nobody else sees what is behind a counter.</p>
        <Rule id="CR-15.3" />
      </header>
      <SortTable title="Groups" columns={groupColumns(shown)} rows={holdings.groups} keyOf={({ id }) => id} selected={selected} />
      <header className="gu-line">
        <h2>Ships</h2>
        <p>Upkeep is for fuel and crew. Weaponry is paid after battles.</p>
        <Rule id="CR-3.6b" />
      </header>
      <SortTable title="Ships" columns={shipColumns(shown)} rows={holdings.ships} keyOf={({ id }) => id} selected={selected} />
      {holdings.keels.length > 0 && (
        <>
          <header className="gu-line">
            <h2>Keels</h2>
            <Rule id="CR-13.1a" />
          </header>
          <SortTable title="Keels" columns={keelColumns(shown)} rows={holdings.keels} keyOf={({ id }) => id} selected={null} />
        </>
      )}
    </div>
  )
}
