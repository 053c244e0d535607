// The printed turn summary: turns with initiative, the sequence of play and the tables.
import { CRITICALS, TO_HIT, TURNING, WEAPON_KINDS } from '../../data/tables.ts'
import { WEAPON_TITLE } from '../../src/design/titles.ts'
import type { Options, Table } from '../../src/state.ts'
import { initiative } from '../../src/table.ts'
import { COLORS, capital } from '../../src/words/say.ts'
import { CRITICAL_WORDS, STEP_SUMMARIES } from './effects.ts'
import { Cross, Id, Notes } from './marks.tsx'
import { TURNS } from './turns.ts'

function Track({ table, damage }: { readonly table: Table; readonly damage: boolean }) {
  return (
    <section className="ps-sec ps-track">
      <h3>
        Turns <span>side with initiative</span> <Id of="ES-SEQ-03" />
      </h3>
      <ol>
        {TURNS.map((turn) => (
          <li key={turn}>
            <b>{turn}</b>
            <small>{COLORS[initiative({ ...table, turn })]}</small>
            {damage && turn < table.turn && <Cross seed={turn} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Sequence = () => (
  <div className="ps-stages">
    {STEP_SUMMARIES.map(({ title, lines }, index) => (
      <section className="ps-sec" key={title}>
        <h3>
          {index + 1}. {title}
        </h3>
        <ul>
          {lines.map(({ text, rule }) => (
            <li key={rule}>
              <span>{text}</span> <Id of={rule} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const least = (face: number | null): string => (face === null ? '–' : `${face}+`)
const Needs = () => (
  <section className="ps-sec">
    <h3>
      To hit <span>ECM 1 more, targeting pod 1 less</span> <Id of="ES-HIT-01" />
    </h3>
    <table className="ps-table">
      <thead>
        <tr>
          <th>fired at a</th>
          <th className="n">ship</th>
          <th className="n">fighter</th>
          <th className="n">missile</th>
        </tr>
      </thead>
      <tbody>
        {WEAPON_KINDS.map((kind) => (
          <tr key={kind}>
            <td>{capital(WEAPON_TITLE[kind])}</td>
            <td className="n">{least(TO_HIT[kind].ship)}</td>
            <td className="n">{least(TO_HIT[kind].fighter)}</td>
            <td className="n">{least(TO_HIT[kind].missile)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Turning = ({ turning }: Pick<Options, 'turning'>) => (
  <section className="ps-sec">
    <h3>
      Turning <Id of="ES-TRN-01" />
    </h3>
    <table className="ps-table">
      <tbody>
        <tr>
          <th>speed</th>
          {TURNING[turning].map((_, speed) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a speed is its place
            <td className="n" key={speed}>
              {speed}
            </td>
          ))}
        </tr>
        <tr>
          <th>hex-sides</th>
          {TURNING[turning].map((sides, speed) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a speed is its place
            <td className="n" key={speed}>
              {sides}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </section>
)

export const Criticals = ({ criticals }: Pick<Options, 'criticals'>) => (
  <section className="ps-sec">
    <h3>
      Critical hits <Id of="ES-CRT-02" />
    </h3>
    <ol className="ps-faces">
      {CRITICALS[criticals].map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
        <li key={index}>
          <b>{index + 1}</b> {CRITICAL_WORDS[result]}
        </li>
      ))}
    </ol>
  </section>
)

export function TurnCard({ table, damage }: { readonly table: Table; readonly damage: boolean }) {
  const { options } = table.setup
  return (
    <>
      <header className="ps-head">
        <div className="ps-title">
          <h2 className="ps-name short">Turn summary</h2>
          <p className="ps-class">The rule book has the details.</p>
        </div>
      </header>
      <Track table={table} damage={damage} />
      <div className="ps-card">
        <Sequence />
        <div>
          <Needs />
          <Turning turning={options.turning} />
          <Criticals criticals={options.criticals} />
        </div>
      </div>
      <Notes title="Victory points" aside="turn, what for, how many" rule="ES-VP-01" />
    </>
  )
}
