// Log entries of movement, collisions, repairs and fighters.
import { list, type Part, plural } from '@admiralty/kernel'
import type { MovementObservation } from '../movement/events.ts'
import { at, briefName, COLORS, d6, detail, facingName, figure, heading, type LinesOf, line, needs, rolled, thing } from './say.ts'

const BALKS = { nav: ' cannot turn any more and goes straight on.', band: ' stops short of the line.' } as const
const MENDED = {
  damage: (amount: number) => `repairs ${amount} damage`,
  nav: () => 'can turn again',
  speed: () => 'regains 1 speed',
} as const

export const movementLines: LinesOf<MovementObservation> = {
  turnBegan: ({ turn, initiative }) => heading(['ES-SEQ-03'], `Turn ${turn}. ${COLORS[initiative]} has the initiative.`),
  hullMended: ({ ship, seat, points }, view) =>
    line(seat, ['ES-LEV-02'], thing(view, ship), ` repairs ${plural(points, 'point')} by itself.`),
  shipSetOff: ({ ship, seat, from, speed }, view) => {
    const kept = speed === 0 ? 'stays where it is' : `keeps speed ${speed}`
    const how = speed > from ? `speeds up to ${speed}` : speed < from ? `slows down to ${speed}` : kept
    return line(seat, ['ES-MOV-02'], thing(view, ship), ` ${how}.`)
  },
  shipMoved: ({ ship, seat, hex, facing }, view) =>
    detail(seat, ['ES-MOV-03'], thing(view, ship), ' at ', at(hex), `, facing ${facingName(facing)}.`),
  shipBalked: ({ ship, seat, why }, view) => detail(seat, [why === 'nav' ? 'ES-TRN-04' : 'ES-SCN-04'], thing(view, ship), BALKS[why]),
  shipJumped: ({ ship, seat, hex, facing }, view) =>
    line(seat, ['ES-AUX-JMP-01'], thing(view, ship), ' jumps to ', at(hex), `, facing ${facingName(facing)}.`),
  shipLeft: ({ ship, seat }, view) => line(seat, ['ES-MOV-06'], thing(view, ship), ' leaves the map for good.'),
  freighterReached: ({ ship, seat }, view) => line(seat, ['ES-SCN-03'], thing(view, ship), ' is a freighter and has reached the far edge.'),
  collisionRolled: ({ mover, target, seat, rammed, die, needed, hit }, view) => {
    const [rule, meets] = rammed ? (['ES-COL-03', ' tries to ram '] as const) : (['ES-COL-02', ' meets '] as const)
    const roll = [d6(die, hit), ', a collision at ', needs(needed), hit ? ': they collide.' : ': clear.']
    return detail(seat, [rule], thing(view, mover), meets, thing(view, target), ': ', ...roll)
  },
  collisionDodged: ({ ship, seat, die, needed, worked }, view) => {
    const roll = rolled(die, needed, { passed: worked }, worked ? ': the collision is avoided.' : ': failed.')
    return detail(seat, ['ES-AUX-DSP-03'], thing(view, ship), '’s displacer rolls ', ...roll)
  },
  collided: ({ mover, target, dice, damage }, view) => {
    const [first, second] = damage
    const damageTo = (id: string, face: number | undefined, number: typeof first): readonly Part[] =>
      number ? ['; ', thing(view, id), ' ', ...(face === undefined ? [] : [d6(face, null), ' ']), 'takes ', figure(number)] : []
    const blows = [...damageTo(mover, dice[0], first), ...damageTo(target, dice[1], second)]
    return line(null, ['ES-COL-07'], thing(view, mover), ' and ', thing(view, target), ' collide', ...blows, '.')
  },
  fightersCollided: ({ fighters }, view) =>
    line(null, ['ES-FMV-05'], `${list(fighters.map((id) => briefName(view, id)))} collide and are lost.`),
  shipRammed: ({ fighter, target, damage }, view) =>
    line(null, ['ES-FMV-04'], thing(view, fighter), ' rams ', thing(view, target), ': ', figure(damage), ' damage.'),
  repaired: ({ ship, seat, counters, what, amount }, view) =>
    line(seat, ['ES-AUX-DC-02'], thing(view, ship), ` ${MENDED[what](amount)} with ${plural(counters, 'damage-control counter')}.`),
  navRepairRolled: ({ ship, seat, die, size, cleared }, view) => {
    const clears = `, less than ${size} clears it${cleared ? ': it can turn again.' : ': failed.'}`
    return detail(seat, ['ES-CRT-06'], thing(view, ship), ' tries to repair its navigation: ', d6(die, cleared), clears)
  },
  fighterLaunched: ({ ship, fighter }, view) =>
    line(fighter.seat, ['ES-FTR-05'], thing(view, ship), ' launches ', thing(view, fighter.id), ' to ', at(fighter.hex), '.'),
  fighterMoved: ({ fighter, seat, hex, facing }, view) =>
    line(seat, ['ES-FMV-01'], thing(view, fighter), ' flies to ', at(hex), `, facing ${facingName(facing)}.`),
  fighterLanded: ({ fighter, seat, ship }, view) => line(seat, ['ES-FTR-06'], thing(view, fighter), ' lands on ', thing(view, ship), '.'),
  fighterLeft: ({ fighter, seat }, view) => line(seat, ['ES-FMV-07'], thing(view, fighter), ' leaves the map for good.'),
}
