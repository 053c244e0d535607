// A summary of the turn for play on paper.
import { PrintHead, type PrintStep, PrintSteps, printStep } from '@admiralty/game-ui/print'
import { ImpactTable, LaserTable } from './tables.tsx'

const STEPS: readonly PrintStep[] = [
  printStep('Announce', ['Docking, rolling, reverse engines, FTL, revealing a disguise.', 'EE-SEQ-09']),
  printStep(
    'Power',
    ['In secret: each undamaged power box makes one point for one box; half engines power themselves.', 'EE-POW-02'],
    ['One engine makes speed; one engine per control box makes manoeuvre.', 'EE-POW-02'],
  ),
  printStep(
    'Movement',
    ['Plots are written in secret and revealed together; all ships move at once.', 'EE-MOV-09'],
    ['Use every speed point; no manoeuvre after the last.', 'EE-MOV-09'],
  ),
  printStep('Repairs', [
    'Light damage clears. Without manoeuvre power, repair one box for each control box: moderate to light, critical to heavy.',
    'EE-REP-02',
  ]),
  printStep('Weapons', [
    'Missiles move; targets are chosen in secret and revealed; point defence in turns; ion cannons, lasers and railguns fire; remaining missiles hit; severed parts are lost.',
    'EE-WEP-01',
  ]),
  printStep('Sensors', [
    'One attempt for each control box, with one sensor or more. Release missiles beyond the control boxes.',
    'EE-SEN-02',
  ]),
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
