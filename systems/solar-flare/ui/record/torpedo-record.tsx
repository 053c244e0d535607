// The record of a torpedo.
import { sideStyleOf } from '@admiralty/board'
import { Fact, RecordHead, Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { KINDS, TORPEDO } from '../../data/tables.ts'
import { KIND_NAMES } from '../../src/design/check.ts'
import { LETTERS } from '../../src/design/text.ts'
import type { Torpedo, View } from '../../src/state.ts'
import { steererOf } from '../../src/table.ts'
import { COLORS, capital, compass, fullName, hexName } from '../../src/words/say.ts'

export const KEY = `${KINDS.map((kind) => `${LETTERS[kind]} ${KIND_NAMES[kind]}`).join(', ')}. A figure is a level, a filled mark a charge, a box above them a point of integrity.`

export function TorpedoRecord({ view, torpedo }: { readonly view: View; readonly torpedo: Torpedo }) {
  const { id, seat, warhead, points, sides, turn, facing, hex } = torpedo
  const line = (
    <>
      steered by {COLORS[steererOf(view, torpedo)]}, facing {compass(facing)}, <span className="loc">{hexName(hex)}</span>{' '}
      <Rule id="SF-TOR-05" />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <Fact title="warhead" figure={warhead} of={null} />
      <Fact title="points" figure={points} of={TORPEDO.points} />
    </div>
  )
  const last = turn === TORPEDO.turns ? 'This is the last turn of its flight.' : 'It flies this turn and the next.'
  return (
    <section className="gu-sec">
      <RecordHead symbol="missile" sideStyle={sideStyleOf(seat)} name={capital(fullName(view, id))} line={line} facts={facts} />
      <p className="gu-note">
        It may turn {plural(sides, 'hex-side')}. {last}
      </p>
    </section>
  )
}
