// Reference tables and empty forms, printed on each record.

import { type FormLine, PrintForm, PrintSection } from '@admiralty/game-ui/print'
import { percent } from '@admiralty/kernel'

const TAKEN = [0, 1, 2, 3, 4, 5] as const
const range = (strength: number, taken: number): string => {
  const least = strength * taken
  const most = strength * (taken + 1) - 1
  return least === most ? String(least) : `${least}–${most}`
}
/** The laser tables of EE-LAS-03 and EE-LAS-04 for these strengths. */
export const LaserTable = ({ strengths }: { readonly strengths: readonly number[] }) => (
  <PrintSection title="Laser: effective range and reduction" rule="EE-LAS-04">
    <PrintForm
      look="figures"
      lines={[
        ['reduction of the die', ...TAKEN.map((taken) => (taken === 0 ? '0' : `−${taken}`))],
        ...strengths.map((boxes): FormLine => [boxes === 1 ? '1 box' : `${boxes} boxes`, ...TAKEN.map((taken) => range(boxes, taken))]),
        ['no lock-on, range', ...TAKEN.map((far) => far + 1)],
        ['counts as', ...TAKEN.map((far) => ((far + 1) * (far + 2)) / 2)],
      ]}
    />
  </PrintSection>
)

/** The chances of EE-POI-04 with six-sided dice. */
export const ImpactTable = () => (
  <PrintSection title="Point of impact: rows moved, 2 dice less 7" rule="EE-POI-04">
    <PrintForm
      look="figures"
      lines={[
        ['moved', ...TAKEN],
        ['chance, each side', ...TAKEN.map((rows) => percent((6 - rows) / 36))],
      ]}
    />
  </PrintSection>
)

const TURNS = Array.from({ length: 12 }, (_, turn) => turn + 1)
const POINTS = ['Power to speed', 'Power to manoeuvre', 'Speed points', 'Manoeuvre points'] as const
const OTHERS = ['Weapons', 'Sensors', 'Lock-ons held', 'Missiles guided'] as const
/** A form for the power and points of each turn. A base has no lines for movement. */
export const TurnRecord = ({ base }: { readonly base: boolean }) => (
  <PrintSection
    title="Turn record"
    note={base ? '' : 'speed power rises by at most one; a larger fall needs manoeuvre power'}
    rule={base ? 'EE-POW-03' : 'EE-ENG-10, EE-ENG-11'}
    look="pe-turns"
  >
    <PrintForm
      look="boxes"
      lines={[['Turn', ...TURNS], ...[...(base ? [] : POINTS), ...OTHERS].map((line): FormLine => [line, ...TURNS.map(() => '')])]}
    />
  </PrintSection>
)

const LETTERS = 18
/** Empty lines on which to write plots. */
export const PlotLines = ({ count }: { readonly count: number }) => (
  <PrintSection
    title="Plot"
    note="turn 1, drift 1, cancel a hex 2; the second before a hex costs double, the third three times as much"
    rule="EE-MOV-08"
    look="pe-plot"
  >
    <PrintForm look="boxes" lines={Array.from({ length: count }, (): FormLine => ['Turn', ...Array.from({ length: LETTERS }, () => '')])} />
  </PrintSection>
)
