// Chapters 4 and 5: range, damage and location of weapons; the kinds of weapon.
import type { ClauseSource } from './clause.ts'

export const ranges: readonly ClauseSource[] = [
  {
    id: 'ES-RNG-01',
    heading: 'Range and damage',
    text: 'Every weapon has a range and a damage. Unimproved, it has 1 of each and takes one weapons space.',
  },
  {
    id: 'ES-RNG-02',
    heading: 'Price of a unit',
    text: 'Each added unit of range costs 5 points, and so does each added unit of damage.',
  },
  { id: 'ES-RNG-03', heading: 'Spaces for damage', text: 'Each added unit of damage takes one weapons space.' },
  {
    id: 'ES-RNG-04',
    heading: 'Spaces for range',
    text: 'Of the units of range only the even-numbered ones take a space: going to range 2 and to range 4 does, going to 3 and to 5 does not. The free first unit counts as number 1 (R-ES-10).',
  },
  {
    id: 'ES-RNG-05',
    heading: 'From 1 to 5',
    text: 'Range and damage start at 1 and go up to the limit of the mount, 5 at the most.',
  },
  {
    id: 'ES-LOC-01',
    heading: 'Axial',
    text: 'Fixed forward: it fires straight ahead, along the row of hexes that the ship faces, and nowhere else (R-ES-11). It takes no extra space; range and damage go up to 5.',
  },
  {
    id: 'ES-LOC-02',
    heading: 'Ventral',
    text: 'It fires to either side of the ship, but in one turn only to one. It takes one extra space; range and damage go up to 4. Starboard is everything between the rows one and two hex-sides to the right of the bow, both rows included; port is its mirror image (R-ES-12). With the option of wide arcs it is everything from 30° to 150° off the bow.',
  },
  {
    id: 'ES-LOC-03',
    heading: 'Dorsal',
    text: 'A turret that fires in all directions, even into its own hex. It takes no extra space; range and damage go up to 3. Each dorsal weapon takes one dorsal position; a hull has none, 1, 2, 3 or 5 of them by size. Axial and ventral weapons are limited only by the boxes of the sheet (R-ES-13).',
  },
  {
    id: 'ES-LOC-04',
    heading: 'Limits count what is bought',
    text: 'The limits hold for range and damage as bought. The extra damage of a missile and the extra range of a torpedo are added on top. An axial missile does up to 6 damage, an axial torpedo reaches up to 6 hexes.',
  },
]

export const weapons: readonly ClauseSource[] = [
  {
    id: 'ES-WPN-01',
    heading: 'Beam',
    text: '10 points. It cannot be intercepted and may shoot at ships and at fighters. It hits a ship on 3 or more, a fighter on 4 or more.',
  },
  {
    id: 'ES-WPN-02',
    heading: 'Missile',
    text: '10 points. It does one more damage than was bought, which costs nothing, takes no space and breaks no limit. It shoots at ships only, hits on 3 or more, and point defence may shoot it down.',
  },
  {
    id: 'ES-WPN-03',
    heading: 'Torpedo',
    text: '10 points. It reaches one hex farther than was bought, which costs nothing, takes no space and breaks no limit. It shoots at ships only and hits on 4 or more.',
  },
  {
    id: 'ES-WPN-04',
    heading: 'Point defence',
    text: '5 points. A short beam of range 1 against incoming missiles (5 or more) and fighters close by (4 or more), never against ships unless powered up. It cannot be improved. It takes one space, two if ventral (R-ES-14).',
  },
  {
    id: 'ES-WPN-05',
    heading: 'Special weapons',
    text: 'There are three, and only cruisers and bigger ships may mount them.',
  },
  {
    id: 'ES-WPN-06',
    heading: 'Centreline blaster',
    text: 'Axial only. It is a beam of range 5 and damage 5 in every way and costs 45 points and 6 spaces. The same beam bought unit by unit costs 5 points and one space more. No more range or damage can be bought (R-ES-15).',
  },
  {
    id: 'ES-WPN-07',
    heading: 'Bi-directional missile',
    text: 'Ventral only, 20 points and 4 spaces, the ventral surcharge included. It may fire twice a turn, once to each side, never twice to one. Each shot counts as a separate shot, with its own point defence, displacer and critical. Range and damage are bought once for both sides, at the usual price and spaces (R-ES-16).',
  },
  {
    id: 'ES-WPN-08',
    heading: 'Torpedo bank',
    text: 'Ventral only, 30 points and 4 spaces, the ventral surcharge included, and it cannot be improved. It fires three torpedoes of range 2 and damage 1 at one target in one shot. They are rolled one after another, each with its damage, displacer and critical before the next; when the target is destroyed the rest are wasted (R-ES-17).',
  },
  {
    id: 'ES-WPN-09',
    heading: 'Base prices',
    text: 'Beam, missile and torpedo 10, point defence 5, centreline blaster 45, bi-directional missile 20, torpedo bank 30.',
  },
]
