// Drawings of weapons, devices and fighters.
import type { AuxiliaryKind, FighterKind, WeaponKind } from '../src/state.ts'

export type GlyphName = WeaponKind | AuxiliaryKind | FighterKind

const MISSILE = 'M0 -21L4.3 -12.400V8.700L9.300 18.600H3.700L0 14.900L-3.700 18.600H-9.300L-4.300 8.700V-12.400Z'
/** Paths in a field of 40 by 36, with the origin in the middle. */
const STROKES: Readonly<Record<GlyphName, string>> = {
  beam: 'M-8 12a4 4 0 1 1 -8 0a4 4 0 1 1 8 0M-9 9L16 -16M-3 -1L6 -10M1 3L10 -6',
  missile: MISSILE,
  torpedo: 'M8 -6a8 8 0 1 1 -16 0a8 8 0 1 1 16 0M3 -6a3 3 0 1 1 -6 0a3 3 0 1 1 6 0M-8 4V13M0 6V18M8 4V13',
  pointDefence:
    'M7 0a7 7 0 1 1 -14 0a7 7 0 1 1 14 0M0 -17V-7M0 17V7M-17 0H-7M17 0H7M-11.500 -11.500L-6 -6M11.500 -11.500L6 -6M-11.500 11.500L-6 6M11.500 11.500L6 6',
  blaster: 'M-6 14L-2 -16M6 14L2 -16M-10 14H10M0 -6V14M-9 -8L-5 -14M9 -8L5 -14',
  bdvm: 'M-17 0L-9 -5V5ZM17 0L9 -5V5ZM-9 0H9M0 -9V9',
  bank: 'M-9 -6a4 4 0 1 1 -8 0a4 4 0 1 1 8 0M4 -6a4 4 0 1 1 -8 0a4 4 0 1 1 8 0M17 -6a4 4 0 1 1 -8 0a4 4 0 1 1 8 0M-13 2V12M0 2V15M13 2V12',
  armour: 'M-15 2Q0 -22 15 2M-10 8Q0 -10 10 8M-15 12H-11M-7 12H-3M1 12H5M9 12H13',
  ecm: 'M-14 0Q-7 -16 0 0T14 0M-14 9H-12M-8 9H-6M-2 9H0M4 9H6M10 9H12',
  targeting: 'M11 0a11 11 0 1 1 -22 0a11 11 0 1 1 22 0M0 -17V-6M0 17V6M-17 0H-6M17 0H6',
  shield: 'M0 -17L14 -11V1Q13 12 0 18Q-13 12 -14 1V-11Z',
  jump: 'M-15 12Q0 -26 15 12M15 12L7 8M15 12L17 3',
  manoeuvring: 'M-12 8A13 13 0 1 1 12 8M12 8L13 -1M12 8L4 4M0 -6V6',
  displacer: 'M-14 -9H-4V9H-14ZM4 -9H14V9H4M-4 0H2M9 -3L14 0L9 3',
  powerUp: 'M3 -17L-9 3H-1L-3 17L9 -3H1Z',
  gunMount: 'M-14 10H14M-9 10V0H9V10M0 0V-15M-5 -9L0 -15L5 -9',
  engine: 'M-8 -15H8L11 4H-11ZM-7 8L-9 17M0 8V18M7 8L9 17',
  bay: 'M-15 8V-6H15V8M-8 8V0H8V8',
  interceptor: 'M0 -15L3 -4L14 8V12L3 9V14H-3V9L-14 12V8L-3 -4Z',
  attackCraft: 'M0 -15L4 -6L13 0V8L4 6V12H-4V6L-13 8V0L-4 -6ZM-9 8V14M9 8V14',
}

export const Glyph = ({ name, size = 36 }: { readonly name: GlyphName; readonly size?: number }) => (
  <svg className="es-glyph" width={size * 1.1} height={size} viewBox="-20 -18 40 36" aria-hidden="true">
    <path d={STROKES[name]} />
  </svg>
)
