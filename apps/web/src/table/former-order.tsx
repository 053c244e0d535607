// The order that the former player of the seat had sealed for the open question. It counts only if this player sends it. Loaded when there is one.
import { type Call, type Seat, sameJson } from '@admiralty/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { type UsedOrder, usedOrder } from '../match-view/draft-of-order.ts'
import type { Aiming } from '../match-view/use-aiming.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import './above-question.css'

/** The order that the former player of a seat had sealed for a call; undefined for none. */
const formerOrder = ({ drafts }: Pick<MatchInfo, 'drafts'>, seat: Seat, call: Pick<Call, 'id'>): MatchInfo['drafts'][number] | undefined =>
  drafts.find((one) => one.seat === seat && one.call === call.id)

interface FormerOrderProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly viewer: Seat
  readonly call: Call
  readonly view: unknown
  readonly aiming: Aiming
}

/** A new question begins anew. */
export function FormerOrder(props: FormerOrderProps) {
  const left = formerOrder(props.match, props.viewer, props.call)
  return left && <Offered key={left.call} {...props} order={left.order} />
}

function Offered({ game, call, view, aiming, order }: FormerOrderProps & { readonly order: unknown }) {
  const { answers } = aiming
  const [used, setUsed] = useState<UsedOrder | null>(null)
  const use = () => {
    const result = usedOrder(game, { view, call }, order)
    if (result.kind === 'filled') answers.write(result.draft)
    setUsed(result)
  }
  usePointing(aiming, used?.kind === 'filled' ? order : undefined)
  return (
    <section className="above-question order-before" aria-label="Order of the player before you">
      <h2>The player before you left an order</h2>
      <p>{used?.kind === 'filled' ? 'It is in the form now. Check it, then send it yourself.' : 'It counts only if you send it.'}</p>
      {used?.kind === 'refused' && <RefusalNote refused={used.refusals} />}
      {used?.kind === 'as it is' && (
        <>
          <p>The form cannot show this order. It is allowed, and you may send it as it is:</p>
          <pre className="as-data">{JSON.stringify(order, null, 1)}</pre>
        </>
      )}
      {/* Once the order is in the form, the focus is free for the key Enter, which sends it. */}
      {used?.kind !== 'filled' && (
        <div className="row-of-btns">
          {used?.kind === 'as it is' ? (
            <button type="button" className="btn" disabled={answers.busy} onClick={() => answers.order(order)}>
              Send this order
            </button>
          ) : (
            <button type="button" className="btn" disabled={answers.busy} onClick={use}>
              Use the order of the player before you
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Aims once at the row that gives the order, when the page shows it. The main button needs no aim. */
function usePointing({ choices, point }: Pick<Aiming, 'choices' | 'point'>, order: unknown): void {
  const row =
    order === undefined
      ? undefined
      : choices.find(({ role, then }) => role === 'row' && then.kind === 'order' && sameJson(then.order, order))
  const aimAtRow = useEffectEvent(() => row && point(row))
  useEffect(() => void aimAtRow(), [row?.key])
}
