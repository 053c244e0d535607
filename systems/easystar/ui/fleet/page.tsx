// The designer page of a match: the choice of a fleet, and the placement of the gift.
import type { PageProps } from '@admiralty/game-ui'
import { Refusals } from '@admiralty/game-ui/design'
import { fitted, refitLimits } from '../../src/design/questions.ts'
import { readyFor } from '../../src/design/ready.ts'
import { limitsOf } from '../../src/setting/limits.ts'
import type { Color, FleetDesign, View } from '../../src/state.ts'
import { isColor } from '../../src/table.ts'
import type { Draft } from '../../src/words.ts'
import { sideStyleOf } from '../sides.ts'
import '../sheet.css'
import './designer.css'
import { EMPTY } from '../../src/design/edit.ts'
import type { EasyStar } from '../../src/game.ts'
import { Chooser } from './chooser.tsx'
import { FleetDesigner } from './fleet-designer.tsx'
import { Foot } from './foot.tsx'
import { GiftPanel } from './gift-panel.tsx'
import { ownFleets } from './own-fleets.ts'

type Props = PageProps<EasyStar, Draft>
const kindOf = (view: View): string | undefined => view.calls.find(({ seats }) => seats.includes(view.me))?.kind

const refusedBy = (refused: Props['refused']) => <Refusals refusals={refused ? [refused] : []} remedies={[]} />

function Fleet({ view, draft, busy, refused, designs, onSaveDesign, onDraft, onOrder, me }: Props & { readonly me: Color }) {
  const limits = limitsOf(view.setup, me)
  const drawn = (fleet: FleetDesign) => onDraft({ kind: 'fleet', fleet })
  const hand = (fleet: FleetDesign) => onOrder({ order: 'fleet', fleet })
  const ready = readyFor(limits)
  const own = ready.filter(({ scenario }) => scenario === view.setup.scenario)
  const fleets = own.length > 0 ? own : ready
  if (draft?.kind !== 'fleet')
    return (
      <>
        {refusedBy(refused)}
        <Chooser
          own={ownFleets(designs, limits)}
          fleets={fleets}
          limits={limits}
          sideStyle={sideStyleOf(me)}
          busy={busy}
          onTake={hand}
          onChange={drawn}
          onOwn={() => drawn(EMPTY)}
        />
      </>
    )
  return (
    <FleetDesigner
      fleet={draft.fleet}
      limits={limits}
      sideStyle={sideStyleOf(me)}
      head={refusedBy(refused)}
      elsewhere={[]}
      bare={null}
      foot={(troubles) => (
        <Foot
          fleet={draft.fleet}
          troubles={troubles}
          busy={busy}
          onReady={() => hand(draft.fleet)}
          onBack={() => onDraft({ kind: 'start' })}
          onSave={onSaveDesign}
        />
      )}
      onFleet={drawn}
    />
  )
}

function Refit({ view, draft, busy, refused, onDraft, onOrder, me }: Props & { readonly me: Color }) {
  const advantage = view.advantages[me] ?? null
  const limits = refitLimits(view, me)
  const made = view.secret[me]?.fleet ?? EMPTY
  const fleet = draft?.kind === 'fleet' ? draft.fleet : fitted(view, me, made, null)
  const drawn = (next: FleetDesign) => onDraft({ kind: 'fleet', fleet: next })
  const head = (
    <>
      {refusedBy(refused)}
      {advantage && <GiftPanel fleet={fleet} limits={limits} advantage={advantage} onFleet={drawn} />}
    </>
  )
  return (
    <FleetDesigner
      fleet={fleet}
      limits={limits}
      sideStyle={sideStyleOf(me)}
      head={head}
      elsewhere={[]}
      bare={null}
      foot={(troubles) => (
        <Foot
          fleet={fleet}
          troubles={troubles}
          busy={busy}
          onReady={() => onOrder({ order: 'refit', fleet })}
          onBack={null}
          onSave={null}
        />
      )}
      onFleet={drawn}
    />
  )
}

export function Page(props: Props) {
  const { me } = props.view
  if (!isColor(me)) return null
  return (
    <div className="gu-panel es-page">{kindOf(props.view) === 'refit' ? <Refit {...props} me={me} /> : <Fleet {...props} me={me} />}</div>
  )
}
