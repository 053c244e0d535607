// Repairs, what damage does to a box, ships that come apart.
import type { ClauseSource } from './clause.ts'

export const repairs: readonly ClauseSource[] = [
  {
    id: 'EE-REP-01',
    heading: 'Light damage goes',
    text: 'First every box with light damage becomes whole, without limit, condition or control box. This includes light damage taken earlier in the same turn (R-EE-45).',
  },
  {
    id: 'EE-REP-02',
    heading: 'Damage control',
    text: 'After that, a ship that gave no power to manoeuvre may repair one box for each usable control box it had at the start of the step: moderate to light, or critical to heavy.',
  },
  {
    id: 'EE-REP-03',
    heading: 'Steady, please',
    text: 'What keeps a crew from repairs is manoeuvre power, half engines included; power to speed does no harm.',
  },
  {
    id: 'EE-REP-04',
    heading: 'From moderate to light',
    text: 'A box brought from moderate to light stays light, and dark, until the repairs of the next turn.',
  },
  { id: 'EE-REP-05', heading: 'From critical to heavy', text: 'A heavy box passes power on again, and is of no other use.' },
  {
    id: 'EE-REP-06',
    heading: 'Reloading',
    text: 'Launchers are reloaded in this step too, under the same condition. It takes no control box (R-EE-46).',
  },
  {
    id: 'EE-REP-07',
    heading: 'Damage adds up',
    text: 'Damage is counted over all turns, less what has been repaired: a box with two points of which one is repaired is destroyed by three more.',
  },
  {
    id: 'EE-REP-08',
    heading: 'No further',
    text: 'Heavy damage stays for the battle, unless the option of variable repairs lets a better crew try (EE-VRP-07).',
  },
]

export const harm: readonly ClauseSource[] = [
  {
    id: 'EE-DAM-01',
    heading: 'The levels',
    text: 'Each box, armour too, collects points of damage. On a warship:\n\n1 light\n\n2 moderate\n\n3 critical, or heavy once it has been repaired\n\n4 destroyed\n\nOther ships stand less (EE-AUX-01, EE-AUX-05, EE-AUX-10).',
  },
  { id: 'EE-DAM-02', heading: 'Light', text: 'A box with light damage is out for a turn; the Repairs step wipes the mark away.' },
  {
    id: 'EE-DAM-03',
    heading: 'Moderate',
    text: 'A box with moderate damage does nothing, and a system of several boxes does not connect through it, but it is sound and power passes. A crew that does not manoeuvre can bring it back to light.',
  },
  {
    id: 'EE-DAM-04',
    heading: 'Destroyed',
    text: 'A destroyed box is gone for every purpose: it blocks no line, conducts nothing, is next to nothing and cannot be hit.',
  },
  {
    id: 'EE-DAM-05',
    heading: 'How long the dark lasts',
    text: 'A box works if it was undamaged when the Power step began and has not been hit since. So one hit in the Weapons step is dark for all of the next turn, though its mark goes before that turn’s fire; one hit in Movement is dark for the rest of its turn and works again in the next (R-EE-47). Fire already committed in the same Weapons step is not lost (R-EE-48).',
  },
  {
    id: 'EE-DAM-06',
    heading: 'Gaps in a weapon',
    text: 'A box with light damage drops out of a weapon, and the others still connect through it. At moderate or worse the connection is broken. Strength is what has power, is undamaged and is still joined to the primary. Engines and shield generators need no connection.',
  },
  { id: 'EE-DAM-07', heading: 'The primary hit', text: 'Any damage to the primary box of a weapon silences all of it.' },
  {
    id: 'EE-DAM-08',
    heading: 'Critical',
    text: 'Through a critical box no power passes. In a battle it can be repaired to heavy and no better.',
  },
  {
    id: 'EE-DAM-09',
    heading: 'Heavy',
    text: 'A critical box that was repaired: power passes, it does nothing else, and it still counts three points, so one more destroys it (R-EE-49).',
  },
  {
    id: 'EE-DAM-10',
    heading: 'More than a box can take',
    text: 'What becomes of points beyond destruction is a matter of the weapon: EE-ION-07, EE-LAS-08, EE-MIS-16, EE-RAI-07.',
  },
  {
    id: 'EE-DAM-11',
    heading: 'Nothing left',
    text: 'A ship with no boxes left is destroyed. It is taken away when the Weapons step ends; everybody sees the end of a ship, even of one that was hidden (R-EE-136).',
  },
  {
    id: 'EE-DAM-12',
    heading: 'After the battle',
    text: 'Moderate damage is mended on board, critical damage takes days or weeks, and destroyed boxes a long stay in a yard. That is a matter for a campaign (R-EE-50).',
    advice: true,
  },
]

export const severed: readonly ClauseSource[] = [
  {
    id: 'EE-SEV-01',
    heading: 'A ship in pieces',
    text: 'At the end of the Weapons step the owner of a ship that has come apart chooses the part to keep; all others are destroyed. Armour holds parts together. If no answer comes, the part with most hexes of boxes stays, then the one with the box farthest up and to the left (R-EE-51).',
  },
  {
    id: 'EE-SEV-02',
    heading: 'Cut off, but not yet gone',
    text: 'Until the step ends, boxes that have been cut off can still be hit, and still carry out the fire they were ordered to.',
  },
  {
    id: 'EE-SEV-03',
    heading: 'Cut in other steps',
    text: 'What engine failure, debris or the interface cuts off stays until the end of the next Weapons step.',
  },
  {
    id: 'EE-SEV-04',
    heading: 'Armour is no ship',
    text: 'A part that is armour only cannot be kept. If no other box is left, the ship is destroyed (R-EE-52).',
  },
]
