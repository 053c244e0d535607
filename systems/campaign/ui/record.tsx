// The panel beside the chart: the empires with their worlds, and the selected world.
import type { RecordProps } from '@admiralty/game-ui'
import { Rule, Section } from '@admiralty/game-ui/panel'
import type { Campaign } from '../src/campaign.ts'
import { empireOf, seatsOf } from '../src/lookup.ts'
import { scoreOf } from '../src/start/income.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { empireName, worldName } from '../src/words/names.ts'

type Props = RecordProps<Campaign, CampaignDraft>
export const Record = ({ view, selected }: Props) => {
  const world = selected === null ? undefined : view.land.worlds[selected]
  return (
    <div className="gu-panel">
      <Section title="Empires" aside={<Rule id="CR-END-01" />}>
        <dl>
          {seatsOf(view).map((seat) => (
            <div key={seat}>
              <dt>{empireName(seat)}</dt>
              <dd>
                {empireOf(view, seat).isOut ? 'has left' : `income ${scoreOf(view, seat).total}`}
                {`, worlds ${empireOf(view, seat).worlds.join(', ') || 'none'}`}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {world && (
        <Section title={worldName(world)} aside={<Rule id="CR-INC-01" />}>
          <p>{world.owner ? `Owned by ${empireName(world.owner)}` : 'Without an owner'}</p>
        </Section>
      )}
    </div>
  )
}
