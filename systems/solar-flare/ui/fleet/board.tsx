// The ship designer outside a match, for a budget that the user chooses.
import type { DesignerProps } from '@admiralty/game-ui'
import { Beginnings, SelectField } from '@admiralty/game-ui/design'
import { Legality } from '@admiralty/game-ui/designer'
import { plural } from '@admiralty/kernel'
import { costOf, designFaults } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { READY } from '../../src/design/ready.ts'
import type { BudgetTerms } from '../../src/design/shipyard.ts'
import { BUDGETS } from '../../src/setting/options.ts'
import { Editor } from './editor.tsx'
import { Sketch } from './sketch.tsx'

export function Board({ design, terms, onDesign, onTerms }: DesignerProps<Design, BudgetTerms>) {
  const refusals = designFaults(design, terms.budget)
  const empty = design.components.length === 0 && design.crew.length === 0
  return (
    <div className="gu-panel gu-shop sf-page">
      <SelectField
        label="Points"
        rule="SF-SET-05"
        value={String(terms.budget)}
        options={BUDGETS.map((budget) => [String(budget), plural(budget, 'point')])}
        onValue={(budget) => onTerms({ budget: Number(budget) })}
      />
      <Editor
        design={design}
        budget={terms.budget}
        refusals={refusals}
        free
        foot={
          <>
            <Legality problems={refusals.length} />
            {empty && (
              <Beginnings
                title="Or start from a ready-made ship"
                beginnings={READY.map((ready) => ({
                  name: ready.design.name,
                  price: plural(costOf(ready.design).total, 'point'),
                  sketch: <Sketch design={ready.design} />,
                  begin: () => onDesign(ready.design),
                }))}
              />
            )}
          </>
        }
        onDesign={(next) => onDesign(next, next.name === design.name ? undefined : 'name')}
      />
    </div>
  )
}
