// Log lines of the start of a turn, docking, rolling, power and repairs.
import { boxName } from '../ask.ts'
import type { PowerObservation } from '../power/events.ts'
import type { RepairObservation } from '../repair/events.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { counted, crewSides, detail, die, heading, type LinesOf, line, listed, points, thing, who } from './say.ts'

const POLICY = { defence: 'point defence', repairs: 'repairs', rows: 'the rows of its shots', ties: 'ties of rows' } as const
const called = (view: View, ship: string, box: string): string => {
  const found = findShip(view, ship)
  return found ? boxName(view, found, box) : box
}
const sidesOf = (view: View, ship: string): number => {
  const found = findShip(view, ship)
  return found ? crewSides(found) : 6
}

export const powerLines: LinesOf<PowerObservation | RepairObservation> = {
  turnBegan: ({ turn }) => heading(['EE-SEQ-01'], `Turn ${turn}.`),
  policySet: ({ seat, policy }) => {
    const handed = (['defence', 'repairs', 'rows', 'ties'] as const).filter((key) => policy[key] !== 'asked').map((key) => POLICY[key])
    return line(seat, ['EE-SEQ-09'], who(seat), handed.length > 0 ? ` makes ${listed(handed)} automatic.` : ' makes all decisions itself.')
  },
  dockingBegun: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-02'], thing(view, ship), ' begins to dock to ', thing(view, other), '.'),
  dockingRefused: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-02'], thing(view, other), ' does not let ', thing(view, ship), ' dock.'),
  dockingFailed: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-03'], thing(view, ship), ' breaks off docking with ', thing(view, other), '.'),
  docked: ({ ship, seat, with: other }, view) => line(seat, ['EE-DOC-04'], thing(view, ship), ' and ', thing(view, other), ' are docked.'),
  settled: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-06'], thing(view, ship), ' and ', thing(view, other), ' are ready to get under way.'),
  undockingBegun: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-10'], thing(view, ship), ' begins to undock from ', thing(view, other), '.'),
  undocked: ({ ship, seat, from }, view) => line(seat, ['EE-DOC-10'], thing(view, ship), ' and ', thing(view, from), ' separate.'),
  rolling: ({ ship, seat, turns }, view) =>
    line(
      seat,
      ['EE-ROL-01'],
      thing(view, ship),
      [' stops rolling.', ' begins to roll.', ' is halfway through its roll.'][turns] ?? ' rolls.',
    ),
  rolledOver: ({ ship, seat }, view) => line(seat, ['EE-ROL-01'], thing(view, ship), ' turns over: left is right and right is left.'),
  turnedRound: ({ ship, seat, reversing }, view) =>
    line(seat, ['EE-REV-03'], thing(view, ship), reversing ? ' goes in reverse.' : ' goes forward again.'),
  ftlAnnounced: ({ ship, seat, announced }, view) =>
    line(seat, ['EE-FTL-01'], thing(view, ship), announced ? ' prepares for FTL.' : ' cancels FTL.'),
  /** Enemy power is secret, and that it is allocated every turn is no news. */
  powerAllocated: ({ ship, seat, allocation, points: made }, view) =>
    allocation && made
      ? detail(
          seat,
          ['EE-POW-03'],
          thing(view, ship),
          `: ${points(made.speedPower)} of power to speed ${made.speed}, ${counted(made.manoeuvre, 'manoeuvre point')}, ${counted(allocation.lit.length, 'box', 'boxes')} lit.`,
        )
      : undefined,
  overreached: ({ ship, seat, why }, view) =>
    line(seat, ['EE-IMP-01', why], thing(view, ship), ' cannot have the power it was given: it is corrected when plots are opened.'),
  lightCleared: ({ ship, seat, boxes }, view) =>
    line(seat, ['EE-REP-01'], thing(view, ship), ` clears light damage in ${counted(boxes.length, 'box', 'boxes')}.`),
  repaired: ({ ship, seat, box, level, die: face, worked }, view) =>
    detail(
      seat,
      ['EE-REP-02'],
      thing(view, ship),
      ` works on ${called(view, ship, box)}`,
      ...(face === null ? [] : [': ', die(face, sidesOf(view, ship))]),
      worked ? `: now ${level}.` : ': in vain.',
    ),
  reloaded: ({ ship, seat }, view) => line(seat, ['EE-REP-06'], thing(view, ship), ' reloads its launchers.'),
}
