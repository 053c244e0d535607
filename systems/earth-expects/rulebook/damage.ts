// Repairs, what damage does to a box, ships that come apart.
import type { ClauseSource } from './clause.ts'

export const repairs: readonly ClauseSource[] = [
  {
    id: 'EE-REP-01',
    heading: 'Light damage clears',
    text: 'First every box with light damage becomes undamaged, without limit, condition or control box. This includes light damage taken earlier in the same turn (R-EE-45).',
  },
  {
    id: 'EE-REP-02',
    heading: 'Damage control',
    text: 'After that, a ship that gave no power to manoeuvre may repair one box for each usable control box it had at the start of the step: moderate to light, or critical to heavy.',
  },
  {
    id: 'EE-REP-03',
    heading: 'No repairs while manoeuvring',
    text: 'Manoeuvre power, half engines included, prevents repairs; speed power does not.',
  },
  {
    id: 'EE-REP-04',
    heading: 'From moderate to light',
    text: 'A box brought from moderate to light stays light, and out, until the repairs of the next turn.',
  },
  { id: 'EE-REP-05', heading: 'From critical to heavy', text: 'A heavy box conducts power again, and has no other use.' },
  {
    id: 'EE-REP-06',
    heading: 'Reloading',
    text: 'Launchers are reloaded in this step too, under the same condition. It takes no control box (R-EE-46).',
  },
  {
    id: 'EE-REP-07',
    heading: 'Damage adds up',
    text: 'Damage is counted over all turns, less what has been repaired: a box with two points, one of them repaired, is destroyed by three more.',
  },
  {
    id: 'EE-REP-08',
    heading: 'Heavy damage stays',
    text: 'Heavy damage stays for the battle, unless the option of variable repairs lets a better crew try (EE-VRP-07).',
  },
]

export const harm: readonly ClauseSource[] = [
  {
    id: 'EE-DAM-01',
    heading: 'The levels',
    text: 'Each box, armour too, collects points of damage. On a warship:\n\n1 light\n\n2 moderate\n\n3 critical, or heavy once it has been repaired\n\n4 destroyed\n\nBoxes of other ships take fewer points (EE-AUX-01, EE-AUX-05, EE-AUX-10).',
  },
  { id: 'EE-DAM-02', heading: 'Light', text: 'A box with light damage is out for a turn; the Repairs step removes the mark.' },
  {
    id: 'EE-DAM-03',
    heading: 'Moderate',
    text: 'A box with moderate damage does not work, and a system of several boxes does not connect through it, but it conducts power. A crew that does not manoeuvre can bring it back to light.',
  },
  {
    id: 'EE-DAM-04',
    heading: 'Destroyed',
    text: 'A destroyed box no longer exists for any purpose: it blocks no line, conducts nothing, is adjacent to nothing and cannot be hit.',
  },
  {
    id: 'EE-DAM-05',
    heading: 'How long a box is out',
    text: 'A box works if it was undamaged when the Power step began and has not been hit since. A box hit in the Weapons step is therefore out for the whole next turn, though its mark is removed before that turn’s fire. A box hit in Movement is out for the rest of that turn and works again in the next (R-EE-47). Fire already committed in the same Weapons step still takes place (R-EE-48).',
  },
  {
    id: 'EE-DAM-06',
    heading: 'Gaps in a weapon',
    text: 'A box with light damage drops out of a weapon, and the others still connect through it. At moderate or worse the connection is broken. Strength counts boxes that are powered, undamaged and still connected to the primary. Engines and shield generators need no connection.',
  },
  { id: 'EE-DAM-07', heading: 'The primary hit', text: 'A weapon cannot fire while its primary box has any damage.' },
  {
    id: 'EE-DAM-08',
    heading: 'Critical',
    text: 'A critical box conducts no power. In a battle it can be repaired to heavy, but no further.',
  },
  {
    id: 'EE-DAM-09',
    heading: 'Heavy',
    text: 'A heavy box is a repaired critical box. It conducts power and does nothing else. It still has three points, so one more destroys it (R-EE-49).',
  },
  {
    id: 'EE-DAM-10',
    heading: 'More than a box can take',
    text: 'Points beyond destruction depend on the weapon: see EE-ION-07, EE-LAS-08, EE-MIS-16, EE-RAI-07.',
  },
  {
    id: 'EE-DAM-11',
    heading: 'Nothing left',
    text: 'A ship with no boxes left is destroyed and removed: when the Weapons step ends if fire took the last box, and before the next part of the turn if engine failure, terrain or heat did (R-EE-153). Everybody sees that a ship is destroyed, even a hidden one (R-EE-136).',
  },
  {
    id: 'EE-DAM-12',
    heading: 'After the battle',
    text: 'Moderate damage is repaired on board, critical damage takes days or weeks, and destroyed boxes a long stay in a dockyard. This matters only in a campaign (R-EE-50).',
    advice: true,
  },
]

export const severed: readonly ClauseSource[] = [
  {
    id: 'EE-SEV-01',
    heading: 'A ship in pieces',
    text: 'At the end of the Weapons step the owner of a ship in several parts chooses the part to keep; all others are destroyed. Armour connects parts. Without an answer the part with most hexes of boxes stays; of equal ones, the one with the box nearest the top left (R-EE-51).',
  },
  {
    id: 'EE-SEV-02',
    heading: 'Severed, but not yet lost',
    text: 'Until the step ends, severed boxes can still be hit, and committed weapons among them still fire.',
  },
  {
    id: 'EE-SEV-03',
    heading: 'Severed in other steps',
    text: 'Parts severed by engine failure, debris or an interface stay until the end of the next Weapons step.',
  },
  {
    id: 'EE-SEV-04',
    heading: 'Armour is no ship',
    text: 'A part that is armour only cannot be kept. If no other box is left, the ship is destroyed (R-EE-52).',
  },
]
