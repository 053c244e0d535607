// The panel beside the chart: both sides with their squads, cards and plans, as this viewer knows them.
import { SideBadge, Silhouette } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { isStanding, SIDES, squadsOf } from '../src/lookup.ts'
import type { Card, Secret, Squad, View } from '../src/state.ts'
import type { Skirmish } from '../src/system.ts'
import { planText, SIDE_NAMES, squadName } from '../src/words.ts'
import { sideStyleOf } from './sides.ts'
import './skirmish.css'

type Props = RecordProps<Skirmish, never>

export function Record(props: Props) {
  return (
    <div className="sk-record">
      {SIDES.map((side) => (
        <section key={side}>
          <h3>
            {SIDE_NAMES[side]}{' '}
            <button type="button" className="rule" onClick={() => props.onRule('SK-GEN-01')}>
              SK-GEN-01
            </button>
          </h3>
          <ol>
            {squadsOf(props.view)
              .filter((squad) => squad.side === side)
              .map((squad) => (
                <SquadRow key={squad.seat} squad={squad} {...props} />
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function SquadRow({ squad, view, selected, onSelect }: Props & { readonly squad: Squad }) {
  const { seat, strength } = squad
  const sideStyle = sideStyleOf(seat)
  return (
    <li>
      <button
        type="button"
        className={`sk-squad side-${sideStyle}${isStanding(squad) ? '' : ' gone'}`}
        aria-pressed={seat === selected}
        onClick={() => onSelect(seat)}
      >
        <Silhouette name={isStanding(squad) ? 'fighter' : 'wreck'} sideStyle={sideStyle} size={24} />
        <span className="nm">
          <SideBadge sideStyle={sideStyle} size={13} /> {squadName(seat)}
          {seat === view.me && ', yours'}
        </span>
        <span className="num">
          strength {strength} of {view.setup.strength}
        </span>
      </button>
      <Details squad={squad} secret={view.secret[seat]} view={view} />
    </li>
  )
}

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
