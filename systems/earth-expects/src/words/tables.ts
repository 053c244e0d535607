// The position as text tables: ships, own power, weapons, missiles, lock-ons.
import { list, type TextTable } from '@admiralty/kernel'
import { hullClass, LEVELS } from '../../data/tables.ts'
import { boxName } from '../ask.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Ship, View } from '../state.ts'
import { allShips, designOf, flying } from '../table.ts'
import { objectivesOf } from './objectives.ts'
import { COLORS, facingName, hexName, missileName, nameOf, points, shipName } from './say.ts'

export const tables = (view: View): readonly TextTable[] =>
  [objectives(view), ships(view), power(view), parts(view), missiles(view), locks(view), waiting(view)].filter(
    ({ rows }) => rows.length > 0,
  )

/** The aims of the battle. The first objective that is met decides. */
const objectives = (view: View): TextTable => ({
  title: 'Objectives',
  head: ['Side', 'Wins when', 'Now'],
  rows: objectivesOf(view).map(({ side, text, now }) => [side === null ? 'any' : COLORS[side], text, now || '–']),
})
function ships(view: View): TextTable {
  return {
    title: 'Ships',
    head: ['Side', 'Ship', 'Class', 'Crew', 'Hex', 'Facing', 'Speed', 'Damage', 'State'],
    rows: allShips(view).map((ship) => shipRow(view, ship)),
  }
}
function shipRow(view: View, ship: Ship): readonly string[] {
  const gone = !flying(ship)
  return [
    COLORS[ship.seat],
    shipName(view, ship),
    `${hullClass(ship.design.hull).title}${ship.design.kind === 'warship' ? '' : `, ${ship.design.kind}`}${ship.design.base ? ', base' : ''}`,
    ship.crew,
    gone ? '–' : hexName(ship.hex),
    gone ? '–' : facingName(ship.facing),
    gone ? '–' : String(ship.deeds.speed),
    damageOf(ship),
    stateOf(view, ship),
  ]
}
/** '3 light, 1 destroyed of 85' */
function damageOf({ levels, design }: Ship): string {
  const counts = LEVELS.filter((level) => level !== 'sound').flatMap((level) => {
    const many = Object.values(levels).filter((one) => one === level).length
    return many > 0 ? [`${many} ${level}`] : []
  })
  return counts.length === 0 ? '–' : `${counts.join(', ')} of ${design.boxes.length + design.armour.length}`
}
function stateOf(view: View, ship: Ship): string {
  const states = [
    { flying: '', destroyed: 'destroyed', left: 'left' }[ship.status],
    Object.hasOwn(view.ships, ship.id) ? '' : 'hidden',
    ship.reversing ? 'in reverse' : '',
    ship.mirrored ? 'turned over' : '',
    ship.rolling > 0 ? 'rolling' : '',
    ship.ftl === null ? '' : `FTL in progress, ${ship.ftl} hexes moved`,
    ship.docked.length > 0 ? `docked to ${list(ship.docked.map(({ to }) => nameOf(view, to)))}` : '',
    ship.landing === 'none' ? '' : ship.landing,
    ship.deeds.fired.length > 0 ? `fired ${ship.deeds.fired.length}` : '',
  ].filter((state) => state !== '')
  return states.join(', ') || '–'
}

/** The power of ships whose secrets the viewer knows. */
function power(view: View): TextTable {
  const rows = allShips(view).flatMap((ship) => {
    const secret = view.secret[ship.seat]
    if (!secret || !flying(ship)) return []
    const had = secret.points[ship.id]
    const lit = secret.power[ship.id]?.lit
    return [
      [
        nameOf(view, ship.id),
        points(secret.before[ship.id] ?? 0),
        had ? `${had.speed} of ${points(had.speedPower)}` : '–',
        had ? `${had.unspent} of ${had.manoeuvre}` : '–',
        lit ? String(lit.length) : '–',
        String(secret.empty[ship.id]?.length ?? 0),
      ],
    ]
  })
  return {
    title: 'Power of your ships',
    head: ['Ship', 'Speed power last turn', 'Speed', 'Manoeuvre left', 'Boxes powered', 'Empty launchers'],
    rows,
  }
}

/** The systems of each ship, as far as the viewer knows its record. */
function parts(view: View): TextTable {
  const rows = allShips(view)
    .filter(flying)
    .map((ship) => {
      const design = designOf(view, ship)
      const systems = systemsOf(layoutOf(design)).map(({ id, boxes }) => {
        const hit = boxes.filter((box) => ship.levels[box] !== undefined).length
        return `${boxName(view, ship, id)}${hit > 0 ? ` (${hit} hit)` : ''}`
      })
      const single = (['M', 'A', 'S', 'G', 'C', 'P'] as const).map((type) => {
        const boxes = design.boxes.filter((box) => box.type === type)
        const hit = boxes.filter(({ at }) => ship.levels[at.join()] !== undefined).length
        return boxes.length === 0 ? '–' : hit > 0 ? `${boxes.length}, ${hit} hit` : String(boxes.length)
      })
      return [nameOf(view, ship.id), list(systems), ...single]
    })
  return { title: 'Records', head: ['Ship', 'Systems', 'Launchers', 'Anti-missiles', 'Sensors', 'Generators', 'Control', 'Power'], rows }
}

function missiles(view: View): TextTable {
  const rows = Object.values(view.missiles).map((missile) => [
    COLORS[missile.seat],
    missileName(view, missile),
    nameOf(view, missile.target),
    hexName(missile.hex),
    view.secret[missile.seat] ? (view.secret[missile.seat]?.nuclear.includes(missile.id) ? 'nuclear' : 'standard') : '–',
  ])
  return { title: 'Missiles', head: ['Side', 'Missile', 'At', 'Hex', 'Warhead'], rows }
}
function locks(view: View): TextTable {
  const rows = Object.entries(view.locks).flatMap(([by, on]) =>
    Object.entries(on).map(([at, many]) => [nameOf(view, by), nameOf(view, at), String(many)]),
  )
  return { title: 'Lock-ons', head: ['Ship', 'On', 'How many'], rows }
}
/** Ships bought and not yet placed. */
function waiting(view: View): TextTable {
  const rows = Object.values(view.secret).flatMap(({ fleet }) =>
    (fleet ?? []).map(({ design, crew, seat }) => [COLORS[seat], design.name, hullClass(design.hull).title, crew]),
  )
  return { title: 'Ships bought', head: ['Side', 'Ship', 'Class', 'Crew'], rows }
}
