// A summary of the turn for play on paper.
import { Block, Id, ImpactTable, LaserTable } from './tables.tsx'

const STEPS: readonly (readonly [title: string, lines: readonly string[], rule: string])[] = [
  ['Announce', ['Docking, rolling, reverse engines, FTL, revealing a disguise.'], 'EE-SEQ-09'],
  [
    'Power',
    [
      'In secret: each undamaged power box makes one point for one box; half engines power themselves.',
      'One engine makes speed; one engine per control box makes manoeuvre.',
    ],
    'EE-POW-02',
  ],
  [
    'Movement',
    ['Plots are written in secret and revealed together; all ships move at once.', 'Use every speed point; no manoeuvre after the last.'],
    'EE-MOV-09',
  ],
  [
    'Repairs',
    ['Light damage clears. Without manoeuvre power, repair one box for each control box: moderate to light, critical to heavy.'],
    'EE-REP-02',
  ],
  [
    'Weapons',
    [
      'Missiles move; targets are chosen in secret and revealed; point defence in turns; ion cannons, lasers and railguns fire; remaining missiles hit; severed parts are lost.',
    ],
    'EE-WEP-01',
  ],
  ['Sensors', ['One attempt for each control box, with one sensor or more. Release missiles beyond the control boxes.'], 'EE-SEN-02'],
]
const STRENGTHS = [1, 2, 3, 4, 5] as const
export const TurnCard = () => (
  <div className="pe-card">
    <header className="pe-head">
      <div>
        <h2>The turn</h2>
        <p>Six steps, then the next turn</p>
      </div>
    </header>
    {STEPS.map(([title, lines, rule], index) => (
      <Block key={title} title={`${index + 1}. ${title}`} note={<Id of={rule} />}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Block>
    ))}
    <div className="pe-columns">
      <LaserTable strengths={STRENGTHS} />
      <ImpactTable />
    </div>
  </div>
)
