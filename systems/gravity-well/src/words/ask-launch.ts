// The dialog of the launch order: craft and boosters out of bays, and units that leave their moon.

import { onHex, onThing, plural } from '@admiralty/kernel'
import { turned } from '@admiralty/space'
import { BOOSTER_LOADS, CRAFT_KINDS, SHEET } from '../../data/units.ts'
import { KIND_NAMES } from '../names.ts'
import type { Launch, Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Item, Unit, View } from '../state.ts'
import type { Draft, DraftOf, LaunchPlan } from './draft.ts'
import { firstOfEach, type GamePage, type GameRow, type GameRows, row, START, toggled } from './form.ts'
import { clockOf, courseText } from './orbit.ts'
import { capital, compass, itemName, unitName } from './say.ts'

const PHASE = 'Launch · sealed'
const NOTHING: LaunchPlan = { launches: [], leave: [], openBays: false }
const orderOf = (plan: LaunchPlan): Order => ({ order: 'launch', ...plan })
export const bayOf = (view: View, me: Color, station: string): readonly Item[] => view.secret[me]?.bays[station] ?? []
const isKind = (kinds: readonly string[], { kind }: Item): boolean => kinds.includes(kind)
export const ownStations = (view: View, me: Color): readonly Unit[] =>
  Object.values(view.units).filter(({ kind, seat }) => kind === 'station' && seat === me)

export function launchPage(view: View, me: Color, draft: Draft): GamePage {
  if (draft.kind === 'loading') return loadingPage(view, me, draft)
  const plan = draft.kind === 'launch' ? draft.plan : NOTHING
  const count = plan.launches.length + plan.leave.length
  return {
    phase: PHASE,
    title: 'Launch from your bays',
    text: 'All launches are revealed together, before anyone chooses thrust. What a booster carries stays secret.',
    rule: 'GW-LCH-05',
    back: count > 0 ? { set: START, label: 'Begin again' } : undefined,
    rows: () => [
      row('give', 'GW-LCH-05', count === 0 ? 'Launch nothing' : `Launch ${plural(plan.launches.length, 'craft', 'craft')}`, {
        give: orderOf(plan),
        role: 'main',
        note: plan.openBays ? 'bays stay open in flight' : null,
      }),
      plan.launches.map((launch, index) => takenBack(view, me, plan, launch, index)),
      ownStations(view, me).map((station) => craftRows(view, me, plan, station)),
      landedRows(view, me, plan),
      row('bays', 'GW-STA-05', plan.openBays ? 'Drop nothing out of bays in flight' : 'Ask me for drops out of bays in flight', {
        set: { kind: 'launch', plan: { ...plan, openBays: !plan.openBays } },
        ifLegal: orderOf({ ...plan, openBays: !plan.openBays }),
      }),
    ],
  }
}
const carrierName = (bay: readonly Item[], craft: string | null): string => {
  const item = bay.find(({ id }) => id === craft)
  return craft === null ? 'booster' : item ? itemName(item) : 'craft'
}
function takenBack(view: View, me: Color, plan: LaunchPlan, launch: Launch, index: number): GameRow {
  const bay = bayOf(view, me, launch.station)
  const aboard = bay.filter(({ id }) => launch.payload.includes(id)).map(itemName)
  return row(`not:${index}`, 'GW-LCH-05', `Not the ${carrierName(bay, launch.craft)}`, {
    set: { kind: 'launch', plan: { ...plan, launches: plan.launches.toSpliced(index, 1) } },
    note: aboard.join(', ') || null,
  })
}
/** Things of a bay that are not launched yet. */
function freeItems(bay: readonly Item[], { launches }: LaunchPlan, more: readonly string[] = []): readonly Item[] {
  const used = new Set([...launches.flatMap(({ craft, payload }) => [...(craft === null ? [] : [craft]), ...payload]), ...more])
  return bay.filter(({ id }) => !used.has(id))
}
/** Things that look the same have one row. */
export const oneOfEach = (items: readonly Item[]): readonly Item[] => firstOfEach(items, itemName)
function craftRows(view: View, me: Color, plan: LaunchPlan, station: Unit): GameRows {
  const free = freeItems(bayOf(view, me, station.id), plan)
  const loads = free.filter((item) => isKind(BOOSTER_LOADS, item))
  const spots = [onThing(station.id)]
  const several = ownStations(view, me).length > 1 ? ` from ${unitName(station)}` : ''
  const start = (key: string, label: string, craft: string | null, payload: readonly string[]): GameRow =>
    row(`${key}:${station.id}`, 'GW-LCH-01', `${label}${several}`, {
      set: { kind: 'loading', plan, launch: { station: station.id, craft, payload } },
      ifLegal: orderOf({ ...plan, launches: [...plan.launches, { station: station.id, craft, payload, shift: 0 }] }),
      spots,
    })
  return [
    oneOfEach(free.filter((item) => isKind(CRAFT_KINDS, item))).map((item) =>
      start(`craft:${item.id}`, `Launch the ${itemName(item)}`, item.id, []),
    ),
    oneOfEach(loads).map((item) => start(`booster:${item.id}`, `Launch a booster with the ${KIND_NAMES[item.kind]}`, null, [item.id])),
  ]
}
const landedRows = (view: View, me: Color, plan: LaunchPlan): GameRows =>
  Object.values(view.units)
    .filter(({ seat, moon }) => seat === me && moon !== null)
    .map((unit) => {
      const next = { ...plan, leave: toggled(plan.leave, unit.id) }
      const label = plan.leave.includes(unit.id) ? `Keep ${unitName(unit)} on its moon` : `${capital(unitName(unit))} leaves its moon`
      return row(`leave:${unit.id}`, 'GW-MOV-07', label, {
        set: { kind: 'launch', plan: next },
        ifLegal: orderOf(next),
        spots: [onThing(unit.id), onHex(unit.at)],
      })
    })

const SHIFTS = [0, -1, 1, -2, 2, 3] as const
/** Facings clockwise as the order names them. */
const asShift = (shift: (typeof SHIFTS)[number]): Launch['shift'] => (shift === -2 ? 4 : shift)
function loadingPage(view: View, me: Color, { plan, launch }: DraftOf<'loading'>): GamePage {
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
