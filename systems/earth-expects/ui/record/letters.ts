// The clauses that explain the letters of a record, and armour, which has no letter.
import type { BoxType } from '../../data/tables.ts'

export const LETTER_RULE: Readonly<Record<BoxType | 'armour', string>> = {
  A: 'EE-AMI-01',
  C: 'EE-CTL-01',
  E: 'EE-ENG-01',
  e: 'EE-HEN-01',
  G: 'EE-SHD-01',
  H: 'EE-HUL-01',
  I: 'EE-ION-01',
  L: 'EE-LAS-01',
  M: 'EE-MIS-01',
  P: 'EE-POW-01',
  R: 'EE-RAI-01',
  S: 'EE-SEN-01',
  armour: 'EE-ARM-01',
}
