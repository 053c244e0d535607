// Fighters: launching and landing, and the steps of their movement (ES-FTR-04, ES-FTR-05, ES-FTR-06, ES-FTR-07).

import { askTogether, type GameSteps } from '@admiralty/kernel'
import { distance, type Hex } from '@admiralty/space'
import { BERTHS } from '../../data/tables.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, Fighter, Item, Ship, Table } from '../state.ts'
import { allied, fighterOf, fightersOf, flying, isEmpty, itemsOf, onMap, pilotOf, sheetOf, shipOf } from '../table.ts'
import { hasShips } from './turn.ts'

type Berthed = NonNullable<ReturnType<typeof sheetOf>>['fighters'][number]
/** Fighters aboard a ship; empty if its sheet is secret. */
export const aboard = (table: Table, ship: Ship): readonly Berthed[] => sheetOf(table, ship)?.fighters ?? []
/** The berth and the bay of a fighter; undefined if the bay is lost or unknown. */
export function berthOf(table: Table, ship: Ship, fighter: string): { readonly berth: Berthed; readonly bay: Item } | undefined {
  const berth = aboard(table, ship).find(({ id }) => id === fighter)
  const bay = berth && itemsOf(table, ship).find(({ id }) => id === berth.bay)
  return berth && bay ? { berth, bay } : undefined
}
/** ES-AUX-BAY-01: the first bay with room. */
export const freeBay = (table: Table, ship: Ship): Item | undefined =>
  itemsOf(table, ship).find(({ id, kind }) => kind === 'bay' && aboard(table, ship).filter(({ bay }) => bay === id).length < BERTHS)

/** R-ES-38: an empty hex on the map next to the carrier. */
export const mayLaunchInto = (table: Table, ship: Ship, hex: Hex): boolean =>
  distance(ship.hex, hex) === 1 && onMap(table.setup.map, hex) && isEmpty(table, hex)
/** ES-FTR-06, R-ES-39: adjacent, the same facing and a free berth; also on carriers of allies. */
export function mayLand(table: Table, { hex, facing, seat }: Pick<Fighter, 'hex' | 'facing' | 'seat'>, carrier: Ship): boolean {
  const near = distance(hex, carrier.hex) === 1 && facing === carrier.facing
  return near && flying(carrier) && allied(table, seat, carrier.seat) && freeBay(table, carrier) !== undefined
}
/** Whether a fighter has moved or landed this turn. */
export const hasFlown = (table: Table, fighter: string): boolean => table.fighters[fighter]?.moved === true

function launch({ ship: id, fighter, hex }: OrderOf<'launch'>, ctx: Context): void {
  const ship = shipOf(ctx.state, id)
  const found = berthOf(ctx.state, ship, fighter)
  if (!found) throw new Error(`no fighter ${fighter} aboard ${id}`)
  const { kind, number, gift } = found.berth
  const launched: Fighter = {
    id: fighter,
    seat: pilotOf(ctx.state, ship, fighter),
    kind,
    number,
    status: 'flying',
    hex,
    facing: ship.facing,
    moved: false,
    fired: false,
    gift,
  }
  ctx.emit({ type: 'fighterLaunched', ship: id, bay: found.bay, fighter: launched })
}

export const fighterSteps: GameSteps<RuleTypes, 'fighters' | 'land'> = {
  fighters: {
    // A ship may carry unseen fighters, so every seat with ships is asked.
    asks: ({ seat }, state) => (hasShips(state, seat) || hasFightersOut(state, seat) ? askTogether(seat) : askTogether()),
    play(now, ctx, orders) {
      const order = orders[now.seat]
      if (!order || order.order === 'done') return
      ctx.next(now)
      if (order.order === 'launch') launch(order, ctx)
      if (order.order === 'fly') startFlight(order, ctx)
    },
  },
  /** The fighter lands if it still can. */
  land: {
    play({ fighter: id, ship }, ctx) {
      const fighter = fighterOf(ctx.state, id)
      const carrier = shipOf(ctx.state, ship)
      const bay = freeBay(ctx.state, carrier)
      if (flying(fighter) && bay && mayLand(ctx.state, fighter, carrier))
        ctx.emit({ type: 'fighterLanded', fighter: id, seat: fighter.seat, ship, bay })
    },
  },
}

/** Whether the seat has fighters on the map or aboard after a landing. */
const hasFightersOut = (table: Table, seat: Color): boolean =>
  fightersOf(table, seat).some((fighter) => flying(fighter) || fighter.status === 'aboard')

function startFlight({ fighter, path, rams, board }: OrderOf<'fly'>, ctx: Context): void {
  if (board !== null) ctx.next({ step: 'land', fighter, ship: board })
  ctx.next({ step: 'advance', mover: fighter, rest: path, rams })
}
