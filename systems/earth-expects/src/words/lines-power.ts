// Log lines of the start of a turn, docking, rolling, power and repairs.
import { boxName } from '../ask.ts'
import type { PowerEvent } from '../power/events.ts'
import type { RepairEvent } from '../repair/events.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { counted, crewSides, detail, die, heading, type LinesOf, line, listed, points, shipLink, who } from './say.ts'

const POLICY = { defence: 'point defence', repairs: 'repairs', rows: 'the rows of its shots', ties: 'ties of rows' } as const
const called = (view: View, ship: string, box: string): string => {
  const found = findShip(view, ship)
  return found ? boxName(view, found, box) : box
}
const sidesOf = (view: View, ship: string): number => {
  const found = findShip(view, ship)
  return found ? crewSides(found) : 6
}

export const powerLines: LinesOf<PowerEvent | RepairEvent> = {
  turnBegan: ({ turn }) => heading(['EE-SEQ-01'], `Turn ${turn}.`),
  policySet: ({ seat, policy }) => {
    const automatic = (['defence', 'repairs', 'rows', 'ties'] as const).filter((key) => policy[key] !== 'asked').map((key) => POLICY[key])
    return line(
      seat,
      ['EE-SEQ-09'],
      who(seat),
      automatic.length > 0 ? ` makes ${listed(automatic)} automatic.` : ' makes all decisions itself.',
    )
  },
  dockingBegun: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-02'], shipLink(view, ship), ' begins to dock to ', shipLink(view, other), '.'),
  dockingRefused: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-02'], shipLink(view, other), ' does not let ', shipLink(view, ship), ' dock.'),
  dockingFailed: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-03'], shipLink(view, ship), ' breaks off docking with ', shipLink(view, other), '.'),
  docked: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-04'], shipLink(view, ship), ' and ', shipLink(view, other), ' are docked.'),
  settled: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-06'], shipLink(view, ship), ' and ', shipLink(view, other), ' may move again.'),
  undockingBegun: ({ ship, seat, with: other }, view) =>
    line(seat, ['EE-DOC-10'], shipLink(view, ship), ' begins to undock from ', shipLink(view, other), '.'),
  undocked: ({ ship, seat, from }, view) => line(seat, ['EE-DOC-10'], shipLink(view, ship), ' and ', shipLink(view, from), ' separate.'),
  rolling: ({ ship, seat, turns }, view) =>
    line(
      seat,
      ['EE-ROL-01'],
      shipLink(view, ship),
      [' stops rolling.', ' begins to roll.', ' is halfway through its roll.'][turns] ?? ' rolls.',
    ),
  rolledOver: ({ ship, seat }, view) =>
    line(seat, ['EE-ROL-01'], shipLink(view, ship), ' turns over: its left and right sides are swapped.'),
  turnedRound: ({ ship, seat, reversing }, view) =>
    line(seat, ['EE-REV-03'], shipLink(view, ship), reversing ? ' goes in reverse.' : ' goes forward again.'),
  ftlAnnounced: ({ ship, seat, announced }, view) =>
    line(seat, ['EE-FTL-01'], shipLink(view, ship), announced ? ' prepares for FTL.' : ' cancels FTL.'),
  /** Enemy power is secret, so only the owner's side gets a line. */
  powerAllocated: ({ ship, seat, allocation, points: made }, view) =>
    allocation && made
      ? detail(
          seat,
          ['EE-POW-03'],
          shipLink(view, ship),
          `: speed ${made.speed} (power ${points(made.speedPower)}), ${counted(made.manoeuvre, 'manoeuvre point')}, ${counted(allocation.lit.length, 'box', 'boxes')} powered.`,
        )
      : undefined,
  overreached: ({ ship, seat, why }, view) =>
    line(seat, ['EE-IMP-01', why], shipLink(view, ship), ' cannot use this power allocation; it is corrected when plots are revealed.'),
  lightCleared: ({ ship, seat, boxes }, view) =>
    line(seat, ['EE-REP-01'], shipLink(view, ship), ` clears light damage in ${counted(boxes.length, 'box', 'boxes')}.`),
  repaired: ({ ship, seat, box, level, die: face, worked }, view) =>
    detail(
      seat,
      ['EE-REP-02'],
      shipLink(view, ship),
      ` ${worked ? 'repairs' : 'fails to repair'} ${called(view, ship, box)}`,
      ...(face === null ? [] : [': ', die(face, sidesOf(view, ship))]),
      worked ? `: now ${level === 'sound' ? 'undamaged' : level}.` : '.',
    ),
  reloaded: ({ ship, seat }, view) => line(seat, ['EE-REP-06'], shipLink(view, ship), ' reloads its launchers.'),
}
