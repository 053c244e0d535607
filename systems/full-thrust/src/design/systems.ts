// The systems of a design: what a threshold check may lose, in the order of the dice (FT-DMG-07). Damage, fire and the record use their ids.
import { once } from '@admiralty/kernel'
import { HOLD_BOX } from '../../data/tables.ts'
import type { Design, DesignPart } from './design.ts'

type HullPart =
  | { readonly kind: 'drive'; readonly thrust: number }
  | { readonly kind: 'ftl' | 'screen' | 'bridge' | 'lifeSupport' | 'powerCore' }
export type SystemPart = HullPart | DesignPart
export interface ShipSystem {
  /** The kind, and a number from 1 where a ship may have several: 'drive', 'fireCon-2'. Numbers follow the design order. */
  readonly id: string
  readonly part: SystemPart
}

/** FT-COR-01, FT-DES-22: the three core systems. */
export const CORE_KINDS = ['bridge', 'lifeSupport', 'powerCore'] as const
/** FT-DES-20: holds, which are split into boxes. */
const HOLD_KINDS = ['cargo', 'passengers', 'troops'] as const
/** FT-DMG-07: groups of kinds in the order of the dice. Kinds of one group keep their design order. */
const CHECK_ORDER: readonly (readonly SystemPart['kind'][])[] = [
  ['drive'],
  ['ftl'],
  ['screen'],
  ['fireCon'],
  ['adfc'],
  ['pds', 'beam', 'torpedo', 'needle', 'pack', 'rack', 'launcher', 'ortillery'],
  ['magazine'],
  ['bay', 'craftBay'],
  ['dropship'],
  HOLD_KINDS,
  ...CORE_KINDS.map((kind) => [kind]),
]
const NOT_NUMBERED: readonly string[] = ['drive', 'ftl', ...CORE_KINDS]

/** All systems of a design in check order, the same list for the same design. */
export const systemsOf = once(({ thrust, ftl, screens, parts }: Design): readonly ShipSystem[] => {
  const all: readonly SystemPart[] = [
    ...(thrust > 0 ? [{ kind: 'drive', thrust } as const] : []),
    ...(ftl ? [{ kind: 'ftl' } as const] : []),
    ...Array.from({ length: screens }, () => ({ kind: 'screen' }) as const),
    ...parts.flatMap(boxesOf), // FT-DMG-12: no armour and no hull boxes
    ...CORE_KINDS.map((kind) => ({ kind })),
  ]
  const counts = new Map<string, number>()
  return CHECK_ORDER.flatMap((kinds) => all.filter(({ kind }) => kinds.includes(kind))).map((part) => {
    const number = (counts.get(part.kind) ?? 0) + 1
    counts.set(part.kind, number)
    return { id: NOT_NUMBERED.includes(part.kind) ? part.kind : `${part.kind}-${number}`, part }
  })
})

/** The ids of the systems of a kind, in design order. */
export const idsOfKind = (design: Design, kind: SystemPart['kind']): readonly string[] =>
  systemsOf(design).flatMap(({ id, part }) => (part.kind === kind ? [id] : []))
/** FT-DES-17: the magazine that feeds a launcher; undefined for other systems. R-FT-85: launchers whose design names none take the magazines in turn. */
export function magazineOf(design: Design, launcher: string): string | undefined {
  const part = systemsOf(design).find(({ id }) => id === launcher)?.part
  if (part?.kind !== 'launcher') return undefined
  const magazines = idsOfKind(design, 'magazine')
  return part.feeds ?? magazines[idsOfKind(design, 'launcher').indexOf(launcher) % magazines.length]
}

/** FT-DES-20: a hold is one system for each box of ten, the rest in the last; any other part is one system. */
function boxesOf(part: DesignPart): readonly DesignPart[] {
  if (part.kind !== 'cargo' && part.kind !== 'passengers' && part.kind !== 'troops') return [part]
  const boxes = Math.ceil(part.mass / HOLD_BOX)
  return Array.from({ length: boxes }, (_, box) => ({ kind: part.kind, mass: Math.min(HOLD_BOX, part.mass - box * HOLD_BOX) }))
}
