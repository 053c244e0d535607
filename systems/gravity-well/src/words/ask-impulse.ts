// The dialogs of an impulse: cargo, landing, deployment and pulses.

import { list, onHex, onThing, plural, type RuleId } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { KIND_NAMES } from '../names.ts'
import type { CargoAction, Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { attackTexts } from './attacks.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, row, START, toggled } from './form.ts'
import { bayOf, oneOfEach } from './loading-page.ts'
import { proposed } from './proposal.ts'
import { capital, itemName, unitName } from './say.ts'

/** 'impulse 3', 'overspeed' */
export const impulseName = (impulse: number): string =>
  impulse === 0 ? 'no impulse' : impulse === 7 ? 'overspeed' : impulse === 8 ? 'gravity' : `impulse ${impulse}`
export const phaseText = (view: View, step: string): string => `${capital(impulseName(view.impulse))} · ${step}`
export const unitsOf = (view: View, me: Color): readonly Unit[] => Object.values(view.units).filter(({ seat }) => seat === me)
export const spotsOf = ({ id, at }: Unit) => [onThing(id), onHex(at)]

// Pick-up and drop.
const cargoOrder = (actions: readonly CargoAction[]): Order => ({ order: 'cargo', actions })
function actionsOf(view: View, me: Color): readonly { readonly action: CargoAction; readonly label: string; readonly unit: Unit }[] {
  const own = unitsOf(view, me)
  return own.flatMap((carrier) => {
    const picked = own
      .filter((unit) => unit.id !== carrier.id && sameHex(unit.at, carrier.at))
      .map((unit) => ({
        action: { do: 'pickUp', carrier: carrier.id, unit: unit.id } as const,
        label: `${capital(unitName(carrier))} picks up ${unitName(unit)}`,
        unit: carrier,
      }))
    const payload = view.secret[me]?.payloads[carrier.id]
    const aboard = carrier.kind === 'station' ? bayOf(view, me, carrier.id) : payload ? [payload] : carrier.cargo
    const dropped = oneOfEach(aboard).map((item) => ({
      action: { do: 'drop', carrier: carrier.id, items: [item.id] } as const,
      label: `${capital(unitName(carrier))} drops the ${itemName(item)}`,
      unit: carrier,
    }))
    return [...picked, ...dropped]
  })
}
export function cargoPage(view: View, me: Color, draft: Draft): GamePage {
  const actions = draft.kind === 'cargo' ? draft.actions : []
  const bombs = actions.length === 0 ? (proposed(view, 'cargo')?.actions ?? []) : []
  const given = bombs.length > 0 ? bombs : actions
  return {
    phase: phaseText(view, 'cargo'),
    title: bombs.length > 0 ? 'Attack now: drop warheads beside the enemy station?' : 'Pick up or drop',
    text: 'Only units in the same hex with the same vector and speed can be picked up.',
    rule: 'GW-PIC-01',
    back: actions.length > 0 ? { set: START, label: 'Begin again' } : undefined,
    rows: () => [
      row('give', 'GW-PIC-01', bombs.length > 0 ? bombText(view, bombs) : cargoText(actions), { give: cargoOrder(given), role: 'main' }),
      actionsOf(view, me).map(({ action, label, unit }) => {
        const next = [...actions, action]
        const key = action.do === 'drop' ? `drop:${action.carrier}:${action.items.join()}` : `pick:${action.carrier}:${action.unit}`
        return row(key, action.do === 'drop' ? 'GW-PIC-03' : 'GW-PIC-01', label, {
          set: { kind: 'cargo', actions: next },
          ifLegal: cargoOrder(next),
          spots: spotsOf(unit),
        })
      }),
      bombs.length > 0 && row('none', 'GW-PIC-01', cargoText([]), { give: cargoOrder([]) }),
    ],
  }
}
const cargoText = (actions: readonly CargoAction[]): string =>
  actions.length === 0 ? 'Move no cargo' : `Make ${plural(actions.length, 'cargo move')}`
/** 'Bus 3 drops 4 warheads' */
const bombText = (view: View, actions: readonly CargoAction[]): string =>
  list(
    actions.flatMap((action) => {
      const carrier = view.units[action.carrier]
      return action.do === 'drop' && carrier ? [`${capital(unitName(carrier))} drops ${plural(action.items.length, 'warhead')}`] : []
    }),
  )

// Orders that list units.
interface Listing {
  readonly kind: 'land' | 'deploy' | 'pulse'
  readonly rule: RuleId
  readonly step: string
  readonly title: string
  readonly text: string
  readonly none: string
  order(units: readonly string[]): Order
  /** 'Give the order for 2 units' */
  some(count: number): string
  rowLabel(name: string, chosen: boolean): string
}
const listPage =
  ({ kind, rule, step, title, text, none, order, some, rowLabel }: Listing, all?: GameRow) =>
  (view: View, me: Color, draft: Draft): GamePage => {
    const units = draft.kind === 'units' ? draft.units : []
    const proposal = units.length === 0 ? proposedUnits(view, kind) : []
    const given = proposal.length > 0 ? proposal : units
    return {
      phase: phaseText(view, step),
      title,
      text: [...attackTexts(view), text].join('\n'),
      rule,
      back: units.length > 0 ? { set: START, label: 'Begin again' } : undefined,
      rows: () => [
        row('give', rule, given.length === 0 ? none : some(given.length), {
          give: order(given),
          role: 'main',
          note: namesOf(view, proposal),
        }),
        units.length === 0 && all,
        unitsOf(view, me).map((unit) => {
          const next = toggled(units, unit.id)
          const payload = view.secret[me]?.payloads[unit.id]
          const name = `${unitName(unit)}${payload ? ` with the ${KIND_NAMES[payload.kind]}` : ''}`
          return row(`unit:${unit.id}`, rule, rowLabel(name, units.includes(unit.id)), {
            set: { kind: 'units', units: next },
            ifLegal: order(units.includes(unit.id) ? units : next),
            spots: spotsOf(unit),
            note: units.includes(unit.id) ? 'chosen' : null,
          })
        }),
        proposal.length > 0 && row('none', rule, none, { give: order([]) }),
      ],
    }
  }
/** The units that the proposed order lists. */
function proposedUnits(view: View, kind: Listing['kind']): readonly string[] {
  const units = proposed(view, kind)?.units ?? []
  return units === 'all' ? [] : units
}
const namesOf = (view: View, ids: readonly string[]): string | null =>
  list(ids.flatMap((id) => (view.units[id] ? [unitName(view.units[id])] : []))) || null
export const landPage = listPage({
  kind: 'land',
  rule: 'GW-MOV-07',
  step: 'landing',
  title: 'Land on a moon',
  text: 'A unit in the hex of a moon, with its vector and speed, may land and move with it.',
  none: 'Land nothing',
  order: (units) => ({ order: 'land', units }),
  some: (count) => `Land ${plural(count, 'unit')}`,
  rowLabel: (name, chosen) => `${chosen ? 'Do not land' : 'Land'} ${name}`,
})
export const deployPage = listPage(
  {
    kind: 'deploy',
    rule: 'GW-MOV-09',
    step: 'satellites',
    title: 'Deploy satellites',
    text: 'A satellite works from its deployment on. The booster that brought it is used up.',
    none: 'Deploy nothing',
    order: (units) => ({ order: 'deploy', units }),
    some: (count) => `Deploy ${plural(count, 'satellite')}`,
    rowLabel: (name, chosen) => `${chosen ? 'Do not deploy' : 'Deploy'} ${name}`,
  },
  row('all', 'GW-MOV-09', 'Deploy every satellite here', { give: { order: 'deploy', units: 'all' } }),
)
export const pulsePage = listPage({
  kind: 'pulse',
  rule: 'GW-PLS-01',
  step: 'pulses',
  title: 'Attack now: detonate a pulse?',
  text: 'A pulse disables everything in its hex, your own units too. All pulses of an impulse go off together.',
  none: 'Detonate nothing',
  order: (units) => ({ order: 'pulse', units }),
  some: (count) => `Detonate ${plural(count, 'pulse warhead')}`,
  rowLabel: (name, chosen) => `${chosen ? 'Hold' : 'Detonate'} ${name}`,
})

// Fire and strikes.
interface YesOrNo {
  readonly rule: RuleId
  readonly step: string
  readonly title: string
  readonly text: string
  readonly yes: readonly [label: string, Order]
  readonly no: readonly [label: string, Order]
}
const bothPage =
  ({ rule, step, title, text, yes, no }: YesOrNo) =>
  (view: View): GamePage => {
    const isProposed = proposed(view, 'aim')?.fire ?? proposed(view, 'arm')?.strike ?? false
    return {
      phase: phaseText(view, step),
      title,
      text: [...attackTexts(view), text].join('\n'),
      rule,
      rows: () => [
        row('yes', rule, yes[0], { give: yes[1], role: isProposed ? 'main' : 'row' }),
        row('no', rule, no[0], { give: no[1], role: isProposed ? 'row' : 'main' }),
      ],
    }
  }
export const aimPage = bothPage({
  rule: 'GW-LSR-01',
  step: 'lasers',
  title: 'Attack now: fire lasers?',
  text: 'Shots that are not fired in this turn are lost. The player with the higher die fires first.',
  yes: ['Fire', { order: 'aim', fire: true }],
  no: ['Hold fire', { order: 'aim', fire: false }],
})
export const armPage = bothPage({
  rule: 'GW-WHD-03',
  step: 'warheads',
  title: 'Attack now: strike with warheads?',
  text: 'A warhead strikes one unit in its own hex and is used up, hit or miss. It may also wait.',
  yes: ['Strike', { order: 'arm', strike: true }],
  no: ['Wait', { order: 'arm', strike: false }],
})
