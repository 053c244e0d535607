// The arcs of all weapons of a design.
import type { DesignerProps } from '@admiralty/game-ui'
import { ArcGlyph, Rule, Section } from '@admiralty/game-ui/panel'
import type { Limits } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { arrayed } from '../../src/design/edit.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { partName } from '../../src/record/names.ts'
import { systemsOf } from '../../src/record/systems.ts'
import { capital } from '../../src/words/say.ts'
import { arcWords, openSides } from '../reach.ts'

/** `onTerms` is null in a battle, whose options are fixed. */
export type DesignProps = Omit<DesignerProps<Design, Limits>, 'onTerms'> & {
  readonly onTerms: DesignerProps<Design, Limits>['onTerms'] | null
}

export function Arcs({ design, terms, onDesign }: Pick<DesignProps, 'design' | 'terms' | 'onDesign'>) {
  const layout = layoutOf(design)
  const weapons = systemsOf(layout).filter(({ kind }) => kind !== 'engine')
  if (weapons.length === 0) return null
  return (
    <Section title="Arcs of weapons" aside={<Rule id="EE-GEN-18" />}>
      <ul className="ee-arcs">
        {weapons.map(({ id, primaries, boxes }) => {
          const from = primaries.map(({ box }) => box).filter((box) => layout.byId.has(box))
          const open = openSides(layout, {}, from)
          return (
            <li key={id} className="gu-line">
              <ArcGlyph bears={open} label={arcWords(open)} /> <span>{capital(partName(design, id) ?? id)}</span>
              <span className="aside">
                {boxes.length > 1 ? `${boxes.length} boxes` : '1 box'}
                {primaries.some(({ aim }) => aim === 'astern') && ', astern'}
              </span>
            </li>
          )
        })}
      </ul>
      {terms.laserArrays && weapons.filter(({ kind }) => kind === 'laser').length > 1 && (
        <div className="gu-buttons">
          <button type="button" className="btn" onClick={() => onDesign(arrayed(design))}>
            {design.arrays.length > 0 ? 'Separate lasers' : 'All lasers in one array'}
          </button>
          <Rule id="EE-LAR-01" />
        </div>
      )}
    </Section>
  )
}
