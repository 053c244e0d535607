// The panel of a selected missile.
import { sideStyleOf } from '@admiralty/board'
import { RecordHead } from '@admiralty/game-ui/panel'
import type { Missile, View } from '../../src/state.ts'
import { hexName, missileName, nameOf } from '../../src/words/say.ts'

/** Only its own side sees its type (EE-MIS-03). */
export function MissileHead({
  view,
  missile,
  onSelect,
}: {
  readonly view: View
  readonly missile: Missile
  onSelect(thing: string): void
}) {
  const known = view.secret[missile.seat]
  const kind = known
    ? known.nuclear.includes(missile.id)
      ? 'nuclear, known only to your side'
      : 'standard, known only to your side'
    : 'of unknown type'
  const line = (
    <>
      at {nameOf(view, missile.target)}, {kind}, <span className="loc">{hexName(missile.hex)}</span>
    </>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol="missile" sideStyle={sideStyleOf(missile.seat)} name={missileName(view, missile)} line={line} facts={null} />
      <div className="gu-buttons">
        <button type="button" className="btn quiet" onClick={() => onSelect(missile.from)}>
          Show {nameOf(view, missile.from)}
        </button>
        <button type="button" className="btn quiet" onClick={() => onSelect(missile.target)}>
          Show {nameOf(view, missile.target)}
        </button>
      </div>
    </section>
  )
}
