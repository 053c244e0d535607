// Ship design.
import type { ClauseSource } from './clause.ts'

export const design: readonly ClauseSource[] = [
  {
    id: 'FT-DES-01',
    heading: 'Mass',
    text: 'A ship has a mass from 4 to 300. Above 10 only even masses are built.',
  },
  {
    id: 'FT-DES-02',
    heading: 'Percentages',
    text: 'A percentage of the mass is rounded, halves up, and is never below 1 (R-FT-09).',
  },
  {
    id: 'FT-DES-03',
    heading: 'Basic hull',
    text: 'The basic hull has no mass and costs 1 point for each mass of the ship.',
  },
  {
    id: 'FT-DES-04',
    heading: 'Hull integrity',
    text: 'A hull is fragile, weak, average, strong or super: its boxes are 10, 20, 30, 40 or 50 % of the mass. A box has a mass of 1 and costs 2 points (R-FT-10).',
  },
  {
    id: 'FT-DES-05',
    heading: 'Hull rows',
    text: 'The boxes form four rows, the longer ones first: 26 boxes are 7, 7, 6 and 6. Rows without boxes do not exist, so 2 boxes are two rows of 1 (R-FT-11).',
  },
  {
    id: 'FT-DES-06',
    heading: 'Armour',
    text: 'Armour is one row of its own before the hull. A box has a mass of 1 and costs 2 points.',
  },
  {
    id: 'FT-DES-07',
    heading: 'FTL drive',
    text: 'An FTL drive has 10 % of the mass and costs 2 points a mass. Craft that never leave their system may go without.',
  },
  {
    id: 'FT-DES-08',
    heading: 'Main drive',
    text: 'A main drive has 5 % of the mass for each point of thrust, rounded once, and costs 2 points a mass. The most thrust is 8; with 0 there is no drive.',
  },
  {
    id: 'FT-DES-09',
    heading: 'Fire control',
    text: 'A fire control has a mass of 1 and costs 4 points.',
  },
  {
    id: 'FT-DES-10',
    heading: 'Area defence fire control',
    text: 'An area defence fire control, ADFC, has a mass of 2 and costs 8 points.',
  },
  {
    id: 'FT-DES-11',
    heading: 'Point defence',
    text: 'A point defence system, PDS, has a mass of 1 and costs 3 points. It bears all round.',
  },
  {
    id: 'FT-DES-12',
    heading: 'Screens',
    text: 'A screen generator has 5 % of the mass, at least 3, and costs 3 points a mass. The level of the screen is the number of working generators, at most 2; further ones are spares (R-FT-12).',
  },
  {
    id: 'FT-DES-13',
    heading: 'Beam batteries',
    text: 'A beam battery costs 3 points a mass. Class 1 has a mass of 1 and bears all round; class 2 has 2 for three arcs or 3 for six. Class 3 has 4 for the first arc and 1 for each further one, and every class above doubles these. The arcs of a mount are neighbours (R-FT-13).',
  },
  {
    id: 'FT-DES-14',
    heading: 'Pulse torpedo',
    text: 'A pulse torpedo has a mass of 4 for one arc, 5 for two, 6 for three, and costs 3 points a mass. It never bears into arc A (R-FT-14).',
  },
  {
    id: 'FT-DES-15',
    heading: 'Needle beam',
    text: 'A needle beam has one arc, a mass of 2, and costs 6 points.',
  },
  {
    id: 'FT-DES-16',
    heading: 'Submunition pack',
    text: 'A submunition pack has one arc other than A, a mass of 1, and costs 3 points. It fires once (R-FT-15).',
  },
  {
    id: 'FT-DES-17',
    heading: 'Salvo missiles',
    text: 'A salvo rack holds one salvo: mass 4 and 12 points, or 5 and 15 with extended range. A launcher has a mass of 3 and costs 9 points. A magazine has a mass of 2 and costs 6 points for each standard load, 3 and 9 for each extended one. Racks and launchers have three neighbouring arcs, never A. A launcher feeds from the one magazine that its design names; a magazine may feed several. If it is lost, its launchers are silent, and other magazines do not help (R-FT-85).',
  },
  {
    id: 'FT-DES-18',
    heading: 'Hangar bays',
    text: 'A bay for six fighters has a mass of 9 and costs 27 points; its group is paid apart. Bays for other craft have 1.5 mass for each mass carried and cost 3 points a mass (R-FT-16).',
  },
  {
    id: 'FT-DES-19',
    heading: 'Ortillery',
    text: 'Ortillery has a mass of 3 and costs 9 points. It fires at the ground only.',
  },
  {
    id: 'FT-DES-20',
    heading: 'Holds',
    text: 'Space for cargo, passengers or troops has mass and costs nothing. It is marked in boxes of ten, the rest in the last box, and each box is one system (R-FT-17).',
  },
  {
    id: 'FT-DES-21',
    heading: 'Dropships',
    text: 'A dropship of ten tons has a mass of 10 and costs 20 points. Each is one system, and takes no part in space combat (R-FT-18).',
  },
  {
    id: 'FT-DES-22',
    heading: 'Core systems',
    text: 'Every ship has a command bridge, life support and a power core. They have no mass and cost nothing.',
  },
  {
    id: 'FT-DES-23',
    heading: 'Crew factors',
    text: 'A ship has a crew factor for every 20 mass or part of it. A design may be marked as a merchant: it has one for every 50 mass, no drive above thrust 4, and says so on its sheet (R-FT-19).',
  },
  {
    id: 'FT-DES-24',
    heading: 'Crew stars',
    text: 'Stars on the hull track show where crew is lost. Divide the boxes by the crew factors and round up: every such box has a star, and the last star is in the last box. Stars that would come after it share it (R-FT-20).',
  },
  {
    id: 'FT-DES-25',
    heading: 'The sum',
    text: 'The masses of all parts are at most the mass of the ship. The price is the sum of all prices (R-FT-21).',
  },
  {
    id: 'FT-DES-26',
    heading: 'Class names',
    text: 'Class names are labels with usual masses. A label decides nothing in battle but the launches of carriers; a campaign counts capital units by it.',
  },
  {
    id: 'FT-DES-27',
    heading: 'Design weight',
    text: 'A ship may be launched below its design mass. Basic hull, drives, FTL, screens and crew go by the design mass, and the hull has at least 10 % of it in boxes; what is fitted is its actual mass (R-FT-22).',
  },
  {
    id: 'FT-DES-28',
    heading: 'Excess thrust',
    text: 'Such a ship may use more thrust than it bought: the mass of its drive times 20 divided by its actual mass, rounded down. Each use needs a drive check. Holds count as full.',
  },
  {
    id: 'FT-DES-29',
    heading: 'Refit',
    text: 'A refit never takes a ship above its design mass.',
  },
]
