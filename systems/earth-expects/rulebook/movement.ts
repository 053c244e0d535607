// Tailing, drifting without power, the plot, impossible moves, ships in one hex.
import type { ClauseSource } from './clause.ts'

export const tailing: readonly ClauseSource[] = [
  {
    id: 'EE-TAI-01',
    heading: 'Who tails',
    text: 'A ship tails an enemy if it has a lock-on to it and the line of sight between them crosses the enemy’s rear side; a line through a corner of that side is not enough. Positions are those at the start of Movement, lock-ons those of the last Sensors step. In one hex the relative position decides (EE-SHX-01). A blocked line does not count.',
  },
  {
    id: 'EE-TAI-02',
    heading: 'Announced power',
    text: 'After everybody has allocated power and before any plot is written, the owner of a tailed ship announces four figures: power to speed, power to manoeuvre, and the speed points and manoeuvre points that result (R-EE-35).',
  },
  {
    id: 'EE-TAI-03',
    heading: 'Who learns it',
    text: 'Among three sides or more, the figures of a tailed ship go to the players with a ship on its tail and to nobody else.',
  },
]

export const unpowered: readonly ClauseSource[] = [
  {
    id: 'EE-UNP-01',
    heading: 'Drifting on purpose',
    text: 'A ship with an engine box that is not destroyed, damaged or not, may give no power at all to speed and manoeuvre. In that turn it either turns by one side or drifts a tenth of a hex, as its owner chooses with the plot. A base does neither.',
  },
  {
    id: 'EE-UNP-02',
    heading: 'Ten turns to a hex',
    text: 'After ten consecutive turns of such drifting, an unpowered ship moves one hex straight ahead, in the Movement step of the tenth. Turning, movement power or the loss of all engines restarts the count, and so does the hex itself (R-EE-36).',
  },
  {
    id: 'EE-UNP-03',
    heading: 'Speed zero',
    text: 'A ship in unpowered flight counts as having speed 0, even in the turn when it moves its hex.',
  },
  { id: 'EE-UNP-04', heading: 'Unpowered and hidden', text: 'Unpowered flight does not reveal a hidden ship.' },
  {
    id: 'EE-UNP-05',
    heading: 'Entering atmosphere',
    text: 'Unpowered flight is the way to enter atmosphere without damage, and the only way into a hex of a planet’s surface.',
  },
]

export const plot: readonly ClauseSource[] = [
  { id: 'EE-MOV-01', heading: 'Every speed point', text: 'No speed point may be left over. Each takes the ship one hex forward.' },
  {
    id: 'EE-MOV-02',
    heading: 'When to manoeuvre',
    text: 'Manoeuvre points are spent before a hex of movement. After the last speed point there is no more manoeuvring, but a ship without any speed points may still spend them to turn.',
  },
  { id: 'EE-MOV-03', heading: 'None is compulsory', text: 'Manoeuvre points need not be used.' },
  { id: 'EE-MOV-04', heading: 'Turn', text: 'One point turns the ship by one side.' },
  {
    id: 'EE-MOV-05',
    heading: 'Drift',
    text: 'One point makes the next hex the one to the left or right of straight ahead; the facing stays. It is measured from the facing when the ship enters that hex, so the order of a turn and a drift does not matter (R-EE-37).',
  },
  {
    id: 'EE-MOV-06',
    heading: 'Drifting further',
    text: 'Two drifts to one side lead to the hex at the rear on that side, three to the hex straight astern. A left and a right drift cancel out, and both are paid for (R-EE-38).',
  },
  {
    id: 'EE-MOV-07',
    heading: 'Cancel a hex',
    text: 'Two points cancel the next hex: its speed point is used up and the ship stays. A drift bought for that hex is lost, and the price of manoeuvres starts again (R-EE-39).',
  },
  {
    id: 'EE-MOV-08',
    heading: 'Rising prices',
    text: 'The first manoeuvre since the last speed point costs its price, the second twice that, the third three times; turns, drifts and cancelled hexes count together. For example, three turns before one hex cost 1, 2 and 3. For a ship with no speed points the count runs through the whole turn.',
  },
  {
    id: 'EE-MOV-09',
    heading: 'Sealed and revealed together',
    text: 'Plots are written in secret, and all ships move at once. The path, the last hex and the facing are public.',
  },
  { id: 'EE-MOV-10', heading: 'No collisions', text: 'Ships neither collide nor block each other. Any number may be in one hex.' },
  {
    id: 'EE-MOV-11',
    heading: 'The hex it came from',
    text: 'For every ship the hex before its last one is recorded. It may decide relative positions in a shared hex, and arcs of point defence.',
  },
  { id: 'EE-MOV-12', heading: 'Missiles come later', text: 'Missiles in flight move after all ships have moved (EE-MIS-06).' },
]

export const impossible: readonly ClauseSource[] = [
  {
    id: 'EE-IMP-01',
    heading: 'Straight on instead',
    text: 'A move is impossible if it has too many manoeuvre points, too much speed or more power than there is. The ship then flies straight ahead at last turn’s speed. Here such a plot is refused when it is submitted. With the option it is accepted, and corrected when plots are revealed (R-EE-40).',
  },
  {
    id: 'EE-IMP-02',
    heading: 'At top speed',
    text: 'If last turn’s speed is out of reach, the ship flies at the best it has now and assigns what braking needs.',
  },
  { id: 'EE-IMP-03', heading: 'Too much power', text: 'Speed power that a corrected move does not need is lost (R-EE-143).' },
  {
    id: 'EE-IMP-04',
    heading: 'Too little power',
    text: 'If a corrected move lacks speed power, it is taken from manoeuvre power, counting the boxes that work when plots are revealed (R-EE-145). A ship that loses all manoeuvre power in this way still may not repair or reload this turn.',
  },
  {
    id: 'EE-IMP-05',
    heading: 'Power taken from weapons',
    text: 'If power from manoeuvre is not enough, weapons and sensors lose theirs. The enemy sees the ship’s power record and chooses which boxes lose power; of several enemies the first in seat order chooses (R-EE-41). Shields come last. The record of a ship that is hidden or may be disguised is shown to nobody; the boxes powered last lose power (R-EE-142).',
  },
]

export const sameHex: readonly ClauseSource[] = [
  {
    id: 'EE-SHX-01',
    heading: 'Relative position',
    text: 'Two ships that end in one hex are given a position relative to each other, pair by pair. It serves for arcs and lines of fire alone; the range is 0.',
  },
  { id: 'EE-SHX-02', heading: 'Facing', text: 'For ships in one hex their real facings are used throughout.' },
  {
    id: 'EE-SHX-03',
    heading: 'Neither has moved',
    text: 'If neither of two ships in a hex has moved, their position is that of last turn. If they were set up in one hex, the scenario decides; otherwise the ship with the lower id is one hex up the page from the other (R-EE-42).',
  },
  {
    id: 'EE-SHX-04',
    heading: 'One has moved',
    text: 'If one of two ships in a hex has moved, it counts as in the hex from which it came. The same holds for missiles, where the missile is the one that moved. A ship that only turned has not moved.',
  },
  {
    id: 'EE-SHX-05',
    heading: 'Both have moved',
    text: 'If both ships in a hex have moved, the slower one, which has spent fewer speed points, counts as in the hex from which it came. Cancelled hexes are points spent (R-EE-43).',
  },
  {
    id: 'EE-SHX-06',
    heading: 'Equally fast',
    text: 'If both came at the same speed, the ship with more unspent manoeuvre points counts as in the hex from which it came.',
  },
  {
    id: 'EE-SHX-07',
    heading: 'Equal in all',
    text: 'If they are equal in that too, both count as in the hexes from which they came, so they may be two hexes apart. If that is the same hex, apply these rules to that hex, and so on back along their paths. If the paths are equal, last turn’s position holds (R-EE-44).',
  },
]
