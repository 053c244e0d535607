// The panel beside the chart: both sides with their squads, cards and plans, as this viewer knows them.
import { sideStyleOf } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { RosterRow, Rule, Section } from '@admiralty/game-ui/panel'
import { Fragment } from 'react'
import type { Skirmish } from '../src/chapter.ts'
import { type Draft, squadName } from '../src/dialogs.ts'
import { isStanding, SIDES, squadsOf } from '../src/lookup.ts'
import type { Card, Secret, Squad, View } from '../src/state.ts'
import { planText, SIDE_NAMES } from '../src/words.ts'
import './skirmish.css'

type Props = RecordProps<Skirmish, Draft>

export const Record = ({ view, selected, onSelect }: Props) => (
  <div className="gu-panel sk-record">
    {SIDES.map((side) => (
      <Section key={side} title={SIDE_NAMES[side]} aside={<Rule id="SK-GEN-01" />}>
        {squadsOf(view)
          .filter((squad) => squad.side === side)
          .map((squad) => {
            const { seat, strength } = squad
            const line = {
              id: seat,
              line: 'strength',
              left: [strength, view.setup.strength] as const,
              symbol: isStanding(squad) ? 'fighter' : 'wreck',
              name: seat === view.me ? `${squadName(seat)}, yours` : squadName(seat),
              look: isStanding(squad) ? ('' as const) : ('gone' as const),
            }
            return (
              <Fragment key={seat}>
                <RosterRow ship={line} sideStyle={sideStyleOf(seat)} look="sk-squad" selected={selected} onSelect={onSelect} />
                <Details squad={squad} secret={view.secret[seat]} view={view} />
              </Fragment>
            )
          })}
      </Section>
    ))}
  </div>
)

interface DetailsProps {
  readonly squad: Squad
  /** Undefined if this viewer may not know it. */
  readonly secret: Secret | undefined
  readonly view: View
}
function Details({ squad, secret, view }: DetailsProps) {
  const plan = secret?.plan ? planText(secret.plan) : PLANNED[squad.planned]
  return (
    <dl>
      <dt>Cards</dt>
      <dd>{squad.cards.map((card) => cardText(card, view)).join(', ') || 'none yet'}</dd>
      <dt>Plan</dt>
      <dd>{plan}</dd>
      {typeof secret?.supply === 'number' && (
        <>
          <dt>Supply</dt>
          <dd>{secret.supply}</dd>
        </>
      )}
    </dl>
  )
}

const PLANNED: Readonly<Record<Squad['planned'], string>> = { no: 'none', sealed: 'sealed', ambush: 'ambush' }

function cardText({ id, face }: Card, view: View): string {
  if (face !== null) return `${face} (spent)`
  const known = Object.values(view.secret).map(({ gear, seen }) => gear[id] ?? seen[id])
  const gear = known.find((one) => one !== undefined)
  return gear ? `${gear} (face down)` : 'face down'
}
