// Tailing, drifting without power, the plot, impossible moves, ships in one hex.
import type { ClauseSource } from './clause.ts'

export const tailing: readonly ClauseSource[] = [
  {
    id: 'EE-TAI-01',
    heading: 'Who tails',
    text: 'A ship tails an enemy if it has a lock-on to it and the line of sight between them crosses the enemy’s rear side; a line through a corner of that side is not enough. Positions are those at the start of Movement, lock-ons those of the last Sensors step. In one hex the relative position decides (EE-SHX-01). A blocked line gives nothing.',
  },
  {
    id: 'EE-TAI-02',
    heading: 'What the tailed ship tells',
    text: 'After everybody has allocated power and before any plot is written, the owner of a tailed ship announces four figures: power to speed, power to manoeuvre, and the speed points and manoeuvre points that come of them in the end (R-EE-35).',
  },
  {
    id: 'EE-TAI-03',
    heading: 'Who is told',
    text: 'Among three sides or more, the figures of a tailed ship go to the players with a ship on its tail and to nobody else.',
  },
]

export const unpowered: readonly ClauseSource[] = [
  {
    id: 'EE-UNP-01',
    heading: 'Drifting on purpose',
    text: 'A ship with an engine box that is not destroyed, damaged or not, may give no power at all to speed and manoeuvre. In that turn it either turns by one side or works on gathering a hex, as its owner chooses with the plot. A base does neither.',
  },
  {
    id: 'EE-UNP-02',
    heading: 'Ten turns to a hex',
    text: 'After ten turns on end of gathering, an unpowered ship moves one hex straight ahead, in the Movement step of the tenth. Turning, movement power or the loss of all engines starts the count again, and so does the hex itself (R-EE-36).',
  },
  {
    id: 'EE-UNP-03',
    heading: 'Speed zero',
    text: 'A ship in unpowered flight counts as having speed 0, even in the turn when it moves its hex.',
  },
  { id: 'EE-UNP-04', heading: 'Unpowered and unseen', text: 'Unpowered flight does not give a hidden ship away.' },
  {
    id: 'EE-UNP-05',
    heading: 'Gently down',
    text: 'Unpowered flight is the way to enter atmosphere without damage, and the only way into a hex of a planet’s surface.',
  },
]

export const plot: readonly ClauseSource[] = [
  { id: 'EE-MOV-01', heading: 'Every speed point', text: 'No speed point may be left over. Each takes the ship one hex forward.' },
  {
    id: 'EE-MOV-02',
    heading: 'When to manoeuvre',
    text: 'Manoeuvre points are spent before a hex of movement. After the last speed point there is no more manoeuvring, but a ship without any speed points may still spend them, which for it means turning.',
  },
  { id: 'EE-MOV-03', heading: 'None is compulsory', text: 'Manoeuvre points need not be used.' },
  { id: 'EE-MOV-04', heading: 'Turn', text: 'One point turns the ship by one side.' },
  {
    id: 'EE-MOV-05',
    heading: 'Drift',
    text: 'One point makes the next hex the one to the left or right of straight ahead; the facing stays. It is reckoned from the facing the ship has when it enters that hex, so turning first or drifting first comes to the same (R-EE-37).',
  },
  {
    id: 'EE-MOV-06',
    heading: 'Drifting further',
    text: 'Two drifts to one hand make it the hex at the rear on that side, three the hex straight astern. A left and a right one cancel out, and both are paid for (R-EE-38).',
  },
  {
    id: 'EE-MOV-07',
    heading: 'Cancel a hex',
    text: 'Two points cancel the next hex: its speed point is used up and the ship stays. A drift bought for that hex is lost, and the price of manoeuvres starts anew (R-EE-39).',
  },
  {
    id: 'EE-MOV-08',
    heading: 'Rising prices',
    text: 'The first manoeuvre since the last speed point costs its price, the second twice, the third three times, turns, drifts and cancels together. So three turns before one hex cost 1, 2 and 3. For a ship with no speed points the count runs through the whole turn.',
  },
  {
    id: 'EE-MOV-09',
    heading: 'Sealed and opened together',
    text: 'Plots are written in secret and flown all at once. The exact path is shown, the last hex and the facing.',
  },
  { id: 'EE-MOV-10', heading: 'No collisions', text: 'Ships neither collide nor bar each other’s way. Any number may be in one hex.' },
  {
    id: 'EE-MOV-11',
    heading: 'The hex it came from',
    text: 'For every ship the hex from which it entered its last one is kept: it may decide positions in a shared hex, and the aim of point defence.',
  },
  { id: 'EE-MOV-12', heading: 'Missiles come later', text: 'Missiles in flight move after all ships have moved (EE-MIS-06).' },
]

export const impossible: readonly ClauseSource[] = [
  {
    id: 'EE-IMP-01',
    heading: 'Straight on instead',
    text: 'If a move turns out to be impossible, with too many manoeuvre points, too much speed or more power than there is, the ship flies straight ahead at last turn’s speed. Where you play at this table such a plot is turned down when it is written; the option takes everything as it was written and mends it when plots are opened (R-EE-40).',
  },
  {
    id: 'EE-IMP-02',
    heading: 'At top speed, then',
    text: 'If last turn’s speed is out of reach, the ship flies at the best it has now and assigns what braking needs.',
  },
  { id: 'EE-IMP-03', heading: 'Too much power', text: 'Power for speed that a mended move leaves over is lost (R-EE-143).' },
  {
    id: 'EE-IMP-04',
    heading: 'Too little power',
    text: 'If a mended move lacks power for speed, it is taken from manoeuvre, reckoned with the boxes that work when plots are opened (R-EE-145). A ship brought to no manoeuvre power in this way may still neither repair nor reload this turn.',
  },
  {
    id: 'EE-IMP-05',
    heading: 'Lights out',
    text: 'If power from manoeuvre is not enough, weapons and sensors give up theirs. The enemy chooses which go dark and is shown the ship’s power for it; of several enemies the one who sits first chooses (R-EE-41). Shields go last, and a ship that hides or may be disguised shows nobody anything: what was lit last goes dark (R-EE-142).',
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
    text: 'If neither of two ships in a hex has moved, their position is that of last turn. If there is none, because they were set up so, the scenario says; failing that, the ship that comes first by name lies one hex up the page from the other (R-EE-42).',
  },
  {
    id: 'EE-SHX-04',
    heading: 'One has moved',
    text: 'If one of two ships in a hex has moved, it counts as in the hex from which it came. The same goes for missiles, where the missile is the mover. A ship that only turned has not moved.',
  },
  {
    id: 'EE-SHX-05',
    heading: 'Both have moved',
    text: 'If both ships in a hex have moved, the slower one, which has spent fewer speed points, counts as in the hex from which it came. Cancelled hexes are points spent (R-EE-43).',
  },
  {
    id: 'EE-SHX-06',
    heading: 'Equally fast',
    text: 'If both came at the same speed, it is the ship with more manoeuvre points left over that counts as in the hex from which it came.',
  },
  {
    id: 'EE-SHX-07',
    heading: 'Equal in all',
    text: 'If they are equal in that too, both count as in the hexes from which they came, so they may lie two hexes apart. If that is the same hex, look at that one in the same way, and so back along their paths; if they have been together all the way, last turn’s position holds (R-EE-44).',
  },
]
