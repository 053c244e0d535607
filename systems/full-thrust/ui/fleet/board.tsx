// The editor of a ship: hull, parts, and what follows from them.
import { InOrder } from '@admiralty/board'
import type { DesignerProps } from '@admiralty/game-ui'
import { Beginnings, CheckField, NameField, Refusals, type Remedy, Segments, SelectField, Tool } from '@admiralty/game-ui/design'
import { Legality } from '@admiralty/game-ui/designer'
import { ReasonTable, Rule, Section } from '@admiralty/game-ui/panel'
import { capital, type Explained, plural } from '@admiralty/kernel'
import { MASS, MOST_THRUST, SHIP_CLASSES } from '../../data/tables.ts'
import { checkDesign, type DesignLimits, labelAdvice, NO_LIMITS } from '../../src/design/check.ts'
import { type Design, keysOf } from '../../src/design/design.ts'
import { enduranceOf, excessThrust, reserveOf, upkeepOf } from '../../src/design/facts.ts'
import { massOf, PART_RULES, partPrice, pointsOf } from '../../src/design/price.ts'
import { READY } from '../../src/design/ready.ts'
import { PART_TITLES, partName } from '../../src/design/text.ts'
import { soundCondition } from '../../src/table.ts'
import { Track } from '../record/track.tsx'
import {
  COUNTED,
  countOf,
  GRADES,
  gradeOf,
  isCounted,
  NEW_PARTS,
  roomierMass,
  withCopyOf,
  withGrade,
  withMass,
  withMerchant,
  withOneLess,
  withOneMore,
  withoutPart,
  withPart,
  withPartAt,
} from './edit.ts'
import { NumberField, PartLine, PartRow, TextField } from './part-row.tsx'
import { Sketch } from './sketch.tsx'
import './fleet.css'

/** `onTerms` is null in a match, whose limits are fixed. */
type Props = Omit<DesignerProps<Design, DesignLimits>, 'onTerms'> & { readonly onTerms: ((terms: DesignLimits) => void) | null }
interface PartProps {
  readonly design: Design
  onDesign(design: Design, run?: string): void
}

const FIGURES = [
  ['thrust', MOST_THRUST],
  ['armour', MASS.most],
  ['screens', 6],
] as const
const CLASSES = keysOf(SHIP_CLASSES)
const Hull = ({ design, onDesign }: PartProps) => (
  <Section title="Hull and drives" aside={<Rule id="FT-DES-01" />}>
    <div className="ft-fields">
      <NameField label="Name" look="ft-number" value={design.name} onValue={(name) => onDesign({ ...design, name }, 'name')} />
      <TextField label="Navy" value={design.navy} onValue={(navy) => onDesign({ ...design, navy }, 'navy')} />
      <SelectField
        label="Class"
        rule="FT-DES-26"
        value={design.shipClass}
        options={CLASSES.map((label) => [label, `${label}, ${SHIP_CLASSES[label].title}`])}
        onValue={(label) => onDesign({ ...design, shipClass: CLASSES.find((one) => one === label) ?? design.shipClass })}
      />
      <NumberField
        label="Mass"
        value={design.mass}
        limits={[MASS.least, MASS.most]}
        onValue={(mass) => onDesign(withMass(design, mass), 'mass')}
      />
      {FIGURES.map(([figure, most]) => (
        <NumberField
          key={figure}
          label={capital(figure)}
          value={design[figure]}
          limits={[0, most]}
          onValue={(value) => onDesign({ ...design, [figure]: value })}
        />
      ))}
      <CheckField label="FTL drive" rule="FT-DES-07" checked={design.ftl} onChecked={(ftl) => onDesign({ ...design, ftl })} />
      <CheckField
        label="Merchant"
        rule="FT-DES-23"
        checked={design.merchant === true}
        onChecked={(merchant) => onDesign(withMerchant(design, { merchant }))}
      />
    </div>
    <Segments
      label="Hull integrity"
      values={GRADES}
      value={gradeOf(design) ?? 'average'}
      titleOf={(grade) => grade}
      ruleOf={() => 'FT-DES-04'}
      onValue={(grade) => onDesign(withGrade(design, grade))}
    />
  </Section>
)

const Counted = ({ design, onDesign }: PartProps) => (
  <ul className="ft-parts">
    {COUNTED.map((kind) => {
      const count = countOf(design, kind)
      const { mass, points } = partPrice({ kind })
      return (
        <PartLine
          key={kind}
          title={PART_TITLES[kind]}
          price={`mass ${mass}, ${plural(points, 'point')} each`}
          tip={undefined}
          rule={PART_RULES[kind]}
          more={[`One more ${PART_TITLES[kind]}`, () => onDesign(withOneMore(design, kind))]}
          less={['−', `One ${PART_TITLES[kind]} less`, () => onDesign(withOneLess(design, kind))]}
          none={count === 0}
        >
          <output>{count}</output>
        </PartLine>
      )
    })}
  </ul>
)
const Parts = ({ design, onDesign }: PartProps) => (
  <Section title="Parts" aside={<Rule id="FT-DES-25" />}>
    <Counted design={design} onDesign={onDesign} />
    <ul className="ft-parts">
      <InOrder of={design.parts}>
        {(part, at) =>
          isCounted(part) ? null : (
            <PartRow
              part={part}
              design={design}
              at={at}
              name={`${PART_TITLES[part.kind]}, part ${at + 1}`}
              onPart={(next) => onDesign(withPartAt(design, at, next), `part ${at}`)}
              onCopy={() => onDesign(withCopyOf(design, at))}
              onRemove={() => onDesign(withoutPart(design, at))}
            />
          )
        }
      </InOrder>
    </ul>
    <div className="gu-tools ft-new">
      {NEW_PARTS.map((part) => (
        <Tool
          key={partName(part)}
          picture={null}
          title={part.kind === 'beam' ? `class ${part.class} beam` : PART_TITLES[part.kind]}
          note={`mass ${partPrice(part).mass}`}
          rule={PART_RULES[part.kind]}
          pressed={null}
          look={checkDesign(withPart(design, part)).length > checkDesign(design).length ? 'misfit' : ''}
          onPress={() => onDesign(withPart(design, part))}
        />
      ))}
    </div>
  </Section>
)

/** A number with its reasons, folded up. */
const Sum = ({ title, sum, of }: { readonly title: string; readonly sum: Explained; readonly of: string }) => (
  <details>
    <summary>
      {title}: <b>{sum.total}</b> {of}
    </summary>
    <ReasonTable number={sum} total={title.toLowerCase()} />
  </details>
)
const hundredths = (value: number): string => (value / 100).toFixed(2)
function Facts({ design, terms }: { readonly design: Design; readonly terms: DesignLimits }) {
  const { fuel, crew, weaponry } = upkeepOf(design)
  const reserve = reserveOf(design)
  const advice = labelAdvice(design)
  return (
    <Section title="The ship" aside={<Rule id="FT-DES-25" />}>
      <Sum title="Mass" sum={massOf(design)} of={`of ${design.mass}`} />
      <Sum title="Price" sum={pointsOf(design)} of={terms.points < NO_LIMITS.points ? `of ${plural(terms.points, 'point')}` : 'points'} />
      {reserve > 0 && (
        <p className="gu-note">
          {reserve} mass in reserve; thrust {excessThrust(design)} with a drive check <Rule id="FT-DES-28" />
        </p>
      )}
      <Track design={design} condition={soundCondition(design)} />
      <p className="gu-note">
        In a campaign: {hundredths(fuel + crew + weaponry)} a week, {plural(enduranceOf(upkeepOf(design)), 'week')} of endurance.
      </p>
      {advice && (
        <p className="gu-note">
          Advice: {advice.reason} <Rule id={advice.rule} />
        </p>
      )}
    </Section>
  )
}

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
