// A summary of the turn for play on paper.
import { PrintHead, type PrintStep, PrintSteps } from '@admiralty/game-ui/print'
import { ImpactTable, LaserTable } from './tables.tsx'

const stepOf = (title: string, rule: string, ...lines: readonly string[]): PrintStep => ({
  title,
  lines: lines.map((text) => ({ text, rule })),
})
const STEPS: readonly PrintStep[] = [
  stepOf('Announce', 'EE-SEQ-09', 'Docking, rolling, reverse engines, FTL, revealing a disguise.'),
  stepOf(
    'Power',
    'EE-POW-02',
    'In secret: each undamaged power box makes one point for one box; half engines power themselves.',
    'One engine makes speed; one engine per control box makes manoeuvre.',
  ),
  stepOf(
    'Movement',
    'EE-MOV-09',
    'Plots are written in secret and revealed together; all ships move at once.',
    'Use every speed point; no manoeuvre after the last.',
  ),
  stepOf(
    'Repairs',
    'EE-REP-02',
    'Light damage clears. Without manoeuvre power, repair one box for each control box: moderate to light, critical to heavy.',
  ),
  stepOf(
    'Weapons',
    'EE-WEP-01',
    'Missiles move; targets are chosen in secret and revealed; point defence in turns; ion cannons, lasers and railguns fire; remaining missiles hit; severed parts are lost.',
  ),
  stepOf('Sensors', 'EE-SEN-02', 'One attempt for each control box, with one sensor or more. Release missiles beyond the control boxes.'),
]
const STRENGTHS = [1, 2, 3, 4, 5] as const
export const TurnCard = () => (
  <div className="pe-card">
    <PrintHead name="The turn" line="Six steps, then the next turn" picture={null} facts={[]} />
    <PrintSteps steps={STEPS} />
    <div className="ps-two">
      <LaserTable strengths={STRENGTHS} />
      <ImpactTable />
    </div>
  </div>
)
