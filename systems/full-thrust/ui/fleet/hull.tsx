// The name, the class and the hull of a design.
import { CheckField, NameField, Segments, SelectField } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { capital } from '@admiralty/kernel'
import { MASS, MOST_THRUST, SHIP_CLASSES } from '../../data/tables.ts'
import { type Design, keysOf } from '../../src/design/design.ts'
import { GRADES, gradeOf, withGrade, withMass, withMerchant } from './edit.ts'
import { NumberField, TextField } from './part-row.tsx'

export interface PartProps {
  readonly design: Design
  onDesign(design: Design, run?: string): void
}

const FIGURES = [
  ['thrust', MOST_THRUST],
  ['armour', MASS.most],
  ['screens', 6],
] as const

const CLASSES = keysOf(SHIP_CLASSES)

export const Hull = ({ design, onDesign }: PartProps) => (
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
