// The lessons of this game in teaching order: the first chase, the worked example from both sides, then single positions.
import type { GameLessons } from '@admiralty/lessons'
import type { EarthExpects } from '../src/game.ts'
import aboardTheIcarus from './aboard-the-icarus.json' with { type: 'json' }
import aboardTheVigilance from './aboard-the-vigilance.json' with { type: 'json' }
import amongTheRocks from './among-the-rocks.json' with { type: 'json' }
import atTheInterface from './at-the-interface.json' with { type: 'json' }
import beforeTheyDock from './before-they-dock.json' with { type: 'json' }
import driftOrTurn from './drift-or-turn.json' with { type: 'json' }
import { alike, figures } from './figures.ts'
import firstBattle from './first-battle.json' with { type: 'json' }
import howFarSheIsSeen from './how-far-she-is-seen.json' with { type: 'json' }
import howFastSheGoes from './how-fast-she-goes.json' with { type: 'json' }
import howTheRowsRun from './how-the-rows-run.json' with { type: 'json' }
import lockOn from './lock-on.json' with { type: 'json' }
import noHandsWhileSheTurns from './no-hands-while-she-turns.json' with { type: 'json' }
import nuclearAtAStillShip from './nuclear-at-a-still-ship.json' with { type: 'json' }
import shieldsAreSquared from './shields-are-squared.json' with { type: 'json' }
import splitHerFire from './split-her-fire.json' with { type: 'json' }
import theBootlegger from './the-bootlegger.json' with { type: 'json' }
import theHighSide from './the-high-side.json' with { type: 'json' }
import twoPointsOfPower from './two-points-of-power.json' with { type: 'json' }
import whatATurretNeeds from './what-a-turret-needs.json' with { type: 'json' }
import whatBrakingCosts from './what-braking-costs.json' with { type: 'json' }
import whatMendingMakes from './what-mending-makes.json' with { type: 'json' }
import whenToBrake from './when-to-brake.json' with { type: 'json' }
import whichDie from './which-die.json' with { type: 'json' }
import whichMissileFirst from './which-missile-first.json' with { type: 'json' }
import whichPartLives from './which-part-lives.json' with { type: 'json' }
import whichRow from './which-row.json' with { type: 'json' }
import whoCannotBeFiredAt from './who-cannot-be-fired-at.json' with { type: 'json' }
import whoDodgesARailgun from './who-dodges-a-railgun.json' with { type: 'json' }
import whoTailsWhom from './who-tails-whom.json' with { type: 'json' }
import withoutALockOn from './without-a-lock-on.json' with { type: 'json' }

export const lessons: GameLessons<EarthExpects> = {
  files: {
    'first-battle': firstBattle,
    'aboard-the-vigilance': aboardTheVigilance,
    'aboard-the-icarus': aboardTheIcarus,
    'two-points-of-power': twoPointsOfPower,
    'how-fast-she-goes': howFastSheGoes,
    'what-braking-costs': whatBrakingCosts,
    'when-to-brake': whenToBrake,
    'drift-or-turn': driftOrTurn,
    'the-bootlegger': theBootlegger,
    'who-tails-whom': whoTailsWhom,
    'which-row': whichRow,
    'the-high-side': theHighSide,
    'how-the-rows-run': howTheRowsRun,
    'without-a-lock-on': withoutALockOn,
    'shields-are-squared': shieldsAreSquared,
    'who-dodges-a-railgun': whoDodgesARailgun,
    'split-her-fire': splitHerFire,
    'lock-on': lockOn,
    'which-missile-first': whichMissileFirst,
    'which-die': whichDie,
    'what-a-turret-needs': whatATurretNeeds,
    'nuclear-at-a-still-ship': nuclearAtAStillShip,
    'what-mending-makes': whatMendingMakes,
    'no-hands-while-she-turns': noHandsWhileSheTurns,
    'which-part-lives': whichPartLives,
    'how-far-she-is-seen': howFarSheIsSeen,
    'before-they-dock': beforeTheyDock,
    'among-the-rocks': amongTheRocks,
    'at-the-interface': atTheInterface,
    'who-cannot-be-fired-at': whoCannotBeFiredAt,
  },
  figures,
  alike,
}
