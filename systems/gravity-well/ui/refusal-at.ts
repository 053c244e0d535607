// Why a press on a hex does nothing, in the words of the rules.
import type { SceneMoment } from '@admiralty/game-ui'
import type { Refusal } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { check, type GravityWell } from '../src/game.ts'
import { isColor } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { askedKind } from './scene.ts'

/** `GameUi.refusalAt` of this game: moons and stations are the only things that are placed on the chart. */
export function refusalAt({ view, draft }: SceneMoment<GravityWell, Draft>, hex: Hex): Refusal | null {
  const kind = askedKind(view)
  if (!isColor(view.me) || (kind !== 'moon' && kind !== 'station')) return null
  const sense = draft?.kind === 'place' ? draft.sense : 'clockwise'
  return check(view, { order: kind, hex, sense })?.[0] ?? null
}
