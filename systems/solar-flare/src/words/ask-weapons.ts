// The dialog of the weapons phase: shots, launches, torpedoes.
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { shipOf } from '../table.ts'
import { blastPage } from './ask-blast.ts'
import { head, launchPage } from './ask-launch.ts'
import { torpedoPage } from './ask-torpedo.ts'
import type { Draft } from './draft.ts'
import { type GamePage, START } from './form.ts'
import { nameOf } from './say.ts'
import { shotPage } from './shot-page.ts'
import { shipRows, startRows } from './weapon-rows.ts'

export function weaponsPage(view: View, me: Color, draft: Draft): GamePage {
  switch (draft.kind) {
    case 'ship':
      return {
        ...head(view, `What does ${nameOf(view, draft.ship)} do?`),
        back: { set: START },
        rows: () => shipRows(view, shipOf(view, draft.ship)),
      }
    case 'shot':
      return shotPage(view, draft)
    case 'launch':
      return launchPage(view, draft)
    case 'torpedo':
      return torpedoPage(view, draft)
    case 'blast':
      return blastPage(view, draft)
    default:
      return { ...head(view, 'Fire, launch, steer'), rows: () => startRows(view, me) }
  }
}
