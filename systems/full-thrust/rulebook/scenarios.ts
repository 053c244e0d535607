// The scenarios.
import type { ClauseSource } from './clause.ts'

export const scenarios: readonly ClauseSource[] = [
  {
    id: 'FT-SCN-01',
    heading: 'Frigate duel',
    text: 'A Tern on each side, from entry points 12 and 6. The side that holds the field wins (R-FT-74).',
  },
  {
    id: 'FT-SCN-02',
    heading: 'Cruiser duel',
    text: 'An Osprey against a Falchion, from entry points 12 and 6. Victory is by points.',
  },
  {
    id: 'FT-SCN-03',
    heading: 'Convoy',
    text: 'Three Drovers, two Harriers and a Petrel cross from entry point 6 to entry point 12. A Falchion, two Lancers and two Darts wait at entry point 2. The convoy wins as soon as two Drovers end a turn within 12 MU of entry point 12; the raiders win when fewer than two Drovers can act, or at the turn limit (R-FT-75).',
  },
  {
    id: 'FT-SCN-04',
    heading: 'Carriers',
    text: 'An Aerie with a Heron and a Harrier against a Quiver with a Targe, from entry points 12 and 6. Victory is by points.',
  },
  {
    id: 'FT-SCN-05',
    heading: 'The fort',
    text: 'A Rampart stands at the centre with two Bulwarks, which begin there too. A Partisan, a Trebuchet and a Falchion come in at entry point 12. The attackers win as soon as the Rampart cannot act; the defenders win when no attacker can act, or at the turn limit of 15.',
  },
  {
    id: 'FT-SCN-06',
    heading: 'Jump under fire',
    text: 'A Heron and two Landfalls fly close together from the centre. Two Trebuchets and a Rapier come in at 24 MU, from entry point 4. The runners win as soon as two of their ships have left by FTL; the hunters win when this is no longer possible, or at the turn limit of 12. Ships that jump too close together destroy each other.',
  },
  {
    id: 'FT-SCN-07',
    heading: 'Chase',
    text: 'A Falchion and two Lancers with lost FTL drives run from the centre along course 12 at speed 8. Two Herons and an Osprey follow from entry point 6, at 24 MU and speed 14. The runners win as soon as two of them have disengaged; the pursuers win when this is no longer possible, or at the turn limit of 20.',
  },
  {
    id: 'FT-SCN-08',
    heading: 'Three navies',
    text: 'An Osprey, a Falchion, and two Harriers with a Tern, each against all others, from entry points 12, 4 and 8. Victory is by points against each of the others (R-FT-76).',
  },
  {
    id: 'FT-SCN-09',
    heading: 'Twelve a side',
    text: 'Two fleets of twelve ships, from scout to dreadnought, from entry points 12 and 6. Victory is by points.',
  },
  {
    id: 'FT-SCN-10',
    heading: 'Fleets of your own',
    text: 'Each side brings ready-made or own ships for the points agreed, twelve at most, from entry points 12 and 6. Victory is by points.',
  },
]
