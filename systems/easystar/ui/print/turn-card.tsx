// The printed turn summary: turns with initiative, the sequence of play and the tables.
import { PrintFaces, PrintForm, PrintHead, PrintSection, PrintSteps, PrintTable, PrintTurns, RuledLines } from '@admiralty/game-ui/print'
import { CRITICALS, TO_HIT, TURNING, WEAPON_KINDS } from '../../data/tables.ts'
import { WEAPON_TITLE } from '../../src/design/titles.ts'
import type { Options, Table } from '../../src/state.ts'
import { initiative } from '../../src/table.ts'
import { COLORS, capital } from '../../src/words/say.ts'
import { CRITICAL_WORDS, STEP_SUMMARIES } from './effects.ts'
import { TURNS } from './turns.ts'
import { least } from './weapons.tsx'

const Needs = () => (
  <PrintSection title="To hit" note="ECM 1 more, targeting pod 1 less" rule="ES-HIT-01">
    <PrintTable
      columns={[['fired at a'], ['ship', 'n'], ['fighter', 'n'], ['missile', 'n']]}
      rows={WEAPON_KINDS.map((kind) => {
        const { ship, fighter, missile } = TO_HIT[kind]
        return { key: kind, cells: [capital(WEAPON_TITLE[kind]), least(ship), least(fighter), least(missile)] }
      })}
    />
  </PrintSection>
)

const Turning = ({ turning }: Pick<Options, 'turning'>) => (
  <PrintSection title="Turning" rule="ES-TRN-01">
    <PrintForm
      look="figures"
      lines={[
        ['speed', ...TURNING[turning].keys()],
        ['hex-sides', ...TURNING[turning]],
      ]}
    />
  </PrintSection>
)

export const Criticals = ({ criticals }: Pick<Options, 'criticals'>) => (
  <PrintFaces title="Critical hits" rule="ES-CRT-02" results={CRITICALS[criticals].map((result) => CRITICAL_WORDS[result])} />
)

export function TurnCard({ table, damage }: { readonly table: Table; readonly damage: boolean }) {
  const { options } = table.setup
  return (
    <>
      <PrintHead name="Turn summary" line="The rule book has the details." picture={null} facts={[]} />
      <PrintTurns
        note="side with initiative"
        rule="ES-SEQ-03"
        turns={TURNS}
        noteOf={(turn) => COLORS[initiative({ ...table, turn })]}
        now={damage ? table.turn : null}
      />
      <div className="ps-card">
        <PrintSteps steps={STEP_SUMMARIES} />
        <div>
          <Needs />
          <Turning turning={options.turning} />
          <Criticals criticals={options.criticals} />
        </div>
      </div>
      <RuledLines title="Victory points" note="turn, what for, how many" rule="ES-VP-01" />
    </>
  )
}
