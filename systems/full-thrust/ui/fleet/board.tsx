// The editor of a ship: its hull, its parts and its figures.
import type { DesignerProps } from '@admiralty/game-ui'
import { Beginnings, CheckField, Refusals, type Remedy } from '@admiralty/game-ui/design'
import { Legality } from '@admiralty/game-ui/designer'
import { plural } from '@admiralty/kernel'
import { MASS } from '../../data/tables.ts'
import { checkDesign, type DesignLimits, NO_LIMITS } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { pointsOf } from '../../src/design/price.ts'
import { READY } from '../../src/design/ready.ts'
import { roomierMass, withMass } from './edit.ts'
import { NumberField } from './part-row.tsx'
import { Sketch } from './sketch.tsx'
import './fleet.css'
import { Facts } from './facts.tsx'
import { Hull } from './hull.tsx'
import { Parts } from './part-list.tsx'

/** `onTerms` is null in a match, whose limits are fixed. */
type Props = Omit<DesignerProps<Design, DesignLimits>, 'onTerms'> & { readonly onTerms: ((terms: DesignLimits) => void) | null }

const Terms = ({ terms, onTerms }: Pick<DesignerProps<Design, DesignLimits>, 'terms' | 'onTerms'>) => (
  <div className="ft-fields">
    <NumberField
      label="Most points"
      value={terms.points}
      limits={[1, NO_LIMITS.points]}
      onValue={(points) => onTerms({ ...terms, points })}
    />
    <NumberField label="Most mass" value={terms.mass} limits={[MASS.least, MASS.most]} onValue={(mass) => onTerms({ ...terms, mass })} />
    <CheckField
      label="Any number of hull boxes"
      rule="FT-DES-04"
      checked={terms.hull === 'free'}
      onChecked={(free) => onTerms({ ...terms, hull: free ? 'free' : 'graded' })}
    />
  </div>
)

export function Board({ design, terms, onDesign, onTerms }: Props) {
  const refusals = checkDesign(design, terms)
  const roomier = refusals.some(({ rule }) => rule === 'FT-DES-25') ? roomierMass(design, terms) : undefined
  const remedies: readonly Remedy[] =
    roomier === undefined
      ? []
      : [{ label: `Raise the mass to ${roomier}`, rule: 'FT-DES-01', take: () => onDesign(withMass(design, roomier)) }]
  return (
    <div className="gu-panel gu-shop ft-page">
      {onTerms && <Terms terms={terms} onTerms={onTerms} />}
      <div className="ft-editor">
        <div>
          <Hull design={design} onDesign={onDesign} />
          <Parts design={design} onDesign={onDesign} />
        </div>
        <div>
          <Facts design={design} terms={terms} />
          <Refusals refusals={refusals} remedies={remedies} />
          <Legality problems={refusals.length} />
        </div>
      </div>
      {design.parts.length === 0 && (
        <Beginnings
          title="Or start from a ready-made ship"
          beginnings={READY.map(({ design: ready }) => ({
            name: ready.name,
            price: plural(pointsOf(ready).total, 'point'),
            sketch: <Sketch design={ready} />,
            begin: () => onDesign(ready),
          }))}
        />
      )}
    </div>
  )
}
