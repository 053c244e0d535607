// The parts of a design.
import { InOrder } from '@admiralty/board'
import { Tool } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { checkDesign } from '../../src/design/check.ts'
import { PART_RULES, partPrice } from '../../src/design/price.ts'
import { PART_TITLES, partName } from '../../src/design/text.ts'
import { COUNTED, countOf, isCounted, NEW_PARTS, withCopyOf, withOneLess, withOneMore, withoutPart, withPart, withPartAt } from './edit.ts'
import type { PartProps } from './hull.tsx'
import { PartLine, PartRow } from './part-row.tsx'

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

export const Parts = ({ design, onDesign }: PartProps) => (
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
