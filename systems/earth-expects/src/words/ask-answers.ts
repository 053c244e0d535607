// Questions within the Weapons step: point defence, the die that counts, rows of fire.
import { chanceAtLeast, plural, type Spot } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { boxName } from '../ask.ts'
import { rowsIn } from '../fire/aim.ts'
import { chainIn, defencesOf, engagements, neededToDefend, sensorsFor } from '../fire/defence.ts'
import { armourFor, chanceToMeet, surestRow, type Target } from '../fire/shift.ts'
import { hullOf } from '../hull.ts'
import type { OrderOf } from '../orders.ts'
import { boxesOn, firstOn } from '../record/rows.ts'
import type { Color } from '../shapes.ts'
import type { Attack, Missile, View } from '../state.ts'
import { missileOf, policyOf, rangeTo, shipOf } from '../table.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, onItem, onThing, row, START } from './form.ts'
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

// The direction and the row of a shot.
export const WAYS = [
  'from the stern towards the bow',
  'from port astern to starboard ahead',
  'from port ahead to starboard astern',
  'from the bow towards the stern',
  'from starboard ahead to port astern',
  'from starboard astern to port ahead',
]
export function rowSetPage(view: View): GamePage {
  const { by, at, headings } = view.attack ?? { by: '', at: '', headings: [] }
  return {
    phase: 'Weapons · yours to decide',
    title: `In which direction does the fire of ${nameOf(view, by)} cross ${nameOf(view, at)}?`,
    text: 'Two directions of rows are equally near to the line of fire, so the owner of the target chooses one.',
    rule: 'EE-POI-02',
    rows: () =>
      headings.map((heading) => {
        const effect = { give: { order: 'rowSet', heading }, spots: firstBoxes(view, heading) } as const
        return row(`heading:${heading}`, 'EE-POI-02', capital(WAYS[heading] ?? ''), effect)
      }),
  }
}
function firstBoxes(view: View, heading: Attack['headings'][number]): readonly Spot[] {
  const { attack } = view
  if (!attack) return []
  const hull = hullOf(view, shipOf(view, attack.at))
  const rows = rowsIn({ ...view, attack: { ...attack, heading } })
  return rows.flatMap((row) => spotOf(hull, firstOn(hull.layout, hull.levels, { heading, row }, armourFor(attack.kind))))
}
/** The first box as ': laser, left aft'. */
function firstName(view: View, hull: ReturnType<typeof hullOf>, box: string | undefined): string {
  if (box === undefined) return ''
  const { ship, box: own } = hull.owner(box)
  return `: ${boxName(view, shipOf(view, ship), own)}`
}
const spotOf = (hull: ReturnType<typeof hullOf>, box: string | undefined): readonly Spot[] => {
  if (box === undefined) return []
  const { ship, box: own } = hull.owner(box)
  return [onItem(ship, own)]
}

const HIGH = 'Choose the side to which high rolls go.'
const SHIFT =
  'Two dice shift the shot from your row to one side or the other; an average roll does not. Each row shows its chance to touch the ship.'
export function rowPage(view: View, me: Color, draft: Draft): GamePage {
  const { attack } = view
  const { by, at, damage } = attack ?? { by: '', at: '', damage: null }
  const toPlace = damage ? `${plural(damage.total, 'point')} of damage. ` : ''
  const chosen = draft.kind === 'row' ? draft.row : null
  return {
    phase: 'Weapons · yours to decide',
    title: `Where does ${nameOf(view, by)} hit ${nameOf(view, at)}?`,
    text: `${toPlace}${chosen === null ? SHIFT : HIGH}`,
    rule: chosen === null ? 'EE-POI-01' : 'EE-POI-03',
    back: chosen === null ? undefined : { set: START },
    rows: () => attack && (chosen === null ? hitRows(view, me, attack) : (['left', 'right'] as const).map((high) => highRow(chosen, high))),
  }
}
const highRow = (hit: number, high: 'left' | 'right'): GameRow =>
  row(`high:${high}`, 'EE-POI-03', `High rolls to the ${high}`, { give: { order: 'row', row: hit, high } })
function hitRows(view: View, me: Color, attack: Attack): GameRows {
  const rows = rowsIn(view)
  const ship = shipOf(view, attack.at)
  const hull = hullOf(view, ship)
  const heading = attack.heading ?? 0
  const target: Target = { ...hull, kind: attack.kind, sides: CREWS[ship.crew].sides }
  const surest = surestRow(target, heading)?.row ?? 0
  const give = { order: 'row', row: surest, high: 'right' } as const
  const middle = { ...give, row: rows[Math.floor(rows.length / 2)] ?? surest, policy: { ...policyOf(view, me), rows: 'middle' } } as const
  return [
    row('surest', 'EE-POI-01', `Row ${rows.indexOf(surest) + 1}, the surest to touch`, { give, role: 'main' }),
    row('always', 'EE-POI-01', 'The middle row, now and from now on', { give: middle, note: 'automatic' }),
    rows.map((hit, at) => {
      const boxes = boxesOn(hull.layout, hull.levels, { heading, row: hit }, armourFor(attack.kind))
      const odds = chanceToMeet(target, { heading, row: hit })
      const details = {
        spots: spotOf(hull, boxes[0]),
        odds,
        oddsTo: 'touch the ship',
        note: `${plural(boxes.length, 'box', 'boxes')} deep`,
      }
      return row(`row:${hit}`, 'EE-POI-01', `Row ${at + 1}${firstName(view, hull, boxes[0])}`, {
        set: { kind: 'row', row: hit },
        ...details,
      })
    }),
  ]
}
