// A printed section of a ship with its components.
import { type FormLine, PrintBoxes, PrintedRule, PrintForm, PrintSection } from '@admiralty/game-ui/print'
import { plural } from '@admiralty/kernel'
import { KINDS, SECTION_INTEGRITY, type SectionNumber } from '../../data/tables.ts'
import { KIND_NAMES, sectionName } from '../../src/design/check.ts'
import type { Ship } from '../../src/state.ts'
import { type ComponentNow, capacityOf } from '../../src/table.ts'
import { INTEGRITY_DOES, PURPOSES } from '../../src/words/purposes.ts'
import { capital } from '../../src/words/say.ts'

/** The parts of a ship that a record prints. */
export type Printed = Pick<Ship, 'id' | 'design' | 'integrity' | 'fittings' | 'name'> & { readonly owner: string }

/** Charges as boxes: a shield has its defence on each, because a charge is a point of defence too. */
function componentLine(fitted: ComponentNow, asDamaged: boolean): FormLine {
  const { kind, level, charge, partial } = fitted
  const title = `${capital(KIND_NAMES[kind])} ${level}`
  if (kind === 'generator') return [title, `makes ${level}`, '']
  const most = capacityOf(fitted)
  const boxes = (
    <PrintBoxes count={most} marked={asDamaged ? Math.max(0, most - charge) : 0} label={`${charge} of ${plural(most, 'charge')}`} />
  )
  const note =
    kind === 'shield'
      ? `partial ${partial > 0 ? partial : '___'}`
      : kind === 'tube'
        ? `warhead ${level}`
        : kind === 'beam'
          ? 'over ___'
          : ''
  return [title, boxes, note]
}

export function Hexagon({
  ship,
  section,
  fitted,
  damage,
}: {
  readonly ship: Printed
  readonly section: SectionNumber
  readonly fitted: readonly ComponentNow[]
  readonly damage: boolean
}) {
  const lost = SECTION_INTEGRITY - (ship.integrity[section] ?? 0)
  return (
    <PrintSection title={capital(sectionName(section))} look={`ps-small sf-print-section sf-print-${section}`}>
      <PrintBoxes count={SECTION_INTEGRITY} marked={lost} label={`${SECTION_INTEGRITY} of integrity, ${lost} lost`} />
      <PrintForm look="boxes" lines={fitted.filter((one) => one.section === section).map((one) => componentLine(one, damage))} />
    </PrintSection>
  )
}

/** The effects of the components of these ships. */
export function Key({ ships }: { readonly ships: readonly Printed[] }) {
  const kinds = new Set(ships.flatMap(({ design }) => design.components.map(({ kind }) => kind)))
  return (
    <PrintSection title="Key" note={INTEGRITY_DOES} look="ps-small sf-print-key">
      <PrintForm
        look="figures"
        lines={KINDS.filter((kind) => kinds.has(kind)).map((kind): FormLine => {
          const { does, rule } = PURPOSES[kind]
          return [capital(KIND_NAMES[kind]), does, <PrintedRule key={rule} id={rule} />]
        })}
      />
    </PrintSection>
  )
}
