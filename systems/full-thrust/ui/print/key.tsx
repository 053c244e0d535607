// The key of the symbols on printed displays.
import { type FormLine, PrintedRule, PrintForm, PrintSection } from '@admiralty/game-ui/print'
import { capital } from '@admiralty/kernel'
import { systemsOf } from '../../src/design/systems.ts'
import { SYSTEM_TITLES } from '../../src/design/text.ts'
import { boxKey, PURPOSES } from '../../src/words/purposes.ts'
import type { ShipToPrint } from './ship-display.tsx'

/** The effects of the boxes and the systems of these ships. */
export function Key({ ships }: { readonly ships: readonly ShipToPrint[] }) {
  const kinds = new Set(ships.flatMap(({ design }) => systemsOf(design).map(({ part }) => part.kind)))
  const armour = Math.max(0, ...ships.map(({ design }) => design.armour))
  return (
    <PrintSection title="Key" note={boxKey(armour)} look="ps-small ft-print-key">
      <PrintForm
        look="figures"
        lines={[...kinds].map((kind): FormLine => {
          const { does, rule } = PURPOSES[kind]
          return [capital(SYSTEM_TITLES[kind]), does, <PrintedRule key={rule} id={rule} />]
        })}
      />
    </PrintSection>
  )
}
