// Printed records, made of the shared print kit: a sheet for each ship. A `Leaf` with more content goes on on further sheets.
import type { PrintUi, SheetsProps } from '@admiralty/game-ui'
import { PrintBoxes, PrintForm, PrintHead, PrintSection, RuledLines } from '@admiralty/game-ui/print'
import { LAST_TURN, SEATS } from '../src/state.ts'
import type { Template } from '../src/steps.ts'
import { shipName } from '../src/words.ts'

function Sheets({ source, damage, Leaf }: SheetsProps<Template>) {
  if (source.kind === 'design') return null
  const { ships, secret, setup } = source.view
  return SEATS.map((seat) => {
    const { hull, used } = ships[seat]
    const { torpedoes, repairs } = secret[seat] ?? { torpedoes: '', repairs: '' }
    const marked = damage ? setup.hull - hull : 0
    return (
      <Leaf key={seat} title={shipName(seat)}>
        <PrintHead name={shipName(seat)} line={`${LAST_TURN} turns`} picture={null} facts={[['hull', setup.hull]]} />
        <PrintSection title="Hull" rule="TP-GEN-01">
          <PrintBoxes count={setup.hull} marked={marked} label={`${setup.hull - marked} of ${setup.hull}`} />
        </PrintSection>
        <PrintSection title="Supplies" rule="TP-SUP-01">
          <PrintForm
            look="figures"
            lines={[
              ['Torpedoes', torpedoes],
              ['Repairs', repairs],
              ['Used', used],
            ]}
          />
        </PrintSection>
        <RuledLines title="Notes" />
      </Leaf>
    )
  })
}
export const print: PrintUi<Template> = { Sheets, choices: ['damage'] }
