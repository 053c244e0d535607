// The dialogs of the second part of a turn: gas, recycling, repairs, modules and new units.

import { onHex, onItem, onThing, plural } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { BUILT_KINDS, type BuiltKind, MODULE_KINDS, MOST_MENDED, SHEET } from '../../data/units.ts'
import { repairQuota, workQuota } from '../economy/works.ts'
import { check } from '../game.ts'
import { KIND_NAMES, oneOf } from '../names.ts'
import type { Build, BuildPlace, Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Item, Unit, View } from '../state.ts'
import { bayOf, oneOfEach, ownStations } from './ask-launch.ts'
import { costOf, planText, reasonText } from './build-text.ts'
import type { BuildPlan, Draft, DraftOf } from './draft.ts'
import { earningsOfSeat, earningsText } from './earnings.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { proposed } from './proposal.ts'
import { PURPOSES } from './purposes.ts'
import { itemName, unitName } from './say.ts'

// Gas.
type Loads = OrderOf<'deliver'>['loads']
const deliverOrder = (loads: Loads): Order => ({ order: 'deliver', loads })
export function deliverPage(view: View, me: Color, draft: Draft): GamePage {
  const loads = draft.kind === 'deliver' ? draft.loads : []
  const own = Object.values(view.units).filter(({ seat }) => seat === me)
  const loaded = own.filter(({ gas }) => gas)
  const possible = loaded.flatMap((unit) =>
    own.filter(({ kind, at }) => kind === 'station' && sameHex(at, unit.at)).map((station) => ({ unit, station })),
  )
  return {
    phase: 'Resources · gas',
    title: 'Deliver gas',
    text: 'A refinery turns each load into resource units.',
    rule: 'GW-REF-01',
    back: loads.length > 0 ? { set: START, label: 'Begin again' } : undefined,
    rows: () => {
      const all = loads.length > 0 ? loads : possible.map(({ unit, station }) => ({ unit: unit.id, station: station.id }))
      const isAllOpen = !check(view, deliverOrder(all))
      const given = isAllOpen ? all : loads
      return [
        row('give', 'GW-REF-01', given.length === 0 ? 'Deliver nothing' : `Deliver ${plural(given.length, 'load')}`, {
          give: deliverOrder(given),
          role: 'main',
        }),
        given.length > 0 && loads.length === 0 && row('none', 'GW-REF-01', 'Deliver nothing', { give: deliverOrder([]) }),
        possible.map(({ unit, station }) => {
          const next = [...loads, { unit: unit.id, station: station.id }]
          return row(`load:${unit.id}:${station.id}`, 'GW-REF-01', `Gas of ${unitName(unit)} to ${unitName(station)}`, {
            set: { kind: 'deliver', loads: next },
            ifLegal: deliverOrder(next),
            spots: [onThing(unit.id)],
          })
        }),
      ]
    },
  }
}

// Recycling, repairs, installation and construction.
const NO_BUILD: BuildPlan = { recycle: [], repairs: [], installs: [], builds: [] }
const buildOrder = ({ recycle, repairs, installs, builds }: BuildPlan): Order => ({ order: 'build', recycle, repairs, installs, builds })
const sizeOf = ({ recycle, repairs, installs, builds }: BuildPlan): number =>
  recycle.length + repairs.length + installs.length + builds.length

export function buildPage(view: View, me: Color, draft: Draft): GamePage {
  const plan = 'plan' in draft && 'builds' in draft.plan ? draft.plan : NO_BUILD
  if (draft.kind === 'placing') return placingPage(view, me, draft)
  const stations = ownStations(view, me)
  const isBegun = sizeOf(plan) > 0
  const proposal = isBegun ? null : proposedPlan(view)
  return {
    phase: 'Construction · in secret',
    title: 'Recycle, repair and build',
    text: [
      isBegun ? `Ordered: ${planText(plan)}.` : proposal ? reasonText(proposal) : 'Nothing is ordered yet.',
      purseText(view, me, proposal ?? plan),
      quotaText(view, plan, stations),
    ].join('\n'),
    rule: 'GW-CON-01',
    back: isBegun ? { set: START, label: 'Begin again' } : undefined,
    rows: () => [
      proposal ? proposalRow(proposal) : planRow(plan),
      stations.map((station) => [
        repairRows(view, me, plan, station),
        installRows(view, me, plan, station),
        BUILT_KINDS.map((item) => buildRow(view, me, plan, { station, several: stations.length > 1, kind: item })),
        recycleRows(view, me, plan, station),
      ]),
      proposal && row('none', 'GW-CON-01', 'Build nothing', { give: buildOrder(NO_BUILD) }),
    ],
  }
}
/** The plan that the screen proposes; null if nothing useful can be paid. */
function proposedPlan(view: View): BuildPlan | null {
  const order = proposed(view, 'build')
  return order && sizeOf(order) > 0 ? order : null
}
const proposalRow = (plan: BuildPlan): GameRow =>
  row('give', 'GW-CON-01', `As proposed: ${planText(plan)}`, { give: buildOrder(plan), role: 'main', note: priceNote(plan) })
const planRow = (plan: BuildPlan): GameRow =>
  row('give', 'GW-CON-01', sizeOf(plan) === 0 ? 'Build nothing' : `Order: ${planText(plan)}`, {
    give: buildOrder(plan),
    role: 'main',
    note: priceNote(plan),
  })
const priceNote = (plan: BuildPlan): string | null => (costOf(plan) > 0 ? `${costOf(plan)} RU` : null)
/** 'You have 8 RU; this spends 7. Next turn you earn 4 to 10 RU.' */
function purseText(view: View, me: Color, plan: BuildPlan): string {
  const collectors = plan.builds.flatMap(({ kind, to, station }) => (kind === 'collector' && to.at === 'board' ? [station] : []))
  const spent = costOf(plan)
  return `You have ${view.secret[me]?.pool ?? 0} RU${spent > 0 ? `; this spends ${spent}` : ''}. Next turn you earn ${earningsText(earningsOfSeat(view, me, collectors))}.`
}
/** The quota that the stations may still spend in this turn: 'Quota: station 1 has 4 of 10 left.' (GW-CON-02, GW-REP-03) */
function quotaText(view: View, { repairs, builds }: BuildPlan, stations: readonly Unit[]): string {
  const parts = stations.map((station) => {
    const mended = repairs.reduce((sum, repair) => sum + (repair.station === station.id ? repair.points : 0), 0)
    const bought = builds.reduce((sum, build) => sum + (build.station === station.id ? SHEET[build.kind].price : 0), 0)
    const [quota, ofRepairs] = [workQuota(view, station), repairQuota(view, station)]
    const limit = ofRepairs < quota ? `, and ${ofRepairs - mended} of ${ofRepairs} for repairs` : ''
    return `${unitName(station)} has ${quota - mended - bought} of ${quota} left${limit}`
  })
  return parts.length > 0 ? `Quota: ${parts.join(', ')}.` : ''
}
const spotsOf = (station: Unit, item: string) => [onItem(station.id, item), onThing(station.id), onHex(station.at)]
function repairRows(view: View, me: Color, plan: BuildPlan, station: Unit): GameRows {
  const modules = MODULE_KINDS.flatMap((module) => {
    const damage = station.modules[module]?.damage ?? 0
    return damage > 0 ? [{ key: module, name: KIND_NAMES[module], damage, target: { module } }] : []
  })
  const stored = bayOf(view, me, station.id).flatMap((item) =>
    item.damage > 0 ? [{ key: item.id, name: itemName(item), damage: item.damage, target: { item: item.id } }] : [],
  )
  return [...modules, ...stored].map(({ key, name, damage, target }) => {
    // The most points that are legal, in one row.
    const least = Math.min(damage, MOST_MENDED)
    const options = Array.from({ length: least }, (_, less) => least - less)
    const next = (points: number): BuildPlan => ({ ...plan, repairs: [...plan.repairs, { station: station.id, target, points }] })
    const most = options.find((points) => !check(view, buildOrder(next(points))))
    return (
      most !== undefined &&
      [...new Set([most, 1])].map((points) =>
        row(`repair:${station.id}:${key}:${points}`, 'GW-REP-01', `Repair ${plural(points, 'point')} of the ${name}`, {
          set: { kind: 'build', plan: next(points) },
          ifLegal: buildOrder(next(points)),
          spots: spotsOf(station, key),
          cost: points,
          note: `${points} RU`,
        }),
      )
    )
  })
}
/** Things of the bay that are not to be recycled or installed yet. */
function stillIn(view: View, me: Color, { recycle, installs }: BuildPlan, station: Unit): readonly Item[] {
  const used = new Set([...recycle, ...installs].map(({ item }) => item))
  return bayOf(view, me, station.id).filter(({ id }) => !used.has(id))
}
const installRows = (view: View, me: Color, plan: BuildPlan, station: Unit): GameRows =>
  oneOfEach(stillIn(view, me, plan, station)).map((item) => {
    const next = { ...plan, installs: [...plan.installs, { station: station.id, item: item.id }] }
    return row(`install:${item.id}`, 'GW-CON-06', `Install the ${itemName(item)} from the bay`, {
      set: { kind: 'build', plan: next },
      ifLegal: buildOrder(next),
      spots: spotsOf(station, item.id),
    })
  })
const recycleRows = (view: View, me: Color, plan: BuildPlan, station: Unit): GameRows =>
  oneOfEach(stillIn(view, me, plan, station)).map((item) => {
    const next = { ...plan, recycle: [...plan.recycle, { station: station.id, item: item.id }] }
    return row(`recycle:${item.id}`, 'GW-RCY-01', `Recycle the ${itemName(item)}`, {
      set: { kind: 'build', plan: next },
      ifLegal: buildOrder(next),
      spots: spotsOf(station, item.id),
      note: `yields ${SHEET[item.kind].price - 1} RU`,
    })
  })

/** The places of a new unit that the rules allow, with a name for each. */
function placesOf(view: View, me: Color, plan: BuildPlan, station: Unit, kind: BuiltKind) {
  const carriers = Object.values(view.units).filter(({ seat, at, id }) => seat === me && id !== station.id && sameHex(at, station.at))
  const all: readonly { readonly key: string; readonly label: string; readonly to: BuildPlace }[] = [
    { key: 'board', label: 'On the board of the station', to: { at: 'board' } },
    { key: 'bay', label: 'Into the bay', to: { at: 'bay' } },
    { key: 'space', label: 'Into space beside the station', to: { at: 'space' } },
    ...carriers.map((unit) => ({ key: unit.id, label: `Aboard ${unitName(unit)}`, to: { at: 'carrier', carrier: unit.id } as const })),
  ]
  return all
    .map(({ key, label, to }) => {
      const build: Build = { station: station.id, kind, to }
      return { key, label, to, next: { ...plan, builds: [...plan.builds, build] } satisfies BuildPlan }
    })
    .filter(({ next }) => !check(view, buildOrder(next)))
}
interface Buildable {
  readonly station: Unit
  readonly kind: BuiltKind
  /** Whether the player has several stations, so that the row names this one. */
  readonly several: boolean
}
function buildRow(view: View, me: Color, plan: BuildPlan, { station, kind, several }: Buildable): GameRow | false {
  const places = placesOf(view, me, plan, station, kind)
  const [only, another] = places
  if (!only) return false
  const { price } = SHEET[kind]
  const where = several ? ` at ${unitName(station)}` : ''
  return row(`build:${station.id}:${kind}`, 'GW-CON-01', `Build ${oneOf(kind)}${where}`, {
    set: another ? { kind: 'placing', plan, station: station.id, item: kind } : { kind: 'build', plan: only.next },
    spots: spotsOf(station, kind),
    cost: price,
    note: `${price} RU: ${PURPOSES[kind]}`,
  })
}
function placingPage(view: View, me: Color, { plan, station: id, item }: DraftOf<'placing'>): GamePage {
  const station = view.units[id]
  return {
    phase: 'Construction · in secret',
    title: `Build ${oneOf(item)}`,
    text: 'Units in the bay are secret. Units in space are seen by all and move next turn.',
    rule: 'GW-CON-04',
    back: { set: { kind: 'build', plan } },
    rows: () =>
      station &&
      placesOf(view, me, plan, station, item).map(({ key, label, next }) =>
        row(`to:${key}`, 'GW-CON-04', label, { set: { kind: 'build', plan: next } }),
      ),
  }
}
