// The lessons of this game in their best order: the first orbit, then teaching positions.
import type { GameLessons } from '@admiralty/lessons'
import type { GravityWell } from '../src/game.ts'
import aCoreOutOfAction from './a-core-out-of-action.json' with { type: 'json' }
import aLap from './a-lap.json' with { type: 'json' }
import aSecondCore from './a-second-core.json' with { type: 'json' }
import aStraySatellite from './a-stray-satellite.json' with { type: 'json' }
import againstTheOrbit from './against-the-orbit.json' with { type: 'json' }
import behindThePlanet from './behind-the-planet.json' with { type: 'json' }
import catchTheSatellite from './catch-the-satellite.json' with { type: 'json' }
import downByOneRing from './down-by-one-ring.json' with { type: 'json' }
import { alike, figures } from './figures.ts'
import firstOrbit from './first-orbit.json' with { type: 'json' }
import fourSatellites from './four-satellites.json' with { type: 'json' }
import oneTooSlow from './one-too-slow.json' with { type: 'json' }
import saveTheBus from './save-the-bus.json' with { type: 'json' }
import straightUp from './straight-up.json' with { type: 'json' }
import theBestTarget from './the-best-target.json' with { type: 'json' }
import theCollector from './the-collector.json' with { type: 'json' }
import theFirstBurnDown from './the-first-burn-down.json' with { type: 'json' }
import theFirstBurnUp from './the-first-burn-up.json' with { type: 'json' }
import theOtherWayRound from './the-other-way-round.json' with { type: 'json' }
import theSecondShot from './the-second-shot.json' with { type: 'json' }
import tooFastToTurn from './too-fast-to-turn.json' with { type: 'json' }
import upByOneRing from './up-by-one-ring.json' with { type: 'json' }
import waitForTheCorner from './wait-for-the-corner.json' with { type: 'json' }

export const lessons: GameLessons<GravityWell> = {
  files: {
    'first-orbit': firstOrbit,
    'a-lap': aLap,
    'one-too-slow': oneTooSlow,
    'straight-up': straightUp,
    'save-the-bus': saveTheBus,
    'up-by-one-ring': upByOneRing,
    'down-by-one-ring': downByOneRing,
    'the-first-burn-up': theFirstBurnUp,
    'wait-for-the-corner': waitForTheCorner,
    'the-first-burn-down': theFirstBurnDown,
    'too-fast-to-turn': tooFastToTurn,
    'a-stray-satellite': aStraySatellite,
    'the-other-way-round': theOtherWayRound,
    'catch-the-satellite': catchTheSatellite,
    'the-second-shot': theSecondShot,
    'the-best-target': theBestTarget,
    'a-core-out-of-action': aCoreOutOfAction,
    'a-second-core': aSecondCore,
    'four-satellites': fourSatellites,
    'against-the-orbit': againstTheOrbit,
    'the-collector': theCollector,
    'behind-the-planet': behindThePlanet,
  },
  figures,
  alike,
}
