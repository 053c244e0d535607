// The choices of a player on the way to an order.
import type { Tile } from '../board/board.ts'
import type { FleetEntry, FlightStep, MoveStep, OrderOf } from '../orders.ts'

/** Everything that a player may have chosen on the way to an order. */
export type Draft =
  | { readonly kind: 'start' }
  | { readonly kind: 'fleet'; readonly entries: readonly FleetEntry[] }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | ({ readonly kind: 'place' } & Omit<OrderOf<'place'>, 'order'>)
  | { readonly kind: 'ship'; readonly ship: string }
  | ({ readonly kind: 'shot' } & Omit<OrderOf<'fire'>, 'order' | 'charges'>)
  | { readonly kind: 'launch'; readonly ship: string; readonly tube: number }
  | { readonly kind: 'torpedo'; readonly torpedo: string; readonly path: readonly FlightStep[] }
  | { readonly kind: 'blast'; readonly torpedo: string; readonly sections: OrderOf<'detonate'>['sections'] }
  /** Steps that are planned and not yet made. */
  | ({ readonly kind: 'move' } & Omit<OrderOf<'move'>, 'order'>)
  /** A plan, and a step into asteroids that would end it. */
  | ({ readonly kind: 'rocks'; readonly step: MoveStep } & Omit<OrderOf<'move'>, 'order'>)
  | { readonly kind: 'crew'; readonly ship: string; readonly crew: number }
  | { readonly kind: 'receiver'; readonly ship: string; readonly crew: number; readonly component: number }
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>
