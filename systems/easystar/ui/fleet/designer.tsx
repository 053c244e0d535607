// The fleet designer outside a match, for terms that the user chooses.

import { sideStyleOf } from '@admiralty/board'
import type { DesignerProps, DesignerUi } from '@admiralty/game-ui'
import { Beginnings } from '@admiralty/game-ui/design'
import { Legality } from '@admiralty/game-ui/designer'
import { plural } from '@admiralty/kernel'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { fleetCost } from '../../src/design/cost.ts'
import { readyFor } from '../../src/design/ready.ts'
import type { FleetDesign } from '../../src/state.ts'
import '../sheet.css'
import './designer.css'
import { EMPTY } from '../../src/design/edit.ts'
import { FleetDesigner } from './fleet-designer.tsx'
import { Sketch } from './sketch.tsx'
import { battleFor, limitsFor, milder, PLAIN, parseTerms, type Terms, termsFor } from './terms.ts'
import { TermsPanel } from './terms-panel.tsx'

type Props = DesignerProps<FleetDesign, Terms>

function Board({ design, terms, onDesign, onTerms }: Props) {
  return (
    <div className="gu-panel gu-yard">
      <FleetDesigner
        fleet={design}
        limits={limitsFor(terms)}
        sideStyle={sideStyleOf('blue')}
        head={<TermsPanel terms={terms} onTerms={onTerms} />}
        foot={(refused) => <Legality problems={refused} empty={design.ships.length === 0 ? 'No ships yet' : null} />}
        elsewhere={milder(design, terms).map((way) => ({ ...way, take: () => onTerms(way.terms) }))}
        bare={
          <Beginnings
            title="Or start from a ready fleet"
            beginnings={readyFor(limitsFor(terms)).map(({ fleet, cost }) => ({
              name: fleet.name,
              price: cost,
              sketch: <Sketch design={fleet} />,
              begin: () => onDesign(fleet),
            }))}
          />
        }
        onFleet={onDesign}
      />
    </div>
  )
}

export const designer: DesignerUi<FleetDesign, Terms> = {
  blank: EMPTY,
  terms: PLAIN,
  parseTerms,
  termsFor,
  check: (fleet, terms) => checkFleet(fleet, limitsFor(terms)),
  nameOf: ({ name }) => name,
  named: (fleet, name) => ({ ...fleet, name }),
  battleFor,
  price: (fleet) => plural(fleetCost(fleet).total, 'point'),
  Sketch,
  Board,
}
