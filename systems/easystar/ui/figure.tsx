// A figure that shows its reasons.
import { ClauseTable } from '@admiralty/game-ui/panel'
import type { Explained } from '@admiralty/kernel'
import type { ReactNode } from 'react'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export interface FigureProps {
  readonly number: Explained
  readonly total: string
  readonly children: ReactNode
}
/** A figure that opens its sum, line by line. The first line is the base value. */
export const Figure = ({ number, total, children }: FigureProps) => (
  <details className="es-figure">
    <summary>{children}</summary>
    <div className="es-why">
      <ClauseTable
        look=""
        rows={[
          ...number.because.map(([what, amount, rule], index) => ({
            key: String(index),
            cells: [what, index === 0 ? amount : signed(amount)],
            rule,
          })),
          { key: 'total', look: 'tot', cells: [total, number.total], rule: '' },
        ]}
      />
    </div>
  </details>
)
