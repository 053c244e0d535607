// Questions of point defence: which missile a weapon engages, and the die that counts.
import { chanceAtLeast, plural } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { chainIn, defencesOf, engagements, neededToDefend } from '../fire/defence.ts'
import { sensorsFor } from '../fire/engage.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Missile, View } from '../state.ts'
import { missileOf, rangeTo, shipOf } from '../table.ts'
import { type GamePage, type GameRow, type GameRows, onItem, onThing, row } from './form.ts'
import { capital, nameOf, weaponName } from './say.ts'

// Point defence.
export function defendPage(view: View, me: Color): GamePage {
  const chain = chainIn(view)
  const coming = Object.values(view.missiles).filter((missile) => missile.entry !== null && missile.seat !== me).length
  return {
    phase: 'Weapons · point defence',
    title: chain ? `${capital(weaponName(view, chain.ship, chain.weapon))} may fire again` : `${plural(coming, 'missile')} to engage`,
    text: chain
      ? `This weapon hit and may fire at another missile. It must now roll at least ${chain.needed}.`
      : 'Players take turns to fire one weapon, until all pass. A weapon used here does not fire again this turn.',
    rule: chain ? 'EE-PD-08' : 'EE-PD-03',
    rows() {
      const able = engagements(view, me, chain)
      const label = able.length === 0 ? 'No weapon can fire' : 'Hold fire'
      return [
        row('pass', 'EE-PD-03', label, { give: { order: 'pass' }, role: 'main' }),
        firstOfAlike(view, able).map(({ order, alike }) => defenceRows(view, order, alike)),
      ]
    },
  }
}
type Able = { readonly order: OrderOf<'defend'> }
/** The engagements of a weapon against equal missiles, as one row. */
function firstOfAlike(view: View, able: readonly Able[]): readonly (Able & { readonly alike: readonly string[] })[] {
  const found = new Map<string, Able & { readonly alike: readonly string[] }>()
  for (const { order } of able) {
    const key = `${order.ship} ${order.weapon} ${kindOf(missileOf(view, order.missile))}`
    const { alike = [] } = found.get(key) ?? {}
    found.set(key, { order: found.get(key)?.order ?? order, alike: [...alike, order.missile] })
  }
  return [...found.values()]
}
/** A row without sensors, and one with all sensors that can help. */
function defenceRows(view: View, order: OrderOf<'defend'>, alike: readonly string[]): GameRows {
  const ship = shipOf(view, order.ship)
  const missile = missileOf(view, order.missile)
  const sensors = sensorsFor(view, ship, missile).slice(0, rangeTo(ship, missile))
  return [defenceRow(view, { ...order, sensors: [] }, alike), sensors.length > 0 && defenceRow(view, { ...order, sensors }, alike)]
}
/** A key that is equal for missiles which an enemy cannot tell apart. */
const kindOf = ({ seat, target, hex, entry, launched }: Missile): string => JSON.stringify([seat, target, hex, entry, launched])
function defenceRow(view: View, order: OrderOf<'defend'>, alike: readonly string[]): GameRow {
  const ship = shipOf(view, order.ship)
  const missile = missileOf(view, order.missile)
  const chain = chainIn(view)
  const weapon = defencesOf(view, ship, chain).find(({ id }) => id === order.weapon)
  const many = order.sensors.length
  const needed = weapon && neededToDefend(view, ship, weapon, missile, { sensors: many, chain })
  const once = needed ? chanceAtLeast(needed.total, CREWS[ship.crew].sides) : 0
  const helped = many > 0 ? `, with ${plural(many, 'sensor')}` : ''
  const what = alike.length > 1 ? `one of ${alike.length}` : 'missile'
  const key = `${order.ship}/${order.weapon}/${order.missile}${many > 0 ? '/sensors' : ''}`
  const label = `${capital(weaponName(view, ship.id, order.weapon))}${helped}: ${what}`
  const whom = missile.target === ship.id ? 'this ship' : nameOf(view, missile.target)
  return row(key, many > 0 ? 'EE-PD-05' : 'EE-PD-04', label, {
    give: order,
    spots: [...alike.map(onThing), onItem(ship.id, weapon?.primary ?? order.weapon)],
    odds: weapon?.kind === 'antiMissile' ? 1 - (1 - once) ** 2 : once,
    oddsTo: 'shoot it down',
    because: needed ? [{ title: 'needs at least', number: needed }] : [],
    note: `${nameOf(view, ship.id)}, at ${alike.length > 1 ? 'missiles' : 'the missile'} for ${whom}`,
  })
}

// The die of an anti-missile that counts.
export function diePage(view: View): GamePage {
  const { agenda } = view
  const step = agenda[0]?.step === 'chooseDie' ? agenda[0] : undefined
  const needs = step && `It needs ${step.needed.total} or more. If it hits, its next die must be at least as high.`
  return {
    phase: 'Weapons · point defence',
    title: 'Which die counts?',
    text: needs ?? 'Choose one of the two dice.',
    rule: 'EE-AMI-02',
    rows: () =>
      step &&
      ([0, 1] as const).map((die) => {
        const note = step.dice[die] >= step.needed.total ? 'hits' : 'misses'
        return row(`die:${die}`, 'EE-AMI-02', `The ${step.dice[die]}`, { give: { order: 'chooseDie', die }, note })
      }),
  }
}
