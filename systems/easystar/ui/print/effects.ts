// Short texts for print: effects of devices, critical hits, the steps of a turn, each with its clause.
import { type PrintStep, printStep } from '@admiralty/game-ui/print'
import type { Critical } from '../../data/tables.ts'
import type { AuxiliaryKind, FighterKind } from '../../src/state.ts'

/** The effect of each device. `PART_RULE` has its clause. */
export const EFFECTS: Readonly<Record<AuxiliaryKind, string>> = {
  armour: 'hits and collisions from ahead do 1 less',
  ecm: 'attacks on this ship subtract 1 from the die',
  targeting: 'adds 1 to its own dice; included above',
  jump: 'instead of moving: 5 hexes straight ahead into an empty one',
  manoeuvring: '1 more hex-side a turn, at any time; included above',
  displacer: 'once a turn: avoids a hit on the attack roll or higher, or a collision on 4+',
  powerUp: 'once a turn a weapon gets +1 range or damage; past its mount’s limit a 1 burns it out',
  shield: 'every weapon hit does 1 less; not collisions',
  engine: 'included in the top speed',
  gunMount: 'included in spaces and damage',
  bay: 'two fighters',
}

export const FIGHTER_WORDS: Readonly<Record<FighterKind, string>> = {
  interceptor: 'axial beam, range 1, damage 1',
  attackCraft: 'axial missile, range 1, damage 2',
}

export const CRITICAL_WORDS: Readonly<Record<Critical, string>> = {
  nav: 'navigation hit: no turns',
  ownerLoses: 'a weapon or device is lost; the owner chooses',
  attackerTakes: 'a weapon or device is lost; the attacker chooses',
  slow1: 'top speed −1',
  slow2: 'top speed −2',
  damage: '1 more damage',
}

/** The sequence of play. */
export const STEP_SUMMARIES: readonly PrintStep[] = [
  printStep(
    'Ships move',
    ['The side with initiative moves all its ships, then the other side.', 'ES-SEQ-04'],
    ['Change speed by 1 or keep it, up to the top speed; then move exactly that many hexes ahead.', 'ES-MOV-02'],
    ['Turn before any hex, not after the last one; the speed limits the hex-sides of the whole move.', 'ES-TRN-02'],
    [
      'Entering an occupied hex: a collision on a 6, a ram on 5 or 6. One die for each ship: odd 1 damage, even 2; then a critical.',
      'ES-COL-02',
    ],
    ['Damage control may be spent between two moves of your own.', 'ES-AUX-DC-02'],
    ['When all your ships have moved, a die below its size clears a ship’s navigation hit.', 'ES-CRT-06'],
  ),
  printStep(
    'Fighters fly',
    ['The side with initiative first: launch beside the carrier, then 5 points for hexes and hex-sides.', 'ES-FMV-01'],
    ['Landing: beside a carrier with a free berth, facing the same way.', 'ES-FTR-06'],
  ),
  printStep(
    'Combat',
    ['Sides alternate, one weapon each; the side with initiative starts. Two passes in a row end combat.', 'ES-SEQ-05'],
    ['Axial: the row straight ahead. Ventral: 60° to 120° to one side a turn. Dorsal: all directions, its own hex too.', 'ES-LOC-01'],
    [
      'Announce target and power-up; then point defence against a missile, the die, displacer, damage less shield and armour, critical.',
      'ES-HIT-02',
    ],
    ['A natural 6 that hits and does damage is a critical hit.', 'ES-CRT-01'],
    ['A weapon knocked out before it fired is its side’s next shot; a destroyed ship fires one last weapon.', 'ES-SEQ-06'],
    ['A ship with exactly 0 points left is a wreck; with fewer it explodes.', 'ES-DST-02'],
  ),
  printStep(
    'End of the turn',
    ['Points: the cost of a destroyed ship or a lost weapon, 10 for a fighter; nothing for collisions.', 'ES-VP-01'],
    ['After turn 20 the side with more points wins; before that, the only side left.', 'ES-WIN-01'],
  ),
]
