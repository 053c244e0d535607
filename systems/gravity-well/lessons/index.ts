// The lessons of this game in their best order: the story, then teaching positions.
import type { GameLessons } from '@admiralty/lessons'
import type { GravityWell } from '../src/game.ts'
import aCheapTurn from './a-cheap-turn.json' with { type: 'json' }
import aCoreOutOfAction from './a-core-out-of-action.json' with { type: 'json' }
import aDiveForGas from './a-dive-for-gas.json' with { type: 'json' }
import aLap from './a-lap.json' with { type: 'json' }
import aLoneCore from './a-lone-core.json' with { type: 'json' }
import aPulse from './a-pulse.json' with { type: 'json' }
import aStraySatellite from './a-stray-satellite.json' with { type: 'json' }
import againstTheOrbit from './against-the-orbit.json' with { type: 'json' }
import backAlongTheOrbit from './back-along-the-orbit.json' with { type: 'json' }
import behindThePlanet from './behind-the-planet.json' with { type: 'json' }
import catchTheSatellite from './catch-the-satellite.json' with { type: 'json' }
import catchingUp from './catching-up.json' with { type: 'json' }
import { alike, figures } from './figures.ts'
import firstBattle from './first-battle.json' with { type: 'json' }
import fourSatellites from './four-satellites.json' with { type: 'json' }
import helpFromAComsat from './help-from-a-comsat.json' with { type: 'json' }
import howLongItFalls from './how-long-it-falls.json' with { type: 'json' }
import oneRingIn from './one-ring-in.json' with { type: 'json' }
import oneRingOut from './one-ring-out.json' with { type: 'json' }
import oneTooSlow from './one-too-slow.json' with { type: 'json' }
import oneWarhead from './one-warhead.json' with { type: 'json' }
import outOfReach from './out-of-reach.json' with { type: 'json' }
import saveTheBus from './save-the-bus.json' with { type: 'json' }
import straightUp from './straight-up.json' with { type: 'json' }
import theBestTarget from './the-best-target.json' with { type: 'json' }
import theCollector from './the-collector.json' with { type: 'json' }
import theFirstBurnDown from './the-first-burn-down.json' with { type: 'json' }
import theFirstBurnUp from './the-first-burn-up.json' with { type: 'json' }
import theOtherWayRound from './the-other-way-round.json' with { type: 'json' }
import theThirdShot from './the-third-shot.json' with { type: 'json' }
import tooFastToStop from './too-fast-to-stop.json' with { type: 'json' }
import twoRingsIn from './two-rings-in.json' with { type: 'json' }
import waitForTheCorner from './wait-for-the-corner.json' with { type: 'json' }

export const lessons: GameLessons<GravityWell> = {
  files: {
    'first-battle': firstBattle,
    'a-lap': aLap,
    'one-too-slow': oneTooSlow,
    'how-long-it-falls': howLongItFalls,
    'straight-up': straightUp,
    'a-cheap-turn': aCheapTurn,
    'too-fast-to-stop': tooFastToStop,
    'one-ring-out': oneRingOut,
    'one-ring-in': oneRingIn,
    'two-rings-in': twoRingsIn,
    'catching-up': catchingUp,
    'the-other-way-round': theOtherWayRound,
    'save-the-bus': saveTheBus,
    'the-first-burn-up': theFirstBurnUp,
    'wait-for-the-corner': waitForTheCorner,
    'the-first-burn-down': theFirstBurnDown,
    'a-stray-satellite': aStraySatellite,
    'catch-the-satellite': catchTheSatellite,
    'back-along-the-orbit': backAlongTheOrbit,
    'a-dive-for-gas': aDiveForGas,
    'behind-the-planet': behindThePlanet,
    'out-of-reach': outOfReach,
    'the-third-shot': theThirdShot,
    'help-from-a-comsat': helpFromAComsat,
    'the-best-target': theBestTarget,
    'one-warhead': oneWarhead,
    'a-pulse': aPulse,
    'a-lone-core': aLoneCore,
    'four-satellites': fourSatellites,
    'against-the-orbit': againstTheOrbit,
    'a-core-out-of-action': aCoreOutOfAction,
    'the-collector': theCollector,
  },
  figures,
  alike,
}
