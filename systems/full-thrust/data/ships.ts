// The ready-made ships: sixteen of the ledger's catalogue, then eight more (PROPOSED). Names, navies and ships are ours.

/** Frame, parts in design order, and a line that describes the ship. A beam without arcs bears all round; a magazine has standard and extended loads. */
export const SHIPS = [
  ['Lantern, SC, Meridian Compact, mass 8, thrust 6, ftl, hull 2', 'fireCon, beam 1, pds', 'Eyes of the fleet, with a gun to speak of.'],
  [
    'Tern, FF, Meridian Compact, mass 20, thrust 6, ftl, hull 6',
    'fireCon, beam 2, beam 1, pds',
    'The frigate for a first battle: one gun that bears everywhere.',
  ],
  [
    'Harrier, DD, Meridian Compact, mass 32, thrust 6, ftl, hull 10',
    'fireCon, beam 2 AP-FP-F, beam 2 F-FS-AS, 2 beam 1, 2 pds',
    'A destroyer with a broadside on each bow.',
  ],
  [
    'Osprey, CA, Meridian Compact, mass 80, thrust 4, ftl, hull 24, screens 1',
    '2 fireCon, 2 beam 3 FP-F-FS, 2 beam 2, beam 2 AP-FP-F, beam 2 F-FS-AS, beam 1, 3 pds',
    'The screened cruiser that does everything.',
  ],
  [
    'Albatross, BB, Meridian Compact, mass 120, thrust 4, ftl, hull 36, armour 4, screens 1',
    '3 fireCon, adfc, beam 3 FP-F-FS, beam 3 AP-FP-F, beam 3 F-FS-AS, 3 beam 2, 2 beam 1, 4 pds',
    'A battleship with heavy beams on three sides.',
  ],
  [
    'Roc, SDN, Meridian Compact, mass 200, thrust 2, ftl, hull 60, armour 6, screens 2',
    '4 fireCon, adfc, 2 beam 4 FP-F-FS, 2 beam 3 AP-FP-F, 2 beam 3 F-FS-AS, 4 beam 2, 2 beam 1, 6 pds',
    'Slow, twice screened, and dangerous at 48 MU.',
  ],
  [
    'Aerie, CVL, Meridian Compact, mass 140, thrust 4, ftl, hull 42, screens 1',
    '2 fireCon, adfc, beam 2, beam 1, 5 pds, 2 bay standard, bay interceptor, bay attack',
    'Four groups of fighters and little else.',
  ],
  ['Dart, CT, Halcyon League, mass 12, thrust 8, ftl, hull 2', 'fireCon, 2 pack F, beam 1', 'Two submunition packs, then home.'],
  [
    'Lancer, DH, Halcyon League, mass 40, thrust 6, ftl, hull 8, armour 3',
    'fireCon, torpedo F, rack standard FP-F-FS, 2 beam 1, 2 pds',
    'A torpedo and a salvo, carried close and fast.',
  ],
  [
    'Targe, CE, Halcyon League, mass 60, thrust 6, ftl, hull 12, armour 6',
    '2 fireCon, adfc, 2 beam 2, beam 1, 7 pds',
    'Covers the fleet against fighters and salvoes.',
  ],
  [
    'Falchion, CA, Halcyon League, mass 76, thrust 6, ftl, hull 15, armour 7',
    '2 fireCon, 2 torpedo F, launcher FP-F-FS, 2 beam 1, 2 pds, magazine 3 0',
    'The fast cruiser: torpedoes, salvoes and a thin hull.',
  ],
  [
    'Trebuchet, BC, Halcyon League, mass 100, thrust 6, ftl, hull 20, armour 9',
    '2 fireCon, 2 launcher FP-F-FS, torpedo FP-F-FS, needle F, beam 2, 4 pds, magazine 4 0',
    'Two launchers, and a needle beam for what they leave.',
  ],
  [
    'Partisan, BDN, Halcyon League, mass 150, thrust 5, ftl, hull 30, armour 15',
    '3 fireCon, 4 torpedo F, launcher AP-FP-F, launcher F-FS-AS, beam 3 F, 3 beam 2, 4 pds, magazine 2 2',
    'Four torpedoes ahead, salvoes to both sides.',
  ],
  ['Drover, AUX, any, mass 100, thrust 2, ftl, hull 20', 'fireCon, 3 pds, cargo 56', 'A fleet auxiliary of 56 tons.'],
  [
    'Landfall, LSA, any, mass 140, thrust 4, ftl, hull 28',
    '2 fireCon, 3 ortillery, beam 2, 6 pds, 5 dropship',
    'Five dropships, and ortillery to prepare the ground.',
  ],
  [
    'Bulwark, SDV, any, mass 90, thrust 2, hull 27, armour 12, screens 1',
    '2 fireCon, beam 3 FP-F-FS, beam 3 AP-FP-F, beam 3 F-FS-AS, 2 beam 2, torpedo F, 2 beam 1, 5 pds',
    'Guards a world at low thrust, without FTL.',
  ],
  [
    'Heron, CL, Meridian Compact, mass 50, thrust 6, ftl, hull 15, screens 1',
    'fireCon, beam 2, beam 2 AP-FP-F, beam 2 F-FS-AS, beam 1, 3 pds',
    'A light cruiser that scouts in company.',
  ],
  [
    'Cormorant, DN, Meridian Compact, mass 160, thrust 4, ftl, hull 48, armour 6, screens 2',
    '4 fireCon, adfc, beam 4 FP-F-FS, beam 3 AP-FP-F, beam 3 F-FS-AS, 2 beam 2, beam 1, 5 pds',
    'The line of battle: two screens and one very long gun.',
  ],
  [
    'Petrel, CVE, Meridian Compact, mass 90, thrust 4, ftl, hull 27, screens 1',
    'fireCon, beam 1, 2 pds, bay standard longRange, bay standard, bay interceptor',
    'An escort carrier with three groups for a convoy.',
  ],
  [
    'Rapier, FF, Halcyon League, mass 24, thrust 8, ftl, hull 5, armour 1',
    'fireCon, torpedo F, pds',
    'One torpedo with eight thrust behind it.',
  ],
  [
    'Glaive, BB, Halcyon League, mass 120, thrust 5, ftl, hull 24, armour 12',
    '3 fireCon, adfc, 3 torpedo F, needle F, launcher FP-F-FS, 2 beam 2, 5 pds, magazine 3 1',
    'A fast battleship under heavy armour.',
  ],
  [
    'Quiver, CVL, Halcyon League, mass 150, thrust 6, ftl, hull 30, armour 6',
    '2 fireCon, adfc, rack extended FP-F-FS, beam 2, 6 pds, 2 bay torpedo, bay interceptor fast, bay attack heavy',
    'A carrier that keeps pace with torpedo fighters.',
  ],
  [
    'Pilgrim, AUX, any, mass 60, thrust 3, ftl, hull 6',
    'fireCon, 2 pds, craftBay 6, passengers 20, troops 10',
    'A liner with passengers, a company of troops and a boat.',
  ],
  [
    'Rampart, SDV, any, mass 120, thrust 0, hull 48, armour 14, screens 2',
    '3 fireCon, adfc, 2 beam 3, torpedo FP-F-FS, beam 1, 7 pds, bay standard',
    'A fort without drives. It stands, and it lasts.',
  ],
] as const
