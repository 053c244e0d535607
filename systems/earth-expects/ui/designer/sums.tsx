// What a design costs and how near it is to its limits.
import { Bar, type ClauseRow, ClauseTable, Section } from '@admiralty/game-ui/panel'
import { Fragment } from 'react'
import { costsOf } from '../../src/design/costs.ts'
import type { Design } from '../../src/design/design.ts'
import { points } from '../../src/words/say.ts'
import { limitsOf } from './limits.ts'

export function Sums({ design }: { readonly design: Design }) {
  const costs = costsOf(design)
  const power = design.boxes.filter(({ type }) => type === 'P').length
  const rows: readonly ClauseRow[] = [
    ...limitsOf(design).map(({ title, now, most, rule }) => ({
      key: rule,
      look: now > most ? 'over' : '',
      cells: [
        <Fragment key="title">
          {title}
          <Bar share={now / Math.max(most, 1)} />
        </Fragment>,
        `${now} of ${most}`,
      ],
      rule,
    })),
    { key: 'speed', cells: [`Power for a speed point (power boxes: ${power})`, points(costs.speed.total)], rule: 'EE-DES-01' },
    { key: 'manoeuvre', cells: ['Power for a manoeuvre point', points(costs.manoeuvre.total)], rule: 'EE-DES-01' },
  ]
  return (
    <Section title="Limits">
      <ClauseTable look="ee-sums" rows={rows} />
    </Section>
  )
}
