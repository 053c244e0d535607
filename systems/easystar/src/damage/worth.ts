// The victory points of losses: the price that was paid (ES-VP).
import { type Explained, explained, type Reason } from '@admiralty/kernel'
import { FIGHTERS, SHIPS } from '../../data/tables.ts'
import { itemCost } from '../design/cost.ts'
import { PART_TITLE } from '../design/titles.ts'
import type { FighterKind, HullKind, Item, Sheet } from '../state.ts'

function itemTitle({ kind, range, damage }: Item): string {
  return range > 1 || damage > 1 ? `${PART_TITLE[kind]} range ${range} damage ${damage}` : PART_TITLE[kind]
}

/** ES-VP-02: 10 points, also for a fighter that was a gift (R-ES-99). */
export const fighterWorth = (kind: FighterKind): Reason => [
  kind === 'interceptor' ? 'interceptor' : 'attack craft',
  FIGHTERS[kind].cost,
  'ES-VP-02',
]

/** ES-VP-01: the hull and the items still aboard. Items lost earlier do not count (R-ES-82). */
export function shipWorth(hull: HullKind, { freighter, items, fighters }: Sheet): Explained {
  return explained(
    freighter ? ['freighter, free', 0, 'ES-SCN-03'] : [`${hull} hull`, SHIPS[hull].cost, 'ES-VP-01'],
    ...items.map((item): Reason => [itemTitle(item), itemCost(hull, item).total, item.gift ? 'ES-VP-06' : 'ES-VP-01']),
    ...fighters.map(({ kind }) => fighterWorth(kind)),
  )
}

/** ES-VP-03: a weapon with its units, or a bay with the fighters in it. */
export const lossWorth = (hull: HullKind, item: Item, fighters: readonly { readonly kind: FighterKind }[]): Explained =>
  explained(
    [itemTitle(item), itemCost(hull, item).total, item.gift ? 'ES-VP-06' : 'ES-VP-03'],
    ...fighters.map(({ kind }) => fighterWorth(kind)),
  )
