// The fleet designer outside a match, for terms that the user chooses.
import type { DesignerProps, DesignerUi } from '@admiralty/game-ui'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { fleetCost } from '../../src/design/cost.ts'
import { readyFor } from '../../src/design/ready.ts'
import type { FleetDesign } from '../../src/state.ts'
import { counted } from '../../src/words/say.ts'
import { sideStyleOf } from '../sides.ts'
import '../sheet.css'
import './designer.css'
import { EMPTY } from './edit.ts'
import { FleetDesigner } from './fleet-designer.tsx'
import { Sketch } from './sketch.tsx'
import { battleFor, limitsFor, milder, PLAIN, parseTerms, type Terms, termsFor } from './terms.ts'
import { TermsPanel } from './terms-panel.tsx'

type Props = DesignerProps<FleetDesign, Terms>

/** Ready-made fleets to start from, shown while the fleet has no ship. */
function Beginnings({ terms, onDesign }: Pick<Props, 'terms' | 'onDesign'>) {
  const ready = readyFor(limitsFor(terms))
  if (ready.length === 0) return null
  return (
    <section className="es-beginnings">
      <h2>Or start from a ready fleet</h2>
      <ol>
        {ready.map(({ fleet, cost }) => (
          <li key={fleet.name}>
            <button type="button" className="es-beginning" onClick={() => onDesign(fleet)}>
              <b>{fleet.name}</b>
              <span className="c">{cost}</span>
              <Sketch design={fleet} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Board({ design, terms, onDesign, onTerms, onRule }: Props) {
  return (
    <div className="es-page">
      <FleetDesigner
        fleet={design}
        limits={limitsFor(terms)}
        sideStyle={sideStyleOf('blue')}
        head={<TermsPanel terms={terms} onTerms={onTerms} onRule={onRule} />}
        foot={(refused) => (
          <p className={refused > 0 && design.ships.length > 0 ? 'es-verdict no' : 'es-verdict'}>
            {design.ships.length === 0 ? 'No ships yet' : refused > 0 ? `${counted(refused, 'problem')} to fix` : 'Legal design.'}
          </p>
        )}
        elsewhere={milder(design, terms).map((way) => ({ ...way, take: () => onTerms(way.terms) }))}
        bare={<Beginnings terms={terms} onDesign={onDesign} />}
        onFleet={onDesign}
        onRule={onRule}
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
  price: (fleet) => counted(fleetCost(fleet).total, 'point'),
  Sketch,
  Board,
}
