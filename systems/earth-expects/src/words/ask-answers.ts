// Questions within the Weapons step: point defence, the die that counts, rows of fire.
import type { Question } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { boxName } from '../ask.ts'
import { rowsIn } from '../fire/aim.ts'
import { chainIn, defencesOf, engagements, neededToDefend, sensorsFor } from '../fire/defence.ts'
import { chanceOf } from '../fire/prospects.ts'
import { armourFor, chanceToMeet, surestRow, type Target } from '../fire/shift.ts'
import { hullOf } from '../hull.ts'
import type { OrderOf } from '../orders.ts'
import { boxesOn, firstOn } from '../record/rows.ts'
import type { Color } from '../shapes.ts'
import type { Attack, Missile, View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { missileOf, policyOf, rangeTo, shipOf } from '../table.ts'
import { back, draftOf, leads, main, onItem, onThing, orders, type Pick } from './choice.ts'
import type { Draft, RowDraft } from './draft.ts'
import { capital, counted, nameOf, weaponName } from './say.ts'

// Point defence.
export function defendQuestion(view: View, me: Color): Question {
  const chain = chainIn(view)
  const coming = Object.values(view.missiles).filter((missile) => missile.entry !== null && missile.seat !== me).length
  return {
    phase: 'Weapons · point defence',
    title: chain ? `${capital(weaponName(view, chain.ship, chain.weapon))} may fire again` : `${counted(coming, 'missile')} to engage`,
    text: chain
      ? `This weapon hit and may fire at another missile. It must now roll at least ${chain.needed}.`
      : 'Players take turns to fire one weapon, until all pass. A weapon used here does not fire again this turn.',
    rule: chain ? 'EE-PD-08' : 'EE-PD-03',
  }
}
export function defendChoices(view: View, me: Color): readonly Pick[] {
  const able = engagements(view, me, chainIn(view))
  const rows = firstOfAlike(view, able).flatMap(({ order, alike }) => defenceRows(view, order, alike))
  return [
    main({ key: 'pass', label: able.length === 0 ? 'No weapon can fire' : 'Hold fire', rule: 'EE-PD-03' }, { order: 'pass' }),
    ...rows,
  ]
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
function defenceRows(view: View, order: OrderOf<'defend'>, alike: readonly string[]): readonly Pick[] {
  const ship = shipOf(view, order.ship)
  const missile = missileOf(view, order.missile)
  const helping = sensorsFor(view, ship, missile).slice(0, rangeTo(ship, missile))
  return [[], ...(helping.length > 0 ? [helping] : [])].map((sensors) => defenceRow(view, { ...order, sensors }, alike))
}
/** A key that is equal for missiles which an enemy cannot tell apart. */
const kindOf = ({ seat, target, hex, entry, launched }: Missile): string => JSON.stringify([seat, target, hex, entry, launched])
function defenceRow(view: View, order: OrderOf<'defend'>, alike: readonly string[]): Pick {
  const ship = shipOf(view, order.ship)
  const missile = missileOf(view, order.missile)
  const chain = chainIn(view)
  const weapon = defencesOf(view, ship, chain).find(({ id }) => id === order.weapon)
  const many = order.sensors.length
  const needed = weapon && neededToDefend(view, ship, weapon, missile, { sensors: many, chain })
  const once = needed ? chanceOf(needed.total, CREWS[ship.crew].sides) : 0
  const helped = many > 0 ? `, with ${counted(many, 'sensor')}` : ''
  const what = alike.length > 1 ? `one of ${alike.length}` : 'missile'
  return orders(
    {
      key: `${order.ship}/${order.weapon}/${order.missile}${many > 0 ? '/sensors' : ''}`,
      label: `${capital(weaponName(view, ship.id, order.weapon))}${helped}: ${what}`,
      rule: many > 0 ? 'EE-PD-05' : 'EE-PD-04',
    },
    order,
    {
      spots: [...alike.map(onThing), onItem(ship.id, weapon?.primary ?? order.weapon)],
      odds: weapon?.kind === 'antiMissile' ? 1 - (1 - once) ** 2 : once,
      because: needed ? [{ title: 'needs at least', number: needed }] : [],
      note: `${nameOf(view, ship.id)}, at ${alike.length > 1 ? 'missiles' : 'the missile'} for ${missile.target === ship.id ? 'this ship' : nameOf(view, missile.target)}`,
    },
  )
}

// The die of an anti-missile that counts.
const diceIn = ({ agenda: [step] }: View): StepOf<'chooseDie'> | undefined => (step?.step === 'chooseDie' ? step : undefined)
export function dieQuestion(view: View): Question {
  const step = diceIn(view)
  return {
    phase: 'Weapons · point defence',
    title: 'Which die counts?',
    text: step
      ? `It needs ${step.needed.total} or more. If it hits, its next die must be at least as high.`
      : 'Choose one of the two dice.',
    rule: 'EE-AMI-02',
  }
}
export function dieChoices(view: View): readonly Pick[] {
  const step = diceIn(view)
  if (!step) return []
  return ([0, 1] as const).map((die) =>
    orders(
      { key: `die:${die}`, label: `The ${step.dice[die]}`, rule: 'EE-AMI-02' },
      { order: 'chooseDie', die },
      { note: step.dice[die] >= step.needed.total ? 'hits' : 'misses' },
    ),
  )
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
export function rowSetQuestion(view: View): Question {
  const { by, at } = view.attack ?? { by: '', at: '' }
  return {
    phase: 'Weapons · yours to decide',
    title: `In which direction does the fire of ${nameOf(view, by)} cross ${nameOf(view, at)}?`,
    text: 'Two directions of rows are equally near to the line of fire, so the owner of the target chooses one.',
    rule: 'EE-POI-02',
  }
}
export const rowSetChoices = (view: View): readonly Pick[] =>
  (view.attack?.headings ?? []).map((heading) =>
    orders(
      { key: `heading:${heading}`, label: capital(WAYS[heading] ?? ''), rule: 'EE-POI-02' },
      { order: 'rowSet', heading },
      { spots: firstBoxes(view, heading) },
    ),
  )
function firstBoxes(view: View, heading: Attack['headings'][number]): Pick['spots'] {
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
const spotOf = (hull: ReturnType<typeof hullOf>, box: string | undefined): Pick['spots'] => {
  if (box === undefined) return []
  const { ship, box: own } = hull.owner(box)
  return [onItem(ship, own)]
}

export function rowQuestion(view: View, _: Color, draft: Draft | null): Question {
  const { by, at, damage } = view.attack ?? { by: '', at: '', damage: null }
  const toPlace = damage ? `${counted(damage.total, 'point')} of damage. ` : ''
  return {
    phase: 'Weapons · yours to decide',
    title: `Where does ${nameOf(view, by)} hit ${nameOf(view, at)}?`,
    text: `${toPlace}${draft?.kind === 'row' ? 'Choose the side to which high rolls go.' : 'Two dice shift the shot from your row to one side or the other; an average roll does not. Each row shows its chance to touch the ship.'}`,
    rule: draft?.kind === 'row' ? 'EE-POI-03' : 'EE-POI-01',
  }
}
const HANDS = ['left', 'right'] as const
export function rowChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const { attack } = view
  if (!attack) return []
  const rows = rowsIn(view)
  const ship = shipOf(view, attack.at)
  const hull = hullOf(view, ship)
  const heading = attack.heading ?? 0
  const target: Target = { ...hull, kind: attack.kind, sides: CREWS[ship.crew].sides }
  const surest = surestRow(target, heading)?.row ?? 0
  if (draft?.kind === 'row') {
    const { row } = draftOf<'row'>(draft, { kind: 'row', row: surest })
    return [
      ...HANDS.map((high) =>
        orders({ key: `high:${high}`, label: `High rolls to the ${high}`, rule: 'EE-POI-03' }, { order: 'row', row, high }),
      ),
      back(),
    ]
  }
  return [
    main(
      { key: 'surest', label: `Row ${rows.indexOf(surest) + 1}, the surest to touch`, rule: 'EE-POI-01' },
      { order: 'row', row: surest, high: 'right' },
    ),
    orders(
      { key: 'always', label: 'The middle row, now and from now on', rule: 'EE-POI-01' },
      { order: 'row', row: rows[Math.floor(rows.length / 2)] ?? surest, high: 'right', policy: { ...policyOf(view, me), rows: 'middle' } },
      { note: 'automatic' },
    ),
    ...rows.map((row, at) => {
      const next: RowDraft = { kind: 'row', row }
      const boxes = boxesOn(hull.layout, hull.levels, { heading, row }, armourFor(attack.kind))
      return leads({ key: `row:${row}`, label: `Row ${at + 1}${firstName(view, hull, boxes[0])}`, rule: 'EE-POI-01' }, next, {
        spots: spotOf(hull, boxes[0]),
        odds: chanceToMeet(target, { heading, row }),
        note: `${counted(boxes.length, 'box', 'boxes')} deep`,
      })
    }),
  ]
}
