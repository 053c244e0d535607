// The five steps of a turn; the Power step.
import type { ClauseSource } from './clause.ts'

export const sequence: readonly ClauseSource[] = [
  {
    id: 'EE-SEQ-01',
    heading: 'Five steps',
    text: 'A turn has five steps, always in this order: Power, Movement, Repairs, Weapons, Sensors. Then comes the next turn. Where the print says phase, step is meant (R-EE-16).',
  },
  {
    id: 'EE-SEQ-02',
    heading: 'All together',
    text: 'All players do each step at once. Whatever there is to decide is decided in secret, then everything is opened together, unless a rule keeps it closed. How a ship spreads its power stays secret for good (R-EE-17).',
  },
  {
    id: 'EE-SEQ-03',
    heading: 'Merging steps',
    text: 'On paper you may run steps together when nobody could tell the difference. The table never does (R-EE-18).',
    advice: true,
  },
  { id: 'EE-SEQ-04', heading: 'Power', text: 'Each ship takes stock of the power it makes and decides what to run with it.' },
  { id: 'EE-SEQ-05', heading: 'Movement', text: 'Ships move as their engines allow.' },
  { id: 'EE-SEQ-06', heading: 'Repairs', text: 'Light damage goes away, and crews with time on their hands mend more (EE-REP-01).' },
  {
    id: 'EE-SEQ-07',
    heading: 'Weapons',
    text: 'Every ship may fire. All targets are chosen before any shot is resolved; only point defence picks its targets as it goes.',
  },
  {
    id: 'EE-SEQ-08',
    heading: 'Sensors',
    text: 'Ships find out what they will be tracking next turn. A lock-on won now serves for tailing and for fire in the coming turn.',
  },
  {
    id: 'EE-SEQ-09',
    heading: 'Before the turn',
    text: 'Some things are announced before the Power step: docking and undocking, rolling, going into reverse, starting or breaking off a run for FTL. All of it is opened together and takes effect in that order (R-EE-19).',
  },
]

export const power: readonly ClauseSource[] = [
  { id: 'EE-POW-01', heading: 'Power box (P)', text: 'A power system is always exactly one box. It may stand anywhere in the ship.' },
  {
    id: 'EE-POW-02',
    heading: 'What it makes',
    text: 'Every power box that is undamaged when the Power step begins makes one point of power a turn. Any damage stops it.',
  },
  { id: 'EE-POW-03', heading: 'Allocation', text: 'In the Power step the owner decides, in secret, which boxes get power.' },
  {
    id: 'EE-POW-04',
    heading: 'The way of power',
    text: 'Power reaches a box only through a chain of adjacent boxes from the power box that supplies it. Undamaged boxes and those with light, moderate or heavy damage pass it on; critical and destroyed ones do not (R-EE-20).',
  },
  {
    id: 'EE-POW-05',
    heading: 'Networks',
    text: 'All boxes joined in this way are one network, and no network can use more power than is made inside it. Armour is a box and conducts like any other (R-EE-21).',
  },
  {
    id: 'EE-POW-06',
    heading: 'Undamaged boxes only',
    text: 'Only undamaged boxes can be given power. A box in the dark because of light damage cannot.',
  },
  {
    id: 'EE-POW-07',
    heading: 'What a box needs',
    text: 'Laser, ion cannon, railgun, shield generator and sensor: 1 point each.\n\nEngine: anything up to 1, by quarters (R-EE-22).\n\nHalf engine: nothing, it has its own supply.\n\nAnti-missile, control, hull, missile launcher, power and armour: nothing.\n\nSo the printed scout with two power boxes can light both its lasers, and then only its half engines still push (R-EE-23).',
  },
  {
    id: 'EE-POW-08',
    heading: 'Part of a weapon',
    text: 'A weapon of several boxes may be powered in part; its strength is what has power. Power without the primary box is allowed, and wasted (R-EE-24).',
  },
  {
    id: 'EE-POW-09',
    heading: 'Power for engines',
    text: 'What an engine may be given is limited by the rules on engines (EE-ENG-06, EE-ENG-10).',
  },
  {
    id: 'EE-POW-10',
    heading: 'Use it or lose it',
    text: 'Power that is given and not used is lost. Nothing is carried over to the next turn.',
  },
  {
    id: 'EE-POW-11',
    heading: 'No second thoughts',
    text: 'Power cannot be shifted later in the turn; only an impossible move takes some away again (EE-IMP-04). If a box is hit in the meantime its power is gone with it (R-EE-25).',
  },
]
