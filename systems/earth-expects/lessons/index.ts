// The lessons of this game, in the order in which they are best read: the first chase, then teaching positions.
import type { GameLessons } from '@admiralty/lessons'
import type { EarthExpects } from '../src/system.ts'
import driftOrTurn from './drift-or-turn.json' with { type: 'json' }
import { alike, figures } from './figures.ts'
import howFastSheGoes from './how-fast-she-goes.json' with { type: 'json' }
import theBootlegger from './the-bootlegger.json' with { type: 'json' }
import twoPointsOfPower from './two-points-of-power.json' with { type: 'json' }
import whatBrakingCosts from './what-braking-costs.json' with { type: 'json' }
import whenToBrake from './when-to-brake.json' with { type: 'json' }
import whoTailsWhom from './who-tails-whom.json' with { type: 'json' }

export const lessons: GameLessons<EarthExpects> = {
  files: {
    'two-points-of-power': twoPointsOfPower,
    'how-fast-she-goes': howFastSheGoes,
    'what-braking-costs': whatBrakingCosts,
    'when-to-brake': whenToBrake,
    'drift-or-turn': driftOrTurn,
    'the-bootlegger': theBootlegger,
    'who-tails-whom': whoTailsWhom,
  },
  figures,
  alike,
}
