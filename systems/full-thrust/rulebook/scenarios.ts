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
    text: 'Four Drovers with lost FTL drives fly from the centre at speed 4, with a Petrel and two Harriers beside them. A Falchion, two Lancers and two Darts come in at entry point 2, at 46 MU. Three Drovers must get away in 20 turns, by FTL or by disengaging; otherwise the raiders win (R-FT-75).',
  },
  {
    id: 'FT-SCN-04',
    heading: 'Carriers',
    text: 'An Aerie with a Heron and a Harrier against a Quiver with a Targe, from entry points 12 and 6. Victory is by points.',
  },
  {
    id: 'FT-SCN-05',
    heading: 'The fort',
    text: 'A Rampart stands near the centre with two Bulwarks, which begin there too. A Partisan, a Trebuchet and a Falchion come in at entry point 12. Victory is by points.',
  },
  {
    id: 'FT-SCN-06',
    heading: 'Jump under fire',
    text: 'A Heron and two Landfalls with lost FTL drives fly from the centre at speed 6, 3 MU from each other. Two Trebuchets and a Rapier come in at entry point 4, at 28 MU. Two of the three must get away in 12 turns; otherwise the hunters win. Ships that jump too close together destroy each other.',
  },
  {
    id: 'FT-SCN-07',
    heading: 'Chase',
    text: 'A Falchion and two Lancers, whose FTL drives are lost for good, run from the centre along course 12 at speed 6. An Osprey and two Herons follow from entry point 6, at 16 MU and speed 14. Two of the three must get away in 20 turns; otherwise the pursuers win.',
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
    text: 'Each side brings ready-made or own ships for the points agreed, twelve at most, from entry points 6 and 12. Victory is by points.',
  },
  {
    id: 'FT-SCN-11',
    heading: 'Allied squadrons',
    text: 'Two captains with an Osprey and a Tern, and with a Heron and a Harrier, against two with a Falchion and a Rapier, and with a Targe and a Rapier. Victory is by points.',
  },
]
