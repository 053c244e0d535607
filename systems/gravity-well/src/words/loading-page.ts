// The page on which a launched craft is loaded and pushed off.
import { turned } from '@admiralty/space'
import { SHEET } from '../../data/units.ts'
import type { Launch, Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Item, Unit, View } from '../state.ts'
import type { DraftOf, LaunchPlan } from './draft.ts'
import { firstOfEach, type GamePage, type GameRow, row, toggled } from './form.ts'
import { clockOf, courseText } from './orbit.ts'
import { compass, itemName } from './say.ts'

export const PHASE = 'Launch · in secret'

export const orderOf = (plan: LaunchPlan): Order => ({ order: 'launch', ...plan })

export const bayOf = (view: View, me: Color, station: string): readonly Item[] => view.secret[me]?.bays[station] ?? []

export const carrierName = (bay: readonly Item[], craft: string | null): string => {
  const item = bay.find(({ id }) => id === craft)
  return craft === null ? 'booster' : item ? itemName(item) : 'craft'
}

/** Things of a bay that are not launched yet. */
export function freeItems(bay: readonly Item[], { launches }: LaunchPlan, more: readonly string[] = []): readonly Item[] {
  const used = new Set([...launches.flatMap(({ craft, payload }) => [...(craft === null ? [] : [craft]), ...payload]), ...more])
  return bay.filter(({ id }) => !used.has(id))
}

/** Things that look the same have one row. */
export const oneOfEach = (items: readonly Item[]): readonly Item[] => firstOfEach(items, itemName)

const SHIFTS = [0, -1, 1, -2, 2, 3] as const

/** Facings clockwise as the order names them. */
const asShift = (shift: (typeof SHIFTS)[number]): Launch['shift'] => (shift === -2 ? 4 : shift)

export function loadingPage(view: View, me: Color, { plan, launch }: DraftOf<'loading'>): GamePage {
  const station = view.units[launch.station]
  const bay = bayOf(view, me, launch.station)
  const name = carrierName(bay, launch.craft)
  const aboard = bay.filter(({ id }) => launch.payload.includes(id))
  const withLaunch = (shift: Launch['shift'], payload = launch.payload): LaunchPlan => ({
    ...plan,
    launches: [...plan.launches, { ...launch, payload, shift }],
  })
  return {
    phase: PHASE,
    title: `Launch the ${name}`,
    text: `It starts at the speed of its station${aboard.length > 0 ? `, with ${aboard.map(itemName).join(', ')} aboard` : ''}. Choose its vector.`,
    rule: 'GW-LCH-02',
    back: { set: { kind: 'launch', plan } },
    rows: () => [
      station && SHIFTS.map((shift) => shiftRow(view, station, name, shift, withLaunch(asShift(shift)))),
      launch.craft !== null &&
        [...aboard, ...oneOfEach(freeItems(bay, plan, [launch.craft, ...launch.payload]))].map((item) => {
          const payload = toggled(launch.payload, item.id)
          return row(`load:${item.id}`, 'GW-LCH-06', `${launch.payload.includes(item.id) ? 'Unload' : 'Load'} the ${itemName(item)}`, {
            set: { kind: 'loading', plan, launch: { ...launch, payload } },
            ifLegal: orderOf(withLaunch(0, payload)),
            note: `weight ${SHEET[item.kind].weight}`,
          })
        }),
    ],
  }
}

const SHIFT_NAMES: Readonly<Record<(typeof SHIFTS)[number], string>> = {
  0: 'Along the vector of the station',
  [-1]: 'One facing anticlockwise',
  1: 'One facing clockwise',
  [-2]: 'Against the orbit, two facings anticlockwise',
  2: 'Against the orbit, two facings clockwise',
  3: 'Against the orbit, straight back',
}

function shiftRow(view: View, station: Unit, name: string, shift: (typeof SHIFTS)[number], plan: LaunchPlan): GameRow | false {
  const { at, vector, velocity } = station
  if (vector === null && shift !== 0) return false
  const motion = { at, vector: vector === null ? null : turned(vector, shift), velocity }
  const isContra = Math.abs(shift) > 1
  const surcharge = isContra && name !== 'booster' ? 'costs its price again, ' : ''
  return row(`shift:${shift}`, isContra ? 'GW-LCH-03' : 'GW-LCH-02', SHIFT_NAMES[shift], {
    set: { kind: 'launch', plan },
    ifLegal: orderOf(plan),
    note: `${surcharge}${motion.vector === null ? '' : `${compass(motion.vector)}; `}${courseText(motion, clockOf(view))}`,
  })
}
