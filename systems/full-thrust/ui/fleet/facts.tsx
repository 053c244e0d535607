// The figures of a design: mass, cost, endurance.
import { ReasonTable, Rule, Section } from '@admiralty/game-ui/panel'
import { type Explained, plural } from '@admiralty/kernel'
import { type DesignLimits, labelAdvice, NO_LIMITS } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { enduranceOf, excessThrust, reserveOf, upkeepOf } from '../../src/design/facts.ts'
import { massOf, pointsOf } from '../../src/design/price.ts'
import { soundCondition } from '../../src/table.ts'
import { Track } from '../record/track.tsx'

/** A number with its reasons, folded up. */
const Sum = ({ title, sum, of }: { readonly title: string; readonly sum: Explained; readonly of: string }) => (
  <details>
    <summary>
      {title}: <b>{sum.total}</b> {of}
    </summary>
    <ReasonTable number={sum} total={title.toLowerCase()} />
  </details>
)

const hundredths = (value: number): string => (value / 100).toFixed(2)

export function Facts({ design, terms }: { readonly design: Design; readonly terms: DesignLimits }) {
  const { fuel, crew, weaponry } = upkeepOf(design)
  const reserve = reserveOf(design)
  const advice = labelAdvice(design)
  return (
    <Section title="The ship" aside={<Rule id="FT-DES-25" />}>
      <Sum title="Mass" sum={massOf(design)} of={`of ${design.mass}`} />
      <Sum title="Price" sum={pointsOf(design)} of={terms.points < NO_LIMITS.points ? `of ${plural(terms.points, 'point')}` : 'points'} />
      {reserve > 0 && (
        <p className="gu-note">
          {reserve} mass in reserve; thrust {excessThrust(design)} with a drive check <Rule id="FT-DES-28" />
        </p>
      )}
      <Track design={design} condition={soundCondition(design)} />
      <p className="gu-note">
        In a campaign: {hundredths(fuel + crew + weaponry)} a week, {plural(enduranceOf(upkeepOf(design)), 'week')} of endurance.
      </p>
      {advice && (
        <p className="gu-note">
          Advice: {advice.reason} <Rule id={advice.rule} />
        </p>
      )}
    </Section>
  )
}
