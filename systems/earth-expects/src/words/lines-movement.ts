// Log lines of movement, terrain and engine failure.
import { boxName } from '../ask.ts'
import type { MovementEvent } from '../movement/events.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { at, capital, counted, detail, die, facingName, type LinesOf, line, listed, rolled, shipLink, who } from './say.ts'

const partOf = (view: View, ship: string, box: string): string => {
  const found = findShip(view, ship)
  return found ? boxName(view, found, box) : box
}

export const movementLines: LinesOf<MovementEvent> = {
  bodyMoved: ({ body, centre }, view) =>
    line(null, ['EE-PLA-04'], `${view.setup.bodies.find(({ id }) => id === body)?.title ?? 'A body'} moves to `, at(centre), '.'),
  shipCarried: ({ ship, seat, hex }, view) => detail(seat, ['EE-PLA-04'], shipLink(view, ship), ' is carried to ', at(hex), '.'),
  engineFailed: ({ ship, seat, dice }, view) =>
    line(seat, ['EE-EFA-01'], shipLink(view, ship), ` brakes too hard: ${counted(dice, 'die', 'dice')} of engine failure.`),
  powerAnnounced: ({ ship, seat, points }, view) =>
    line(
      seat,
      ['EE-TAI-02'],
      shipLink(view, ship),
      ` has ${counted(points.speed, 'speed point')} and ${counted(points.manoeuvre, 'manoeuvre point')}: you tail this ship.`,
    ),
  shipFlew: ({ ship, seat, path, facing, speed, landing }, view) => {
    const to = path.at(-1) ?? [0, 0]
    const went = path.length > 1 ? [' flies to ', at(to)] : [' stays at ', at(to)]
    const ground = { none: '', low: ', low over the ground', landed: ', and has landed' }[landing]
    return line(seat, ['EE-MOV-01'], shipLink(view, ship), ...went, `, facing ${facingName(facing)}, speed ${speed}${ground}.`)
  },
  moveMended: ({ ship, seat, why, dark }, view) =>
    line(
      seat,
      why === null ? ['EE-IMP-01'] : ['EE-IMP-01', why],
      shipLink(view, ship),
      ' cannot follow its plot and moves straight ahead',
      dark > 0 ? `; ${counted(dark, 'box', 'boxes')} will lose power.` : '.',
    ),
  recordShown: ({ ship, seat, by }, view) => line(seat, ['EE-IMP-05'], shipLink(view, ship), ' shows its power record to ', who(by), '.'),
  darkened: ({ ship, seat, boxes }, view) =>
    line(seat, ['EE-IMP-05'], shipLink(view, ship), ` loses power: ${listed(boxes.map((box) => partOf(view, ship, box)))}.`),
  debrisMet: ({ ship, seat, hex, die: face, needed, missing }, view) =>
    detail(
      seat,
      [face === null ? 'EE-AST-08' : 'EE-AST-02'],
      shipLink(view, ship),
      ' meets debris at ',
      at(hex),
      ...(face === null ? [] : [': ', die(face)]),
      `, needs ${counted(needed, 'manoeuvre point')} to get through${missing > 0 ? ` and lacks ${missing}` : ''}.`,
    ),
  halted: ({ ship, seat, hex, why, dice }, view) =>
    line(
      seat,
      [why],
      shipLink(view, ship),
      ' is stopped by an interface at ',
      at(hex),
      dice > 0 ? `: ${counted(dice, 'die', 'dice')} of engine failure.` : '.',
    ),
  radiationRolled: ({ ship, seat, from, dice, damage }, view) =>
    detail(
      seat,
      ['EE-RAD-02'],
      `${capital('radiation')} from side ${from + 1} on `,
      shipLink(view, ship),
      ': ',
      ...rolled(dice),
      `: ${counted(damage, 'point')} of damage.`,
    ),
  heated: ({ ship, seat, dice }, view) =>
    detail(seat, ['EE-HEA-01'], shipLink(view, ship), ' is damaged by heat', ...(dice.length > 0 ? [': ', ...rolled(dice)] : []), '.'),
  deemed: () => undefined,
}
