// Log lines of the start of a turn, docking, rolling, power and repairs.
import { list, plural } from '@admiralty/kernel'
import type { PowerEvent } from '../power/events.ts'
import type { RepairEvent } from '../repair/events.ts'
import { after, boxIn, detail, heading, type LinesOf, line, points, shipLink, sidesOf, who } from './say.ts'

const POLICY = { defence: 'point defence', repairs: 'repairs', rows: 'the rows of its shots', ties: 'ties of rows' } as const
const boxes = (many: number): string => plural(many, 'box', 'boxes')

export const powerLines: LinesOf<PowerEvent | RepairEvent> = {
  turnBegan: ({ turn }) => heading(['EE-SEQ-01'], `Turn ${turn}.`),
  policySet({ seat, policy }) {
    const automatic = (['defence', 'repairs', 'rows', 'ties'] as const).filter((key) => policy[key] !== 'asked').map((key) => POLICY[key])
    return line(seat, 'EE-SEQ-09')`${who(seat)} makes ${automatic.length > 0 ? `${list(automatic)} automatic` : 'all decisions itself'}.`
  },
  dockingBegun: ({ ship, seat, with: other }, view) =>
    line(seat, 'EE-DOC-02')`${shipLink(view, ship)} begins to dock to ${shipLink(view, other)}.`,
  dockingRefused: ({ ship, seat, with: other }, view) =>
    line(seat, 'EE-DOC-02')`${shipLink(view, other)} does not let ${shipLink(view, ship)} dock.`,
  dockingFailed: ({ ship, seat, with: other }, view) =>
    line(seat, 'EE-DOC-03')`${shipLink(view, ship)} breaks off docking with ${shipLink(view, other)}.`,
  docked: ({ ship, seat, with: other }, view) => line(seat, 'EE-DOC-04')`${shipLink(view, ship)} and ${shipLink(view, other)} are docked.`,
  settled: ({ ship, seat, with: other }, view) =>
    line(seat, 'EE-DOC-06')`${shipLink(view, ship)} and ${shipLink(view, other)} may move again.`,
  undockingBegun: ({ ship, seat, with: other }, view) =>
    line(seat, 'EE-DOC-10')`${shipLink(view, ship)} begins to undock from ${shipLink(view, other)}.`,
  undocked: ({ ship, seat, from }, view) => line(seat, 'EE-DOC-10')`${shipLink(view, ship)} and ${shipLink(view, from)} separate.`,
  rolling({ ship, seat, turns }, view) {
    const does = ['stops rolling', 'begins to roll', 'is halfway through its roll'][turns] ?? 'rolls'
    return line(seat, 'EE-ROL-01')`${shipLink(view, ship)} ${does}.`
  },
  rolledOver: ({ ship, seat }, view) => line(seat, 'EE-ROL-01')`${shipLink(view, ship)} turns over: its left and right sides are swapped.`,
  turnedRound: ({ ship, seat, reversing }, view) =>
    line(seat, 'EE-REV-03')`${shipLink(view, ship)} goes ${reversing ? 'in reverse' : 'forward again'}.`,
  ftlAnnounced: ({ ship, seat, announced }, view) =>
    line(seat, 'EE-FTL-01')`${shipLink(view, ship)} ${announced ? 'prepares for' : 'cancels'} FTL.`,
  /** Enemy power is secret, so only the owner's side gets a line. */
  powerAllocated({ ship, seat, allocation, points: made }, view) {
    if (!allocation || !made) return undefined
    const speed = `speed ${made.speed} (power ${points(made.speedPower)})`
    const rest = `${plural(made.manoeuvre, 'manoeuvre point')}, ${boxes(allocation.lit.length)} powered`
    return detail(seat, 'EE-POW-03')`${shipLink(view, ship)}: ${speed}, ${rest}.`
  },
  overreached: ({ ship, seat, why }, view) =>
    line(seat, 'EE-IMP-01', why)`${shipLink(view, ship)} cannot use this power allocation; it is corrected when plots are revealed.`,
  lightCleared: ({ ship, seat, boxes: cleared }, view) =>
    line(seat, 'EE-REP-01')`${shipLink(view, ship)} clears light damage in ${boxes(cleared.length)}.`,
  repaired({ ship, seat, box, level, die, worked }, view) {
    const does = `${worked ? 'repairs' : 'fails to repair'} ${boxIn(view, ship, box)}`
    const now = worked ? `: now ${level === 'sound' ? 'undamaged' : level}.` : '.'
    return detail(seat, 'EE-REP-02')`${shipLink(view, ship)} ${does}${after(die, worked, sidesOf(view, ship))}${now}`
  },
  reloaded: ({ ship, seat }, view) => line(seat, 'EE-REP-06')`${shipLink(view, ship)} reloads its launchers.`,
}
