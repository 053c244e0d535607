// The designer page of a match: the choice of a fleet, and the placement of the gift.

import { sideStyleOf } from '@admiralty/board'
import type { PageProps } from '@admiralty/game-ui'
import { Refusals, SaveButton } from '@admiralty/game-ui/design'
import { plural } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import { fitted, refitLimits } from '../../src/design/questions.ts'
import { readyFor } from '../../src/design/ready.ts'
import { type FleetLimits, limitsOf } from '../../src/setting/limits.ts'
import type { Color, FleetDesign } from '../../src/state.ts'
import { isColor } from '../../src/table.ts'
import type { Draft } from '../../src/words.ts'
import '../sheet.css'
import './designer.css'
import { EMPTY } from '../../src/design/edit.ts'
import type { EasyStar } from '../../src/game.ts'
import { Chooser, ownFleets } from './chooser.tsx'
import { FleetDesigner } from './fleet-designer.tsx'
import { GiftPanel } from './gift-panel.tsx'

type Props = PageProps<EasyStar, Draft> & { readonly me: Color }

const refusedBy = (refused: Props['refused']) => <Refusals refusals={refused} remedies={[]} />

interface DraftedFleetProps extends Props {
  readonly order: 'fleet' | 'refit'
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  /** Shown above the list of ships. */
  readonly head: ReactNode
  /** Returns to the choice of fleets; null if there is none. */
  readonly onBack: (() => void) | null
}
/** The designer in a match, with the button that hands the fleet in. */
function DraftedFleet({ order, fleet, limits, head, me, busy, refused, onBack, onSaveDesign, onDraft, onOrder }: DraftedFleetProps) {
  const foot = (problems: number) => (
    <>
      <button type="button" className="btn go" disabled={problems > 0 || busy} onClick={() => onOrder({ order, fleet })}>
        Fleet ready
      </button>
      {problems > 0 && <span className="aside">{plural(problems, 'problem')} to fix</span>}
      {onBack && (
        <button type="button" className="btn quiet" onClick={onBack}>
          Other fleets
        </button>
      )}
      {onBack && <SaveButton design={fleet} disabled={fleet.ships.length === 0} onSave={onSaveDesign} />}
    </>
  )
  return (
    <FleetDesigner
      fleet={fleet}
      limits={limits}
      sideStyle={sideStyleOf(me)}
      head={
        <>
          {refusedBy(refused)}
          {head}
        </>
      }
      elsewhere={[]}
      bare={null}
      foot={foot}
      onFleet={(next) => onDraft({ kind: 'fleet', fleet: next })}
    />
  )
}

function Fleet(props: Props) {
  const { view, draft, busy, refused, designs, onDraft, onOrder, me } = props
  const limits = limitsOf(view.setup, me)
  if (draft?.kind === 'fleet')
    return (
      <DraftedFleet {...props} order="fleet" fleet={draft.fleet} limits={limits} head={null} onBack={() => onDraft({ kind: 'start' })} />
    )
  const ready = readyFor(limits)
  const special = ready.filter(({ scenario }) => scenario === view.setup.scenario)
  return (
    <Chooser
      head={refusedBy(refused)}
      own={ownFleets(designs, limits)}
      ready={special.length > 0 ? special : ready}
      limits={limits}
      sideStyle={sideStyleOf(me)}
      busy={busy}
      onTake={(fleet) => onOrder({ order: 'fleet', fleet })}
      onChange={(fleet) => onDraft({ kind: 'fleet', fleet })}
    />
  )
}

function Refit(props: Props) {
  const { view, draft, onDraft, me } = props
  const advantage = view.advantages[me]
  const limits = refitLimits(view, me)
  const fleet = draft?.kind === 'fleet' ? draft.fleet : fitted(view, me, view.secret[me]?.fleet ?? EMPTY, null)
  const onFleet = (next: FleetDesign) => onDraft({ kind: 'fleet', fleet: next })
  const gift = advantage && <GiftPanel fleet={fleet} limits={limits} advantage={advantage} onFleet={onFleet} />
  return <DraftedFleet {...props} order="refit" fleet={fleet} limits={limits} head={gift} onBack={null} />
}

export function Page(props: PageProps<EasyStar, Draft>) {
  const { me, calls } = props.view
  if (!isColor(me)) return null
  const kind = calls.find(({ seats }) => seats.includes(me))?.kind
  return <div className="gu-panel gu-yard">{kind === 'refit' ? <Refit {...props} me={me} /> : <Fleet {...props} me={me} />}</div>
}
