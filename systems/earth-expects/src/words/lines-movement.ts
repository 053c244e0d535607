// Log lines of movement, terrain and engine failure.
import { list, plural } from '@admiralty/kernel'
import type { MovementEvent } from '../movement/events.ts'
import { after, at, boxIn, detail, facingName, type LinesOf, line, rolled, shipLink, who } from './say.ts'

const failing = (dice: number): string => `${plural(dice, 'die', 'dice')} of engine failure`
export const movementLines: LinesOf<MovementEvent> = {
  bodyMoved: ({ body, centre }, view) =>
    line(null, 'EE-PLA-04')`${view.setup.bodies.find(({ id }) => id === body)?.title ?? 'A body'} moves to ${at(centre)}.`,
  shipCarried: ({ ship, seat, hex }, view) => detail(seat, 'EE-PLA-04')`${shipLink(view, ship)} is carried to ${at(hex)}.`,
  engineFailed: ({ ship, seat, dice }, view) => line(seat, 'EE-EFA-01')`${shipLink(view, ship)} brakes too hard: ${failing(dice)}.`,
  powerAnnounced({ ship, seat, points }, view) {
    const made = `${plural(points.speed, 'speed point')} and ${plural(points.manoeuvre, 'manoeuvre point')}`
    return line(seat, 'EE-TAI-02')`${shipLink(view, ship)} has ${made}: you tail this ship.`
  },
  shipFlew({ ship, seat, path, facing, speed, landing }, view) {
    const ground = { none: '', low: ', low over the ground', landed: ', and has landed' }[landing]
    const end = `, facing ${facingName(facing)}, speed ${speed}${ground}.`
    return line(seat, 'EE-MOV-01')`${shipLink(view, ship)} ${path.length > 1 ? 'flies to' : 'stays at'} ${at(path.at(-1) ?? [0, 0])}${end}`
  },
  moveMended({ ship, seat, why, dark }, view) {
    const lost = dark > 0 ? `; ${plural(dark, 'box', 'boxes')} will lose power.` : '.'
    const rules = why === null ? [] : [why]
    return line(seat, 'EE-IMP-01', ...rules)`${shipLink(view, ship)} cannot follow its plot and moves straight ahead${lost}`
  },
  recordShown: ({ ship, seat, by }, view) => line(seat, 'EE-IMP-05')`${shipLink(view, ship)} shows its power record to ${who(by)}.`,
  darkened: ({ ship, seat, boxes }, view) =>
    line(seat, 'EE-IMP-05')`${shipLink(view, ship)} loses power: ${list(boxes.map((box) => boxIn(view, ship, box)))}.`,
  debrisMet({ ship, seat, hex, die, needed, missing }, view) {
    const needs = `needs ${plural(needed, 'manoeuvre point')} to get through${missing > 0 ? ` and lacks ${missing}` : ''}`
    const rule = die === null ? 'EE-AST-08' : 'EE-AST-02'
    return detail(seat, rule)`${shipLink(view, ship)} meets debris at ${at(hex)}${after(die, null)}, ${needs}.`
  },
  halted: ({ ship, seat, hex, why, dice }, view) =>
    line(seat, why)`${shipLink(view, ship)} is stopped by an interface at ${at(hex)}${dice > 0 ? `: ${failing(dice)}` : ''}.`,
  radiationRolled({ ship, seat, from, dice, damage }, view) {
    const points = `${plural(damage, 'point')} of damage`
    return detail(seat, 'EE-RAD-02')`Radiation from side ${`${from + 1}`} on ${shipLink(view, ship)}: ${rolled(dice, null)}: ${points}.`
  },
  heated: ({ ship, seat, dice }, view) =>
    detail(seat, 'EE-HEA-01')`${shipLink(view, ship)} is damaged by heat${dice.length > 0 ? [': ', ...rolled(dice, null)] : []}.`,
  deemed: () => undefined,
}
