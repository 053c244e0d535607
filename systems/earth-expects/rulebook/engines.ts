// The thrust that engines make of power, and what happens when they must brake too hard.
import type { ClauseSource } from './clause.ts'

export const engines: readonly ClauseSource[] = [
  { id: 'EE-ENG-01', heading: 'Engine (E)', text: 'An engine may have several boxes, up to the size that the ship’s class allows.' },
  {
    id: 'EE-ENG-02',
    heading: 'In line',
    text: 'The boxes of one engine lie in one straight line along the direction of flight, one behind the other without a gap (R-EE-26).',
  },
  {
    id: 'EE-ENG-03',
    heading: 'Part of an engine',
    text: 'An engine has no primary box and needs no connection: its undamaged boxes work, even if others are damaged.',
  },
  {
    id: 'EE-ENG-04',
    heading: 'Room to the rear',
    text: 'The rear side of the rearmost box of an engine must be open to space. This is checked when the ship is designed and when it docks; damage never closes it (R-EE-27).',
  },
  {
    id: 'EE-ENG-05',
    heading: 'Two kinds of points',
    text: 'An engine makes either speed points or manoeuvre points. What a point costs in power depends on the class (EE-DES-01).',
  },
  { id: 'EE-ENG-06', heading: 'One power a box', text: 'An engine box uses up to 1 power a turn.' },
  { id: 'EE-ENG-07', heading: 'One kind at a time', text: 'All boxes of one engine make the same kind of point in a turn.' },
  {
    id: 'EE-ENG-08',
    heading: 'One engine for speed',
    text: 'Only one engine of a ship makes speed points in a turn. It may be another one next turn.',
  },
  {
    id: 'EE-ENG-09',
    heading: 'Control for manoeuvre',
    text: 'For each usable control box one engine may make manoeuvre points. A ship without control cannot manoeuvre at all.',
  },
  {
    id: 'EE-ENG-10',
    heading: 'Speeding up',
    text: 'The power given to speed may be up to one point more than last turn. Ships start from 0 unless the scenario says otherwise, or it was agreed before the battle (R-EE-147).',
  },
  {
    id: 'EE-ENG-11',
    heading: 'Slowing down',
    text: 'The power given to speed may be one point less than last turn without cost. To slow down more, the ship must make manoeuvre points and spend them on braking.',
  },
  {
    id: 'EE-ENG-12',
    heading: 'Braking',
    text: 'A manoeuvre point takes off a speed point. Take last turn’s speed power less 1 less this turn’s, and divide by the speed cost: that many manoeuvre points go into braking, fractions included.\n\nA battlecruiser that drops from 6 power to 3 has 2 too many, which is one speed point, so it spends one manoeuvre point: 3 power.',
  },
  {
    id: 'EE-ENG-13',
    heading: 'Counting the points',
    text: 'Speed points are speed power divided by the speed cost; manoeuvre points are manoeuvre power divided by the manoeuvre cost, less what goes into braking. Only then are fractions dropped from both.',
  },
  {
    id: 'EE-ENG-14',
    heading: 'Crowding',
    text: 'For every other ship of the same size or bigger in the hex where it begins to move, a ship has one manoeuvre point less, and never less than none. Size is the speed cost. Friends, enemies and bases all count; of ships docked together only the active one does (R-EE-28).',
  },
  {
    id: 'EE-ENG-15',
    heading: 'Points to plot with',
    text: 'What is left after braking, rounding and crowding are the points for the plot. The manoeuvre points among them are also what a railgun’s shot at the ship is rolled against (R-EE-29).',
  },
  { id: 'EE-ENG-16', heading: 'Points not spent', text: 'Unspent manoeuvre points still count as made: the ship uses them to evade.' },
  {
    id: 'EE-ENG-17',
    heading: 'Power counts, points or not',
    text: 'Power given to an engine is movement power even if it makes no whole point. Manoeuvre power still prevents repairs and reloading, and any movement power still protects from nuclear missiles.',
  },
  {
    id: 'EE-HEN-01',
    heading: 'Half engine (e)',
    text: 'A half engine is half an engine box: half a point of engine size and up to half a point of power.',
  },
  {
    id: 'EE-HEN-02',
    heading: 'Mixed engines',
    text: 'Half engines and engine boxes may form one engine, or half engines may form one alone.',
  },
  {
    id: 'EE-HEN-03',
    heading: 'Its own supply',
    text: 'A half engine costs the ship no power and needs no network. It runs at 0, ¼ or ½, and only while it is undamaged (R-EE-30).',
  },
  {
    id: 'EE-HEN-04',
    heading: 'Counts as power',
    text: 'Its power is movement power in every respect: for speeding up and braking, tailing, repairs, reloading and nuclear missiles.',
  },
  { id: 'EE-HEN-05', heading: 'Room for a half engine', text: 'A half engine takes a whole box, and needs a whole hull box (EE-HUL-02).' },
]

export const engineFailure: readonly ClauseSource[] = [
  {
    id: 'EE-EFA-01',
    heading: 'Braking too hard',
    text: 'A ship that must brake but cannot assign enough manoeuvre power takes damage before the plots are written: a die for each quarter of a manoeuvre point that is missing, rounded up (R-EE-31).',
  },
  {
    id: 'EE-EFA-02',
    heading: 'Only if nothing else helps',
    text: 'A player may not choose engine failure to stop faster. If an allocation avoids it, such an allocation must be made, even without power for weapons and sensors. If none does, the fewest dice must be taken (R-EE-32).',
  },
  { id: 'EE-EFA-03', heading: 'Die by die', text: 'The dice are rolled and applied one at a time, each a hit of its own.' },
  {
    id: 'EE-EFA-04',
    heading: 'Where it strikes',
    text: 'Each die works like ion fire: a point to the starting box, then from box to neighbouring box at random, a point each. But it starts in a random engine box, E or e, that is not destroyed, and armour is a box like any other (R-EE-33).',
  },
  { id: 'EE-EFA-05', heading: 'No engine left', text: 'If a die must start in an engine box and there is none, the ship is destroyed.' },
  {
    id: 'EE-EFA-06',
    heading: 'This turn’s points remain',
    text: 'The points already made this turn are not affected, so the ship still moves as allocated; in later steps the damaged boxes are out of action (R-EE-34).',
  },
]
