// The columns of the tables of a fleet: groups, ships and keels.
import { Figure } from '@admiralty/game-ui/panel'
import { numberColumn, type SortColumn, sumColumn, textColumn } from '@admiralty/game-ui/sorted'
import type { CampaignShip, Keel, TaskGroup } from '../../src/holdings.ts'
import { moneyText } from '../../src/money.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { enduranceOf, enduranceRating, groupEndurance } from '../../src/supply/endurance.ts'
import { enduranceText, factsOf } from '../../src/words/book/texts.ts'
import { conditionText } from '../../src/words/condition-text.ts'
import { groupName } from '../../src/words/names.ts'
import { groupOfShip, holdText, placeOfGroup } from '../../src/words/week-tables.ts'
import { Endurance } from '../week/endurance.tsx'
import { placeCell, type ShownFleet } from './place-cell.tsx'

/** The columns of the table of groups. */
export function groupColumns(shown: ShownFleet): readonly SortColumn<TaskGroup>[] {
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
    numberColumn(
      'endurance',
      'endurance',
      (group) => groupEndurance(holdings, group),
      (group) => enduranceText(groupEndurance(holdings, group)),
    ),
    textColumn('dummy', 'dummy of', ({ dummyOf }) => dummyOf && groupName(dummyOf)),
  ]
}

/** The columns of the table of ships. */
export function shipColumns(shown: ShownFleet): readonly SortColumn<CampaignShip>[] {
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
/** The columns of the table of keels. */
export function keelColumns(shown: ShownFleet): readonly SortColumn<Keel>[] {
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
