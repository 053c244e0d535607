// Before the first turn: the records of ships to place, or of the ships chosen so far.

import { sideStyleOf } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { hullClass } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import type { EarthExpects } from '../../src/game.ts'
import { enlistedOf } from '../../src/setting/deploy-check.ts'
import type { View } from '../../src/state.ts'
import { isColor } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { nameAmong } from '../../src/words/say.ts'
import { DesignPicture } from './drawing.tsx'

interface WaitingShip {
  readonly id: string
  readonly design: Design
}
function waiting(view: View, draft: Draft | null): readonly WaitingShip[] {
  const { me } = view
  if (!isColor(me)) return []
  if (draft?.kind === 'fleet') return draft.ships.map(({ design }, index) => ({ id: String(index), design }))
  return enlistedOf(view, me)
}

export function Waiting({ view, draft, selected }: RecordProps<EarthExpects, Draft>) {
  const ships = waiting(view, draft)
  const current = draft?.kind === 'deploy' ? draft.ship : selected
  if (ships.length === 0) return <p className="gu-none">No ships yet.</p>
  return (
    <Section title="Your ships" aside={plural(ships.length, 'ship')}>
      <ul className="ee-waiting">
        {ships.map(({ id, design }) => (
          <li key={id} className={id === current ? 'held' : ''}>
            <DesignPicture design={design} sideStyle={isColor(view.me) ? sideStyleOf(view.me) : 1} />
            <span>
              {nameAmong(ships, { id, design })} <span className="aside">{hullClass(design.hull).title}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
