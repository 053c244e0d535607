// P11 after the repairs: disengagement, then the end of the turn.
import type { StepsOf } from '../chapter.ts'
import { disengage } from './disengaging.ts'
import { endTurn } from './end.ts'

export const endingSteps: StepsOf<'disengage' | 'turnEnd'> = {
  disengage: { play: (_, ctx) => disengage(ctx) },
  turnEnd: { play: (_, ctx) => endTurn(ctx) },
}
