// The turn in short, for whoever plays on paper.
import { Block, Id, ImpactTable, LaserTable } from './tables.tsx'

const STEPS: readonly (readonly [title: string, lines: readonly string[], rule: string])[] = [
  ['Announce', ['Docking, rolling, reverse engines, FTL, a disguise dropped.'], 'EE-SEQ-09'],
  [
    'Power',
    [
      'In secret: a point from every sound power box, one to a box that takes it; half engines feed themselves.',
      'One engine makes speed; as many make manoeuvre as there are control boxes.',
    ],
    'EE-POW-02',
  ],
  [
    'Movement',
    ['Plots are written in secret and opened together; all fly at once.', 'Every speed point is used; no manoeuvre after the last.'],
    'EE-MOV-09',
  ],
  [
    'Repairs',
    ['Light damage goes. Without manoeuvre power a box for each control box: moderate to light, critical to heavy.'],
    'EE-REP-02',
  ],
  [
    'Weapons',
    [
      'Missiles fly; fire is committed in secret and shown; point defence in turns; ions, lasers and railguns as announced; missiles that are left strike; severed parts are lost.',
    ],
    'EE-WEP-01',
  ],
  ['Sensors', ['One attempt for each control box, with one sensor or more. Missiles beyond the control boxes are let go.'], 'EE-SEN-02'],
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
