// The steps before the first turn: fleets, entries (E0), changes of entry (E1), ships on the table (FT-SET).
import { askNobody, askTogether, type GameSteps, isRefusal } from '@admiralty/kernel'
import { ordersOf, type RuleTypes } from '../chapter.ts'
import { throwDie } from '../dice.ts'
import type { Color } from '../shapes.ts'
import type { Setup, Table } from '../state.ts'
import type { Step } from '../steps.ts'
import { byId, changesLeft, hasFtl, seatsOf, shipOf } from '../table.ts'
import { changedEntries, changers } from './changes.ts'
import { arrivalsOf } from './entering.ts'
import { enter } from './entry-events.ts'
import { chosenShips } from './fleet.ts'

const choosers = ({ setup }: Pick<Table, 'setup'>): readonly Color[] =>
  setup.seats.filter(({ budget }) => budget !== null).map(({ seat }) => seat)

/** The agenda of a new match. */
export const setUpSteps = (setup: Setup): readonly Step[] => [
  ...(choosers({ setup }).length > 0 ? [{ step: 'fleet' } as const] : []),
  { step: 'enter' },
  { step: 'deploy' },
  { step: 'turn' },
]

export const settingSteps: GameSteps<RuleTypes, 'fleet' | 'enter' | 'change' | 'deploy'> = {
  fleet: {
    asks: (_, state) => askTogether(...choosers(state)),
    play(_, ctx, orders) {
      for (const [seat, { designs }] of ordersOf(choosers(ctx.state), orders, 'fleet'))
        ctx.emit({ type: 'fleetChosen', seat, ships: chosenShips(seat, designs) })
    },
  },
  enter: {
    asks: (_, state) => askTogether(...seatsOf(state)),
    play(_, ctx, orders) {
      for (const [seat, order] of ordersOf(seatsOf(ctx.state), orders, 'enter')) enter(ctx, seat, order)
      const leads = ctx.state.hiddenLeads
      if (Object.keys(leads).length > 0) ctx.emit({ type: 'leadsShown', leads }) // FT-SET-05
      ctx.next({ step: 'change', seats: changers(ctx.state) })
    },
  },
  /** FT-SET-05: one change at a time, in turn. */
  change: {
    asks({ seats }) {
      const [seat] = seats
      return seat ? askTogether(seat) : askNobody
    },
    play({ seats }, ctx, orders) {
      const [seat, ...others] = seats
      const order = seat && orders[seat]
      if (!order) return
      if (order.order === 'change') {
        const entries = changedEntries(ctx.state, seat, order.change)
        if (!isRefusal(entries)) ctx.emit({ type: 'entryChanged', seat, change: order.change, entries })
      } else ctx.emit({ type: 'changesEnded', seat })
      const again = changesLeft(ctx.state, seat) > 0 ? [...others, seat] : others
      if (again.length > 0) ctx.next({ step: 'change', seats: again })
    },
  },
  deploy: {
    play(_, ctx) {
      const { ftlEntry, aces } = ctx.state.setup.settings
      for (const [group, entry] of Object.entries(ctx.state.entries)) {
        for (const { ship, at, course, velocity } of arrivalsOf(ctx.state, group, entry)) {
          const byFtl = ftlEntry && entry.distance > 0 && hasFtl(shipOf(ctx.state, ship))
          ctx.emit({ type: 'shipEntered', ship, at, course, velocity, byFtl })
        }
      }
      const groups = aces ? Object.values(ctx.state.groups).toSorted(byId) : []
      const dice = groups.map(({ id }) => [id, throwDie(ctx.dice, `quality of ${id}`)] as const)
      if (dice.length > 0) ctx.emit({ type: 'groupsRated', dice: Object.fromEntries(dice) })
    },
  },
}
