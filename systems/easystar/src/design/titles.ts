// Names of weapons and devices as the rule book spells them, for reasons and refusals.
import type { AuxiliaryKind, WeaponKind } from '../state.ts'

export const WEAPON_TITLE: Readonly<Record<WeaponKind, string>> = {
  beam: 'beam',
  missile: 'missile',
  torpedo: 'torpedo',
  pointDefence: 'point defence',
  blaster: 'centreline blaster',
  bdvm: 'bi-directional missile',
  bank: 'torpedo bank',
}
export const AUXILIARY_TITLE: Readonly<Record<AuxiliaryKind, string>> = {
  armour: 'frontal armour',
  ecm: 'ECM pod',
  targeting: 'targeting pod',
  jump: 'jump engine',
  manoeuvring: 'manoeuvring pod',
  displacer: 'displacer pod',
  powerUp: 'power-up pod',
  shield: 'deflector shield',
  engine: 'engine',
  gunMount: 'gun mount',
  bay: 'fighter bay',
}
export const PART_TITLE: Readonly<Record<WeaponKind | AuxiliaryKind, string>> = { ...WEAPON_TITLE, ...AUXILIARY_TITLE }
