// The kinds of units in words, for refusals and texts.
import { article } from '@admiralty/kernel'
import type { UnitKind } from '../data/units.ts'

export const KIND_NAMES: Readonly<Record<UnitKind, string>> = {
  station: 'station',
  booster: 'booster',
  core: 'core',
  engine: 'engine',
  factory: 'factory',
  pointDefence: 'point defence',
  refinery: 'refinery',
  armour: 'active armour',
  collector: 'resource collector',
  scoopship: 'scoopship',
  bus: 'bus',
  gunship: 'gunship',
  defSat: 'DefSat',
  comSat: 'ComSat',
  ecmSat: 'ECMSat',
  basicWarhead: 'basic warhead',
  pulseWarhead: 'pulse warhead',
}
/** 'an engine' */
export const oneOf = (kind: UnitKind): string => article(KIND_NAMES[kind])
