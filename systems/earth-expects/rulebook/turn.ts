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
    text: 'All players do each step at once. Decisions are made in secret and then revealed together, unless a rule keeps them secret. How a ship divides its power is never revealed (R-EE-17).',
  },
  {
    id: 'EE-SEQ-03',
    heading: 'Merging steps',
    text: 'On paper you may merge steps if that changes nothing. The program never does (R-EE-18).',
    advice: true,
  },
  { id: 'EE-SEQ-04', heading: 'Power', text: 'Each ship makes power, and its owner decides which systems use it.' },
  { id: 'EE-SEQ-05', heading: 'Movement', text: 'Ships move as their engines allow.' },
  { id: 'EE-SEQ-06', heading: 'Repairs', text: 'Light damage clears, and crews may repair more (EE-REP-01, EE-REP-02).' },
  {
    id: 'EE-SEQ-07',
    heading: 'Weapons',
    text: 'Every ship may fire. All targets are chosen before any shot is resolved; only point defence chooses its targets shot by shot.',
  },
  {
    id: 'EE-SEQ-08',
    heading: 'Sensors',
    text: 'Ships find out what they will be tracking next turn. A new lock-on serves for tailing and for fire in the next turn.',
  },
  {
    id: 'EE-SEQ-09',
    heading: 'Announcements',
    text: 'Some things are announced before the Power step: docking and undocking, rolling, going into reverse, starting or aborting FTL. They are revealed together and take effect in that order (R-EE-19).',
  },
]

export const power: readonly ClauseSource[] = [
  { id: 'EE-POW-01', heading: 'Power box (P)', text: 'A power system is always exactly one box. It may be anywhere in the ship.' },
  {
    id: 'EE-POW-02',
    heading: 'What it makes',
    text: 'Every power box that is undamaged when the Power step begins makes one point of power a turn. Any damage stops it.',
  },
  { id: 'EE-POW-03', heading: 'Allocation', text: 'In the Power step the owner decides, in secret, which boxes get power.' },
  {
    id: 'EE-POW-04',
    heading: 'How power reaches a box',
    text: 'Power reaches a box only through a chain of adjacent boxes from the power box that supplies it. Undamaged boxes and those with light, moderate or heavy damage conduct power; critical and destroyed ones do not (R-EE-20).',
  },
  {
    id: 'EE-POW-05',
    heading: 'Networks',
    text: 'All boxes joined in this way are one network, and no network can use more power than is made inside it. Armour is a box and conducts like any other (R-EE-21).',
  },
  {
    id: 'EE-POW-06',
    heading: 'Undamaged boxes only',
    text: 'Only undamaged boxes can be given power. A box that is out because of light damage cannot.',
  },
  {
    id: 'EE-POW-07',
    heading: 'What a box needs',
    text: 'Laser, ion cannon, railgun, shield generator and sensor: 1 point each.\n\nEngine: anything up to 1, by quarters (R-EE-22).\n\nHalf engine: nothing, it has its own supply.\n\nAnti-missile, control, hull, missile launcher, power and armour: nothing.\n\nFor example, the printed scout with two power boxes can power both its lasers; then only its half engines run (R-EE-23).',
  },
  {
    id: 'EE-POW-08',
    heading: 'Part of a weapon',
    text: 'A weapon of several boxes may be powered in part; its strength is the number of powered boxes. Power without the primary box is allowed, but has no effect (R-EE-24).',
  },
  {
    id: 'EE-POW-09',
    heading: 'Power for engines',
    text: 'The rules on engines limit the power of an engine (EE-ENG-06, EE-ENG-10).',
  },
  {
    id: 'EE-POW-10',
    heading: 'Unused power is lost',
    text: 'Power that is given and not used is lost. Nothing is carried over to the next turn.',
  },
  {
    id: 'EE-POW-11',
    heading: 'No later changes',
    text: 'The allocation cannot be changed later in the turn, except by an impossible move (EE-IMP-04). If a box is hit, its power is lost (R-EE-25).',
  },
]
