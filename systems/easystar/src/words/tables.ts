// The view as text tables: score, ships, fighters, and the sheets that the viewer may see.

import { list, type TextTable } from '@admiralty/kernel'
import { type Hex, makeHexNumber } from '@admiralty/space'
import { hasFired } from '../fire/slots.ts'
import { lastTurnOf, objectivesOf } from '../setting/objectives.ts'
import type { Color, Fighter, Secret, Ship, Side, View } from '../state.ts'
import { seatsOn, sheetOf, strength, topSpeed } from '../table.ts'
import { bayName, COLORS, FIGHTER_NAMES, facingName, fighterName, itemName, shipName } from './say.ts'

export const tables = (view: View): readonly TextTable[] =>
  [
    objectives(view),
    score(view),
    ships(view),
    fighters(view),
    ...Object.entries(view.secret).flatMap(([seat, secret]) => sheets(view, seat, secret)),
  ].filter(({ rows }) => rows.length > 0)

function objectives(view: View): TextTable {
  const rows = objectivesOf(view).map(({ side, text, goal, progress }) => [
    teamName(view, side),
    text,
    `turn ${lastTurnOf(view.setup)}`,
    goalText(goal),
    progress ? `${progress.done} of ${progress.needed}` : '–',
  ])
  return { title: 'Objectives', head: ['Side', 'Objective', 'Last turn', 'Goal', 'Reached'], rows }
}
/** The ends of a row of hexes. */
function goalText(goal: readonly Hex[]): string {
  const [first, last] = [goal[0], goal.at(-1)]
  return first && last ? `${makeHexNumber(first)} to ${makeHexNumber(last)}` : '–'
}
const teamName = (view: View, side: Side): string =>
  seatsOn(view, side)
    .map((seat) => COLORS[seat])
    .join(' and ')

const SIDES: readonly Side[] = ['yellow', 'blue']
function score(view: View): TextTable {
  const rows = SIDES.map((side) => {
    const { total, because } = view.scores[side] ?? { total: 0, because: [] }
    const alive = Object.values(view.ships).filter(
      (ship) => seatsOn(view, side).includes(ship.seat) && (ship.status === 'flying' || ship.status === 'dying'),
    )
    return [teamName(view, side), String(total), String(alive.length), because.map(([what, amount]) => `${what} ${amount}`).join(', ')]
  })
  return { title: 'Score', head: ['Side', 'Victory points', 'Ships left', 'For'], rows }
}

function ships(view: View): TextTable {
  return {
    title: 'Ships',
    head: ['Side', 'Ship', 'Hull', 'Number', 'Hex', 'Facing', 'Speed', 'Damage', 'State', 'Seen aboard'],
    rows: Object.values(view.ships).map((ship) => shipRow(view, ship)),
  }
}
function shipRow(view: View, ship: Ship): readonly string[] {
  const gone = ship.status === 'exploded' || ship.status === 'left'
  const sheet = sheetOf(view, ship)
  return [
    COLORS[ship.seat],
    shipName(ship),
    ship.hull,
    String(ship.number),
    gone ? '–' : makeHexNumber(ship.hex),
    gone || ship.status === 'wreck' ? '–' : facingName(ship.facing),
    gone || ship.status === 'wreck' ? '–' : `${ship.speed} of ${topSpeed(view, ship).total}`,
    `${ship.hurt} of ${strength(view, ship).total}${sheet ? '' : ' or more'}`,
    stateOf(ship),
    ship.known.map(itemName).join(', ') || '–',
  ]
}
function stateOf(ship: Ship): string {
  const states = [
    ship.status === 'flying'
      ? ''
      : { dying: 'dying, last shot owed', wreck: 'wreck', exploded: 'exploded', left: 'left the map' }[ship.status],
    ship.navHit ? 'nav hit' : '',
    ship.slowed > 0 ? `top speed −${ship.slowed}` : '',
    ship.moved ? 'moved' : '',
  ].filter((state) => state !== '')
  return states.join(', ') || '–'
}

function fighters(view: View): TextTable {
  return {
    title: 'Fighters',
    head: ['Side', 'Fighter', 'Hex', 'Facing', 'State'],
    rows: Object.values(view.fighters).map((fighter) => [
      COLORS[fighter.seat],
      fighterName(fighter),
      fighter.status === 'flying' ? makeHexNumber(fighter.hex) : '–',
      fighter.status === 'flying' ? facingName(fighter.facing) : '–',
      fighterState(fighter),
    ]),
  }
}
const fighterState = (fighter: Fighter): string =>
  ({ flying: fighter.fired ? 'fired' : fighter.moved ? 'moved' : 'flying', aboard: 'aboard', lost: 'lost', left: 'left the map' })[
    fighter.status
  ]

function sheets(view: View, seat: string, secret: Secret | undefined): readonly TextTable[] {
  if (!secret) return []
  const rows = Object.values(secret.sheets).map((sheet) => {
    const ship = view.ships[sheet.ship]
    return [
      `${ship ? shipName(ship) : sheet.ship}${secret.flagship === sheet.ship ? ', flagship' : ''}${sheet.freighter ? ', freighter' : ''}`,
      sheet.items.map((item) => `${itemName(item)}${ship && hasFired(ship, item) ? ' (fired)' : ''}`).join(', ') || '–',
      list(sheet.fighters.map(({ kind, bay }) => `${FIGHTER_NAMES[kind]} in ${bayName(sheet.items, bay)}`)) || '–',
      sheet.speedTraded > 0 ? `${sheet.speedTraded} speed for spaces` : '–',
    ]
  })
  const counters = secret.counters + secret.flagshipCounters
  const title = `${COLORS[seat as Color]}: sheets${counters > 0 ? `, ${counters} damage control` : ''}` // the keys of secrets are seats
  return [{ title, head: ['Ship', 'Aboard', 'Fighters', 'Given up'], rows }]
}
